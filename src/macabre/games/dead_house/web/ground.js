/** The board itself, which does not change in a match: garden, path, gravestones, house. */

import { svg } from "/static/kit/svg.js";
import { beside, outline } from "./curve.js";
import { figure } from "./figures.js";
import { garden } from "./garden.js";

/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("/static/page/language.js").Say} Say */

const DEGREES = 180 / Math.PI;
const PANE = 0.155; // of the house's width

/**
 * @param {Layout} layout
 * @param {number[]} seats the seat at each side, -1 for none
 * @param {Say} say
 */
export function ground(layout, seats, say) {
  return svg(
    "g",
    {},
    shades(),
    lawn(layout),
    garden(layout),
    layout.zones.map((zone, side) => row(zone, seats[side])),
    path(layout, seats, say),
    gnomeWays(layout),
    layout.zones.map((zone, side) => stones(zone, seats[side])),
    house(layout, seats),
  );
}

function shades() {
  const stop = (/** @type {string} */ offset, /** @type {string} */ name) => svg("stop", { offset, class: name });
  return svg(
    "defs",
    {},
    svg(
      "radialGradient",
      { id: "dh-lawn", cx: "50%", cy: "46%", r: "75%" },
      stop("0", "lawn-near"),
      stop(".55", "lawn-mid"),
      stop("1", "lawn-far"),
    ),
    svg(
      "radialGradient",
      { id: "dh-glow", cx: "50%", cy: "50%", r: "50%" },
      stop("0", "glow-near"),
      stop("1", "glow-far"),
    ),
    svg(
      "pattern",
      { id: "dh-grass", width: 64, height: 48, patternUnits: "userSpaceOnUse" },
      svg("path", { class: "blade", d: "M8 16l2-7 2 7M40 40l2-8 3 7M52 12l1-6 2 5M24 34l2-5 1 5" }),
    ),
  );
}

/** @param {Layout} layout */
function lawn({ width, height, house }) {
  const whole = { x: 0, y: 0, width, height, rx: 26 };
  return svg(
    "g",
    {},
    svg("rect", { ...whole, fill: "url(#dh-lawn)" }),
    svg("rect", { ...whole, fill: "url(#dh-grass)" }),
    svg("ellipse", {
      cx: house.x + house.width / 2,
      cy: house.y + house.height * 0.6,
      rx: house.width * 0.98,
      ry: house.height * 0.8,
      fill: "url(#dh-glow)",
    }),
    svg("rect", { ...whole, class: "rim" }),
  );
}

/**
 * The trodden way under a row of gravestones.
 * @param {import("./layout.js").Zone} zone
 * @param {number} seat
 */
function row({ line, size }, seat) {
  return svg(
    "g",
    { class: `row seat-${seat}` },
    svg("path", { class: "row-edge", d: outline(line), "stroke-width": size * 1.02 + 8 }),
    svg("path", { class: "row-way", d: outline(line), "stroke-width": size * 1.02 }),
  );
}

/**
 * @param {Layout} layout
 * @param {number[]} seats
 * @param {Say} say
 */
function path(layout, seats, say) {
  const middle = `${outline(layout.loop.points)}Z`;
  return svg(
    "g",
    { class: "path" },
    svg("path", { class: "kerb", d: middle, "stroke-width": layout.lane + 16 }),
    svg("path", { class: "mortar", d: middle, "stroke-width": layout.lane + 5 }),
    layout.tiles.map((_, square) => slabWith(layout, square, seats, say)),
  );
}

/**
 * One square of the loop, with what it does, and its number.
 * @param {Layout} layout
 * @param {number} square
 * @param {number[]} seats
 * @param {Say} say
 */
function slabWith(layout, square, seats, say) {
  const kind = layout.chart.squares[square];
  const side = layout.chart.sides.findIndex(({ start, turn_off }) => start === square || turn_off === square);
  const owner = side < 0 ? "" : ` seat-${seats[side]}`;
  const { title, text } = layout.chart.kinds[kind];
  return svg(
    "g",
    { class: `square ${kind}${owner}` },
    svg("title", {}, say("drawing-square", { title, number: square, text })),
    svg("path", { class: `slab tone-${(square * 7) % 3}`, d: `${outline(layout.tiles[square].shape)}Z` }),
    mark(layout, square, kind),
    number(layout, square, kind),
  );
}

/**
 * @param {Layout} layout
 * @param {number} square
 * @param {string} kind
 */
