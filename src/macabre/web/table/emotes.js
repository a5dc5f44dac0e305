/** A few gestures instead of a chat, and a way not to see them. */

import { byId, el, fill, notice } from "../kit/dom.js";
import { say } from "../page/language.js";
import { recall, remember } from "../page/store.js";

/** @typedef {import("./shared.js").Shared} Shared */

/** @type {import("../line/protocol.js").EmoteName[]} */
const EMOTES = ["gasp", "laugh", "think", "applause", "hurry", "sorry"];

export const areMuted = () => Boolean(recall("emotes-muted", false));

/**
 * @param {HTMLElement} host
 * @param {Shared} shared
 */
export function drawEmotes(host, shared) {
  const muted = areMuted();
  const buttons = EMOTES.map((emote) =>
    el(
      "button",
      { type: "button", class: "emote", key: emote, onclick: () => send(shared, emote) },
      el("img", { src: `/static/art/emote-${emote}.svg`, loading: "lazy", alt: "", width: 28, height: 28 }),
      say(`emote-${emote}`),
    ),
  );
  const mute = el(
    "button",
    { type: "button", class: "quiet", key: "mute-emotes", "aria-pressed": String(muted) },
    say("emotes-hide"),
  );
  mute.addEventListener("click", () => {
    remember("emotes-muted", !muted);
    drawEmotes(host, shared);
  });
  fill(host, el("div", { class: "row" }, buttons), mute);
}

/**
 * A gesture whose maker's place is out of sight is told where it is seen.
 * @param {string} name
 * @param {number} seat
 * @param {string} emote
 */
export function tellGesture(name, seat, emote) {
  const places = ["strip", "seats"].map((id) => byId(id).children[seat]);
  if (!places.some(isInSight))
    notice(
      el(
        "span",
        { class: "gesture" },
        el("img", { src: `/static/art/emote-${emote}.svg`, alt: "", width: 28, height: 28 }),
        say("emote-made", { name, emote: say(`emote-${emote}`) }),
      ),
    );
}

/** Whether an element is seen below the line that stays on top. @param {Element | undefined} node */
function isInSight(node) {
  const { top = 0, bottom = 0, height = 0 } = node?.getBoundingClientRect() ?? {};
  return height > 0 && top >= byId("status").getBoundingClientRect().bottom - height / 2 && bottom <= innerHeight;
}

/**
 * @param {Shared} shared
 * @param {string} emote
 */
function send(shared, emote) {
  const { seen } = shared.model;
  const seat = seen?.seat ?? seen?.yours[0];
  if (seat !== undefined) shared.order({ t: "emote", seat, emote });
}
