/** The examples of a rulebook: a position with numbered arrows, which moves at a press; on paper the arrows tell it. */

import { Easel } from "../board/easel.js";
import { el } from "../kit/dom.js";
import { set, svg } from "../kit/svg.js";
import { say } from "../page/language.js";

/** @typedef {{view: Record<string, any>, picture: string, told: Record<string, any>[]}} SceneInfo */
/** @typedef {{names: string[], seat: number | null, scenes: SceneInfo[], still: "first" | "last" | null}} ExampleInfo */
/** @typedef {{id: string, means: import("../board/easel.js").Means, arrows: string[], still: "first" | "last"}} Shop what all examples of a game are drawn with; `still` the scene that is shown at rest */

const FIRST = "❶"; // stands in a caption whose arrows are numbered
const PACE = 2200; // ms from one move to the next
const WIDE = 300; // px, of a frame whose arrows are drawn in their usual size
const RADIUS = 8; // of a number, in a frame of that width
const BESIDE = 9; // a number from a place to which nothing leads
const ALONG = [0.32, 0.46, 0.6, 0.18, 0.74]; // where on an arrow its number may lie: on the way, not on what moves
const BOW = 0.16; // how far an arrow bends, for its length

/** @type {Set<Example>} */
const shown = new Set();
addEventListener("beforeprint", () => {
  for (const example of shown) example.reset();
});

export class Example {
  /**
   * @param {ExampleInfo} info
   * @param {Node[]} caption
   * @param {Shop} shop
   */
  constructor(info, caption, shop) {
    this.info = info;
    this.shop = shop;
    this.board = el("div", { class: "example-board", inert: "", "aria-hidden": "true" }); // the caption says it in words
    this.arrows = svg("svg", { class: "example-arrows", "aria-hidden": "true" });
    this.log = el("p", { class: "example-log", role: "status" });
    this.button = el(
      "button",
      { type: "button", class: "example-show", onclick: () => this.play() },
      say("example-show"),
    );
    this.node = el(
      "figure",
      { class: "example" },
      el("div", { class: "example-frame" }, this.board, this.arrows),
      el("figcaption", {}, el("span", {}, caption), info.scenes.length > 1 && this.button, this.log),
    );
    this.numbered = caption.some(({ textContent }) => textContent?.includes(FIRST));
    this.easel = new Easel(this.board, null);
    /** @type {number | undefined} */
    this.timer = undefined;
    shown.add(this);
  }

  /** Draw it, once it stands in the page. */
  async ready() {
    await this.easel.make({ ...this.shop.means, style: null, modules: [] });
    this.reset();
    new ResizeObserver(() => this.arrows.hasAttribute("hidden") || this.draw()).observe(this.board);
  }

  /** As it stands on paper. */
  reset() {
    clearTimeout(this.timer);
    this.log.textContent = "";
    this.scene((this.info.still ?? this.shop.still) === "last" ? this.info.scenes.length - 1 : 0, false);
    set(this.arrows, { hidden: false });
    this.draw();
  }

  /** The moves, one after the other. @param {number} [at] */
  play(at = 0) {
    clearTimeout(this.timer);
    set(this.arrows, { hidden: true });
    this.scene(at, at > 0);
    this.button.textContent = say("example-again");
    if (at + 1 < this.info.scenes.length) this.timer = setTimeout(() => this.play(at + 1), at ? PACE : PACE / 4);
  }

  /**
   * @param {number} at
   * @param {boolean} moves whether what happened since is to be seen
   */
  scene(at, moves) {
    const { names, seat, scenes } = this.info;
    const { view, picture, told } = scenes[at];
    const news = told.map((event) => ({ number: event.number, text: event.text, event, ms: 0, about: "" }));
    this.node.dataset.scene = String(at);
    if (moves)
      this.log.textContent = told
        .map(({ text }) => text)
        .filter(Boolean)
        .join(" ");
    this.easel.draw({
      game: this.shop.id,
      view,
      picture,
      seat,
      names,
      legal: [],
      told: news,
      news: moves ? news : [],
      picked: {},
    });
  }

