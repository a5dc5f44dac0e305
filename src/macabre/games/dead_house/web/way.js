/** The way of a pawn from where it stood to where it stands, square by square, as it is seen. */

import { placeKey } from "./places.js";

/** @typedef {import("./layout.js").Chart} Chart */
/** @typedef {import("./places.js").Place} Place */

/**
 * Count squares from a place; then on along the loop to where the square led the pawn. Null if that is not how it came.
 * @param {Chart} chart
 * @param {number} side
 * @param {Place} from
 * @param {Place} to
 * @param {number} steps backward if negative
 * @returns {{walked: Place[], led: Place[]} | null} both begin where the pawn stood
 */
export function wayOf(chart, side, from, to, steps) {
  const walked = [from];
  for (let step = 0; step < Math.abs(steps); step += 1) {
    const next = steps > 0 ? after(chart, side, walked[step]) : before(chart, side, walked[step]);
    if (next === null) return null;
    walked.push(next);
  }
  const led = [walked[walked.length - 1]];
  while (!isSame(led[led.length - 1], to)) {
    const last = led[led.length - 1];
    if (typeof last === "string" || !("track" in last) || led.length > chart.squares.length) return null;
    led.push({ track: (last.track + 1) % chart.squares.length });
  }
  return { walked, led };
}

/**
 * @param {Place} a
 * @param {Place} b
 */
const isSame = (a, b) => placeKey(0, a) === placeKey(0, b);

/**
 * @param {Chart} chart
 * @param {number} side
 * @param {Place} place
 * @returns {Place | null}
 */
function after(chart, side, place) {
  const { start, turn_off } = chart.sides[side];
  if (place === "home") return { track: start };
  if (place === "house") return null;
  if ("safety" in place) return place.safety === chart.gravestones ? "house" : { safety: place.safety + 1 };
  return place.track === turn_off ? { safety: 1 } : { track: (place.track + 1) % chart.squares.length };
}

/**
 * @param {Chart} chart
 * @param {number} side
 * @param {Place} place
 * @returns {Place | null}
 */
function before(chart, side, place) {
  if (typeof place === "string") return null;
  if ("safety" in place) return place.safety === 1 ? { track: chart.sides[side].turn_off } : { safety: place.safety - 1 };
  return { track: (place.track + chart.squares.length - 1) % chart.squares.length };
}
