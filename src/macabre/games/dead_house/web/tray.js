/** What lies before a player: the piles, the hand, the special cards, and what a card does. */

import { faceDown, pile } from "/static/kit/cards.js";
import { el, fill } from "/static/kit/dom.js";
import { seatMark } from "/static/kit/seatmarks.js";
import { keep, pickable } from "/static/kit/svg.js";
import { cardFace, sayFace } from "./faces.js";

/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("./layout.js").Chart} Chart */
/** @typedef {import("/static/board/easel.js").Tools} Tools */
/** @typedef {import("./picking.js").Picking} Picking */
/** @typedef {{name: string, key: string, spent: boolean}} Held */
/** @typedef {{pick: (card: string) => void, look: (card: string | null) => void, why: (card: string) => void, play: (text: string) => void}} Acts */

export class Tray {
  /**
   * @param {Chart} chart
   * @param {Tools} tools
   * @param {Acts} acts
   */
  constructor(chart, tools, acts) {
    this.chart = chart;
    this.tools = tools;
    this.acts = acts;
    this.deck = el("div", { class: "dh-deck" });
    this.discards = el("div", { class: "dh-discards" });
    this.hand = el("div", { class: "dh-hand", role: "group", "aria-label": tools.say("drawing-hand") });
    this.charms = el("div", { class: "dh-charms", role: "group", "aria-label": tools.say("drawing-specials") });
    this.others = el("div", { class: "dh-others" });
    /** @type {string | null} the card that was taken up, since two may be alike */
    this.taken = null;
    /** @type {string | null} the card that one looks at */
    this.looked = null;
    this.words = el("p", { class: "dh-words" });
    this.ready = el("div", { class: "dh-ready row" });
    const piles = el("div", { class: "dh-piles" }, this.deck, this.discards);
    this.says = el("div", { class: "dh-says" }, this.words, this.ready);
    this.root = el(
      "div",
      { class: "dh-tray" },
      this.says,
      this.hand,
      el("div", { class: "dh-rest" }, piles, this.charms),
      this.others,
    );
    /** @type {Map<HTMLElement, {key: string, top: HTMLElement | null}>} */
    this.tops = new Map();
  }

  /**
   * @param {Scene} scene
   * @param {Picking | null} picking
   */
  draw(scene, picking) {
    this.drawPiles(scene);
    this.root.classList.toggle("turn", scene.legal.length > 0);
    this.root.classList.toggle("watched", scene.seat === null);
    const { view, seat } = scene;
    const own = seat === null ? [] : view.hands[seat];
    this.root.style.setProperty("--count", String(Math.max(4, own.length)));
    this.cards = this.drawCards(this.hand, held(own.filter((card) => card !== null)), scene, picking);
    const specials =
      seat === null || !view.options.special_cards
        ? []
        : this.chart.specials.map(({ name }) => ({ name, key: name, spent: !view.specials[seat].includes(name) }));
    this.drawCards(this.charms, specials, scene, picking);
    fill(this.others, this.knownHands(scene));
    this.say(scene, picking);
  }

  /** @param {Scene} scene */
  drawPiles({ view: { deck, discards } }) {
    const { say } = this.tools;
    const last = discards[discards.length - 1];
    pile(this.deck, {
      count: deck,
      top: this.top(this.deck, deck ? "back" : "", faceDown),
      label: say("drawing-deck", { cards: deck }),
    });
    pile(this.discards, {
      count: discards.length,
      top: this.top(this.discards, last ? `${last} ${discards.length}` : "", () =>
        cardFace(this.chart, last, this.tools),
      ),
      label: say("drawing-played", { cards: discards.length }),
    });
  }

  /**
   * The card on top of a pile, the same as long as it lies there.
   * @param {HTMLElement} host
   * @param {string} key
   * @param {() => HTMLElement} make
   */
  top(host, key, make) {
    const before = this.tops.get(host);
    const top = before?.key === key ? before.top : key ? make() : null;
    this.tops.set(host, { key, top });
    return top;
  }

