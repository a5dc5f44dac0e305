/** The reader's language: what pages say, from the same files of words as what the server says. */

import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";
import { recall, remember } from "./store.js";

/** @typedef {{code: string, name: string, direction: string}} Language */
/** @typedef {Record<string, string | number>} Arguments */
/** @typedef {(key: string, args?: Arguments, otherwise?: string) => string} Say `otherwise` for what there may be no words for */

const ENGLISH = "en";
const PATIENCE = 8000; // ms
const MARK = "\uE000"; // is no letter of any language
const PLACES = /** @type {const} */ (["title", "placeholder", "aria-label", "alt", "content"]);

const page = globalThis.document; // a module that is tried alone has none

/** @type {Language[]} Every language that there is, the server says which. */
export const languages = JSON.parse(page?.querySelector('meta[name="languages"]')?.getAttribute("content") ?? "[]");

/** @type {Language} The one that was chosen, or that the browser likes best of those that there are. */
export const language = find(recall("language")) ??
  navigator.languages.map(find).find(Boolean) ?? { code: ENGLISH, name: "English", direction: "ltr" };

/** @param {string | null} code */
function find(code) {
  const called = (/** @type {string | undefined} */ name) => languages.find((one) => one.code === name);
  return called(code ?? "") ?? called(code?.split("-")[0].toLowerCase());
}

/** What was asked for early was asked for in the language that the browser likes best, which may not be the one that was chosen. */
const early = page?.querySelector('link[as="fetch"][href*="/words/"]')?.getAttribute("href")?.split("/").at(-2);

/** An address whose answer may have come early, if that is in the right language. @param {string} address */
export const inLanguage = (address) =>
  early === undefined || early === language.code ? address : `${address}?${language.code}`;

/** Speak another language from now on. @param {string} code */
export function choose(code) {
  remember("language", code);
  location.reload();
}

/** @type {Map<string, Promise<Say>>} */
const asked = new Map();

/** What the house says, in the reader's language; in English where that has no words. */
export const say = await wordsOf("house");

/**
 * What a game says, or the house.
 * @param {string} of
 * @returns {Promise<Say>}
 */
export function wordsOf(of) {
  const known = asked.get(of) ?? speaker(of);
  asked.set(of, known);
  return known;
}

/**
 * The server fills in what a language lacks; should words not come, English is tried, and at last there are only keys.
 * @param {string} of
 * @returns {Promise<Say>}
 */
async function speaker(of) {
  for (const code of [language.code, language.code, ENGLISH]) {
    const text = await fetched(`/static/words/${code}/${of}.ftl`);
    if (text !== null) return sayingFrom(code, text);
  }
  return sayingFrom(ENGLISH, "");
}

/** @param {string} address */
async function fetched(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** Whole numbers are written by themselves: a browser takes a while to learn how a language writes others. */
class PlainNumber extends FluentNumber {
  /** @override @param {any} [scope] */
  toString(scope) {
    return Number.isInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}

/**
 * @param {string} code
 * @param {string} text a file of words
 * @returns {Say}
 */
function sayingFrom(code, text) {
  const words = new FluentBundle(code, { useIsolating: language.direction === "rtl" });
  words.addResource(new FluentResource(text));
  /** @type {Error[]} */
  const faults = []; // a message that lacks something is said as far as it can be
  return (key, args, otherwise) => {
    const [id, attribute] = key.split(".");
    const message = words.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return words.formatPattern(pattern, args && written(args), faults);
    if (otherwise !== undefined) return otherwise;
    console.warn(`there are no words for ${key}`);
    return key;
  };
}

/**
 * Numbers as the server writes them: 1024, for a step, a code or a year is no amount.
 * @param {Arguments} args
 */
function written(args) {
  const all = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "number" ? new PlainNumber(value, { useGrouping: false }) : value,
  ]);
  return Object.fromEntries(all);
}

/**
 * What the house says, with nodes among the words: a message has them where its arguments stand.
 * @param {string} key
 * @param {Record<string, Node>} nodes
 * @param {Arguments} [args]
 * @returns {(Node | string)[]}
 */
export function sayWith(key, nodes, args = {}) {
  const names = Object.keys(nodes);
  const marks = Object.fromEntries(names.map((name, place) => [name, `${MARK}${place}${MARK}`]));
  return say(key, { ...args, ...marks })
    .split(MARK)
    .map((part, place) => (place % 2 ? nodes[names[Number(part)]] : part))
    .filter((part) => part !== "");
}

/** Put words where a page has only keys: `data-say` for what stands in it, `data-say-title` and others beside it. */
function fill() {
  document.documentElement.lang = language.code;
  document.documentElement.dir = language.direction;
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-say]")))
    element.textContent = say(element.dataset.say ?? "");
  for (const place of PLACES)
    for (const element of document.querySelectorAll(`[data-say-${place}]`))
      element.setAttribute(place, say(element.getAttribute(`data-say-${place}`) ?? ""));
  document.documentElement.dataset.spoken = language.code;
}

if (page) fill();
