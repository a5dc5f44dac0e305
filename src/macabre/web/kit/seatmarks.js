/** Each seat's mark: a shape, a letter and a colour, so that no one of them is needed alone. */

import { svg } from "./svg.js";

/** Outlines in a square of 24: circle, square, diamond, hexagon, cross, star, shield, drop. */
const SHAPES = [
  "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z",
  "M3.5 2.5h17a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1z",
  "M12 .8L23.2 12L12 23.2L.8 12z",
  "M6.3 2h11.4L23.4 12L17.7 22H6.3L.6 12z",
  "M6 .8h12V6h5.2v12H18v5.2H6V18H.8V6H6z",
  "M12 0L17.1 6.2L24.6 9.1L20.2 15.9L19.8 23.9L12 21.8L4.2 23.9L3.8 15.9L-0.6 9.1L6.9 6.2z",
  "M2 1.5h20v9.2C22 17 17.6 21 12 23.4C6.4 21 2 17 2 10.7z",
  "M12 .2C15 4.2 22 9 22 14.6a10 9 0 0 1-20 0C2 9 9 4.2 12 .2z",
];

/** @type {number[]} when those at the table sat down */
let arrivals = [];

/** Who sat down first keeps the letter; 0 stands for a free seat, which has its number. @param {number[]} since */
export function noteArrivals(since) {
  arrivals = since.map((entry) => entry || Infinity);
}

/**
 * One letter for each seat: the name's first, or the next one that nobody had before.
 * @param {string[]} names
 * @returns {string[]}
 */
export function letters(names) {
  const order = names.map((_, seat) => seat).sort((a, b) => (arrivals[a] ?? 0) - (arrivals[b] ?? 0) || a - b);
  /** @type {string[]} */
  const found = [];
  for (const seat of order)
    found[seat] =
      arrivals[seat] === Infinity
        ? String(seat + 1)
        : ([...names[seat].toUpperCase().replace(/[^\p{L}]/gu, ""), ..."ABCDEFGH"].find(
            (letter) => !found.includes(letter),
          ) ?? "?");
  return found;
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
  return svg(
    "svg",
    { class: `seat-mark seat-${seat}`, viewBox: "0 0 24 24", width: size, height: size, ...place, ...told },
    svg("path", { class: "seat-shape", d: SHAPES[seat] }),
    svg("text", { class: "seat-letter", x: 12, y: 16.5, "text-anchor": "middle" }, letters(names)[seat]),
  );
}
