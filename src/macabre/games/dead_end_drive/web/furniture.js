/** What stands in the rooms: furniture by its name, chairs that face the table, traps and passages. */

import { svg } from "/static/kit/svg.js";
import { breadth, UNIT } from "./plan.js";

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Piece} Piece */
/** @typedef {import("./plan.js").Box} Box */
/** @typedef {import("/static/page/language.js").Say} Say */

/** Drawings by a word of a piece's name, with the shape that they were drawn for, width to height. */
const DRAWN = /** @type {[string, string, number][]} */ ([
  ["stair", "staircase", 2.5],
  ["fireplace", "fireplace", 2.333],
  ["book", "bookcase", 0.25],
  ["statue", "statue", 1],
  ["piano", "piano", 1],
  ["dining", "table", 0.333],
  ["desk", "desk", 3],
  ["vase", "vase", 1],
  ["easel", "easel", 1],
]);

const EMBLEMS = ["stairs", "fireplace", "chandelier", "statue", "bookcase"];

/**
 * @param {Plan} plan
 * @param {Say} say
 */
export function furniture(plan, say) {
  const { chart } = plan;
  return svg(
    "g",
    { class: "ded-furniture" },
    chart.passages.map((space) => spot(plan, space, "ded-passage", say("drawing-passage", { space }))),
    chart.traps.map((trap) => trapSpace(plan, trap, say)),
    chart.chairs.map((space) => chair(plan, space)),
    chart.furniture.map((piece) => pieceOf(plan, piece)),
  );
}

/**
 * The emblem of a trap, by its name.
 * @param {string} name
 */
export const emblem = (name) => `ded-trap-${EMBLEMS.includes(name) ? name : "other"}`;

/**
 * A drawing from the sheets, in a box.
 * @param {string} id
 * @param {Box} box
 * @param {Record<string, any>} [more]
 */
export function sheet(id, { x, y, width, height }, more = {}) {
  return svg("use", { href: `#${id}`, x, y, width, height, ...more });
}

/**
 * The piece of furniture that a trap is made of, if there is one.
 * @param {Plan} plan
 * @param {string} trap
 */
export function pieceOfTrap(plan, trap) {
  const stem = trap.slice(0, 5);
  const near = plan.chart.furniture.filter((piece) => piece.name.toLowerCase().includes(stem));
  return near.length ? near[0].spaces : null;
}

/**
 * @param {Plan} plan
 * @param {string} space
 * @param {string} id
 * @param {string} title
 */
function spot(plan, space, id, title) {
  return svg("g", {}, svg("title", {}, title), sheet(id, plan.box([space])));
}

/**
 * @param {Plan} plan
 * @param {import("./plan.js").Trap} trap
 * @param {Say} say
 */
function trapSpace(plan, { name, title, space }, say) {
  const { x, y } = plan.corner(space);
  return svg(
    "g",
    { class: "ded-trap" },
    svg("title", {}, say("drawing-trap", { trap: title, space })),
    svg("rect", { class: "ded-trap-tile", x: x + 2, y: y + 2, width: UNIT - 4, height: UNIT - 4, rx: 6 }),
    svg("circle", { class: "ded-trap-ring", cx: x + UNIT / 2, cy: y + UNIT / 2, r: 16 }),
    sheet(emblem(name), { x: x + 9, y: y + 9, width: UNIT - 18, height: UNIT - 18 }),
  );
}

/**
 * A red chair turns its back away from the middle of all.
 * @param {Plan} plan
 * @param {string} space
 */
function chair(plan, space) {
  const all = plan.chart.chairs.map((one) => plan.middle(one));
  const { x, y } = plan.middle(space);
  const [dx, dy] = [
    all.reduce((sum, one) => sum + one.x, 0) / all.length - x,
    all.reduce((sum, one) => sum + one.y, 0) / all.length - y,
  ];
  const turn = Math.abs(dx) * 1.9 > Math.abs(dy) ? (dx > 0 ? -90 : 90) : dy > 0 ? 0 : 180;
  return sheet("ded-chair", plan.box([space]), { transform: `rotate(${turn} ${x} ${y})` });
}

/**
 * @param {Plan} plan
 * @param {Piece} piece
 */
