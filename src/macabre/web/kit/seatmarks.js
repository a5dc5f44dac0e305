/** Each seat's mark: a shape, a letter and a colour, so that no one of them is needed alone. */

import { svg } from "./svg.js";

/** Outlines in a square of 24. */
const SHAPES = [
  "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z",
  "M3.5 2.5h17a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1z",
  "M12 .8L23.2 12L12 23.2L.8 12z",
  "M6.3 2h11.4L23.4 12L17.7 22H6.3L.6 12z",
];

/** What the shapes are called, for those who hear them. */
export const SHAPE_NAMES = ["circle", "square", "diamond", "hexagon"];

/**
 * One letter for each seat: the names' first letters where they differ, else A to D.
 * @param {string[]} names
 * @returns {string[]}
 */
export function letters(names) {
  const first = names.map((name) => name.trim().charAt(0).toUpperCase());
  return new Set(first).size === names.length && !first.includes("") ? first : names.map((_, seat) => "ABCD"[seat]);
}

/**
 * The mark of a seat as an `<svg>`, to stand in HTML or inside another drawing.
 * @param {number} seat
 * @param {string[]} names
 * @param {{size?: number, x?: number, y?: number, title?: boolean}} [how] `x`, `y` its centre inside a drawing; `title` where nothing else names it
 * @returns {SVGSVGElement}
 */
export function seatMark(seat, names, { size = 24, x, y, title = false } = {}) {
  const place = x === undefined || y === undefined ? {} : { x: x - size / 2, y: y - size / 2 };
  const told = title ? { role: "img", "aria-label": names[seat] } : { "aria-hidden": "true" };
  return svg("svg", { class: `seat-mark seat-${seat}`, viewBox: "0 0 24 24", width: size, height: size, ...place, ...told },
    svg("path", { class: "seat-shape", d: SHAPES[seat] }),
    svg("text", { class: "seat-letter", x: 12, y: 16.5, "text-anchor": "middle" }, letters(names)[seat]));
}
