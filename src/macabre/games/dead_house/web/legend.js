/** What the squares do, for those who do not know yet. */

import { el } from "/static/dom.js";
import { picture } from "./figures.js";

const SIGNS = /** @type {Record<string, string>} */ ({ "ahead-3": "ahead", again: "again", "turn-off": "turn-in", "gnome-blue": "gnome-blue", "gnome-red": "gnome-red" });

/** @param {import("./layout.js").Chart} chart */
export function legend(chart) {
  const there = new Set(chart.squares);
  const entries = Object.entries(chart.kinds).filter(([kind]) => kind !== "plain" && there.has(kind));
  return el("details", { class: "dh-legend" }, el("summary", {}, "What the squares do"),
    el("ul", {}, entries.map(([kind, { title, text }]) => el("li", { class: kind }, el("span", { class: "sign" }, kind in SIGNS && picture(SIGNS[kind])), el("span", {}, el("strong", {}, title), ` ${text}`)))));
}
