/** What is on the board, for those who do not know yet. */

import { el, fill, whenChanged } from "/static/kit/dom.js";
import { svg } from "/static/kit/svg.js";
import { botMark, picture } from "./figures.js";

/** @typedef {{kind: string, title: string, text: string}} Entry */

const SIGNS = /** @type {Record<string, string>} */ ({
  "ahead-3": "ahead",
  again: "again",
  "turn-off": "turn-in",
  "gnome-blue": "gnome-blue",
  "gnome-red": "gnome-red",
  gravestones: "stone",
  holdings: "card-back",
});

/** What is no square. @type {Entry[]} */
const OTHERS = [
  {
    kind: "gravestones",
    title: "Gravestones",
    text: "Only pawns of their colour go here, and nobody else can move them.",
  },
  { kind: "bot", title: "This mark beside a name", text: "A bot plays." },
  {
    kind: "holdings",
    title: "In a Home Base",
    text: "How many cards its player holds, and a full star for each special card that is left.",
  },
];

/**
 * A button beside the hand, always in sight, and the sheet that it lays over the board; `agree` tells it the house rules.
 * @param {import("./layout.js").Chart} chart
 * @returns {{button: HTMLElement, sheet: HTMLElement, agree: (options: Record<string, any>) => void}}
 */
export function legend(chart) {
  const list = el("ul");
  const sheet = el(
    "section",
    { class: "dh-legend", id: "dh-legend", popover: "auto", "aria-label": "What is on the board" },
    el("h2", {}, "What is on the board"),
    list,
    el("button", { type: "button", class: "main", popovertarget: "dh-legend", popovertargetaction: "hide" }, "Close"),
  );
  const agree = whenChanged((options) => {
    addNotes(chart, options);
    fill(list, [...squaresOf(chart), ...OTHERS].map(entry));
  });
  return {
    button: el("button", { type: "button", class: "dh-ask", popovertarget: "dh-legend" }, "What is on the board?"),
    sheet,
    agree,
  };
}

/** @param {import("./layout.js").Chart} chart @returns {Entry[]} */
function squaresOf({ squares, kinds }) {
  const there = new Set(squares);
  return Object.entries(kinds)
    .filter(([kind]) => kind !== "plain" && there.has(kind))
    .map(([kind, words]) => ({ kind, ...words }));
}

/**
 * All that is said of squares and special cards goes by the house rules of the table.
 * @param {import("./layout.js").Chart} chart
 * @param {Record<string, any>} options
 */
function addNotes({ kinds, specials }, options) {
  for (const words of [...Object.values(kinds), ...specials]) {
    words.plain ??= words.text;
    words.text = [
      words.plain,
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
