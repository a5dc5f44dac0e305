/** The score sheet: a column for each map that may be seen. */

import { el, fill } from "/static/kit/dom.js";
import { seatMark } from "/static/kit/seatmarks.js";

/** @typedef {import("./outside.js").Item} Item */
/** @typedef {import("./outside.js").Sheet & {seat: number}} Column */

/** With a true minus. @param {number} points */
export const signed = (points) => (points < 0 ? `−${-points}` : String(points));

export class ScoreSheet {
  /**
   * @param {Item[]} items
   * @param {import("/static/page/language.js").Say} say
   */
  constructor(items, say) {
    this.items = items;
    this.say = say;
    this.table = el("table", {});
    this.node = el("section", { class: "doodle-sheet" }, this.table);
    this.written = "";
    /** @type {Map<string, HTMLElement>} */
    this.cells = new Map();
    /** @type {Map<string, number>} */
    this.points = new Map();
  }

  /**
   * @param {Column[]} columns
   * @param {string[]} names
   * @param {{winners: number[], over: boolean}} end
   * @returns {HTMLElement[]} the cells that have changed
   */
  show(columns, names, { winners, over }) {
    const written = JSON.stringify([columns, names, winners, over]);
    if (written === this.written) return [];
    this.written = written;
    const before = this.points;
    this.points = new Map();
    this.cells = new Map();
    const caption = el(
      "caption",
      {},
      this.say(over ? "drawing-score" : columns.length > 1 ? "drawing-so-far" : "drawing-your-score"),
    );
    this.table.className = columns.length > 2 ? "many" : "";
    const head = el(
      "tr",
      {},
      el("td", {}),
      columns.map(({ seat }) => this.columnHead(seat, names, winners.includes(seat))),
    );
    const rows = this.items.map((item, place) =>
      el(
        "tr",
        {},
        this.itemHead(item),
        columns.map(({ seat, items }) => this.cell(place, seat, items[place])),
      ),
    );
    const foot = el(
      "tr",
      { class: "total" },
      el("th", { scope: "row" }, this.say("drawing-total")),
      columns.map(({ seat, total }) => this.cell("total", seat, total)),
    );
    fill(
      this.table,
      caption,
      el("thead", {}, columns.length > 1 && head),
      el("tbody", {}, rows),
      el("tfoot", {}, foot),
    );
    return [...this.points]
      .filter(([key, points]) => before.has(key) && before.get(key) !== points)
      .map(([key]) => /** @type {HTMLElement} */ (this.cells.get(key)));
  }

  /** @param {number} seat @param {string[]} names @param {boolean} won */
  columnHead(seat, names, won) {
    return el(
      "th",
      { scope: "col", class: won ? "won" : "", title: names[seat] },
      won && el("span", { class: "star", role: "img", "aria-label": this.say("drawing-won") }, "★"),
      seatMark(seat, names, { size: 20 }),
      el("span", { class: "who" }, names[seat]),
    );
  }

  /** @param {Item} item */
  itemHead({ name, each, about, clause }) {
    return el(
      "th",
      { scope: "row", title: this.say("drawing-item", { points: signed(each), about, clause }) },
      el("span", {}, name),
      el("small", {}, this.say("drawing-each", { points: `${each > 0 ? "+" : ""}${signed(each)}` })),
    );
  }

  /**
   * @param {number | string} item
   * @param {number} seat
   * @param {number} points
   */
  cell(item, seat, points) {
    const key = `${item} ${seat}`;
    const number = el("span", {}, points === 0 && item !== "total" ? "·" : signed(points));
    this.points.set(key, points);
    this.cells.set(key, number);
    return el("td", { class: points < 0 ? "minus" : points > 0 ? "plus" : "" }, number);
  }

  /** The cells of a row, to be told one after the other. @param {number | string} item */
  row(item) {
    return [...this.cells].filter(([key]) => key.split(" ")[0] === String(item)).map(([, cell]) => cell);
  }
}