  /**
   * @param {HTMLElement} host
   * @param {Held[]} cards
   * @param {Scene} scene
   * @param {Picking | null} picking
   */
  drawCards(host, cards, scene, picking) {
    const turn = picking !== null && scene.legal.length > 0;
    host.hidden = !cards.length;
    const chosenKey = (
      cards.find(({ key, name }) => key === this.taken && name === picking?.card) ??
      cards.find(({ name }) => name === picking?.card)
    )?.key;
    return keep(
      host,
      cards,
      ({ key }) => key,
      ({ name }) => this.card(name),
      (node, { name, key, spent }) => {
        const fits =
          turn &&
          picking.options.some(
            (option) => option.card === name && picking.spots.every((spot) => option.spots.has(spot)),
          );
        const chosen = key === chosenKey;
        const act = turn && !spent ? () => (fits ? this.take(name, key) : this.acts.why(name)) : null;
        const told = [sayFace(this.chart, name, this.tools), fits ? "" : this.tools.say("drawing-unusable")];
        pickable(node, act ? told.filter(Boolean).join(" ") : "", act, { pressed: chosen });
        for (const [mark, on] of Object.entries({ fits, chosen, spent, dull: turn && !fits && !spent }))
          node.classList.toggle(mark, on);
      },
    );
  }

  /**
   * @param {string} name
   * @param {string} key
   */
  take(name, key) {
    this.taken = key;
    this.acts.pick(name);
  }

  /** @param {string} name */
  card(name) {
    const node = cardFace(this.chart, name, this.tools);
    node.dataset.used = this.tools.say("drawing-used");
    for (const event of ["pointerenter", "focus"]) node.addEventListener(event, () => this.acts.look(name));
    for (const event of ["pointerleave", "blur"]) node.addEventListener(event, () => this.acts.look(null));
    return node;
  }

  /** What one knows of others' hands; in a replay everything. @param {Scene} scene */
  knownHands({ view, seat, names }) {
    return names.map((name, other) => {
      const cards = other === seat ? [] : view.hands[other].filter((card) => card !== null);
      if (!cards.length) return null;
      return el(
        "section",
        {},
        el("h3", {}, seatMark(other, names), " ", seat === null ? name : this.tools.say("drawing-known", { name })),
        el(
          "div",
          { class: "dh-known" },
          cards.map((card) => cardFace(this.chart, card, this.tools)),
        ),
      );
    });
  }

  /**
   * What is to be done, or what the card does that one looks at.
   * @param {Scene} scene
   * @param {Picking | null} picking
   */
  say(scene, picking) {
    const card = this.looked ?? picking?.card ?? null;
    this.words.textContent =
      card === null
        ? this.prompt(scene, picking)
        : [sayFace(this.chart, card, this.tools), scene.legal.length && picking && this.sayUse(picking, card)]
            .filter(Boolean)
            .join(" ");
    this.says.classList.toggle("telling", card !== null);
    const ready = picking?.ready ?? [];
    fill(
      this.ready,
      ready.map((option) =>
        el(
          "button",
          { type: "button", class: "main", key: option.text, onclick: () => this.acts.play(option.text) },
          option.words,
        ),
      ),
    );
  }

  /**
   * @param {Scene} scene
   * @param {Picking | null} picking
   */
  prompt({ legal }, picking) {
    if (!picking || !legal.length) return "";
    return this.tools.say(picking.spots.length ? "drawing-pick-either" : "drawing-pick-card");
  }

  /**
   * What can be done with a card just now.
   * @param {Picking} picking
   * @param {string} card
   */
  sayUse(picking, card) {
    if (!picking.ofCard(card).length) return this.tools.say("drawing-unusable");
    return card === picking.card && picking.open.size ? this.tools.say("drawing-pick-place") : "";
  }
}

/**
 * Cards with keys of their own, though two may be alike.
 * @param {string[]} cards
 * @returns {Held[]}
 */
function held(cards) {
  return cards.map((name, place) => ({
    name,
    key: `${name} ${cards.slice(0, place).filter((other) => other === name).length}`,
    spent: false,
  }));
}
