/** The pawns on the board. */

import { keep, set, svg } from "/static/kit/svg.js";
import { PAWN_WIDTH, pawnFigure } from "./figures.js";
import { placeKey, pointOf } from "./places.js";

/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./places.js").Place} Place */
/** @typedef {{key: string, seat: number, pawn: number, place: Place, at: Point}} Standing */

const IN_HOUSE = 0.8;

/** @param {number} seat @param {number} pawn */
export const pawnKey = (seat, pawn) => `pawn ${seat} ${pawn}`;

/**
 * Every pawn with where it stands, those behind first.
 * @param {Layout} layout
 * @param {Place[][]} pawns
 * @param {number[]} sides
 * @returns {Standing[]}
 */
export function standings(layout, pawns, sides) {
  const all = pawns.flatMap((places, seat) =>
    places.map((place, pawn) => ({
      key: pawnKey(seat, pawn),
      seat,
      pawn,
      place,
      at: pointOf(layout, sides[seat], pawn, place),
    })),
  );
  return all.sort((a, b) => a.at.y - b.at.y);
}

/**
 * How large a pawn is drawn in its place.
 * @param {Layout} layout
 * @param {number} side
 * @param {Place} place
 */
export function pawnSize(layout, side, place) {
  if (place === "house") return Math.min(layout.pawn, layout.house.width * 0.17) * IN_HOUSE;
  if (place === "home") return Math.min(Math.max(layout.pawn, 40), layout.corner * 0.56);
  return "safety" in place ? Math.max(22, Math.min(layout.pawn, layout.zones[side].size * 1.05)) : layout.pawn;
}

/**
 * Draw the pawns, each in a group of its own whose inner group can be moved.
 * @param {SVGElement} host
 * @param {Layout} layout
 * @param {Standing[]} all
 * @param {number[]} sides
 * @param {string[]} names
 */
export function drawPawns(host, layout, all, sides, names) {
  const tagged = (/** @type {Standing} */ { key }) => `${key} ${names.join()}`;
  const nodes = keep(
    host,
    all,
    tagged,
    ({ seat, pawn }) => svg("g", {}, svg("g", { class: "mover" }, pawnFigure(seat, pawn, names))),
    (node, { seat, place, at }) => {
      const size = pawnSize(layout, sides[seat], place) / PAWN_WIDTH;
      set(node, {
        transform: `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${size.toFixed(3)})`,
        "data-place": placeKey(seat, place),
      });
    },
  );
  return new Map(
    all.map((standing) => [standing.key, /** @type {SVGElement} */ (nodes.get(tagged(standing))?.firstElementChild)]),
  );
}
