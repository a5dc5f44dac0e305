/** Moves and values of any game in words. */

import { say } from "./language.js";

/**
 * `lead-piping` as people write it.
 * @param {string} text
 */
export function spaced(text) {
  return text.replace(/(?<=[A-Za-z])[-_](?=[A-Za-z0-9])/g, " ");
}

/** @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A refusal as a sentence of its own. @param {string} text */
export function sentence(text) {
  return capital(/\p{Sentence_Terminal}$|…$/u.test(text) ? text : say("sentence", { text }));
}

/** @param {number} seconds */
export function sayTime(seconds) {
  return seconds % 60 ? say("time-seconds", { count: seconds }) : say("time-minutes", { count: seconds / 60 });
}

/** @param {string} text */
export function titled(text) {
  return spaced(text).split(" ").map(capital).join(" ");
}

const SEATED = new Set(["player", "seat", "owner", "winner", "starter", "turn"]);

/**
 * A value of a field.
 * @param {any} value
 * @param {string} key
 * @param {string[]} names
 * @returns {string}
 */
export function sayValue(value, key, names) {
  if (SEATED.has(key)) return saySeat(value, names);
  if (value === null) return say("value-nothing");
  if (typeof value === "boolean") return say(value ? "value-yes" : "value-no");
  if (Array.isArray(value)) return value.map((part) => sayValue(part, "", names)).join(" ");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([part, inner]) => sayValue(inner, part, names))
      .join(" ");
  return typeof value === "string" ? titled(value) : String(value);
}

/**
 * @param {any} value
 * @param {string[]} names
 */
function saySeat(value, names) {
  if (value === null) return say("value-nobody");
  return names[value] ?? say("seat", { number: Number(value) + 1 });
}

/**
 * A value with the name of its field where it would not speak for itself.
 * @param {any} value
 * @param {string} key
 * @param {string[]} names
 */
export function sayField(value, key, names) {
  const said = sayValue(value, key, names);
  return needsKey(value, key) ? say("value-of", { field: spaced(key), value: said }) : said;
}

/**
 * @param {any} value
 * @param {string} key
 */
function needsKey(value, key) {
  if (SEATED.has(key)) return false;
  if (Array.isArray(value)) return value.some((part) => typeof part !== "string") || value.length === 0;
  return typeof value !== "object" || value === null ? /^(-?\d+|true|false|null)$/.test(String(value)) : false;
}

/**
 * A card: what is on it, largest word first.
 * @param {any} card
 * @returns {{main: string, small: string}}
 */
export function sayCard(card) {
  if (card === null) return { main: "?", small: say("card-hidden") };
  if (typeof card !== "object") return { main: titled(String(card)), small: "" };
  const parts = Object.values(card).map((part) => sayValue(part, "", []));
  const words = parts.filter((part) => !/^-?\d+$/.test(part));
  return {
    main: words.join(" ") || parts[0],
    small: parts.filter((part) => /^-?\d+$/.test(part) && words.length).join(" "),
  };
}

/**
 * Names as a sentence has them.
 * @param {string[]} parts
 */
export function listed(parts) {
  if (parts.length < 2) return parts.join("");
  return say("list-and", { first: parts.slice(0, -1).join(say("list-comma")), last: parts[parts.length - 1] });
}
