/** Where pawns stand, as views say it: as points of the drawing, as keys, and in words. */

/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {"home" | "house" | {track: number} | {safety: number}} Place */

/**
 * The side of the board at which each seat sits.
 * @param {import("./layout.js").Chart} chart
 * @param {Record<string, any>} view
 * @returns {number[]}
 */
export function sidesOf(chart, view) {
  const films = () =>
    view.board.starts.map((/** @type {number} */ at) => chart.sides.findIndex(({ start }) => start === at));
  return chart.seated?.[view.players] ?? films(); // films of old have no such chart
}

/**
 * @param {Layout} layout
 * @param {number} side
 * @param {number} pawn
 * @param {Place} place
 * @returns {Point}
 */
export function pointOf(layout, side, pawn, place) {
  if (place === "home") return layout.bases[side].slots[pawn];
  if (place === "house") return layout.house.slots[side][pawn];
  return "track" in place ? layout.tiles[place.track].spot : layout.zones[side].stones[place.safety - 1];
}

/**
 * Two pawns are in one place if this is the same.
 * @param {number} seat
 * @param {Place} place
 */
export function placeKey(seat, place) {
  if (typeof place === "string") return `${place} ${seat}`;
  return "track" in place ? `track ${place.track}` : `safety ${seat} ${place.safety}`;
}

/** @param {Place} place */
export function sayPlace(place) {
  if (place === "home") return "Home Base";
  if (place === "house") return "Dead House";
  return "track" in place ? `square ${place.track}` : `gravestone ${place.safety}`;
}
