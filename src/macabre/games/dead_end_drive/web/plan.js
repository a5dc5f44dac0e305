/** Where things lie in the drawing: the chart's spaces as places of an SVG, at any size of mansion. */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {import("./outside.js").Chart} Chart */
/** @typedef {import("./outside.js").Room} Room */
/** @typedef {import("./outside.js").Furniture} Piece */
/** @typedef {import("./outside.js").Trap} Trap */
/** @typedef {import("./outside.js").Pawn} Favourite */

/** The side of a space. */
export const UNIT = 40;
/** The thickness of the outer walls. */
export const EDGE = 22;
/** The depth of the front garden. */
export const GARDEN = 88;
/** What a pawn's place is called once it has left the house. */
export const OUT = "out";

const WIDE = /[\u2e80-\uffef]/g; // letters of Chinese, Japanese and Korean

/**
 * How many Latin letters' room a text takes.
 * @param {string} text
 */
export const breadth = (text) => text.length + 0.8 * (text.match(WIDE)?.length ?? 0);

/**
 * What the reader calls a favourite.
 * @param {Chart} chart
 * @param {string} name
 */
export const titleOf = ({ pawns }, name) => pawns.find((pawn) => pawn.name === name)?.title ?? name;

export class Plan {
  /** @param {Chart} chart */
  constructor(chart) {
    this.chart = chart;
    this.width = chart.columns * UNIT;
    this.height = chart.rows * UNIT;
    this.door = this.corner(chart.door).x + UNIT / 2;
    /** Which way the garden's longer side lies from the door: -1 left, 1 right. */
    this.longer = this.door > this.width / 2 ? -1 : 1;
  }

  get viewBox() {
    return `${-EDGE} ${-EDGE} ${this.width + 2 * EDGE} ${this.height + EDGE + GARDEN}`;
  }

  /** @param {string} space such as K5 */
  cell(space) {
    const [, letters, digits] = /** @type {RegExpMatchArray} */ (/^([A-Z]+)(\d+)$/.exec(space));
    const column = [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    return { column, row: this.chart.rows - Number(digits) };
  }

  /** @param {string} space */
  corner(space) {
    const { column, row } = this.cell(space);
    return { x: column * UNIT, y: row * UNIT };
  }

  /**
   * The middle of a space, or of the doorstep.
   * @param {string} space
   * @returns {Point}
   */
  middle(space) {
    if (space === OUT) return { x: this.door, y: this.height + EDGE + UNIT / 2 + 4 };
    const { x, y } = this.corner(space);
    return { x: x + UNIT / 2, y: y + UNIT / 2 };
  }

  /** The one of some spaces that is nearest to the middle of all. @param {string[]} spaces */
  amid(spaces) {
    const points = spaces.map((space) => this.middle(space));
    const mean = (/** @type {"x" | "y"} */ axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    const far = (/** @type {number} */ place) => Math.hypot(points[place].x - mean("x"), points[place].y - mean("y"));
    return spaces[[...spaces.keys()].sort((a, b) => far(a) - far(b))[0]];
  }

  /**
   * One of twelve places before the house, on the other side of the door than the Detective's path.
   * @param {number} place
   * @returns {Point}
   */
  onLawn(place) {
    const start = this.door - this.longer * 84;
    const room = this.longer < 0 ? this.width - start : start;
    const apart = Math.min(44, room / Math.max(1, this.chart.pawns.length - 1));
    return { x: start - this.longer * apart * place, y: this.height + EDGE + 14 + (place % 2) * 28 };
  }

  /**
   * The space at a point of the drawing, if there is one.
   * @param {Point} point
   */
  spaceAt({ x, y }) {
    const [column, row] = [Math.floor(x / UNIT), Math.floor(y / UNIT)];
    if (column < 0 || row < 0 || column >= this.chart.columns || row >= this.chart.rows) return null;
    return `${columnName(column)}${this.chart.rows - row}`;
  }

  /**
   * The box around spaces.
   * @param {string[]} spaces
   * @returns {Box}
   */
  box(spaces) {
    const corners = spaces.map((space) => this.corner(space));
    const [x, y] = [Math.min(...corners.map((one) => one.x)), Math.min(...corners.map((one) => one.y))];
    return {
      x,
      y,
      width: Math.max(...corners.map((one) => one.x)) - x + UNIT,
      height: Math.max(...corners.map((one) => one.y)) - y + UNIT,
    };
  }

  /**
   * Spaces as one shape.
   * @param {string[]} spaces
   */
  outline(spaces) {
    const inside = new Set(spaces.map((space) => keyOf(this.cell(space))));
    return loops(
      sides(
        spaces.map((space) => this.cell(space)),
        inside,
      ),
    )
      .map((loop) => `M${loop.map(([x, y]) => `${x * UNIT} ${y * UNIT}`).join("L")}Z`)
      .join("");
  }
}

/** @param {number} column @returns {string} */
export function columnName(column) {
  return (column < 26 ? "" : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
}

/** @param {{column: number, row: number}} cell */
const keyOf = ({ column, row }) => `${column} ${row}`;

/** @typedef {[number, number]} Corner */

/**
 * The sides of cells that have no neighbour inside, clockwise, by the corner that they begin at.
 * @param {{column: number, row: number}[]} cells
 * @param {Set<string>} inside
 */
function sides(cells, inside) {
  /** @type {Map<string, Corner[]>} */
  const from = new Map();
  for (const { column: x, row: y } of cells) {
    /** @type {[number, number, Corner, Corner][]} */
    const four = [
      [0, -1, [x, y], [x + 1, y]],
      [1, 0, [x + 1, y], [x + 1, y + 1]],
      [0, 1, [x + 1, y + 1], [x, y + 1]],
      [-1, 0, [x, y + 1], [x, y]],
    ];
    for (const [across, down, start, end] of four)
      if (!inside.has(keyOf({ column: x + across, row: y + down })))
        from.set(String(start), [...(from.get(String(start)) ?? []), end]);
  }
  return from;
}

/**
 * Sides joined into closed lines.
 * @param {Map<string, Corner[]>} from
 */
function loops(from) {
  const found = [];
  for (const [start, ends] of from) {
    while (ends.length) {
      /** @type {Corner[]} */
      const loop = [];
      for (let next = ends.pop(); next; next = String(next) === start ? undefined : from.get(String(next))?.pop())
        loop.push(next);
      found.push(loop);
    }
  }
  return found;
}

/**
 * The largest upright rectangle of a room, in spaces.
 * @param {{column: number, row: number}[]} cells
 * @returns {{column: number, row: number, columns: number, rows: number}}
 */
export function largestRectangle(cells) {
  const inside = new Set(cells.map(keyOf));
  let best = { column: 0, row: 0, columns: 0, rows: 0 };
  for (const { column, row } of cells) {
    let widest = Infinity;
    for (let rows = 1; inside.has(keyOf({ column, row: row + rows - 1 })); rows++) {
      let columns = 0;
      while (columns < widest && inside.has(keyOf({ column: column + columns, row: row + rows - 1 }))) columns++;
      widest = columns;
      if (columns * rows > best.columns * best.rows) best = { column, row, columns, rows };
    }
  }
  return best;
}
