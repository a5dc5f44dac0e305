/** The middle of the table: what to draw from, what was laid, what fits on it, and how the last round ended. */

import { faceDown, pile } from "/static/kit/cards.js";
import { el, fill, whenChanged } from "/static/kit/dom.js";
import { isPicked, keep, pickable } from "/static/kit/svg.js";
import { keyOf } from "./cards.js";
import { miniature } from "./players.js";

/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("./outside.js").LastRound} LastRound */
/** @typedef {import("./outside.js").Miniature} Miniature */
/** @typedef {import("/static/board/easel.js").Tools} Tools */
/** @typedef {import("./outside.js").Card} Card */

const SHOWN = 5;

export class Middle {
  /** @param {import("./cards.js").Deck} deck */
  constructor(deck) {
    this.deck = deck;
    this.back = faceDown();
    this.back.dataset.key = "pile";
    this.drawPile = el("div", { class: "clu-draw" });
    this.discards = el("div", { class: "clu-discards" });
    this.laid = el("div", { class: "clu-laid" });
    this.fitting = el("p", { class: "clu-fitting" });
    this.nobody = el("button", { type: "button", class: "clu-nobody", key: "nobody" });
    this.last = el("div", { class: "clu-last" });
    this.laid.append(this.discards, el("span", { class: "k-count" }));
    this.node = el(
      "div",
      { class: "clu-middle" },
      this.drawPile,
      this.laid,
      el("div", { class: "clu-words" }, this.fitting, this.nobody),
      this.last,
    );
    this.showLast = whenChanged((last, names, penalty) => this.drawLast(last, names, penalty));
    /** @type {Map<string, HTMLElement>} */
    this.cards = new Map();
  }

  /**
   * @param {Scene} scene
   * @param {Tools} tools
   */
  draw(scene, tools) {
    const { view } = scene;
    this.drawDrawPile(scene, tools);
    const top = view.discards.slice(-SHOWN);
    this.cards = keep(this.discards, top, keyOf, (card) => this.laidCard(card));
    /** @type {HTMLElement} */ (this.laid.lastElementChild).textContent = tools.say("drawing-laid", {
      cards: view.discards.length,
    });
    this.drawWords(scene, tools, top[top.length - 1]);
    this.showLast(view.last_round, scene.names, view.options.penalty);
  }

  /** Each card lies a little askew, always the same way. @param {Card} card */
  laidCard(card) {
    const node = this.deck.card(card);
    const askew = ((card.picture.length * 7 + card.number * 13) % 9) - 4;
    node.style.rotate = `${askew}deg`;
    return node;
  }

  /**
   * @param {Scene} scene
   * @param {Tools} tools
   */
  drawDrawPile({ view, legal, picked }, tools) {
    const draw = legal.find(({ move }) => move.type === "draw");
    pile(this.drawPile, {
      count: view.draw_pile,
      top: view.draw_pile || draw ? this.back : null,
      label: tools.say("drawing-to-draw", { cards: view.draw_pile }),
    });
    this.back.classList.toggle("fits", Boolean(draw) && tools.plays);
    this.back.classList.toggle("picked", isPicked(picked, draw?.move));
    pickable(this.back, draw?.words ?? "", draw && tools.plays ? () => tools.play(draw.text) : null);
  }

  /**
   * @param {Scene} scene
   * @param {Tools} tools
   * @param {Card | undefined} top
   */
  drawWords({ view, legal, picked }, tools, top) {
    const nobody = legal.find(({ move }) => move.type === "miss" && move.player === null);
    this.nobody.hidden = !nobody;
    this.nobody.textContent = nobody?.words ?? "";
    this.nobody.classList.toggle("picked", isPicked(picked, nobody?.move));
    this.nobody.onclick = nobody && tools.plays ? () => tools.play(nobody.text) : null;
    fill(
      this.fitting,
      el("strong", {}, tools.say("drawing-round", { round: view.round })),
      top && !view.finished && this.fits(top),
    );
  }

  /** What lies on top, and what fits on it. @param {Card} top */
  fits(top) {
    const { words } = this.deck;
    return [
      el("span", { class: "clu-top" }, words("drawing-top", { card: this.deck.say(top) }), " "),
      words("drawing-fits", { picture: this.deck.nameOf(top.picture), number: top.number }),
    ];
  }

  /**
   * @param {LastRound | null} last how the last round ended; null before that
   * @param {string[]} names
   * @param {string} penalty
   */
  drawLast(last, names, penalty) {
    this.last.hidden = !last;
    if (!last) return fill(this.last);
    const won =
      last.winner === null
        ? this.deck.words("drawing-last-void")
        : this.deck.words("drawing-last-won", {
            name: names[last.winner],
            card: last.card ? this.deck.say(last.card) : "",
          });
    const turned = last.miniatures.some(Boolean);
    return fill(
      this.last,
      el("h3", {}, this.deck.words("drawing-last-round")),
      el("p", {}, won),
      turned &&
        el(
          "ul",
          {},
          last.miniatures.map((shown, seat) => this.lastMiniature(shown, names[seat], last.card, penalty)),
        ),
    );
  }

  /**
   * @param {Miniature | null} shown
   * @param {string} name
   * @param {Card | null} card
   * @param {string} penalty what is lost: the miniature's points, or the card's number
   */
  lastMiniature(shown, name, card, penalty) {
    const hit = shown && card && shown.pictures.includes(card.picture);
    const named = shown && el("small", { "aria-hidden": "true" }, this.deck.list(shown.pictures)); // the miniature's label says the same
    return el(
      "li",
      { class: hit ? "hit" : "" },
      miniature(shown, this.deck),
      el("span", {}, name),
      hit && el("b", {}, `−${penalty === "card" ? card.number : shown.points}`),
      named,
    );
  }
}
