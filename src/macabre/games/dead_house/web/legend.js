/** What is on the board, for those who do not know yet. */

import { el, fill, whenChanged } from "/static/kit/dom.js";
import { svg } from "/static/kit/svg.js";
import { botMark, picture } from "./figures.js";

/** @typedef {{kind: string, title: string, text: string}} Entry */
/** @typedef {import("./outside.js").Chart} Chart */
/** @typedef {import("./outside.js").Description} Description */
/** @typedef {import("/static/page/language.js").Say} Say */

const SIGNS = /** @type {Record<string, string>} */ ({
  "ahead-3": "ahead",
  again: "again",
  "turn-off": "turn-in",
  "gnome-blue": "gnome-blue",
  "gnome-red": "gnome-red",
  gravestones: "stone",
  holdings: "card-back",
});

/** What is no square. */
const OTHERS = ["gravestones", "bot", "holdings"];

/** @type {WeakMap<Description, string>} what is said of a thing, without house rules */
const plain = new WeakMap();

/**
 * A button beside the hand, always in sight, and the sheet that it lays over the board; `agree` tells it the house rules.
 * @param {Chart} chart
 * @param {Say} say
 * @returns {{button: HTMLElement, sheet: HTMLElement, agree: (options: Record<string, any>) => void}}
 */
export function legend(chart, say) {
  const list = el("ul");
  const sheet = el(
    "section",
    { class: "dh-legend", id: "dh-legend", popover: "auto", "aria-label": say("drawing-legend") },
    el("h2", {}, say("drawing-legend")),
    list,
    el(
      "button",
      { type: "button", class: "main", popovertarget: "dh-legend", popovertargetaction: "hide" },
      say("drawing-close"),
    ),
  );
  const agree = whenChanged((options) => {
    addNotes(chart, options);
    fill(list, [...squaresOf(chart), ...othersIn(say)].map(entry));
  });
  return {
    button: el("button", { type: "button", class: "dh-ask", popovertarget: "dh-legend" }, say("drawing-legend-ask")),
    sheet,
    agree,
  };
}

/** @param {Chart} chart @returns {Entry[]} */
function squaresOf({ squares, kinds }) {
  const there = new Set(squares);
  return Object.entries(kinds)
    .filter(([kind]) => kind !== "plain" && there.has(kind))
    .map(([kind, words]) => ({ kind, ...words }));
}

/** @param {Say} say @returns {Entry[]} */
function othersIn(say) {
  return OTHERS.map((kind) => ({
    kind,
    title: say(`drawing-legend-${kind}`),
    text: say(`drawing-legend-${kind}.text`),
  }));
}

/**
 * All that is said of squares and special cards goes by the house rules of the table.
 * @param {Chart} chart
 * @param {Record<string, any>} options
 */
function addNotes({ kinds, specials }, options) {
  for (const words of [...Object.values(kinds), ...specials]) {
    plain.set(words, plain.get(words) ?? words.text);
    words.text = [
      plain.get(words),
      ...words.notes.filter(({ option, value }) => options[option] === value).map(({ text }) => text),
    ].join(" ");
  }
}

/** @param {Entry} entry */
function entry({ kind, title, text }) {
  const sign =
    kind === "bot"
      ? svg("svg", { viewBox: "-16 -16 32 32", "aria-hidden": "true" }, botMark({ x: 0, y: 0 }, 30))
      : kind in SIGNS && picture(SIGNS[kind]);
  return el(
    "li",
    { class: kind },
    el("span", { class: "sign" }, sign),
    el("span", {}, el("strong", {}, title), ` ${text}`),
  );
}
