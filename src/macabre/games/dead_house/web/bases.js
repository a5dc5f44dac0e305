/** The Home Bases: whose they are, who is on turn, how many cards and special cards each has. */

import { seatMark } from "/static/kit/seatmarks.js";
import { svg } from "/static/kit/svg.js";
import { botMark, emblem, figure } from "./figures.js";

/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("./layout.js").Layout} Layout */

const LONGEST_NAME = 13;
const BOT = 27; // the mark of a bot beside the name

/**
 * @param {Layout} layout
 * @param {Scene} scene
 * @param {number[]} seats the seat at each side, -1 for none
 */
export function bases(layout, scene, seats) {
  return layout.bases.map((base, side) => {
    const seat = seats[side];
    return svg(
      "g",
      { class: `base ${state(scene, seat)}` },
      disc(base),
      gate(layout, side),
      emblem(
        layout.chart.sides[side].name,
        { x: base.centre.x, y: base.centre.y - base.radius * 0.6 },
        base.radius * 0.46,
      ),
      seat < 0 ? null : holdings(base, scene, seat),
    );
  });
}

/**
 * The names, above whatever lights up round a Home Base.
 * @param {Layout} layout
 * @param {Scene} scene
 * @param {number[]} seats
 */
export function plates(layout, scene, seats) {
  return layout.bases.flatMap((base, side) =>
    seats[side] < 0 ? [] : [svg("g", { class: state(scene, seats[side]) }, plate(base, scene, seats[side]))],
  );
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
const state = ({ view }, seat) =>
  `seat-${seat}${view.to_act?.includes(seat) ? " acts" : ""}${view.winners?.includes(seat) ? " won" : ""}`;

/** @param {import("./layout.js").Base} base */
function disc({ centre: { x, y }, radius }) {
  return svg(
    "g",
    {},
    svg("circle", { class: "halo", cx: x, cy: y, r: radius + 3 }),
    svg("circle", { class: "disc", cx: x, cy: y, r: radius - 4 }),
    svg("circle", { class: "hoop", cx: x, cy: y, r: radius - 5 }),
  );
}

/**
 * Footprints from the Home Base to its start square.
 * @param {Layout} layout
 * @param {number} side
 */
function gate({ bases: all, tiles, chart, lane }, side) {
  const [{ centre, radius }, { spot }] = [all[side], tiles[chart.sides[side].start]];
  const angle = Math.atan2(spot.y - centre.y, spot.x - centre.x);
  const far = Math.hypot(spot.x - centre.x, spot.y - centre.y) - lane * 0.4;
  if (far < radius) return null;
  const [from, to] = [radius, far].map(
    (away) => `${(centre.x + away * Math.cos(angle)).toFixed(1)} ${(centre.y + away * Math.sin(angle)).toFixed(1)}`,
  );
  return svg("path", { class: "gate", d: `M${from}L${to}` });
}

/**
 * Cards in hand on the left, special cards that are left on the right.
 * @param {import("./layout.js").Base} base
 * @param {Scene} scene
 * @param {number} seat
 */
function holdings({ centre: { x, y }, radius }, { view }, seat) {
  const high = y - radius * 0.5;
  const left = view.specials[seat].length;
  return svg(
    "g",
    { class: "holdings" },
    figure("card-back", { x: x - radius * 0.6, y: high }, radius * 0.24, { rise: 1.4 }),
    svg("text", { x: x - radius * 0.42, y: high + 8, "font-size": 24 }, view.hand_sizes[seat]),
    view.options.special_cards &&
      [0, 1, 2].map((place) =>
        svg("path", {
          class: place < left ? "charm" : "charm spent",
          d: star(x + radius * (0.36 + 0.17 * place), high, radius * 0.085),
        }),
      ),
  );
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function star(x, y, size) {
  const points = Array.from({ length: 10 }, (_, place) => {
    const [far, angle] = [place % 2 ? size * 0.45 : size, (place / 10) * 2 * Math.PI - Math.PI / 2];
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/**
 * @param {import("./layout.js").Base} base
 * @param {Scene} scene
 * @param {number} seat
 */
function plate({ centre: { x, y }, radius }, { names, bots }, seat) {
  const name = names[seat].length > LONGEST_NAME ? `${names[seat].slice(0, LONGEST_NAME - 1)}…` : names[seat];
  const [wide, top] = [radius * 1.96, y + radius * 0.6];
  const bot = bots?.[seat] ? BOT : 0;
  const size = Math.min(23, (wide - (bot ? 58 : 50) - bot) / (name.length * 0.6));
  return svg(
    "g",
    { class: "plate" },
    svg("rect", { x: x - wide / 2, y: top, width: wide, height: 38, rx: 19 }),
    seatMark(seat, names, { size: 30, x: x - wide / 2 + 22, y: top + 19 }),
    svg("text", { x: x + 16 - bot / 2, y: top + 27, "font-size": size.toFixed(1), "text-anchor": "middle" }, name),
    bot > 0 && botMark({ x: x + wide / 2 - 21, y: top + 20 }, BOT),
  );
}
