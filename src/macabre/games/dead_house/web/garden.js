/** What grows and stands between the path and the house, strewn wherever nothing else is. */

import { svg } from "/static/kit/svg.js";
import { gap } from "./curve.js";
import { figure } from "./figures.js";

/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {{name: string, size: number, rise: number}} Plant */

/** @type {Plant[]} */
const PLANTS = [
  { name: "tree", size: 74, rise: 1.4 },
  { name: "pumpkin", size: 40, rise: 0.9 },
  { name: "bush", size: 62, rise: 0.7 },
  { name: "grave-cross", size: 36, rise: 1.33 },
  { name: "lantern", size: 30, rise: 2.33 },
  { name: "toadstool", size: 26, rise: 1 },
  { name: "tree", size: 58, rise: 1.4 },
  { name: "bush", size: 44, rise: 0.7 },
];
const TRIES = 260;
const MOST = 34;

/** @param {Layout} layout */
export function garden(layout) {
  const random = numbers(layout.count * 7 + layout.width);
  /** @type {(Point & {plant: Plant})[]} */
  const grown = [];
  for (let tried = 0; tried < TRIES && grown.length < MOST; tried += 1) {
    const plant = PLANTS[grown.length % PLANTS.length];
    const at = { x: 20 + random() * (layout.width - 40), y: 30 + random() * (layout.height - 60) };
    const room = plant.size * 0.55;
    if (isFree(layout, at, room) && grown.every((other) => gap(other, at) > room + other.plant.size * 0.6))
      grown.push({ ...at, plant });
  }
  grown.sort((a, b) => a.y - b.y);
  return svg(
    "g",
    { class: "garden" },
    grown.map(({ x, y, plant: { name, size, rise } }) =>
      figure(name, { x, y: y - size * rise * 0.25 }, size, { rise }),
    ),
  );
}

/**
 * @param {Layout} layout
 * @param {Point} at
 * @param {number} room
 */
function isFree(layout, at, room) {
  const { house, lane, step } = layout;
  const onPath = layout.tiles.some(
    ({ spot }) => gap(spot, at) < Math.max(lane, Math.min(step, lane * 1.6)) * 0.62 + room,
  );
  const onBase = layout.bases.some(({ centre, radius }) => gap(centre, at) < radius + room + 16);
  const onRow = layout.zones.some(({ stones, size, line }) =>
    [...stones, ...line].some((stone) => gap(stone, at) < size * 0.6 + room),
  );
  const inHouse =
    Math.abs(at.x - house.x - house.width / 2) < house.width * 0.56 + room &&
    Math.abs(at.y - house.y - house.height / 2) < house.height * 0.56 + room;
  return !onPath && !onBase && !onRow && !inHouse;
}

/**
 * The same garden each time: numbers from 0 to 1 that follow from a seed.
 * @param {number} seed
 */
function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
