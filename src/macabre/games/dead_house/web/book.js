/** The pictures of Dead House's rulebook. */

import { faceDown } from "/static/kit/cards.js";
import { el } from "/static/kit/dom.js";
import { svg } from "/static/kit/svg.js";
import { say as house, wordsOf } from "/static/page/language.js";
import { cardFace } from "./faces.js";
import { picture as drawn, pawnFigure } from "./figures.js";

/** @typedef {import("./layout.js").Chart} Chart */

const tongue = { say: await wordsOf("dead-house"), house };

/** What is shown by an arrow. */
export const ARROWS = ["moved"];

/** Arrows lead on from the first position. */
export const STILL = "first";

const SIGNS = /** @type {Record<string, string>} */ ({
  "ahead-3": "ahead",
  again: "again",
  "turn-off": "turn-in",
  "gnome-blue": "gnome-blue",
  "gnome-red": "gnome-red",
  gravestones: "stone",
  house: "house",
});

/**
 * @param {string} kind
 * @param {string} name
 * @param {Chart} chart
 */
export function picture(kind, name, chart) {
  const inside = /** @type {Record<string, (name: string, chart: Chart) => Node>} */ ({ card, square, piece })[kind]?.(
    name,
    chart,
  );
  return inside ? el("span", { class: "dead-house dh-piece" }, inside) : null;
}

/**
 * @param {string} name
 * @param {Chart} chart
 */
const card = (name, chart) => (name === "back" ? faceDown() : cardFace(chart, name, tongue));

/** @param {string} kind */
function square(kind) {
  return el(
    "span",
    { class: "dh-legend-like" },
    el("span", { class: `dh-square ${kind}` }, kind in SIGNS && drawn(SIGNS[kind])),
  );
}

/** @param {string} name */
function piece(name) {
  if (name === "pawn")
    return el(
      "span",
      { class: "dh-board" },
      svg(
        "svg",
        { class: "dh-pawns", viewBox: "-48 -36 96 58" },
        [-30, -10, 10, 30].map((x, seat) =>
          svg("g", { transform: `translate(${x} 0)` }, pawnFigure(seat, 0, ["A", "B", "C", "D"])),
        ),
      ),
    );
  return drawn("house");
}
