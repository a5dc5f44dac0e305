/** What is on the board, for those who do not know yet. */

import { el } from "/static/dom.js";
import { picture } from "./figures.js";

/** @typedef {{kind: string, title: string, text: string}} Entry */

const SIGNS = /** @type {Record<string, string>} */ ({ "ahead-3": "ahead", again: "again", "turn-off": "turn-in", "gnome-blue": "gnome-blue", "gnome-red": "gnome-red", gravestones: "stone", holdings: "card-back" });

/** What is no square. @type {Entry[]} */
const OTHERS = [
  { kind: "gravestones", title: "Gravestones", text: "Only pawns of their colour go here, and nobody else can move them." },
  { kind: "holdings", title: "In a Home Base", text: "How many cards its player holds, and a full star for each special card that is left." },
];

/**
 * A button beside the hand, always in sight, and the sheet that it lays over the board.
 * @param {import("./layout.js").Chart} chart
 * @returns {{button: HTMLElement, sheet: HTMLElement}}
 */
export function legend({ squares, kinds }) {
  const there = new Set(squares);
  const entries = Object.entries(kinds).filter(([kind]) => kind !== "plain" && there.has(kind)).map(([kind, words]) => ({ kind, ...words }));
  const sheet = el("section", { class: "dh-legend", id: "dh-legend", popover: "auto", "aria-label": "What is on the board" },
    el("h2", {}, "What is on the board"), el("ul", {}, [...entries, ...OTHERS].map(entry)), el("button", { type: "button", class: "main", popovertarget: "dh-legend", popovertargetaction: "hide" }, "Close"));
  return { button: el("button", { type: "button", class: "dh-ask", popovertarget: "dh-legend" }, "What is on the board?"), sheet };
}

/** @param {Entry} entry */
function entry({ kind, title, text }) {
  return el("li", { class: kind }, el("span", { class: "sign" }, kind in SIGNS && picture(SIGNS[kind])), el("span", {}, el("strong", {}, title), ` ${text}`));
}