  /** The arrows, numbered in the order of what happens. */
  draw() {
    const frame = this.arrows.getBoundingClientRect();
    if (!frame.width) return;
    set(this.arrows, { viewBox: `0 0 ${WIDE} ${(WIDE * frame.height) / frame.width}` });
    const events = this.info.scenes.flatMap(({ told }) => told).filter(({ type }) => this.shop.arrows.includes(type));
    const ways = events.map((event) => this.way(event, frame)).filter((way) => way.length > 0);
    const lines = ways.filter((way) => way.length > 1);
    this.arrows.replaceChildren(
      ...lines.map((way) => line(way, "edge")),
      ...lines.map((way) => line(way, "way")),
      ...lines.map(head),
      ...(this.numbered ? badges(ways) : []),
    );
  }

  /**
   * Where something went, in the frame.
   * @param {Record<string, any>} event
   * @param {DOMRect} frame
   * @returns {DOMPoint[]}
   */
  way(event, frame) {
    const traces = this.easel.drawing?.traces?.(event) ?? [];
    const boxes = traces
      .map((one) => (one instanceof Element ? one.getBoundingClientRect() : one))
      .filter((box) => box instanceof DOMRect && box.width);
    return /** @type {DOMRect[]} */ (boxes).map(
      ({ x, y, width, height }) =>
        new DOMPoint(
          ((x + width / 2 - frame.x) * WIDE) / frame.width,
          ((y + height / 2 - frame.y) * WIDE) / frame.width,
        ),
    );
  }
}

/**
 * Through all points, or in a bow between two.
 * @param {DOMPoint[]} way
 * @param {string} kind
 */
function line(way, kind) {
  return svg("path", {
    class: kind,
    d: way.length === 2 ? `M${at(way[0])}Q${at(bend(way))} ${at(way[1])}` : `M${way.map(at).join("L")}`,
  });
}

/** @param {DOMPoint} point */
const at = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The middle of a bow. @param {DOMPoint[]} way */
function bend([a, b]) {
  return new DOMPoint((a.x + b.x) / 2 + (b.y - a.y) * BOW, (a.y + b.y) / 2 - (b.x - a.x) * BOW);
}

/** The head of an arrow. @param {DOMPoint[]} way */
function head(way) {
  const tip = way[way.length - 1];
  const from = way.length === 2 ? bend(way) : way[way.length - 2];
  const turn = (Math.atan2(tip.y - from.y, tip.x - from.x) * 180) / Math.PI;
  return svg("path", {
    class: "head",
    d: "M5 0L-7 -6L-4 0L-7 6z",
    transform: `translate(${at(tip)}) rotate(${turn.toFixed(1)})`,
  });
}

/** A number upon each way, and none upon another. @param {DOMPoint[][]} ways */
function badges(ways) {
  /** @type {DOMPoint[]} */
  const taken = [];
  return ways.map((way, place) => {
    const free = spots(way).find((spot) => taken.every((other) => gap(other, spot) >= 2 * RADIUS));
    const spot = free ?? spots(way)[0];
    taken.push(spot);
    return svg(
      "g",
      { class: "badge" },
      svg("circle", { cx: spot.x, cy: spot.y, r: RADIUS }),
      svg("text", { x: spot.x, y: spot.y + 4, "text-anchor": "middle" }, place + 1),
    );
  });
}

/** Where the number of a way may lie, best first. @param {DOMPoint[]} way */
function spots(way) {
  if (way.length === 1)
    return [0, 2, 4].map((step) => new DOMPoint(way[0].x - BESIDE + step * RADIUS, way[0].y - BESIDE));
  return ALONG.map((share) => (way.length === 2 ? onBow(way, share) : onLine(way, share)));
}

/**
 * @param {DOMPoint[]} way
 * @param {number} share
 */
function onBow(way, share) {
  const [a, b] = way;
  const middle = bend(way);
  return between(between(a, middle, share), between(middle, b, share), share);
}

/**
 * @param {DOMPoint[]} way
 * @param {number} share
 */
function onLine(way, share) {
  const lengths = way.slice(1).map((point, place) => gap(way[place], point));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  const place = lengths.findIndex((length) => {
    left -= length;
    return left <= 0;
  });
  return between(way[place + 1], way[place], lengths[place] ? -left / lengths[place] : 0);
}

/**
 * @param {DOMPoint} a
 * @param {DOMPoint} b
 * @param {number} share
 */
const between = (a, b, share) => new DOMPoint(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);

/**
 * @param {DOMPoint} a
 * @param {DOMPoint} b
 */
const gap = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
