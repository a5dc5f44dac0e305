/** The reader's language: what pages say, from the same files of words as what the server says. */

import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { recall, remember } from "./store.js";

/** @typedef {{code: string, name: string, direction: string}} Language */
/** @typedef {Record<string, string | number>} Arguments */
/** @typedef {(key: string, args?: Arguments) => string} Say */

const ENGLISH = "en";
const PLACES = /** @type {const} */ (["title", "placeholder", "aria-label", "alt", "content"]);

const page = globalThis.document; // a module that is tried alone has none

/** @type {Language[]} Every language that there is, the server says which. */
export const languages = JSON.parse(page?.querySelector('meta[name="languages"]')?.getAttribute("content") ?? "[]");

/** @type {Language} The one that was chosen, or that the browser likes best of those that there are. */
export const language = find(recall("language")) ??
  navigator.languages.map(find).find(Boolean) ?? { code: ENGLISH, name: "English", direction: "ltr" };

/** @param {string | null} code */
function find(code) {
  return languages.find((one) => one.code === code || one.code === code?.split("-")[0].toLowerCase());
}

/** Speak another language from now on. @param {string} code */
export function choose(code) {
  remember("language", code);
  location.reload();
}

/** What the house says, in the reader's language; in English where that has no words. */
export const say = await wordsOf("house");

/**
 * What a game says, or the house.
 * @param {string} of
 * @returns {Promise<Say>}
 */
export async function wordsOf(of) {
  const codes = [...new Set([language.code, ENGLISH])];
  const bundles = await Promise.all(codes.map((code) => bundle(code, of)));
  return (key, args) => sayFrom(bundles, key, args);
}

/**
 * @param {FluentBundle[]} bundles
 * @param {string} key a message, or an attribute of one as `message.attribute`
 * @param {Arguments} [args]
 */
function sayFrom(bundles, key, args) {
  const [id, attribute] = key.split(".");
  for (const words of bundles) {
    const message = words.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return words.formatPattern(pattern, args);
  }
  console.warn(`there are no words for ${key}`);
  return key;
}

/**
 * @param {string} code
 * @param {string} of
 */
async function bundle(code, of) {
  const words = new FluentBundle(code, { useIsolating: false });
  const answer = await fetch(`/static/words/${code}/${of}.ftl`);
  if (answer.ok) words.addResource(new FluentResource(await answer.text()));
  return words;
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
