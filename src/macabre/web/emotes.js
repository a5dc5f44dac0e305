/** A few gestures instead of a chat, and a way not to see them. */

import { el, fill } from "./dom.js";
import { recall, remember } from "./store.js";
import { capital } from "./words.js";

/** @typedef {import("./room.js").Room} Room */

/** @type {import("./protocol.js").EmoteName[]} */
const EMOTES = ["gasp", "laugh", "think", "applause", "hurry", "sorry"];

export const areMuted = () => Boolean(recall("emotes-muted", false));

/**
 * @param {HTMLElement} host
 * @param {Room} room
 */
export function drawEmotes(host, room) {
  const muted = areMuted();
  const buttons = EMOTES.map((emote) =>
    el("button", { type: "button", class: "emote", key: emote, onclick: () => send(room, emote) },
      el("img", { src: `/static/art/emote-${emote}.svg`, alt: "", width: 28, height: 28 }), capital(emote)));
  const mute = el("button", { type: "button", class: "quiet", key: "mute-emotes", "aria-pressed": String(muted) }, "Hide gestures");
  mute.addEventListener("click", () => {
    remember("emotes-muted", !muted);
    drawEmotes(host, room);
  });
  fill(host, el("div", { class: "row" }, buttons), mute);
}

/**
 * @param {Room} room
 * @param {string} emote
 */
function send(room, emote) {
  const { seen } = room.model;
  const seat = seen?.seat ?? seen?.yours[0];
  if (seat !== undefined) room.order({ t: "emote", seat, emote });
}
