/** The way of a pawn from where it stood to where it stands, square by square, as it is seen. */

/** @typedef {import("./layout.js").Chart} Chart */
/** @typedef {import("./places.js").Place} Place */

/** @typedef {(number | null)[]} Leads by square, where it sends a pawn that lands there */
/** @typedef {{walked: Place[], led: Place[]}} Way both begin where the pawn stood before; the last place of `led` is where it comes to rest */

/**
 * Count squares from a place, then go on along the loop wherever a square leads. Null if there is no such way.
 * @param {Chart} chart
 * @param {number} side
 * @param {Place} from
 * @param {number} steps backward if negative
 * @param {Leads} leads
 * @returns {Way | null}
 */
export function wayOf(chart, side, from, steps, leads) {
  const walked = [from];
  for (let step = 0; step < Math.abs(steps); step += 1) {
    const next = steps > 0 ? after(chart, side, walked[step]) : before(chart, side, walked[step]);
    if (next === null) return null;
    walked.push(next);
  }
  return { walked, led: ledFrom(chart, walked[walked.length - 1], leads) };
}

/** @param {Way} way */
export const endOf = ({ led }) => led[led.length - 1];

/**
 * Where squares lead a pawn of a side: one that is pushed rests where it stands (HOU-12), and none may have to pass its turn-off (HOU-10).
 * @param {Chart} chart
 * @param {number} side
 * @param {Record<string, any>} options
 * @param {boolean} pushed
 * @returns {Leads}
 */
export function leadsOf(chart, side, options, pushed) {
  if (pushed && !options.squares_catch_pushed) return [];
  if (options.ahead_at_turn_off !== "stay") return chart.leads;
  const { turn_off } = chart.sides[side];
  const gap = (/** @type {number} */ from, /** @type {number} */ to) =>
    (to - from + chart.squares.length) % chart.squares.length;
  return chart.leads.map((lead, square) =>
    lead !== null && chart.squares[square] === "ahead-3" && gap(square, turn_off) < gap(square, lead) ? null : lead,
  );
}

/**
 * @param {Chart} chart
 * @param {Place} place
 * @param {Leads} leads
 */
function ledFrom(chart, place, leads) {
  const led = [place];
  let lead = leadOf(leads, place);
  while (lead !== null && led.length <= chart.squares.length) {
    const last = /** @type {{track: number}} */ (led[led.length - 1]);
    const next = (last.track + 1) % chart.squares.length;
    led.push({ track: next });
    if (next === lead) lead = leads[lead] ?? null;
  }
  return led;
}

/**
 * @param {Leads} leads
 * @param {Place} place
 */
const leadOf = (leads, place) => (typeof place !== "string" && "track" in place ? (leads[place.track] ?? null) : null);

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
  if ("safety" in place)
    return place.safety === 1 ? { track: chart.sides[side].turn_off } : { safety: place.safety - 1 };
  return { track: (place.track + chart.squares.length - 1) % chart.squares.length };
}
