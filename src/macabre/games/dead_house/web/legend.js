/** What is on the board, for those who do not know yet. */

import { el } from "/static/dom.js";
import { svg } from "/static/kit/svg.js";
import { botMark, picture } from "./figures.js";

/** @typedef {{kind: string, title: string, text: string}} Entry */

const SIGNS = /** @type {Record<string, string>} */ ({ "ahead-3": "ahead", again: "again", "turn-off": "turn-in", "gnome-blue": "gnome-blue", "gnome-red": "gnome-red", gravestones: "stone", holdings: "card-back" });

/** What is no square. @type {Entry[]} */
const OTHERS = [
  { kind: "gravestones", title: "Gravestones", text: "Only pawns of their colour go here, and nobody else can move them." },
  { kind: "bot", title: "This mark beside a name", text: "A bot plays." },
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
  const sign = kind === "bot" ? svg("svg", { viewBox: "-16 -16 32 32", "aria-hidden": "true" }, botMark({ x: 0, y: 0 }, 30)) : kind in SIGNS && picture(SIGNS[kind]);
  return el("li", { class: kind }, el("span", { class: "sign" }, sign), el("span", {}, el("strong", {}, title), ` ${text}`));
}