function number({ tiles, step, lane }, square, kind) {
  if (kind !== "plain" && kind !== "start") return null;
  const size = Math.min(step * 0.42, lane * 0.36, 22);
  const { x, y } = tiles[square].spot;
  return size < 7 && square % 5
    ? null
    : svg(
        "text",
        { class: "number", x, y: y + size * 0.36, "font-size": Math.max(size, 9), "text-anchor": "middle" },
        square,
      );
}

/**
 * What a square does, as a sign.
 * @param {Layout} layout
 * @param {number} square
 * @param {string} kind
 */
function mark(layout, square, kind) {
  const { spot } = layout.tiles[square];
  const size = Math.min(layout.step, layout.lane, 62);
  const turn = spot.angle * DEGREES;
  if (kind === "ahead-3") return figure("ahead", spot, size * 0.62, { turn, class: "sign" });
  if (kind === "again") return figure("again", spot, size * 0.72, { class: "sign" });
  if (kind === "turn-off") return figure("turn-in", spot, size * 0.66, { turn, class: "sign" });
  if (kind.startsWith("gnome")) return figure(kind, { x: spot.x, y: spot.y - size * 0.1 }, size * 1.12);
  return kind === "start" ? svg("circle", { class: "ring", cx: spot.x, cy: spot.y, r: size * 0.4 }) : null;
}

/** From each blue gnome a broom's trail to the red one, beside the squares that are swept. @param {Layout} layout */
function gnomeWays(layout) {
  const { chart, count } = layout;
  return chart.squares.map((kind, square) => {
    const lead = chart.leads[square];
    if (kind !== "gnome-blue" || lead === null) return null;
    const long = (lead - square + count) % count;
    const points = Array.from({ length: long * 4 + 1 }, (_, part) =>
      beside(layout.along(square + 0.5 + part / 4), layout.lane * 0.4),
    );
    return svg("path", { class: "broom", d: outline(points), "stroke-width": Math.max(2, layout.lane * 0.075) });
  });
}

/**
 * @param {import("./layout.js").Zone} zone
 * @param {number} seat
 */
function stones({ stones: spots, size }, seat) {
  return svg(
    "g",
    { class: `stones seat-${seat}` },
    spots.map((spot, place) =>
      svg(
        "g",
        {},
        figure("stone", { x: spot.x, y: spot.y - size * 0.06 }, size * 0.96),
        svg(
          "text",
          { class: "carved", x: spot.x, y: spot.y + size * 0.16, "font-size": size * 0.42, "text-anchor": "middle" },
          place + 1,
        ),
      ),
    ),
  );
}

/**
 * The house, with a column of windows for each side; those of empty seats are boarded up.
 * @param {Layout} layout
 * @param {number[]} seats
 */
function house({ house: { x, y, width, height, slots } }, seats) {
  const size = width * PANE;
  return svg(
    "g",
    { class: "house" },
    figure("house", { x: x + width / 2, y: y + height / 2 }, width, { rise: height / width }),
    slots.map((column, side) =>
      svg(
        "g",
        { class: `windows seat-${seats[side]}` },
        column.map((slot) => pane(slot, size, seats[side] < 0)),
      ),
    ),
  );
}

/**
 * @param {Point} slot
 * @param {number} size
 * @param {boolean} boarded
 */
function pane(slot, size, boarded) {
  const [left, top] = [slot.x - size / 2, slot.y - size / 2];
  const boards = `M${left - 3} ${top + size * 0.35}l${size + 6} ${size * 0.25}M${left - 3} ${top + size * 0.8}l${size + 6} ${-size * 0.3}`;
  return svg(
    "g",
    {},
    svg("path", { class: boarded ? "pane dark" : "pane", d: arch(slot, size) }),
    boarded && svg("path", { class: "board", d: boards }),
  );
}

/**
 * @param {Point} slot
 * @param {number} size
 */
function arch({ x, y }, size) {
  const [left, top, half] = [x - size / 2, y - size / 2, size / 2];
  return `M${left} ${top + size}V${top + half * 0.8}A${half} ${half * 0.8} 0 0 1 ${left + size} ${top + half * 0.8}V${top + size}z`;
}

/**
 * A light in the window of each pawn that is in Dead House.
 * @param {Layout} layout
 * @param {import("./places.js").Place[][]} pawns
 * @param {number[]} sides
 */
export function litWindows({ house: { width, slots } }, pawns, sides) {
  const lit = pawns.flatMap((places, seat) =>
    places.flatMap((place, pawn) => (place === "house" ? [slots[sides[seat]][pawn]] : [])),
  );
  return svg(
    "g",
    {},
    lit.map((slot) => svg("path", { class: "pane lit", d: arch(slot, width * PANE) })),
  );
}
