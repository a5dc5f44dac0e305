/** Where everything of a board lies: a closed path round the house, for any number of squares. */

import { bent, beside, Curve, gap, rounded } from "./curve.js";

/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./curve.js").Spot} Spot */
/** @typedef {import("./outside.js").Chart} Chart */
/** @typedef {{spot: Spot, shape: Point[], outer: Point}} Tile a square of the loop */
/** @typedef {{centre: Point, radius: number, slots: Point[]}} Base */
/** @typedef {{stones: Spot[], size: number, line: Point[]}} Zone */
/** @typedef {Point & {width: number, height: number, slots: Point[][]}} House its upper left corner, and the windows by side */

const WIDE = { width: 1200, height: 960 }; // 5 : 4, which board.css counts on
const TALL = { width: 900, height: 1040 }; // so that the hand and the special cards are in sight below it
const WIDEST_LANE = 78;
const BEND = 58;
const HOUSE_RISE = 340 / 300;
const WINDOWS = { across: [0.155, 0.35, 0.65, 0.845], down: [0.835, 0.665, 0.495] }; // as in art.svg
const MANY = 100; // more squares than this need a longer way

/** A drawn board. */
export class Layout {
  /**
   * @param {Chart} chart
   * @param {boolean} tall for a screen held upright
   */
  constructor(chart, tall) {
    const { width, height } = tall ? TALL : WIDE;
    this.chart = chart;
    this.width = width;
    this.height = height;
    this.centre = { x: width / 2, y: height / 2 };
    this.count = chart.squares.length;
    this.corner = tall ? 92 : 98;
    this.loop = this.windingPath();
    this.step = this.loop.length / this.count;
    this.lane = Math.min(this.step * 1.2, WIDEST_LANE);
    this.pawn = Math.min(60, Math.max(26, Math.min(this.step, this.lane) * 0.95));
    /** @type {Base[]} */
    this.bases = [];
    this.turn = this.settle();
    this.tiles = chart.squares.map((_, square) => this.tile(square));
    this.house = this.placeHouse();
    this.zones = this.placeZones();
  }

  // --- the loop

  /** The middle of the path, clockwise: round the Home Bases in the corners, and round the house. */
  windingPath() {
    const [edge, top, dip] = [46, 62, this.count > MANY ? 150 : 0];
    const [right, low] = [this.width - edge, this.height - edge];
    const notch = 2 * this.corner + edge + 4;
    const [across, down] = [this.width / 2, this.height / 2];
    return rounded(
      [
        { x: notch, y: top },
        ...dipped(across, top, 0, dip),
        { x: this.width - notch, y: top },
        { x: this.width - notch, y: notch },
        { x: right, y: notch },
        ...dipped(right, down, 1, dip),
        { x: right, y: this.height - notch },
        { x: this.width - notch, y: this.height - notch },
        { x: this.width - notch, y: low },
        ...dipped(across, low, 2, dip),
        { x: notch, y: low },
        { x: notch, y: this.height - notch },
        { x: edge, y: this.height - notch },
        ...dipped(edge, down, 3, dip),
        { x: edge, y: notch },
        { x: notch, y: notch },
      ],
      BEND,
    );
  }

  /** The corners, clockwise from the lower left one. */
  get corners() {
    const [near, width, height] = [this.corner + 6, this.width, this.height];
    return [
      { x: near, y: height - near },
      { x: near, y: near },
      { x: width - near, y: near },
      { x: width - near, y: height - near },
    ];
  }

  /** Turn the loop so that each side's start is as near to its Home Base as can be, and give each a corner. */
  settle() {
    const { corners } = this;
    let [best, turn, order] = [Infinity, 0, ORDERS[0]];
    for (let square = 0; square < this.count; square += 1) {
      const far = this.chart.sides.map(({ start }) => this.farFrom(corners, start + square));
      for (const tried of ORDERS) {
        const sum = tried.reduce((total, corner, side) => total + far[side][corner], tried[0]);
        if (sum < best - 1e-6) [best, turn, order] = [sum, square, tried];
      }
    }
    this.bases = order.map((corner) => this.base(corners[corner]));
    return turn;
  }

  /**
   * How far each corner is from a square of the loop that is not turned yet, squared.
   * @param {Point[]} corners
   * @param {number} square
   */
  farFrom(corners, square) {
    const spot = this.loop.at(((square + 0.5) % this.count) * this.step);
    return corners.map((corner) => gap(corner, spot) ** 2);
  }

  /**
   * @param {Point} centre
   * @returns {Base}
   */
  base(centre) {
    const apart = (this.corner * 1.86) / this.chart.pawns;
    const slots = Array.from({ length: this.chart.pawns }, (_, pawn) => ({
      x: centre.x + apart * (pawn - (this.chart.pawns - 1) / 2),
      y: centre.y + this.corner * 0.38,
    }));
    return { centre, radius: this.corner, slots };
  }

  /**
   * The place on the loop, in squares, which may be in part.
   * @param {number} square
   */
  along(square) {
    const turned = (square + this.turn + 2 * this.count) % this.count;
    return this.loop.at(turned * this.step);
  }