function pieceOf(plan, piece) {
  const name = piece.name.toLowerCase();
  const [, id, shape] = DRAWN.find(([word]) => name.includes(word)) ?? ["", null, 1];
  const whole = piece.spaces.length * UNIT * UNIT === area(plan.box(piece.spaces));
  const soft = /sofa|couch|settee|armchair|bench/.test(name);
  const fits = id && (whole || id === "easel");
  return svg(
    "g",
    { class: `ded-piece ${soft ? "soft" : "wood"}`, key: `piece ${piece.spaces[0]}` },
    svg("title", {}, piece.title),
    !(fits && whole) && base(plan, piece),
    fits
      ? drawn(plan.box(piece.spaces), id, shape)
      : [...cushions(plan, piece), soft ? backrest(plan, piece) : initial(plan, piece)],
  );
}

/** @param {Box} box */
const area = ({ width, height }) => width * height;

/**
 * A drawing in a box, turned where the box lies the other way than it was drawn.
 * @param {Box} box
 * @param {string} id
 * @param {number} shape
 */
function drawn(box, id, shape) {
  const { x, y, width, height } = box;
  if (width === height || width > height === shape > 1)
    return sheet(`ded-${id}`, { x: x + 1, y: y + 1, width: width - 2, height: height - 2 });
  const [cx, cy] = [x + width / 2, y + height / 2];
  return sheet(
    `ded-${id}`,
    { x: cx - height / 2 + 1, y: cy - width / 2 + 1, width: height - 2, height: width - 2 },
    { transform: `rotate(90 ${cx} ${cy})` },
  );
}

/**
 * @param {Plan} plan
 * @param {Piece} piece
 */
function base(plan, piece) {
  return svg("path", { class: "ded-base", d: plan.outline(piece.spaces) });
}

/**
 * A cushion for each space: a sofa of any shape, or a chest of which only the name is known.
 * @param {Plan} plan
 * @param {Piece} piece
 */
function cushions(plan, { spaces }) {
  return spaces.map((space) => {
    const { x, y } = plan.corner(space);
    return svg(
      "g",
      {},
      svg("rect", { class: "ded-cushion", x: x + 5, y: y + 5, width: UNIT - 10, height: UNIT - 10, rx: 7 }),
      svg("circle", { class: "ded-button", cx: x + UNIT / 2, cy: y + UNIT / 2, r: 2 }),
    );
  });
}

/**
 * A back along the walls that a piece stands at.
 * @param {Plan} plan
 * @param {Piece} piece
 */
function backrest(plan, { spaces }) {
  const { chart } = plan;
  const edge = /** @type {[number, number, number, number][]} */ ([
    [0, 0, chart.columns, 0],
    [0, chart.rows, chart.columns, chart.rows],
    [0, 0, 0, chart.rows],
    [chart.columns, 0, chart.columns, chart.rows],
  ]);
  const walls = [...edge, ...chart.walls];
  const sides = spaces
    .map((space) => plan.cell(space))
    .flatMap(
      ({ column: x, row: y }) =>
        /** @type {[number, number, number, number, number, number][]} */ ([
          [x, y, x + 1, y, 0, 5],
          [x, y + 1, x + 1, y + 1, 0, -5],
          [x, y, x, y + 1, 5, 0],
          [x + 1, y, x + 1, y + 1, -5, 0],
        ]),
    );
  const backs = sides.filter(([x1, y1, x2, y2]) =>
    walls.some(([a, b, c, d]) => a <= x1 && b <= y1 && c >= x2 && d >= y2),
  );
  return svg("path", {
    class: "ded-backrest",
    d: backs
      .map(([x1, y1, x2, y2, dx, dy]) => `M${x1 * UNIT + dx} ${y1 * UNIT + dy}L${x2 * UNIT + dx} ${y2 * UNIT + dy}`)
      .join(""),
  });
}

/**
 * What nobody has drawn is told by its name.
 * @param {Plan} plan
 * @param {Piece} piece
 */
function initial(plan, piece) {
  const { x, y, width, height } = plan.box(piece.spaces);
  const word = piece.title.replace(/^(the|an?) /i, "");
  return svg(
    "text",
    {
      class: "ded-piece-name",
      x: x + width / 2,
      y: y + height / 2,
      dy: ".35em",
      "text-anchor": "middle",
      "font-size": Math.min(14, (width / breadth(word)) * 1.6),
    },
    word,
  );
}
