/** What happened, in words: a polite live region with the last move marked. */

import { el, unbroken } from "./dom.js";
import { seatMark } from "./kit/seatmarks.js";

/** @typedef {import("./protocol.js").Told} Told */

export class Log {
  /** @param {HTMLElement} host what scrolls, with an ordered list in it */
  constructor(host) {
    this.host = host;
    this.list = /** @type {HTMLElement} */ (host.querySelector("ol"));
    /** @type {string[]} */
    this.shown = [];
  }

  /**
   * Keep what is still true, so that only what is new is read aloud.
   * @param {Told[]} told
   * @param {string[]} [names] whose marks stand where their turns begin
   */
  draw(told, names = []) {
    const lines = told.filter(({ text }) => text);
    const keys = lines.map(({ number, text }) => `${number} ${text}`);
    const kept = commonLength(keys, this.shown);
    if (kept === keys.length && kept === this.shown.length) return;
    const follow = this.host.scrollTop + this.host.clientHeight > this.host.scrollHeight - 60;
    while (this.list.children.length > kept) this.list.lastElementChild?.remove();
    this.list.append(...lines.slice(kept).map((line, place) => this.line(line, lines.slice(0, kept + place), names)));
    this.shown = keys;
    this.mark(lines[lines.length - 1]?.number);
    if (follow || kept === 0) this.host.scrollTop = this.host.scrollHeight;
  }

  /**
   * A line, with a seat's mark where it is somebody else's than the line before.
   * @param {Told} line
   * @param {Told[]} before
   * @param {string[]} names
   */
  line({ number, text, event }, before, names) {
    const seat = seatOf(event);
    const last = before.map((one) => seatOf(one.event)).filter((one) => one !== null).at(-1);
    const begins = seat !== null && seat !== last && seat < names.length;
    return el("li", { "data-step": number, class: begins ? "begins" : "" }, begins && seatMark(seat, names, { size: 20 }), el("span", {}, unbroken(text)));
  }

  /** @param {number | undefined} number */
  mark(number) {
    for (const line of /** @type {HTMLCollectionOf<HTMLElement>} */ (this.list.children))
      line.classList.toggle("last", line.dataset.step === String(number));
  }
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
