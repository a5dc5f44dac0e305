/** How others come to the table: a link, a short code, a picture of the link. */

import { el, fill, notice, whenChanged } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { invites } from "../page/house.js";
import { say } from "../page/language.js";
import { api, copy } from "../page/page.js";
import { capital, sayValue, sentence, spaced } from "../page/words.js";

/** @typedef {import("../line/protocol.js").Seen} Seen */

const HERE_ONLY = ["localhost", "127.0.0.1", "[::1]"];

/**
 * @param {HTMLElement} host
 * @param {string} code
 */
export function drawInvite(host, code) {
  if (!invites) return fill(host, el("p", { class: "soft" }, say("invite-nobody")));
  const draw = (/** @type {Lan} */ lan) => fill(host, words(code, lan, open), qrCode(code, lan));
  const open = () => api("/api/lan", {}).then(draw, (fault) => notice(sentence(fault.message), "fault"));
  const here = HERE_ONLY.includes(location.hostname);
  draw({ offered: false, origin: here ? null : location.origin });
  if (here) void api("/api/lan").then(draw, () => {});
}

/** @typedef {{offered: boolean, origin: string | null}} Lan whether the local network may be let in, and where others find the hall; null while nobody can */

/**
 * @param {string} code
 * @param {Lan} lan
 * @param {() => void} open
 */
function words(code, lan, open) {
  const address = `${lan.origin ?? location.origin}/t/${code}`;
  const link = el("input", {
    id: "link",
    readonly: true,
    value: address,
    onfocus: (/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select(),
  });
  const button = el("button", { type: "button", key: "copy-link" }, "Copy");
  button.addEventListener("click", async () => {
    const done = await copy(address);
    if (!done) link.focus();
    button.textContent = done ? "Copied" : "Selected: now copy it";
  });
  return el(
    "div",
    { class: "invite-words" },
    lan.origin ? el("p", {}, "Send this link: whoever opens it can take a seat, or watch.") : hereOnly(lan, open),
    el("label", { for: "link" }, "Link to this table"),
    el("div", { class: "joined wide" }, link, button),
    lan.origin &&
      "share" in navigator &&
      el(
        "button",
        {
          type: "button",
          class: "share",
          key: "share",
          onclick: () =>
            void navigator
              .share({ title: document.title, text: "Take a seat at my table.", url: address })
              .catch(() => {}),
        },
        icon("share"),
        "Share",
      ),
    HERE_ONLY.includes(location.hostname) &&
      lan.origin &&
      el("p", { class: "soft" }, "It works for everybody on your network until Macabre is closed."),
    el("p", {}, "Or type the code ", el("strong", { class: "code" }, code), " in the hall."),
  );
}

/**
 * A link that nobody else can open says so, and how others are let in.
 * @param {Lan} lan
 * @param {() => void} open
 */
function hereOnly({ offered }, open) {
  const so = el("strong", {}, "This link works on this computer only.");
  if (!offered)
    return el(
      "p",
      { class: "here-only" },
      so,
      " To let others in, start Macabre with ",
      el("code", {}, "./play --lan"),
      " and open the address that it names.",
    );
  return el(
    "div",
    { class: "here-only" },
    el("p", {}, so, " Phones and computers on the same network can join too, if you let them."),
    el("button", { type: "button", class: "main", key: "open-lan", onclick: open }, "Let others on this network join"),
  );
}

/**
 * @param {string} code
 * @param {Lan} lan
 */
function qrCode(code, { origin }) {
  const picture = `/api/tables/${encodeURIComponent(code)}/qr.svg?${encodeURIComponent(origin ?? "")}`; // not the one that was kept
  return el("img", {
    class: "qr",
    loading: "lazy",
    src: picture,
    alt: `QR code of the link to table ${code}`,
    width: 148,
    height: 148,
  });
}

/**
 * The house rules that differ, and those that do not.
 * @param {HTMLElement} host
 */
export function houseRules(host) {
  return whenChanged((/** @type {Record<string, any>} */ options, /** @type {Record<string, any>} */ known) => {
    const rows = Object.entries(options).map(([name, value]) => {
      const changed = known[name] && JSON.stringify(known[name].default) !== JSON.stringify(value);
      return el(
        "div",
        {},
        el("dt", {}, capital(spaced(name)), changed && el("span", { class: "chip" }, "changed")),
        el("dd", {}, capital(sayOption(value, known[name])), known[name] && el("small", {}, sayAbout(known[name]))),
      );
    });
    fill(host, rows.length ? rows : el("p", { class: "soft" }, "This game has no house rules."));
  });
}

/** What a house rule does; the numbers of clauses stay in one piece. @param {import("../line/model.js").OptionInfo} option */
export function sayAbout({ about }) {
  return capital(about)
    .split(/([A-Z]+-\d+)/)
    .map((part, place) => (place % 2 ? el("span", { class: "unbroken" }, part) : part));
}

/**
 * @param {any} value
 * @param {import("../line/model.js").OptionInfo | undefined} option
 */
export function sayOption(value, option) {
  if (value === null) return option?.names_seat ? "chance decides" : "none";
  if (option?.names_seat) return `seat ${value + 1}`;
  return option?.says[value] ?? sayValue(value, "", []);
}
