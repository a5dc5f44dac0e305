/** One player's place: mark, score, hand, miniature, and how many turns are to be missed. */

import { faceDown, fan } from "/static/kit/cards.js";
import { el, fill, whenChanged } from "/static/kit/dom.js";
import { seatMark } from "/static/kit/seatmarks.js";
import { isPicked, pickable } from "/static/kit/svg.js";
import { keyOf } from "./cards.js";
import { Reading } from "./reading.js";

/** @typedef {import("/static/board/easel.js").Tools} Tools */
/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("./outside.js").Card} Card */
/** @typedef {import("./cards.js").Deck} Deck */
/** @typedef {import("./outside.js").Miniature} Miniature */

/** Moves that name a player. */
const NAMING = ["miss", "swap"];

export class Place {
  /**
   * @param {number} seat
   * @param {Deck} deck
   * @param {boolean} own whether it is the viewer's, whose hand is large
   */
  constructor(seat, deck, own) {
    this.seat = seat;
    this.deck = deck;
    this.own = own;
    this.head = el("div", { class: "clu-head" });
    this.hand = el("div", { class: "clu-hand", key: `hand-${seat}` });
    this.miniature = el("div", { class: "clu-miniature" });
    this.ask = el("span", { class: "clu-ask", "aria-hidden": "true" });
    this.reading = own ? new Reading(this.hand, deck) : null;
    this.node = el(
      "section",
      { class: `clu-place ${own ? "own" : ""}` },
      this.head,
      this.miniature,
      this.reading?.node ?? "",
      this.hand,
      this.ask,
    );
    /** @type {Map<string, HTMLElement>} */
    this.cards = new Map();
    this.showHead = whenChanged((score, target, misses, size, names) =>
      this.drawHead(score, target, misses, size, names),
    );
    this.showMiniature = whenChanged((shown) =>
      fill(
        this.miniature,
        miniature(shown, deck),
        el("small", { "aria-hidden": "true" }, deck.words("drawing-miniature-mark")),
      ),
    );
  }

  /**
   * @param {Scene} scene
   * @param {Tools} tools
   */
  draw(scene, tools) {
    const { view } = scene;
    this.node.classList.toggle("acts", view.to_act.includes(this.seat));
    this.node.classList.toggle("won", view.winners.includes(this.seat));
    this.showHead(view.scores[this.seat], view.target, view.misses[this.seat], view.hand_sizes[this.seat], scene.names);
    this.miniature.hidden = !view.options.miniatures;
    this.showMiniature(view.miniatures[this.seat]);
    this.drawHand(scene, tools);
    this.offer(scene, tools);
  }

  /**
   * @param {number} score
   * @param {number} target
   * @param {number} misses
   * @param {number} size
   * @param {string[]} names
   */
  drawHead(score, target, misses, size, names) {
    const { words } = this.deck;
    const bar = el("span", { class: "clu-bar", "aria-hidden": "true" }, el("span"));
    /** @type {HTMLElement} */ (bar.firstElementChild).style.width =
      `${Math.max(0, Math.min(1, score / target)) * 100}%`;
    fill(
      this.head,
      seatMark(this.seat, names, { size: 28 }),
      el(
        "strong",
        { class: "clu-name" },
        this.own ? words("drawing-you", { name: names[this.seat] }) : names[this.seat],
      ),
      el(
        "span",
        { class: "clu-score" },
        el("b", {}, signed(score)),
        el("span", { class: "clu-of" }, " ", words("drawing-of", { target })),
      ),
      bar,
      el("span", { class: "clu-size" }, words("drawing-cards", { count: size })),
      misses > 0 && el("span", { class: "clu-misses" }, words("drawing-misses", { count: misses })),
    );
  }

  /**
   * @param {Scene} scene
   * @param {Tools} tools
   */
  drawHand(scene, tools) {
    const held = scene.view.hands[this.seat];
    const items = held.map((card, place) => ({ card, key: card ? keyOf(card) : `hidden-${this.seat}-${place}` }));
    const face = (/** @type {Card} */ card) => this.reading?.watch(this.deck.card(card)) ?? this.deck.card(card);
    this.cards = fan(
      this.hand,
      items,
      ({ key }) => key,
      ({ card }) => (card ? face(card) : faceDown()),
      (node, { card }) => this.own && card && this.offerCard(node, card, scene, tools),
    );
    this.reading?.follow(
      new Map([...this.cards.values()].map((node) => [node, node.getAttribute("aria-label") ?? ""])),
    );
  }

  /**
   * A card of one's own that fits can be laid; asking for another tells why it does not fit.
   * @param {HTMLElement} node
   * @param {Card} card
   * @param {Scene} scene
   * @param {Tools} tools
   */
  offerCard(node, card, { legal, picked }, tools) {
    const choosing = tools.plays && legal.some(({ move }) => move.type === "play" || move.type === "draw");
    const fitting = legal.find(({ move }) => move.type === "play" && keyOf(move.card) === keyOf(card));
    node.classList.toggle("fits", Boolean(fitting));
    node.classList.toggle("picked", isPicked(picked, fitting?.move));
    node.classList.toggle("dull", choosing && !fitting);
    const act = fitting ? () => tools.play(fitting.text) : () => tools.why(`play ${keyOf(card)}`);
    const fit = choosing && tools.say(fitting ? "drawing-can-be-laid" : "drawing-no-fit");
    pickable(node, [this.deck.tell(card), fit].filter(Boolean).join(" "), choosing ? act : null);
    if (!choosing) node.setAttribute("role", "img");
  }

  /**
   * The Dagger and the Revolver want a player named.
   * @param {Scene} scene
   * @param {Tools} tools
   */
  offer({ legal, names, picked }, tools) {
    const named = legal.find(({ move }) => NAMING.includes(move.type) && move.player === this.seat);
    this.ask.textContent = named ? tools.say(`drawing-ask-${named.move.type}`) : "";
    this.node.classList.toggle("fits", Boolean(named));
    this.node.classList.toggle("picked", isPicked(picked, named?.move));
    pickable(this.node, named?.words ?? names[this.seat], named && tools.plays ? () => tools.play(named.text) : null);
  }
}

/** With a true minus. @param {number} points */
const signed = (points) => (points < 0 ? `−${-points}` : String(points));

/**
 * A miniature: face down, or its three pictures and its points.
 * @param {Miniature | null} shown
 * @param {Deck} deck
 */
export function miniature(shown, deck) {
  if (!shown)
    return el("div", {
      class: "k-card k-back",
      role: "img",
      "aria-label": deck.words("drawing-face-down"),
      title: deck.words("drawing-secret"),
    });
  const told = deck.words("drawing-miniature", { pictures: deck.list(shown.pictures), points: shown.points });
  return el(
    "div",
    { class: "k-card clu-open", role: "img", "aria-label": told, title: told },
    el(
      "span",
      { class: "clu-trio" },
      shown.pictures.map((picture) => el("span", { title: deck.nameOf(picture) }, deck.art(picture))),
    ),
    el("span", { class: "clu-points" }, `−${shown.points}`),
  );
}
