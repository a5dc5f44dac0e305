/** What a card of one's own does, in words, since many cards have no room for it. */

import { el } from "/static/kit/dom.js";

const byTouch = matchMedia("(hover: none)");

export class Reading {
  /**
   * @param {HTMLElement} hand
   * @param {import("./cards.js").Deck} deck
   */
  constructor(hand, deck) {
    this.idle = deck.words(byTouch.matches ? "drawing-touch" : "drawing-point");
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
    card.addEventListener("pointerenter", () => this.look(card));
    card.addEventListener("focus", () => this.look(card));
    return card;
  }

  /** @param {HTMLElement | null} card */
  look(card) {
    this.card?.classList.remove("read");
    this.card = card;
    card?.classList.add("read");
    this.say();
  }

  /** What each card says now. @param {Map<HTMLElement, string>} words */
  follow(words) {
    this.words = words;
    if (this.card && !words.has(this.card)) this.card = null;
    this.say();
  }

  say() {
    this.node.textContent = this.words.size ? ((this.card && this.words.get(this.card)) ?? this.idle) : "";
  }
}
