/** Single figures of the drawing. */

import { letters } from "/static/kit/seatmarks.js";
import { svg } from "/static/kit/svg.js";

/** @typedef {import("./curve.js").Point} Point */

const ART = new URL("art.svg", import.meta.url).pathname;
const EMBLEMS = new Set(["camera", "hand", "mummy", "ghost"]);

/**
 * A figure of art.svg, with its middle at a point.
 * @param {string} name
 * @param {Point} at
 * @param {number} width
 * @param {{rise?: number, turn?: number, class?: string}} [how] `rise` the height for each width; `turn` in degrees
 */
export function figure(name, { x, y }, width, { rise = 1, turn = 0, ...more } = {}) {
  const height = width * rise;
  const turned = turn ? { transform: `rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})` } : {};
  return svg("use", {
    href: `${ART}#${name}`,
    x: (x - width / 2).toFixed(1),
    y: (y - height / 2).toFixed(1),
    width: width.toFixed(1),
    height: height.toFixed(1),
    ...turned,
    ...more,
  });
}

/**
 * A figure of art.svg as a picture of its own, for a card.
 * @param {string} name
 * @param {string} [below] a second, smaller one
 */
export function picture(name, below) {
  return svg(
    "svg",
    { viewBox: below ? "0 0 100 112" : "0 0 100 84", "aria-hidden": "true" },
    part(name, 2, below ? 66 : 80),
    below ? part(below, 74, 36) : null,
  );
}

/**
 * @param {string} name
 * @param {number} y
 * @param {number} height
 */
const part = (name, y, height) => svg("use", { href: `${ART}#${name}`, x: 0, y, width: 100, height });

/**
 * The head of a machine: a bot plays.
 * @param {Point} at its middle
 * @param {number} size
 */
export function botMark({ x, y }, size) {
  return svg(
    "g",
    { class: "bot-mark", transform: `translate(${x} ${y}) scale(${size / 24})` },
    svg("path", {
      class: "shell",
      d: "M-9 -4a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v8a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4zM0 -8v-4M-9 0h-3M9 0h3",
    }),
    svg("path", { class: "eyes", d: "M-4 -2v1M4 -2v1M-4 4h8" }),
  );
}

/**
 * Some stones of a path, and an arrow after the last.
 * @param {number} count backward if negative
 * @param {string} [below] a figure below
 */
export function stonePicture(count, below) {
  const [stones, room] = [Math.abs(count), below ? 62 : 100];
  const across = Math.max(2, Math.ceil(Math.sqrt(stones + 1)));
  const down = Math.ceil((stones + 1) / across);
  const size = Math.min(92 / across, room / down, 30);
  const at = (/** @type {number} */ place) => {
    const [row, x] = [Math.floor(place / across), (place % across) - (across - 1) / 2];
    return { x: 50 + (count < 0 ? -x : x) * size, y: room / 2 + (row - (down - 1) / 2) * size + (below ? 0 : 6) };
  };
  return svg(
    "svg",
    { viewBox: "0 0 100 112", "aria-hidden": "true" },
    Array.from({ length: stones }, (_, place) => stone(at(place), size)),
    arrow(at(stones), count < 0 ? -size : size),
    below ? part(below, 70, 38) : null,
  );
}

/**
 * @param {Point} at
 * @param {number} size
 */
function stone({ x, y }, size) {
  return svg("rect", {
    class: "step",
    x: x - size * 0.43,
    y: y - size * 0.43,
    width: size * 0.86,
    height: size * 0.86,
    rx: size * 0.2,
  });
}

/**
 * The head of an arrow, which points back if its size is negative.
 * @param {Point} at
 * @param {number} size
 */
function arrow({ x, y }, size) {
  return svg("path", {
    class: "step-on",
    d: "M-.38-.42L.42 0L-.38 .42z",
    transform: `translate(${x} ${y}) scale(${size})`,
  });
}

/**
 * The picture of a Home Base: its own where we have drawn one, else its letter.
 * @param {string} name
 * @param {Point} at
 * @param {number} size
 */
export function emblem(name, at, size) {
  const known = name.toLowerCase();
  if (EMBLEMS.has(known)) return figure(known, at, size, { class: "emblem" });
  return svg(
    "text",
    { class: "emblem-letter", x: at.x, y: at.y + size * 0.34, "font-size": size, "text-anchor": "middle" },
    name.charAt(0).toUpperCase(),
  );
}

/** Heads of pawns, by seat, in a square of 24 round 0: the shapes of the seats' marks. */
const HEADS = [
  "M0-11a11 11 0 1 0 0 22a11 11 0 1 0 0-22z",
  "M-9.500-10.500h19a1 1 0 0 1 1 1v19a1 1 0 0 1-1 1h-19a1 1 0 0 1-1-1v-19a1 1 0 0 1 1-1z",
  "M0-13L13 0L0 13L-13 0z",
  "M-6.500-11h13L13 0L6.500 11h-13L-13 0z",
];

/**
 * A pawn as a person sees it: a cloak in the seat's colour, and a head in its shape with letter and number.
 * It stands on 0, 0 and is 1 wide; scale it.
 * @param {number} seat
 * @param {number} pawn
 * @param {string[]} names
 */
export function pawnFigure(seat, pawn, names) {
  return svg(
    "g",
    { class: `pawn seat-${seat}` },
    svg("ellipse", { class: "shade", cx: 0, cy: 11, rx: 13, ry: 5 }),
    svg("path", { class: "cloak", d: "M-13 11C-11-2-8-9-6-16H6C8-9 11-2 13 11C7 15-7 15-13 11z" }),
    svg(
      "g",
      { transform: "translate(0 -17)" },
      svg("path", { class: "head", d: HEADS[seat] }),
      svg("text", { class: "tag", x: 0, y: 4.2, "text-anchor": "middle" }, pawnTag(seat, pawn, names)),
    ),
  );
}

/**
 * The letter of a pawn's seat and its number, which people count from 1.
 * @param {number} seat
 * @param {number} pawn
 * @param {string[]} names
 */
export const pawnTag = (seat, pawn, names) => `${letters(names)[seat]}${pawn + 1}`;

/** A pawn's figure is so wide in its own measure. */
export const PAWN_WIDTH = 28;
