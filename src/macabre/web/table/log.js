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
    this.follows = true; // whether the newest line stays in sight; to ask it while others draw would lay the page out
    this.scrolled = 0;
    host.addEventListener("scroll", () => this.noteScroll());
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
    this.follows ||= kept === 0;
    this.cut(kept);
    for (let place = kept; place < this.lines.length; place++) this.add(place, names);
    this.shown = keys;
    this.mark(this.lines.at(-1)?.number);
    if (this.follows) requestAnimationFrame(() => this.scrollDown()); // once all else is laid out, too
  }

  /** Lines may come before our own scrolling is told: only to scroll up means to read older ones. */
  noteScroll() {
    const { scrollTop, clientHeight, scrollHeight } = this.host;
    this.follows = scrollTop + clientHeight > scrollHeight - 60 || (this.follows && scrollTop >= this.scrolled);
    this.scrolled = scrollTop;
  }

  scrollDown() {
    this.host.scrollTop = this.host.scrollHeight;
  }

  /** Only the newest lines stay. @param {number} kept */
  cut(kept) {
    for (const line of this.items.slice(kept)) line.remove();
    for (const turn of this.host.querySelectorAll(".log-turn:not(:has(li))")) turn.remove();
  }

  /**
   * @param {number} place
   * @param {string[]} names
   */
  add(place, names) {
    const { number, text, event } = this.lines[place];
    const last = this.host.lastElementChild?.querySelector("ol");
    const list = last && !begins(this.lines, place) ? last : this.begin(seatOf(event), names);
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
 * Whether somebody else's turn begins with a line, or a round.
 * @param {Told[]} lines
 * @param {number} place
 */
function begins(lines, place) {
  return [seatOf, roundOf].some((of) => {
    const value = of(lines[place].event);
    return value !== null && value !== lastBefore(lines, place, of);
  });
}

/**
 * @param {Told[]} lines
 * @param {number} place
 * @param {(event: Record<string, any>) => number | null} of
 */
function lastBefore(lines, place, of) {
  for (let before = place - 1; before >= 0; before--) {
    const value = of(lines[before].event);
    if (value !== null) return value;
  }
  return null;
}

/** Whose doing it was. @param {Record<string, any>} event */
const seatOf = ({ seat }) => (typeof seat === "number" ? seat : null);

/** Which round it begins or ends. @param {Record<string, any>} event */
const roundOf = ({ round }) => round ?? null;

/**
 * @param {string[]} a
 * @param {string[]} b
 */
function commonLength(a, b) {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}
