/** What every page shares: its head, daylight or candlelight, and talking to the server. */

import { byId, el } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { ask, rulesPage, tableHere } from "./house.js";
import { choose, language, languages, say } from "./language.js";
import { recall, remember } from "./store.js";

const LIGHTS = ["dark", "light", "auto"];
const AWAKE_MS = 15_000;
const FULL = 503;
const LIGHT_SIGNS = /** @type {Record<string, "auto" | "candle" | "day">} */ ({
  auto: "auto",
  dark: "candle",
  light: "day",
});

/** Draw the signs of the tools in the head, set the light that was chosen, and offer another: on every page. */
export function dress() {
  for (const tool of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-icon]")))
    tool.prepend(icon(/** @type {"book" | "help"} */ (tool.dataset.icon)));
  const button = el("button", { type: "button", class: "quiet light" });
  button.addEventListener("click", () =>
    setLight(button, LIGHTS[(LIGHTS.indexOf(recall("light", "dark")) + 1) % LIGHTS.length]),
  );
  setLight(button, recall("light", "dark"));
  byId("head-tools").append(...languageMenu(), button);
}

/** All languages that there are, each by its own name; nothing where there is only one. */
function languageMenu() {
  if (languages.length < 2) return [];
  const names = languages.map(({ code, name }) =>
    el("option", { value: code, lang: code, selected: code === language.code }, name),
  );
  const menu = el("select", { "aria-label": say("language"), title: language.name }, ...names);
  menu.addEventListener("change", () => choose(menu.value));
  return [
    el(
      "label",
      { class: "button quiet language" },
      icon("globe"),
      el("span", { class: "tool-name" }, language.name),
      menu,
    ),
  ];
}

/**
 * @param {HTMLElement} button
 * @param {string} light
 */
function setLight(button, light) {
  remember("light", light);
  document.documentElement.dataset.light = light;
  button.title = say(`light-${light}`);
  button.replaceChildren(icon(LIGHT_SIGNS[light]), el("span", { class: "tool-name" }, say(`light-${light}`)));
}

/** An answer that is no success. */
export class Fault extends Error {
  /**
   * @param {string} text
   * @param {number} status
   */
  constructor(text, status) {
    super(text);
    this.status = status;
  }
}

/**
 * Ask the server for something as JSON, or tell it something.
 * @param {string} path
 * @param {any} [body]
 * @returns {Promise<any>}
 */
export async function api(path, body) {
  const headers = { "Accept-Language": language.code };
  const init =
    body === undefined
      ? { headers }
      : { method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await ask(path, init);
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Fault(told.error ?? wordless(answer.status), answer.status);
  return told;
}

/**
 * What is said where the server has no words: one that is full answers before it is asked anything.
 * @param {number} status
 */
function wordless(status) {
  return status === FULL ? say("fault-full") : say("fault-answer", { status });
}

/** What the page is about: a code, a game, a match. */
export { subject as pathEnd } from "./house.js";

/**
 * The picture by which a game is known.
 * @param {{emblem: string}} game
 */
export function emblem(game) {
  return el("img", { class: "emblem", src: game.emblem, alt: "", width: 96, height: 96 });
}

/**
 * The text of a clause, its `code` and **stress** as such.
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export function clauseText(text) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith("`")) return el("code", {}, part.slice(1, -1));
    return part.startsWith("**") ? el("strong", {}, part.slice(2, -2)) : part;
  });
}

/** The rules of a game, from which whoever sits at a table finds back to it. @param {string} game */
export function rulesAddress(game) {
  return rulesPage(game, tableHere());
}

/**
 * A link to a clause on the rules page.
 * @param {string} game
 * @param {string} number
 * @param {string | null} [text]
 */
export function clauseLink(game, number, text = null) {
  return el(
    "a",
    { class: "clause", href: `${rulesAddress(game)}#${number}`, target: "_blank", rel: "noopener", title: text },
    number,
  );
}

/**
 * The screen stays on while something is to be seen; browsers forget it whenever the page was hidden.
 * @param {() => boolean} wanted
 */
export function keepAwake(wanted) {
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  setInterval(async () => {
    if (document.hidden || !("wakeLock" in navigator)) return;
    if (!wanted()) await lock?.release();
    else if (!lock || lock.released) lock = await navigator.wakeLock.request("screen").catch(() => null);
  }, AWAKE_MS);
}

/**
 * Put text on the clipboard where the browser allows it.
 * @param {string} text
 * @returns {Promise<boolean>}
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
