/** Looking back on a match: everybody's chances move by move, and where it turned. */

import { el, fill } from "../kit/dom.js";
import { seatMark } from "../kit/seatmarks.js";
import { svg } from "../kit/svg.js";
import { botName } from "../page/bots.js";
import { say } from "../page/language.js";
import { api } from "../page/page.js";

/** @typedef {{number: number, known: number[], true: number[], seat: number | null, move: string | null, best: string | null, cost: number}} Moment */
/** @typedef {{number: number, seat: number, before: number, after: number, words: string, best_words: string, luck: string[]}} Turn */
/** @typedef {{made: string, moments: Moment[], turns: Turn[]}} Review */
/** @typedef {{id: string, names: string[], bots: (string | null)[], count: number}} Match */

const HEIGHT = 240;
const EDGE = { left: 46, right: 34, top: 12, bottom: 30 };
const ASK_AGAIN = 1000;
const SAME = 0.01;
const MARKS = 3; // on each line
const DIGIT = 12; // the least distance between two numbers

/**
 * A player in a list: mark, name, and the level of a bot.
 * @param {Match} match
 * @param {number} seat
 */
export function playerOf({ names, bots }, seat) {
  return el(
    "li",
    {},
    seatMark(seat, names, { size: 26 }),
    names[seat],
    bots[seat] && el("span", { class: "chip" }, say("bot-tag", { bot: botName(bots[seat]) })),
  );
}

export class ReviewPanel {
  /**
   * @param {HTMLElement} host
   * @param {Match} match
   * @param {(step: number) => void} go
   * @param {HTMLElement | null} [slim] where the lines are drawn once more, on screens that have no room beside the board
   */
  constructor(host, match, go, slim = null) {
    this.match = match;
    this.go = go;
    this.at = 0;
    /** @type {Review | null} */
    this.review = null;
    /** @type {"true" | "known"} */
    this.side = "true";
    this.body = el("div", {});
    this.slim = slim;
    host.append(this.body);
    this.invite();
    new ResizeObserver(() => this.review && this.drawChart()).observe(host);
  }

  /** It costs some thought, so it is made only when somebody wants it. */
  invite(text = say("lookback-about")) {
    fill(
      this.body,
      el("p", { class: "soft" }, text),
      el("button", { type: "button", onclick: () => void this.fetch() }, say("lookback")),
    );
  }

  async fetch() {
    try {
      const { done, count, review } = await api(`/api/matches/${encodeURIComponent(this.match.id)}/review`);
      if (review) return this.show(review);
      fill(
        this.body,
        el("label", {}, say("lookback-progress", { done, count }), " ", el("progress", { max: count, value: done })),
      );
      setTimeout(() => void this.fetch(), ASK_AGAIN);
    } catch (fault) {
      this.invite(/** @type {Error} */ (fault).message);
    }
    return undefined;
  }

  /** @param {Review} review */
  show(review) {
    this.review = review;
    this.chart = el("div", { class: "review-chart" });
    fill(this.body, this.sides(), this.chart, this.turns(review), el("p", { class: "soft" }, review.made));
    this.drawChart();
  }

  sides() {
    /** @type {["true" | "known", string][]} */
    const sides = [
      ["true", say("review-true")],
      ["known", say("review-known")],
    ];
    const buttons = sides.map(([side, text]) =>
      el(
        "button",
        { type: "button", "aria-pressed": String(side === this.side), onclick: () => this.choose(side) },
        text,
      ),
    );
    this.buttons = buttons;
    return el("div", { class: "row" }, ...buttons);
  }

  /** @param {"true" | "known"} side */
  choose(side) {
    this.side = side;
    for (const [place, button] of (this.buttons ?? []).entries())
      button.setAttribute("aria-pressed", String((place === 0) === (side === "true")));
    this.drawChart();
  }

  // --- the chart

  get width() {
    return Math.max(280, this.chart?.clientWidth ?? 0);
  }

  /** @param {number} step */
  x(step) {
    return EDGE.left + ((this.width - EDGE.left - EDGE.right) * step) / Math.max(1, this.match.count);
  }

  /** @param {number} chance */
  y(chance) {
    return EDGE.top + (HEIGHT - EDGE.top - EDGE.bottom) * (1 - chance);
  }

  drawChart() {
    if (!this.review || !this.chart) return;
    const { names } = this.match;
    const picture = svg(
      "svg",
      {
        viewBox: `0 0 ${this.width} ${HEIGHT}`,
        role: "img",
        "aria-label": say("lookback-chart", { side: this.side }),
        onclick: (/** @type {MouseEvent} */ event) => this.press(event),
      },
      ...this.grid(),
      ...this.marks(this.review),
      ...names.flatMap((_, seat) => this.line(seat)),
    );
    this.cursor = svg("line", { class: "review-cursor", y1: EDGE.top, y2: HEIGHT - EDGE.bottom });
    picture.append(this.cursor);
    fill(this.chart, /** @type {any} */ (picture), this.legend());
    this.drawStrip(this.review);
    this.follow(this.at);
  }

