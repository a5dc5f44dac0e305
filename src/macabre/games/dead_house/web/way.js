/** The way of a pawn from where it stood to where it stands, square by square, as it is seen. */

/** @typedef {import("./layout.js").Chart} Chart */
/** @typedef {import("./places.js").Place} Place */

/** @typedef {{walked: Place[], led: Place[]}} Way both begin where the pawn stood before; the last place of `led` is where it comes to rest */

/**
 * Count squares from a place, then go on along the loop wherever a square leads. Null if there is no such way.
 * @param {Chart} chart
 * @param {number} side
 * @param {Place} from
 * @param {number} steps backward if negative
 * @returns {Way | null}
 */
export function wayOf(chart, side, from, steps) {
  const walked = [from];
  for (let step = 0; step < Math.abs(steps); step += 1) {
    const next = steps > 0 ? after(chart, side, walked[step]) : before(chart, side, walked[step]);
    if (next === null) return null;
    walked.push(next);
  }
  return { walked, led: ledFrom(chart, walked[walked.length - 1]) };
}

/** @param {Way} way */
export const endOf = ({ led }) => led[led.length - 1];

/**
 * @param {Chart} chart
 * @param {Place} place
 */
function ledFrom(chart, place) {
  const led = [place];
  let lead = leadOf(chart, place);
  while (lead !== null && led.length <= chart.squares.length) {
    const last = /** @type {{track: number}} */ (led[led.length - 1]);
    const next = (last.track + 1) % chart.squares.length;
    led.push({ track: next });
    if (next === lead) lead = chart.leads[lead];
  }
  return led;
}

/**
 * @param {Chart} chart
 * @param {Place} place
 */
const leadOf = (chart, place) => (typeof place !== "string" && "track" in place ? chart.leads[place.track] : null);

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
