/** What happened, in words: grouped by turn, in a polite live region with the last move marked. A line that is pointed at shows itself on the board. */

import { el, unbroken } from "../kit/dom.js";
import { seatMark } from "../kit/seatmarks.js";
import { say } from "../page/language.js";

/** @typedef {import("../line/protocol.js").Told} Told */
/** @typedef {(told: Told | null, pressed: boolean) => void} Point what is pointed at, or nothing; `pressed` where it was pressed */

export class Log {
  /**
   * @param {HTMLElement} host what scrolls
   * @param {Point} [point]
   */
  constructor(host, point = () => {}) {
    this.host = host;
    this.point = point;
    /** @type {Told[]} */
    this.lines = [];
    /** @type {string[]} */
    this.shown = [];
    const at = (/** @type {Event} */ { target }) => point(this.toldBy(target), false);
    host.addEventListener("pointerover", (event) => event.pointerType !== "touch" && at(event));
    host.addEventListener("pointerleave", () => point(null, false));
    host.addEventListener("focusin", at);
    host.addEventListener("focusout", () => point(null, false));
    host.addEventListener("click", ({ target }) => point(this.toldBy(target), true));
    host.addEventListener("keydown", (event) => this.rove(event));
  }

  /** @returns {HTMLElement[]} */
  get items() {
    return [...this.host.querySelectorAll("li")];
  }

  /** What the line tells that somebody points at. @param {EventTarget | null} target */
  toldBy(target) {
    const line = target instanceof Element ? target.closest("li") : null;
    return line ? (this.lines[this.items.indexOf(line)] ?? null) : null;
  }

  /** Arrows lead from line to line, the newest first. @param {KeyboardEvent} event */
  rove(event) {
    const { items } = this;
    const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const from = at < 0 ? items.length : at;
    /** @type {Record<string, number>} */
    const places = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: items.length - 1 };
    if (!(event.key in places) || !items.length) return;
    event.preventDefault();
    event.stopPropagation();
    items[Math.max(0, Math.min(items.length - 1, places[event.key]))].focus();
  }

  /**
   * Keep what is still true, so that only what is new is read aloud.
   * @param {Told[]} told
   * @param {string[]} [names] whose marks stand beside their turns
   */
  draw(told, names = []) {
    this.lines = told.filter(({ text }) => text);
    const keys = this.lines.map(({ number, text }) => `${number} ${text}`);
    const kept = commonLength(keys, this.shown);
    if (kept === keys.length && kept === this.shown.length) return;
    const follow = this.host.scrollTop + this.host.clientHeight > this.host.scrollHeight - 60;
    this.cut(kept);
    for (let place = kept; place < this.lines.length; place++)
      this.add(this.lines[place], this.lines.slice(0, place), names);
    this.shown = keys;
    this.mark(this.lines.at(-1)?.number);
    if (follow || kept === 0) this.host.scrollTop = this.host.scrollHeight;
  }

  /** Only so many lines stay. @param {number} kept */
  cut(kept) {
    for (const line of this.items.slice(kept)) line.remove();
    for (const turn of this.host.querySelectorAll(".log-turn:not(:has(li))")) turn.remove();
  }

  /**
   * @param {Told} line
   * @param {Told[]} before
   * @param {string[]} names
   */
  add({ number, text, event }, before, names) {
    const last = this.host.lastElementChild?.querySelector("ol");
    const list = last && !begins(event, before) ? last : this.begin(seatOf(event), names);
    list.append(el("li", { "data-step": number, tabindex: -1 }, el("span", {}, unbroken(text))));
  }

  /**
   * A turn begins, with the mark of its seat.
   * @param {number | null} seat
   * @param {string[]} names
   */
  begin(seat, names) {
    const list = el("ol");
    const whose = seat !== null && seat < names.length;
    this.host.append(
      el(
        "div",
        {
          class: whose ? `log-turn seat-${seat}` : "log-turn",
          role: "group",
          "aria-label": whose ? names[seat] : say("table-whole"),
        },
        whose && seatMark(seat, names, { size: 22 }),
        list,
      ),
    );
    return list;
  }

  /** @param {number | undefined} number */
  mark(number) {
    for (const line of this.items) line.classList.toggle("last", line.dataset.step === String(number));
  }
}

/**
 * Whether somebody else's turn begins with this, or a round.
 * @param {Record<string, any>} event
 * @param {Told[]} before
 */
function begins(event, before) {
  const [seat, last] = [
    seatOf(event),
    before
      .map((one) => seatOf(one.event))
      .filter((one) => one !== null)
      .at(-1),
  ];
  const round = before
    .map((one) => one.event.round)
    .filter((one) => one !== undefined)
    .at(-1);
  return (seat !== null && seat !== last) || (event.round !== undefined && event.round !== round);
}

/** Whose doing it was. @param {Record<string, any>} event */
const seatOf = ({ seat }) => (typeof seat === "number" ? seat : null);

/**
 * @param {string[]} a
 * @param {string[]} b
 */
function commonLength(a, b) {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}
