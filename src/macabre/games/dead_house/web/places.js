/** Where pawns stand, as views say it: as points of the drawing, as keys, and in words. */

/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./outside.js").PawnPlace} Place */
/** @typedef {import("/static/page/language.js").Say} Say */

/**
 * The side of the board at which each seat sits.
 * @param {import("./layout.js").Chart} chart
 * @param {import("./outside.js").Shown} view
 * @returns {number[]}
 */
export function sidesOf(chart, view) {
  const starts = view.board?.starts ?? []; // films of old have the board, and a chart without seats
  return chart.seated?.[view.players] ?? starts.map((at) => chart.sides.findIndex(({ start }) => start === at));
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

/**
 * @param {Say} say
 * @param {Place} place
 */
export function sayPlace(say, place) {
  if (place === "home") return say("place-home");
  if (place === "house") return say("place-house");
  return "track" in place
    ? say("place-square", { number: place.track })
    : say("place-gravestone", { number: place.safety });
}
