/** What a card of one's own does, in words, since the fan covers it; by touch the card is also seen whole. */

import { el } from "/static/dom.js";

const byTouch = matchMedia("(hover: none)");

export class Reading {
  /** @param {HTMLElement} hand */
  constructor(hand) {
    this.node = el("p", { class: "clu-reading", "aria-hidden": "true" }); // each card's label says the same
    /** @type {Map<HTMLElement, string>} */
    this.words = new Map();
    /** @type {HTMLElement | null} */
    this.card = null;
    hand.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && this.look(null));
  }

  /**
   * A card that is new in the hand.
   * @param {HTMLElement} card
   * @returns {HTMLElement}
   */
  watch(card) {
    card.addEventListener("pointerenter", ({ pointerType }) => this.look(card, pointerType !== "mouse"));
    card.addEventListener("focus", () => this.look(card, card.matches(".whole, :focus-visible")));
    return card;
  }

  /**
   * @param {HTMLElement | null} card
   * @param {boolean} [whole] whether it lies above the others, which by mouse would cover the next one under the pointer
   */
  look(card, whole = false) {
    this.card?.classList.remove("whole");
    this.card = card;
    card?.classList.toggle("whole", whole);
    this.say();
  }

  /** What each card says now. @param {Map<HTMLElement, string>} words */
  follow(words) {
    this.words = words;
    if (this.card && !words.has(this.card)) this.card = null;
    this.say();
  }

  say() {
    const idle = `${byTouch.matches ? "Touch" : "Point at"} a card to read what it does.`;
    this.node.textContent = this.words.size ? ((this.card && this.words.get(this.card)) ?? idle) : "";
  }
}