  /**
   * @param {number} square
   * @returns {Tile}
   */
  tile(square) {
    const parts = Math.max(3, Math.ceil(this.step / 14));
    const joint = Math.min(0.03, 1.6 / this.step);
    const edges = Array.from({ length: parts + 1 }, (_, part) =>
      this.along(square + joint + ((1 - 2 * joint) * part) / parts),
    );
    const half = this.lane / 2;
    const shape = [...edges.map((spot) => beside(spot, -half)), ...edges.reverse().map((spot) => beside(spot, half))];
    const spot = this.along(square + 0.5);
    return { spot, shape, outer: beside(spot, -half - 16) };
  }

  // --- the house and the gravestones before it

  /** @returns {House} */
  placeHouse() {
    const width = Math.min(this.width, this.height) * 0.37;
    const height = width * HOUSE_RISE;
    const corner = { x: this.centre.x - width / 2, y: this.centre.y - height * 0.54 };
    const slots = WINDOWS.across.map((x) =>
      WINDOWS.down.slice(0, this.chart.pawns).map((y) => ({ x: corner.x + x * width, y: corner.y + y * height })),
    );
    return { ...corner, width, height, slots };
  }

  /** @returns {Zone[]} */
  placeZones() {
    const gates = this.gates();
    return this.chart.sides.map(({ turn_off }, side) => this.row(this.tiles[turn_off].spot, gates[side]));
  }

  /** Where each row of gravestones comes to the house: in its own direction, but not all at one door. */
  gates() {
    const wanted = this.chart.sides.map(({ turn_off }, side) => ({
      side,
      angle: this.direction(this.tiles[turn_off].spot),
    }));
    const apart = spread(wanted, Math.PI / 4);
    return apart.map((angle) => ({
      x: this.centre.x + this.house.width * 0.6 * Math.cos(angle),
      y: this.centre.y + this.house.height * 0.54 * Math.sin(angle),
    }));
  }

  /** @param {Point} point */
  direction({ x, y }) {
    return Math.atan2(y - this.centre.y, x - this.centre.x);
  }

  /**
   * A row of gravestones from a turn-off to the house; a long one winds.
   * @param {Spot} from
   * @param {Point} to
   * @returns {Zone}
   */
  row(from, to) {
    const begin = beside(from, this.lane * 0.58);
    const wanted = this.chart.gravestones * Math.min(this.lane * 0.7, 32);
    const way = new Curve(bent(begin, beside(from, this.lane * 0.58 + Math.min(110, gap(begin, to) / 2)), to, 60));
    let curve = winding(way, 0);
    for (let swing = 10; swing <= 90 && curve.length < wanted; swing += 10) curve = winding(way, swing);
    const step = curve.length / this.chart.gravestones;
    const stones = Array.from({ length: this.chart.gravestones }, (_, stone) => curve.at((stone + 0.5) * step));
    return { stones, size: Math.min(step * 0.92, this.lane * 0.9, 58), line: [from, ...curve.points] };
  }
}

/** Every way of giving four sides four corners, those in clockwise order first. */
const ORDERS = orders([0, 1, 2, 3]);

/**
 * @param {number[]} parts
 * @returns {number[][]}
 */
function orders(parts) {
  if (parts.length < 2) return [parts];
  return parts.flatMap((part) => orders(parts.filter((other) => other !== part)).map((rest) => [part, ...rest]));
}

/**
 * Angles pushed apart until there is room between neighbours; by side.
 * @param {{side: number, angle: number}[]} wanted
 * @param {number} room
 * @returns {number[]}
 */
function spread(wanted, room) {
  const sorted = [...wanted].sort((a, b) => a.angle - b.angle);
  for (let round = 0; round < 40; round += 1)
    sorted.forEach((one, place) => {
      const next = sorted[(place + 1) % sorted.length];
      const lack = room - ((next.angle - one.angle + 4 * Math.PI) % (2 * Math.PI));
      if (lack <= 0 || next === one) return;
      one.angle -= lack / 2;
      next.angle += lack / 2;
    });
  return wanted.map(({ angle }) => angle);
}

/**
 * The same way, swinging to both sides.
 * @param {Curve} way
 * @param {number} swing
 */
function winding(way, swing) {
  if (!swing) return way;
  const waves = Math.max(1, Math.round(way.length / 80));
  const points = Array.from({ length: 241 }, (_, at) =>
    beside(way.at((way.length * at) / 240), swing * Math.sin((at / 240) * waves * 2 * Math.PI)),
  );
  return new Curve(points);
}

/**
 * A dip of the path towards the house in the middle of a side.
 * @param {number} x
 * @param {number} y
 * @param {number} quarter 0 is the upper side, then clockwise
 * @param {number} deep
 * @returns {Point[]}
 */
function dipped(x, y, quarter, deep) {
  if (!deep) return [];
  const half = 60;
  return [
    [-half, 0],
    [-half, deep],
    [half, deep],
    [half, 0],
  ].map(([along, inward]) => {
    const [cos, sin] = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)];
    return { x: x + along * cos - inward * sin, y: y + along * sin + inward * cos };
  });
}