  /** The same lines without words: whoever cannot see them has the chart. @param {Review} review */
  drawStrip({ moments, turns }) {
    const x = (/** @type {number} */ step) => (100 * step) / Math.max(1, this.match.count);
    const upright = (/** @type {string} */ name, /** @type {number} */ step) =>
      svg("line", { class: name, x1: x(step), x2: x(step), y1: 0, y2: 100 });
    const lines = this.match.names.map((_, seat) =>
      svg("polyline", {
        class: `seat-${seat}`,
        points: moments.map((moment) => `${x(moment.number)},${100 - 100 * moment[this.side][seat]}`).join(" "),
      }),
    );
    this.stripCursor = upright("review-cursor", 0);
    this.strip?.remove();
    this.strip = svg(
      "svg",
      {
        class: "review-strip",
        viewBox: "0 0 100 100",
        preserveAspectRatio: "none",
        "aria-hidden": "true",
        onclick: (/** @type {MouseEvent} */ event) => this.pressStrip(event),
      },
      ...turns.map(({ number }) => upright("review-turn", number)),
      ...lines,
      this.stripCursor,
    );
    this.slim?.prepend(this.strip);
  }

  /** @param {MouseEvent} event */
  pressStrip({ clientX, currentTarget }) {
    const { left, width } = /** @type {Element} */ (currentTarget).getBoundingClientRect();
    this.go(Math.round(((clientX - left) / width) * this.match.count));
  }

  grid() {
    return [0, 0.5, 1].flatMap((chance) => [
      svg("line", {
        class: "review-grid",
        x1: EDGE.left,
        x2: this.width - EDGE.right,
        y1: this.y(chance),
        y2: this.y(chance),
      }),
      svg(
        "text",
        { x: EDGE.left - 8, y: this.y(chance) + 4, "text-anchor": "end" },
        say("percent", { number: 100 * chance }),
      ),
    ]);
  }

  /** @param {Review} review */
  marks(review) {
    let last = -DIGIT;
    return review.turns.flatMap(({ number }, place) => {
      const x = this.x(number);
      last = Math.max(x, last + DIGIT);
      return [
        svg("line", { class: "review-turn", x1: x, x2: x, y1: EDGE.top, y2: HEIGHT - EDGE.bottom + 6 }),
        svg("text", { x: last, y: HEIGHT - 8, "text-anchor": "middle" }, place + 1),
      ];
    });
  }

  /** @param {number} seat */
  line(seat) {
    const moments = this.review?.moments ?? [];
    const points = moments.map((moment) => `${this.x(moment.number)},${this.y(moment[this.side][seat])}`).join(" ");
    return [
      svg("polyline", { class: `review-line seat-${seat}`, points }, svg("title", {}, this.match.names[seat])),
      ...this.lineMarks(seat),
    ];
  }

  /** Whose line it is, by a mark here and there: not at the same moments as on the other lines. @param {number} seat */
  lineMarks(seat) {
    const { names } = this.match;
    const moments = this.review?.moments ?? [];
    const places = Array.from({ length: MARKS }, (_, turn) =>
      Math.floor((moments.length * (turn * names.length + seat + 0.5)) / (MARKS * names.length)),
    );
    return places
      .map((place) => moments[place])
      .filter(Boolean)
      .map((moment) =>
        seatMark(seat, names, { size: 15, x: this.x(moment.number), y: this.y(moment[this.side][seat]) }),
      );
  }

  legend() {
    return el(
      "ul",
      { class: "players" },
      this.match.names.map((_, seat) => playerOf(this.match, seat)),
    );
  }

  /** @param {MouseEvent} event */
  press(event) {
    const box = this.chart?.getBoundingClientRect();
    if (!box) return;
    const part = (event.clientX - box.left - EDGE.left) / (this.width - EDGE.left - EDGE.right);
    this.go(Math.round(part * this.match.count));
  }

  /** The replay stands at a step. @param {number} step */
  follow(step) {
    this.at = step;
    const inStrip = (100 * step) / Math.max(1, this.match.count);
    for (const [cursor, x] of /** @type {const} */ ([
      [this.cursor, this.x(step)],
      [this.stripCursor, inStrip],
    ])) {
      cursor?.setAttribute("x1", String(x));
      cursor?.setAttribute("x2", String(x));
    }
  }

  // --- turning points

  /** @param {Review} review */
  turns(review) {
    if (!review.turns.length) return el("p", {}, say("review-no-turns"));
    return el(
      "ol",
      { class: "review-turns" },
      ...review.turns.map((turn, place) => el("li", {}, this.turn(review, turn, place))),
    );
  }

  /**
   * @param {Review} review
   * @param {Turn} turn
   * @param {number} place
   */
  turn(review, { number, seat, before, after, words, best_words, luck }, place) {
    const moment = review.moments.find((one) => one.number === number);
    const { names } = this.match;
    const made = say("review-made-by", { seat: names[moment?.seat ?? 0], move: words });
    const better = moment?.best && moment.best !== moment.move && moment.cost >= SAME;
    return el(
      "button",
      { type: "button", class: "review-turn-button", onclick: () => this.go(number + 1) },
      el("strong", {}, place + 1),
      el(
        "span",
        {},
        better || !luck.length ? made : luck.join(" "),
        luck.length > 0 &&
          el("small", {}, better ? say("lookback-then", { luck: luck.join(" ") }) : say("lookback-after", { made })),
        el("small", {}, say("lookback-change", { name: names[seat], before: percent(before), after: percent(after) })),
        el(
          "small",
          { class: "soft" },
          better
            ? say("lookback-better", { move: best_words, points: Math.round(100 * moment.cost) })
            : say("lookback-best"),
        ),
      ),
    );
  }
}

/** @param {number} share */
function percent(share) {
  return say("percent", { number: Math.round(100 * share) });
}
