/** The pictures of Deadly Doodles' rulebook. */

import { el } from "/static/kit/dom.js";
import { svg } from "/static/kit/svg.js";
import { wordsOf } from "/static/page/language.js";
import { cardFace } from "./hand.js";
import { doodle, read } from "./things.js";

/** @typedef {import("./outside.js").Chart} Chart */

const say = await wordsOf("deadly-doodles");

/** What is shown by an arrow, here by its number alone. */
export const ARROWS = ["draw", "trap"];

/** A map tells most when everything is drawn. */
export const STILL = "last";

/** @type {Record<string, (name: string, chart: Chart) => Node>} */
const DRAWN = {
  card: (name, chart) => (name === "draw-2" ? drawTwo() : cardFace(name, chart.names[name], chart.turns[name]?.[0])),
  thing: (name) => svg("svg", { class: "book-thing", viewBox: "-35 -35 70 70" }, doodle(read(name).doodle)),
  piece: (name) =>
    svg("svg", { class: "book-thing", viewBox: "-35 -35 70 70" }, svg("path", { class: "book-line", d: PIECES[name] })),
};

const PIECES = /** @type {Record<string, string>} */ ({
  map: "M-28 -28H28V28H-28ZM-9 -28V28M9 -28V28M-28 -9H28M-28 9H28",
  pen: "M-24 26L-20 12L16 -24L26 -14L-10 22Z",
  entry: "M0 -28V16M-14 2L0 18L14 2M-28 28H-12M12 28H28",
});

/**
 * @param {string} kind
 * @param {string} name
 * @param {Chart} chart
 */
export function picture(kind, name, chart) {
  const inside = DRAWN[kind]?.(name, chart);
  return inside ? el("span", { class: "doodles doodle-piece" }, inside) : null;
}

function drawTwo() {
  const art = svg(
    "svg",
    { class: "card-art", viewBox: "-60 -60 120 120" },
    svg("text", { class: "book-two", y: 28, "text-anchor": "middle" }, "+2"),
  );
  return el("div", { class: "doodle-card" }, art, el("span", { class: "card-name" }, say("card-draw-2")));
}
