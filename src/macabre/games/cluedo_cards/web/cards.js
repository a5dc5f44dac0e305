/** The cards of a deck: our own drawings where there are some, a letter in a frame for pictures of one's own. */

import { faceUp } from "/static/kit/cards.js";
import { sheet, svg } from "/static/kit/svg.js";

/** @typedef {import("./outside.js").Card} Card */
/** @typedef {import("/static/page/language.js").Say} Say */

const drawn = await sheet(new URL("./art.svg", import.meta.url));

const NOTHING = "none"; // the effect of most cards

/** One tint for each number of the standard deck; higher numbers begin again. */
const TINTS = ["#a8323c", "#2c6e5f", "#3b5a9a", "#8a5f1c", "#6d4a86"];

/** @param {Card} card */
export const keyOf = ({ picture, number }) => `${picture}-${number}`;

export class Deck {
  /**
   * @param {import("./outside.js").Chart} chart
   * @param {{say: Say, house: Say}} tools
   */
  constructor({ pictures }, { say, house }) {
    this.words = say;
    this.comma = house("list-comma");
    this.pictures = new Map(pictures.map((one) => [one.picture, one]));
  }

  /** @param {string} picture */
  nameOf(picture) {
    return this.pictures.get(picture)?.name ?? picture;
  }

  /** @param {string[]} pictures */
  list(pictures) {
    return pictures.map((picture) => this.nameOf(picture)).join(this.comma);
  }

  /** @param {Card} card */
  say(card) {
    return this.words("card", { picture: this.nameOf(card.picture), number: card.number });
  }

  /** A card, and what it does if it does anything. @param {Card} card */
  tell(card) {
    const { effect } = this.pictures.get(card.picture) ?? { effect: NOTHING };
    const named = this.words("drawing-card", { card: this.say(card) });
    return effect === NOTHING ? named : `${named} ${this.words(`drawing-does-${effect}`)}`;
  }

  /** A card face up. @param {Card} card */
  card(card) {
    const { name, effect } = this.pictures.get(card.picture) ?? { name: card.picture, effect: NOTHING };
    const face = faceUp({
      name,
      corner: String(card.number),
      art: this.art(card.picture),
      note: effect === NOTHING ? "" : this.words(`drawing-note-${effect}`),
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
