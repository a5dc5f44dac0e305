/** Shows on a board where something happened that the log tells: rings, and the way between them. */

import { set, svg } from "../kit/svg.js";

const AROUND = 5; // px
const LINGERS = 4000; // ms, for who has pressed

export class Spotlight {
  /** @param {HTMLElement} host the board */
  constructor(host) {
    this.host = host;
    this.rings = svg("svg", { class: "spotlight", "aria-hidden": "true" });
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  /** Whether it goes out by itself. */
  get lingers() {
    return this.timer !== undefined;
  }

  /**
   * @param {DOMRect[]} boxes on the screen, in the order in which something went from one to the next
   * @param {boolean} lingers whether it goes out by itself
   */
  show(boxes, lingers) {
    clearTimeout(this.timer);
    this.timer = lingers ? setTimeout(() => this.show([], false), LINGERS) : undefined;
    const seen = boxes.filter(({ width }) => width);
    if (!seen.length) return this.rings.remove();
    if (this.rings.parentElement !== this.host) this.host.append(this.rings);
    const frame = this.rings.getBoundingClientRect();
    set(this.rings, { viewBox: `0 0 ${frame.width} ${frame.height}` });
    const inside = seen.map(({ x, y, width, height }) => new DOMRect(x - frame.x, y - frame.y, width, height));
    const ends = inside.length > 1 ? [inside[0], inside[inside.length - 1]] : inside;
    return this.rings.replaceChildren(svg("polyline", { points: inside.map(middle).join(" ") }), ...ends.map(ring));
  }
}

/** @param {DOMRect} box */
const middle = ({ x, y, width, height }) => `${x + width / 2},${y + height / 2}`;

/** @param {DOMRect} box */
function ring({ x, y, width, height }) {
  return svg("rect", {
    x: x - AROUND,
    y: y - AROUND,
    width: width + 2 * AROUND,
    height: height + 2 * AROUND,
    rx: Math.min(16, width / 2 + AROUND),
  });
}
