/** The house itself: floors, rugs, walls, doorways, names of rooms and of spaces. It never changes in a match. */

import { svg } from "/static/kit/svg.js";
import { breadth, columnName, EDGE, largestRectangle, UNIT } from "./plan.js";

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Room} Room */

const FLOORS = 6;
const WALL = 8;
const RUG_INSET = 1;
const SMALLEST_RUG = 3;

/** @param {Plan} plan */
export function house(plan) {
  const { chart } = plan;
  return svg(
    "g",
    { class: "ded-house" },
    outerWall(plan),
    chart.rooms.map((room, place) =>
      svg("path", { class: "ded-floor", d: plan.outline(room.spaces), fill: `url(#ded-floor-${place % FLOORS})` }),
    ),
    chart.rooms.map((room, place) => rug(plan, room, place)),
    grid(plan),
    chart.doorways.map((run) => line(run, "ded-doorway")),
  );
}

/**
 * What stands above the furniture.
 * @param {Plan} plan
 */
export function wallsAndNames(plan) {
  const { chart } = plan;
  return svg(
    "g",
    { class: "ded-walls" },
    chart.walls.map((run) => line(run, "ded-wall-shadow")),
    chart.walls.map((run) => line(run, "ded-wall")),
    chart.walls.map((run) => line(run, "ded-wall-top")),
    svg("rect", { class: "ded-inner-edge", x: 0, y: 0, width: plan.width, height: plan.height }),
    chart.rooms.map((room) => roomName(plan, room)),
  );
}

/** Floors as patterns: their colours are in board.css. */
export function floorPatterns() {
  const [u, h] = [UNIT, UNIT / 2];
  const tile = (/** @type {number} */ floor, /** @type {string} */ kind, /** @type {string} */ d) =>
    svg("path", { class: `ded-tile-${floor}${kind}`, d });
  const whole = `M0 0h${2 * u}v${2 * u}H0z`;
  const checks = `M0 0h${u}v${u}H0zM${u} ${u}h${u}v${u}H${u}z`;
  const smallChecks = [0, 1, 2, 3]
    .flatMap((x) => [0, 1, 2, 3].filter((y) => (x + y) % 2 === 0).map((y) => `M${x * h} ${y * h}h${h}v${h}H${x * h}z`))
    .join("");
  const planks = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((row) => `M0 ${row * 10}h${2 * u}M${(row * 27) % 80} ${row * 10}v10`)
    .join("");
  const parquet = `M0 10h${u}M0 20h${u}M0 30h${u}M${u + 10} 0v${u}M${u + 20} 0v${u}M${u + 30} 0v${u}M10 ${u}v${u}M20 ${u}v${u}M30 ${u}v${u}M${u} ${u + 10}h${u}M${u} ${u + 20}h${u}M${u} ${u + 30}h${u}`;
  const lilies = [
    [h, h],
    [u + h, u + h],
  ]
    .map(([x, y]) => `M${x} ${y - 7}c5 5 5 9 0 14c-5-5-5-9 0-14zM${x - 8} ${y}h16`)
    .join("");
  const damask = [
    [h, h],
    [u + h, h],
    [h, u + h],
    [u + h, u + h],
  ]
    .map(([x, y]) => `M${x} ${y - 6}l6 6l-6 6l-6-6z`)
    .join("");
  const details = [checks, smallChecks, planks, parquet, lilies, damask];
  return details.map((d, floor) =>
    svg(
      "pattern",
      { id: `ded-floor-${floor}`, width: 2 * u, height: 2 * u, patternUnits: "userSpaceOnUse" },
      tile(floor, "a", whole),
      tile(floor, "b", d),
    ),
  );
}

/** @param {Plan} plan */
function outerWall(plan) {
  const labels = [];
  for (let column = 0; column < plan.chart.columns; column++) {
    const x = column * UNIT + UNIT / 2;
    labels.push(label(x, -EDGE / 2, columnName(column)));
    if (Math.abs(x - plan.door) >= UNIT) labels.push(label(x, plan.height + EDGE / 2, columnName(column)));
  }
  for (let row = 0; row < plan.chart.rows; row++) {
    const y = row * UNIT + UNIT / 2;
    labels.push(label(-EDGE / 2, y, plan.chart.rows - row), label(plan.width + EDGE / 2, y, plan.chart.rows - row));
  }
  return svg(
    "g",
    {},
    svg("rect", {
      class: "ded-outer",
      x: -EDGE,
      y: -EDGE,
      width: plan.width + 2 * EDGE,
      height: plan.height + 2 * EDGE,
      rx: 5,
    }),
    svg("rect", {
      class: "ded-outer-line",
      x: -EDGE + 3,
      y: -EDGE + 3,
      width: plan.width + 2 * EDGE - 6,
      height: plan.height + 2 * EDGE - 6,
      rx: 3,
    }),
    labels,
  );
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string | number} text
 */
const label = (x, y, text) => svg("text", { class: "ded-label", x, y, dy: ".35em", "text-anchor": "middle" }, text);

