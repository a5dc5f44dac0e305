/** How others come to the table: a link, a short code, a picture of the link. */

import { el, fill, whenChanged } from "./dom.js";
import { copy } from "./page.js";
import { sayValue, capital, spaced } from "./words.js";

/** @typedef {import("./protocol.js").Seen} Seen */

const HERE_ONLY = ["localhost", "127.0.0.1", "[::1]"];

/** @param {string} code */
const linkOf = (code) => `${location.origin}/t/${code}`;

/**
 * @param {HTMLElement} host
 * @param {string} code
 */
export function drawInvite(host, code) {
  const link = el("input", { id: "link", readonly: true, value: linkOf(code), onfocus: (/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select() });
  const button = el("button", { type: "button" }, "Copy");
  button.addEventListener("click", async () => {
    const done = await copy(linkOf(code));
    if (!done) link.focus();
    button.textContent = done ? "Copied" : "Selected: now copy it";
  });
  fill(host,
    el("div", { class: "invite-words" },
      el("p", {}, "Send this link. Whoever opens it takes a seat with a name, or watches."),
      el("label", { for: "link" }, "Link to this table"),
      el("div", { class: "joined wide" }, link, button),
      "share" in navigator && el("button", { type: "button", onclick: () => void navigator.share({ title: document.title, url: linkOf(code) }).catch(() => {}) }, "Share"),
      HERE_ONLY.includes(location.hostname) && el("p", { class: "here-only" }, "This link works on this computer only. To let others in, start Macabre with ", el("code", {}, "./play --lan"), " and open the address that it names."),
      el("p", {}, "Or type the code ", el("strong", { class: "code" }, code), " in the hall.")),
    el("img", { class: "qr", loading: "lazy", src: `/api/tables/${encodeURIComponent(code)}/qr.svg`, alt: `QR code of the link to table ${code}`, width: 148, height: 148 }));
}

/**
 * The house rules that differ, and those that do not.
 * @param {HTMLElement} host
 */
export function houseRules(host) {
  return whenChanged((/** @type {Record<string, any>} */ options, /** @type {Record<string, any>} */ known) => {
    const rows = Object.entries(options).map(([name, value]) => {
      const changed = known[name] && JSON.stringify(known[name].default) !== JSON.stringify(value);
      return el("div", {}, el("dt", {}, capital(spaced(name)), changed && el("span", { class: "chip" }, "changed")),
        el("dd", {}, capital(sayOption(value, known[name])), known[name] && el("small", {}, sayAbout(known[name]))));
    });
    fill(host, rows.length ? rows : el("p", { class: "soft" }, "This game has no house rules."));
  });
}

/** What a house rule does; the numbers of clauses stay in one piece. @param {import("./model.js").OptionInfo} option */
export function sayAbout({ about }) {
  return capital(about).split(/([A-Z]+-\d+)/).map((part, place) => (place % 2 ? el("span", { class: "unbroken" }, part) : part));
}

/**
 * @param {any} value
 * @param {import("./model.js").OptionInfo | undefined} option
 */
export function sayOption(value, option) {
  if (value === null) return option?.names_seat ? "chance decides" : "none";
  if (option?.names_seat) return `seat ${value + 1}`;
  return option?.says[value] ?? sayValue(value, "", []);
}
