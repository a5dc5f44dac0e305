/** Where the parts of a map lie on paper; a room is a square of 100 with rock around its chamber. */

/** @typedef {import("./pen.js").Point} Point */
/** @typedef {import("./outside.js").Side} Side */
/** @typedef {import("./outside.js").Outline} Outline */
/** @typedef {import("./outside.js").Any<import("./outside.js").Segment | import("./outside.js").SetTrap>} Drawn what stands in a room: a segment, or a trap */

export const ROOM = 100;
export const ROCK = 8; // between a chamber and the edge of its room
export const CHAMBER = ROOM / 2 - ROCK; // from the middle of a chamber to its wall
export const DOORWAY = 20; // half the width of a passage
export const BEYOND = 26; // the rock around the outermost rooms
export const MARGIN = { left: 62, top: 62, right: 38, bottom: 38 };

/** @type {Side[]} */
export const SIDES = ["N", "E", "S", "W"];

/** @type {Record<Side, Point>} */
export const TOWARDS = { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } };

/** @type {Record<Side, Side>} */
const ACROSS = { N: "S", E: "W", S: "N", W: "E" };

export class Geometry {
  /** @param {Outline} outline */
  constructor(outline) {
    this.outline = outline;
    this.columns = outline.columns.length;
    this.rows = outline.rows.length;
    /** @type {Map<string, Point>} the places of the rooms, in columns and rows */
    this.places = new Map(
      outline.rows.flatMap((row, y) => outline.columns.map((column, x) => [`${column}${row}`, { x, y }])),
    );
    this.walls = new Set(outline.walls.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
    this.doors = new Set(outline.entryways.map(({ room, side }) => `${room} ${side}`));
  }

  get width() {
    return this.columns * ROOM + MARGIN.left + MARGIN.right;
  }

  get height() {
    return this.rows * ROOM + MARGIN.top + MARGIN.bottom;
  }

  get rooms() {
    return [...this.places.keys()];
  }

  /** The middle of a room. @param {string} room @returns {Point} */
  middle(room) {
    const { x, y } = this.places.get(room) ?? { x: 0, y: 0 };
    return { x: MARGIN.left + (x + 0.5) * ROOM, y: MARGIN.top + (y + 0.5) * ROOM };
  }

  /** The room at a place, if there is one. @param {number} x @param {number} y */
  at(x, y) {
    const inside = x >= 0 && y >= 0 && x < this.columns && y < this.rows;
    return inside ? `${this.outline.columns[x]}${this.outline.rows[y]}` : null;
  }

  /** @param {string} room @param {Side} side */
  neighbour(room, side) {
    const { x, y } = this.places.get(room) ?? { x: -9, y: -9 };
    return this.at(x + TOWARDS[side].x, y + TOWARDS[side].y);
  }

  /** @param {string} room @param {Side} side */
  isDoor(room, side) {
    return this.doors.has(`${room} ${side}`);
  }

  /** Whether a passage or an entryway leads out on a side. @param {string} room @param {Side} side */
  isOpen(room, side) {
    if (this.isDoor(room, side)) return true;
    const other = this.neighbour(room, side);
    return other !== null && !this.walls.has(`${room} ${other}`);
  }

  /** Where a line leaves a room; rooms on both sides of a passage agree. @param {string} room @param {Side} side @returns {Point} */
  end(room, side) {
    const far = this.isDoor(room, side) ? ROOM / 2 + BEYOND - ROCK : ROOM / 2;
    return step(this.middle(room), side, far);
  }

  /** The name of a border, the same from both sides. @param {string} room @param {Side} side */
  border(room, side) {
    const other = this.neighbour(room, side);
    return other && room > other ? `${other} ${ACROSS[side]}` : `${room} ${side}`;
  }
}

/**
 * A point so far on towards a side, and so far to its right.
 * @param {Point} from
 * @param {Side} side
 * @param {number} far
 * @param {number} [right]
 * @returns {Point}
 */
export function step(from, side, far, right = 0) {
  const { x, y } = TOWARDS[side];
  return { x: from.x + x * far - y * right, y: from.y + y * far + x * right };
}