/** @param {Plan} plan */
function grid(plan) {
  const { columns, rows } = plan.chart;
  const down = Array.from({ length: columns - 1 }, (_, at) => `M${(at + 1) * UNIT} 0v${plan.height}`);
  const across = Array.from({ length: rows - 1 }, (_, at) => `M0 ${(at + 1) * UNIT}h${plan.width}`);
  return svg("path", { class: "ded-grid", d: [...down, ...across].join("") });
}

/**
 * @param {number[]} run from corner to corner
 * @param {string} kind
 */
const line = ([x1, y1, x2, y2], kind) =>
  svg("line", {
    class: kind,
    x1: x1 * UNIT,
    y1: y1 * UNIT,
    x2: x2 * UNIT,
    y2: y2 * UNIT,
    "stroke-width": kind === "ded-wall" ? WALL : null,
  });

/**
 * A rug in the middle of a room that is large enough: it is floor like any other (DED-18).
 * @param {Plan} plan
 * @param {Room} room
 * @param {number} place
 */
function rug(plan, room, place) {
  const found = largestRectangle(room.spaces.map((space) => plan.cell(space)));
  const [columns, rows] = [found.columns - 2 * RUG_INSET, found.rows - 2 * RUG_INSET];
  if (columns < SMALLEST_RUG || rows < SMALLEST_RUG) return null;
  const [x, y, width, height] = [found.column + RUG_INSET, found.row + RUG_INSET, columns, rows].map(
    (count) => count * UNIT,
  );
  const inner = (/** @type {number} */ by) => ({
    x: x + by,
    y: y + by,
    width: width - 2 * by,
    height: height - 2 * by,
  });
  const [cx, cy] = [x + width / 2, y + height / 2];
  return svg(
    "g",
    { class: `ded-rug ded-rug-${place % FLOORS}` },
    svg("path", { class: "ded-fringe", d: fringe(x, y, width, height) }),
    svg("rect", { class: "ded-rug-ground", ...inner(3), rx: 3 }),
    svg("rect", { class: "ded-rug-band", ...inner(9) }),
    svg("rect", { class: "ded-rug-line", ...inner(17) }),
    svg("ellipse", { class: "ded-rug-line", cx, cy, rx: width * 0.28, ry: height * 0.28 }),
    svg("path", {
      class: "ded-rug-line",
      d: `M${cx} ${cy - height * 0.22}L${cx + width * 0.22} ${cy}L${cx} ${cy + height * 0.22}L${cx - width * 0.22} ${cy}Z`,
    }),
  );
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function fringe(x, y, width, height) {
  const threads = [];
  for (let at = 4; at < width - 2; at += 6) threads.push(`M${x + at} ${y - 1}v5M${x + at} ${y + height - 4}v5`);
  return threads.join("");
}

/**
 * A name where most plain floor lies in a row.
 * @param {Plan} plan
 * @param {Room} room
 */
function roomName(plan, room) {
  const run = room.name ? longestRun(plan, room) : [];
  if (!run.length) return null;
  const { x, y, width } = plan.box(run);
  const size = Math.min(17, (width / breadth(room.name ?? "")) * 1.25);
  return svg(
    "text",
    {
      class: "ded-room-name",
      x: x + width / 2,
      y: y + UNIT / 2,
      dy: ".35em",
      "text-anchor": "middle",
      "font-size": size,
    },
    room.name,
  );
}

/**
 * @param {Plan} plan
 * @param {Room} room
 * @returns {string[]}
 */
function longestRun(plan, room) {
  const { chart } = plan;
  const taken = new Set([
    ...chart.furniture.flatMap((piece) => piece.spaces),
    ...chart.traps.flatMap((trap) => roundTrap(plan, trap)),
    ...chart.passages,
    ...chart.chairs,
  ]);
  const { y, height } = plan.box(room.spaces);
  const offMiddle = (/** @type {string[]} */ run) => Math.abs(plan.middle(run[0]).y - (y + height / 2));
  /** @type {string[][]} */
  const runs = [];
  for (const space of room.spaces.filter((one) => !taken.has(one))) {
    const { column, row } = plan.cell(space);
    const last = runs.at(-1)?.at(-1);
    const before = last && plan.cell(last);
    if (before && before.row === row && before.column === column - 1) runs.at(-1)?.push(space);
    else runs.push([space]);
  }
  return runs.sort((a, b) => Math.min(b.length, 5) - Math.min(a.length, 5) || offMiddle(a) - offMiddle(b))[0] ?? [];
}

/**
 * The spaces that a trap's drawing covers: what hangs is larger than its space.
 * @param {Plan} plan
 * @param {import("./plan.js").Trap} trap
 */
function roundTrap(plan, { name, space }) {
  const { x, y } = plan.middle(space);
  const steps = name === "chandelier" ? [-1, 0, 1] : [0];
  return steps
    .flatMap((across) => steps.map((down) => plan.spaceAt({ x: x + across * UNIT, y: y + down * UNIT })))
    .filter((one) => one !== null);
}
