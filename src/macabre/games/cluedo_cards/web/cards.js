/** The cards of a deck: our own drawings where there are some, a letter in a frame for pictures of one's own. */

import { faceUp } from "/static/kit/cards.js";
import { sheet, svg } from "/static/kit/svg.js";

/** @typedef {{picture: string, number: number}} Card */
/** @typedef {{picture: string, name: string, effect: string}} Picture */

const drawn = await sheet(new URL("./art.svg", import.meta.url));

/** What a card does, in the few words that fit on it. */
const NOTES = /** @type {Record<string, string>} */ ({
  miss: "Somebody misses a turn",
  "next-misses": "The next misses a turn",
  swap: "Swap hands",
  again: "Another turn",
});

/** The same in a sentence. */
const SENTENCES = /** @type {Record<string, string>} */ ({
  miss: "Somebody of your choice misses a turn.",
  "next-misses": "The next player misses a turn.",
  swap: "You swap hands with somebody of your choice.",
  again: "You have another turn.",
});

/** One tint for each number of the standard deck; higher numbers begin again. */
const TINTS = ["#a8323c", "#2c6e5f", "#3b5a9a", "#8a5f1c", "#6d4a86"];

/** @param {Card} card */
export const keyOf = ({ picture, number }) => `${picture}-${number}`;

export class Deck {
  /** @param {{pictures: Picture[]}} chart */
  constructor({ pictures }) {
    this.pictures = new Map(pictures.map((one) => [one.picture, one]));
  }

  /** @param {string} picture */
  nameOf(picture) {
    return this.pictures.get(picture)?.name ?? picture;
  }

  /** @param {Card} card */
  say(card) {
    return `${this.nameOf(card.picture)} ${card.number}`;
  }

  /** A card, and what it does if it does anything. @param {Card} card */
  tell(card) {
    return [`${this.say(card)}.`, SENTENCES[this.pictures.get(card.picture)?.effect ?? ""]].filter(Boolean).join(" ");
  }

  /** A card face up. @param {Card} card */
  card(card) {
    const { name, effect } = this.pictures.get(card.picture) ?? { name: card.picture, effect: "none" };
    const face = faceUp({
      name,
      corner: String(card.number),
      art: this.art(card.picture),
      note: NOTES[effect],
      tint: TINTS[(card.number - 1) % TINTS.length],
    });
    face.dataset.key = keyOf(card);
    face.title = this.tell(card);
    return face;
  }

  /** @param {string} picture */
  art(picture) {
    return drawn(`clu-${picture}`) ?? this.lettered(picture);
  }

  /** @param {string} picture */
  lettered(picture) {
    const frame = /** @type {SVGSVGElement} */ (drawn("clu-unknown"));
    frame.append(
      svg(
        "text",
        { x: 50, y: 69, "text-anchor": "middle", class: "clu-letter" },
        this.nameOf(picture).charAt(0).toUpperCase(),
      ),
    );
    return frame;
  }
}
