/** A pen that trembles a little, always in the same way for the same stroke. */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {() => number} Tremble between -1 and 1 */

/**
 * Numbers that look random and depend on the seed alone.
 * @param {string} seed
 * @returns {Tremble}
 */
export function trembling(seed) {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1;
  };
}

/** @param {number} value */
const short = (value) => String(Math.round(value * 10) / 10);

/** @param {Point} point */
export const spot = ({ x, y }) => `${short(x)} ${short(y)}`;

/**
 * From one point to another by a line that is not quite straight.
 * @param {Point} from
 * @param {Point} to
 * @param {Tremble} tremble
 * @param {number} [how] how much it may stray
 */
export function lineTo(from, to, tremble, how = 1.6) {
  const third = (/** @type {number} */ part) => ({
    x: from.x + (to.x - from.x) * part + tremble() * how,
    y: from.y + (to.y - from.y) * part + tremble() * how,
  });
  return `C${spot(third(0.33))} ${spot(third(0.66))} ${spot(to)}`;
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {Tremble} tremble
 * @param {number} [how]
 */
export function stroke(from, to, tremble, how) {
  return `M${spot(from)}${lineTo(from, to, tremble, how)}`;
}

/**
 * A closed line through points.
 * @param {Point[]} points
 * @param {Tremble} tremble
 * @param {number} [how]
 */
export function outline(points, tremble, how) {
  const sides = points.map((from, place) => lineTo(from, points[(place + 1) % points.length], tremble, how));
  return `M${spot(points[0])}${sides.join("")}Z`;
}
