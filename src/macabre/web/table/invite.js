/** How others come to the table: a link, a short code, a picture of the link. */

import { el, fill, notice, whenChanged } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { invites } from "../page/house.js";
import { say, sayWith } from "../page/language.js";
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
  const button = el("button", { type: "button", key: "copy-link" }, say("copy"));
  button.addEventListener("click", async () => {
    const done = await copy(address);
    if (!done) link.focus();
    button.textContent = say(done ? "copied" : "copy-yourself");
  });
  return el(
    "div",
    { class: "invite-words" },
    lan.origin ? el("p", {}, say("invite-send")) : hereOnly(lan, open),
    el("label", { for: "link" }, say("invite-link")),
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
            void navigator.share({ title: document.title, text: say("invite-words"), url: address }).catch(() => {}),
        },
        icon("share"),
        say("invite-share"),
      ),
    HERE_ONLY.includes(location.hostname) && lan.origin && el("p", { class: "soft" }, say("invite-network")),
    el("p", {}, sayWith("invite-code", { code: el("strong", { class: "code" }, code) })),
  );
}

/**
 * A link that nobody else can open says so, and how others are let in.
 * @param {Lan} lan
 * @param {() => void} open
 */
function hereOnly({ offered }, open) {
  const so = el("strong", {}, say("invite-here-only"));
  if (!offered)
    return el(
      "p",
      { class: "here-only" },
      so,
      " ",
      sayWith("invite-start", { command: el("code", {}, "macabre serve --lan") }),
    );
  return el(
    "div",
    { class: "here-only" },
    el("p", {}, so, " ", say("invite-may")),
    el("button", { type: "button", class: "main", key: "open-lan", onclick: open }, say("invite-let")),
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
    alt: say("invite-qr", { code }),
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
    const shown = Object.entries(options).filter(([name]) => name in known); // once the rules are here
    const rows = shown.map(([name, value]) => {
      const changed = known[name] && JSON.stringify(known[name].default) !== JSON.stringify(value);
      return el(
        "div",
        {},
        el("dt", {}, optionName(name, known[name]), changed && el("span", { class: "chip" }, say("option-changed"))),
        el("dd", {}, capital(sayOption(value, known[name])), known[name] && el("small", {}, sayAbout(known[name]))),
      );
    });
    fill(host, Object.keys(options).length ? rows : el("p", { class: "soft" }, say("option-none")));
  });
}

/** What a house rule does; the numbers of clauses stay in one piece. @param {import("../line/model.js").OptionInfo} option */
export function sayAbout({ about }) {
  return capital(about)
    .split(/([A-Z]+-\d+)/)
    .map((part, place) => (place % 2 ? el("span", { class: "unbroken" }, part) : part));
}

/**
 * What a house rule is called.
 * @param {string} name
 * @param {import("../line/model.js").OptionInfo | undefined} option
 */
export const optionName = (name, option) => option?.name || capital(spaced(name));

/**
 * @param {any} value
 * @param {import("../line/model.js").OptionInfo | undefined} option
 */
export function sayOption(value, option) {
  if (value === null) return say(option?.names_seat ? "option-chance" : "option-off");
  if (option?.names_seat) return say("seat", { number: value + 1 });
  return option?.says[value] ?? sayValue(value, "", []);
}
