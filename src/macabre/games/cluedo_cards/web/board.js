/** Cluedo's cards on a felt table: the others across, the piles in the middle, one's own hand in front. */

import { el, fill } from "/static/kit/dom.js";
import { boxes, Stage } from "/static/kit/stage.js";
import { Deck, keyOf } from "./cards.js";
import { interlude } from "./interlude.js";
import { Middle } from "./middle.js";
import { beatsOf } from "./news.js";
import { Place } from "./players.js";

/** @typedef {import("./outside.js").Chart} Chart */
/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("/static/board/easel.js").Tools} Tools */

export default class CluedoBoard {
  /**
   * @param {HTMLElement} host
   * @param {Tools} tools
   * @param {Chart} chart
   */
  constructor(host, tools, chart) {
    this.tools = tools;
    this.deck = new Deck(chart, tools);
    this.stage = new Stage();
    this.middle = new Middle(this.deck);
    this.others = el("div", { class: "clu-others" });
    this.own = el("div", { class: "clu-own" });
    this.summary = el("p", { class: "unseen" });
    this.root = el(
      "div",
      { class: "clu" },
      el("div", { class: "clu-felt" }, this.summary, this.others, this.middle.node, this.own),
    );
    host.replaceChildren(this.root);
    /** @type {Place[]} */
    this.places = [];
    this.seated = "";
    /** @type {Scene | null} */
    this.scene = null;
  }

  /** @param {Scene} scene */
  draw(scene) {
    this.scene = scene;
    this.seat(scene);
    const before = boxes(this.root);
    this.summary.textContent = this.describe(scene);
    for (const place of this.places) place.draw(scene, this.tools);
    this.middle.draw(scene, this.tools);
    this.stage.play(
      beatsOf(
        scene.news.map(({ event }) => event),
        this,
        before,
      ),
    );
  }

  /** Seat the players clockwise from the viewer. @param {Scene} scene */
  seat({ seat, names }) {
    const seated = `${seat} ${names.length}`;
    if (seated === this.seated) return;
    this.seated = seated;
    this.places = names.map((_, number) => new Place(number, this.deck, number === seat));
    const first = seat === null ? 0 : seat + 1;
    const around = names.map((_, turn) => this.places[(first + turn) % names.length]);
    fill(
      this.others,
      around.filter(({ own }) => !own).map(({ node }) => node),
    );
    fill(
      this.own,
      around.filter(({ own }) => own).map(({ node }) => node),
    );
    this.root.classList.toggle("watched", seat === null);
    this.root.dataset.others = String(this.others.childElementCount);
  }

  /** @param {import("./outside.js").Told[]} news */
  interlude(news) {
    return this.scene && interlude(news, this.scene, this.deck, this.tools.say);
  }

  /** Where something happened: at a card or somebody's place, and where it led. @param {import("./outside.js").SomeEvent} event */
  traces({ type, seat, player, winner, card }) {
    const { middle } = this;
    const laid = card && (middle.cards.get(keyOf(card)) ?? middle.discards);
    const whose = this.places[seat ?? winner ?? -1];
    const place = (card && whose?.cards.get(keyOf(card))) ?? whose?.node;
    const other = this.places[player ?? -1]?.node;
    return type === "draw"
      ? [middle.back, place]
      : [place, type === "shuffled" ? middle.back : type === "miniature" ? null : (laid ?? other)];
  }

  where() {
    return this.root.querySelector(".picked");
  }

  /** Every card in a hand, by key. */
  hands() {
    return new Map(this.places.flatMap(({ cards }) => [...cards]));
  }

  /** @param {Scene} scene */
  describe({ view, names }) {
    const hands = names.map((name, seat) =>
      this.tools.say("drawing-player", {
        name,
        cards: view.hand_sizes[seat],
        points: view.scores[seat],
        target: view.target,
      }),
    );
    return this.tools.say("drawing-table", { hands: hands.join(" "), cards: view.draw_pile });
  }
}
