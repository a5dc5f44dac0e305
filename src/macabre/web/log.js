/** What happened, in words: a polite live region with the last move marked. */

import { el, unbroken } from "./dom.js";

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
   */
  draw(told) {
    const lines = told.filter(({ text }) => text);
    const keys = lines.map(({ number, text }) => `${number} ${text}`);
    const kept = commonLength(keys, this.shown);
    if (kept === keys.length && kept === this.shown.length) return;
    const follow = this.host.scrollTop + this.host.clientHeight > this.host.scrollHeight - 60;
    while (this.list.children.length > kept) this.list.lastElementChild?.remove();
    this.list.append(...lines.slice(kept).map((line) => el("li", { "data-step": line.number }, unbroken(line.text))));
    this.shown = keys;
    this.mark(lines[lines.length - 1]?.number);
    if (follow || kept === 0) this.host.scrollTop = this.host.scrollHeight;
  }

  /** @param {number | undefined} number */
  mark(number) {
    for (const line of /** @type {HTMLCollectionOf<HTMLElement>} */ (this.list.children))
      line.classList.toggle("last", line.dataset.step === String(number));
  }
}

/**
 * @param {string[]} a
 * @param {string[]} b
 */
function commonLength(a, b) {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}
