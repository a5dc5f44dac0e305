/** Path segments and traps as a pen draws them. */

import { svg } from "/static/kit/svg.js";
import { step, TOWARDS } from "./geometry.js";
import { lettered } from "./lettering.js";
import { lineTo, spot, trembling } from "./pen.js";
import { doodle } from "./things.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Side} Side */
/** @typedef {import("./pen.js").Point} Point */
/** @typedef {import("./geometry.js").Drawn} Drawn */

const BEND = 24; // where a corner begins to bend, from the middle

/**
 * A segment's line: first the one that the pen goes along, then what branches off.
 * @param {Geometry} map
 * @param {string} room
 * @param {Side[]} ends
 */
export function segment(map, room, ends) {
  const tremble = trembling(`line ${room}`);
  const middle = map.middle(room);
  const out = (/** @type {Side} */ side) => strayed(map.end(room, side), map.border(room, side));
  const [first, second] = throughLine(ends);
  const line =
    second && !isOpposite(first, second)
      ? bent(middle, first, second, out, tremble)
      : straight(middle, first, second, out, tremble);
  const branches = ends
    .filter((side) => side !== first && side !== second)
    .map((side) => `M${spot(middle)}${lineTo(middle, out(side), tremble, 2.4)}`);
  return { d: line + branches.join(""), line };
}

/** The two ends that the pen joins first: opposite ones if there are any. @param {Side[]} ends @returns {Side[]} */
function throughLine(ends) {
  const first = ends.find((side) => ends.some((other) => isOpposite(side, other))) ?? ends[0];
  return [
    first,
    .../** @type {Side[]} */ (ends.filter((side) => side !== first && (ends.length === 2 || isOpposite(first, side)))),
  ];
}

/** @param {Side} one @param {Side} other */
const isOpposite = (one, other) => TOWARDS[one].x + TOWARDS[other].x === 0 && TOWARDS[one].y + TOWARDS[other].y === 0;

/**
 * A hand never meets a border quite in its middle, but lines on both sides do meet.
 * @param {Point} point
 * @param {string} border
 * @returns {Point}
 */
function strayed({ x, y }, border) {
  const tremble = trembling(`border ${border}`);
  return { x: x + tremble() * 2.5, y: y + tremble() * 2.5 };
}

/**
 * @param {Point} middle
 * @param {Side} first
 * @param {Side | undefined} second
 * @param {(side: Side) => Point} out
 * @param {import("./pen.js").Tremble} tremble
 */
function straight(middle, first, second, out, tremble) {
  const half = `M${spot(out(first))}${lineTo(out(first), middle, tremble, 2.4)}`;
  return second ? half + lineTo(middle, out(second), tremble, 2.4) : half;
}

/**
 * Round the corner.
 * @param {Point} middle
 * @param {Side} first
 * @param {Side} second
 * @param {(side: Side) => Point} out
 * @param {import("./pen.js").Tremble} tremble
 */
function bent(middle, first, second, out, tremble) {
  const [before, after] = [step(middle, first, BEND), step(middle, second, BEND)];
  return `M${spot(out(first))}${lineTo(out(first), before, tremble, 1.5)}Q${spot(middle)} ${spot(after)}${lineTo(after, out(second), tremble, 1.5)}`;
}

/**
 * What is drawn in a room: a line with its round, or a trap.
 * @param {Geometry} map
 * @param {string} room
 * @param {Drawn} drawn
 * @param {boolean} numbered
 */
export function placed(map, room, drawn, numbered) {
  const middle = map.middle(room);
  const number = numbered && drawn.round > 0;
  if (!drawn.ends)
    return svg(
      "g",
      { class: "doodled own-trap", transform: `translate(${middle.x} ${middle.y})` },
      svg("g", { class: "snaps" }, burst(), doodle("trap"), number && rounded(drawn.round, { x: 26, y: 28 })),
    );
  const { d } = segment(map, room, drawn.ends);
  const at =
    drawn.ends.length === 2 && !isOpposite(drawn.ends[0], drawn.ends[1]) ? bentMiddle(middle, drawn.ends) : middle;
  return svg(
    "g",
    { class: "doodled" },
    svg("path", { class: "ink", d, pathLength: 1 }),
    number && rounded(drawn.round, at),
  );
}

/** @param {Point} middle @param {Side[]} ends @returns {Point} */
const bentMiddle = (middle, [one, other]) => step(step(middle, one, BEND / 4), other, BEND / 4);

/** @param {number} round @param {Point} at */
function rounded(round, at) {
  return svg(
    "g",
    { class: "round", transform: `translate(${at.x} ${at.y})` },
    svg("circle", { r: 14 }),
    lettered(String(round), { x: 0, y: 0 }, 16),
  );
}

/** What is seen where a trap has hit. */
export const burst = () =>
  svg("path", {
    class: "burst",
    d: "M0 -36L8 -20L24 -28L20 -11L37 -6L22 3L30 18L13 16L6 31L-4 17L-20 25L-18 9L-36 6L-23 -5L-32 -19L-15 -16L-11 -33L-3 -21Z",
  });
