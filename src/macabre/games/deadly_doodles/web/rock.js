/** The dungeon itself as ink on paper: floors, walls, stairs at the entryways, and the hatched rock around them. */

import { BEYOND, CHAMBER, DOORWAY, MARGIN, ROCK, ROOM, SIDES, step } from "./geometry.js";
import { lineTo, outline, spot, stroke, trembling } from "./pen.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Side} Side */
/** @typedef {import("./pen.js").Point} Point */
/** @typedef {import("./pen.js").Tremble} Tremble */

const CLUSTER = 19; // rock is hatched in little clusters of parallel strokes
const STAIRS = [3, 11, 19, 27];

/**
 * A chamber's four corners, clockwise.
 * @param {Point} middle
 * @param {number} [half]
 * @returns {Point[]}
 */
export function corners({ x, y }, half = CHAMBER) {
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ];
}

/**
 * How far a passage leads from the middle of its room.
 * @param {Geometry} map
 * @param {string} room
 * @param {Side} side
 */
const reach = (map, room, side) => (map.isDoor(room, side) ? ROOM / 2 + BEYOND + 4 : ROOM / 2 + 1);

/** All floors as one shape. @param {Geometry} map */
export function floors(map) {
  return map.rooms
    .map((room) => {
      const tremble = trembling(`floor ${room}`);
      const middle = map.middle(room);
      const ways = SIDES.filter((side) => map.isOpen(room, side)).map((side) => {
        const far = reach(map, room, side);
        return outline(
          [
            step(middle, side, 20, -DOORWAY),
            step(middle, side, far, -DOORWAY),
            step(middle, side, far, DOORWAY),
            step(middle, side, 20, DOORWAY),
          ],
          tremble,
          0.6,
        );
      });
      return outline(corners(middle), tremble) + ways.join("");
    })
    .join("");
}

/** All walls as one line. @param {Geometry} map */
export function walls(map) {
  return map.rooms.map((room) => SIDES.map((side) => wall(map, room, side)).join("")).join("");
}

/**
 * One side of a chamber: a wall, or a gap with the two sides of the passage.
 * @param {Geometry} map
 * @param {string} room
 * @param {Side} side
 */
function wall(map, room, side) {
  const tremble = trembling(`wall ${room} ${side}`);
  const middle = map.middle(room);
  const along = (/** @type {number} */ right) => step(middle, side, CHAMBER + tremble() * 0.8, right);
  if (!map.isOpen(room, side)) return stroke(along(-CHAMBER - 1.5), along(CHAMBER + 1.5), tremble);
  const far = reach(map, room, side);
  return [-1, 1]
    .map((hand) => {
      const [corner, gap] = [along(hand * (CHAMBER + 1.5)), along(hand * DOORWAY)];
      return `M${spot(corner)}${lineTo(corner, gap, tremble, 1)}${lineTo(gap, step(middle, side, far, hand * DOORWAY), tremble, 0.8)}`;
    })
    .join("");
}

/** Stairs down from each entryway. @param {Geometry} map */
export function stairs(map) {
  return map.outline.entryways
    .map(({ room, side }) => {
      const tremble = trembling(`stairs ${room} ${side}`);
      const edge = step(map.middle(room), side, ROOM / 2 - ROCK);
      return STAIRS.map((far) => {
        const half = DOORWAY - 2 - far * 0.12;
        return stroke(step(edge, side, far + 6, -half), step(edge, side, far + 6, half), tremble, 0.8);
      }).join("");
    })
    .join("");
}

/** The ragged edge of the rock. @param {Geometry} map */
export function cliff(map) {
  const tremble = trembling("cliff");
  const [left, top] = [MARGIN.left - BEYOND, MARGIN.top - BEYOND];
  const [right, bottom] = [MARGIN.left + map.columns * ROOM + BEYOND, MARGIN.top + map.rows * ROOM + BEYOND];
  const points = [
    ...edge({ x: left, y: top }, { x: right, y: top }, tremble),
    ...edge({ x: right, y: top }, { x: right, y: bottom }, tremble),
    ...edge({ x: right, y: bottom }, { x: left, y: bottom }, tremble),
    ...edge({ x: left, y: bottom }, { x: left, y: top }, tremble),
  ];
  return outline(points, tremble, 3);
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {Tremble} tremble
 */
function edge(from, to, tremble) {
  const count = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 38));
  return Array.from({ length: count }, (_, place) => {
    const part = place / count;
    return { x: from.x + (to.x - from.x) * part + tremble() * 4, y: from.y + (to.y - from.y) * part + tremble() * 4 };
  });
}

/** The hatching of the rock, as far as no floor lies over it. @param {Geometry} map */
export function hatching(map) {
  const tremble = trembling("hatching");
  const strokes = [];
  for (let y = MARGIN.top - BEYOND + 6; y < MARGIN.top + map.rows * ROOM + BEYOND; y += CLUSTER)
    for (let x = MARGIN.left - BEYOND + 6; x < MARGIN.left + map.columns * ROOM + BEYOND; x += CLUSTER)
      strokes.push(cluster({ x: x + tremble() * 4, y: y + tremble() * 4 }, map, tremble));
  return strokes.join("");
}

/**
 * @param {Point} middle
 * @param {Geometry} map
 * @param {Tremble} tremble
 */
function cluster(middle, map, tremble) {
  const angle = tremble() * Math.PI;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  return [-6, 0, 6]
    .map((aside) => {
      const at = { x: middle.x - dy * aside, y: middle.y + dx * aside };
      const half = 8 + tremble() * 2;
      return isFloor(at, map)
        ? ""
        : `M${spot({ x: at.x - dx * half, y: at.y - dy * half })}L${spot({ x: at.x + dx * half, y: at.y + dy * half })}`;
    })
    .join("");
}

/**
 * Whether a point lies well inside a chamber.
 * @param {Point} point
 * @param {Geometry} map
 */
function isFloor({ x, y }, map) {
  const [column, row] = [(x - MARGIN.left) / ROOM, (y - MARGIN.top) / ROOM];
  if (column < 0 || row < 0 || column >= map.columns || row >= map.rows) return false;
  const within = (/** @type {number} */ place) => Math.abs((place % 1) - 0.5) * ROOM < CHAMBER - 5;
  return within(column) && within(row);
}

/** A few pebbles and cracks on the floors. @param {Geometry} map */
export function pebbles(map) {
  return map.rooms
    .map((room) => {
      const tremble = trembling(`pebbles ${room}`);
      const middle = map.middle(room);
      return Array.from({ length: 4 }, () => {
        const at = { x: middle.x + tremble() * (CHAMBER - 7), y: middle.y + tremble() * (CHAMBER - 7) };
        return stroke(at, { x: at.x + tremble() * 5, y: at.y + tremble() * 5 }, tremble, 2);
      }).join("");
    })
    .join("");
}
