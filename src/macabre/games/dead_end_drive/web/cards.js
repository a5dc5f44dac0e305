/** Cards in the hand and on the table: characters with their faces, trap cards with their emblems. */

import { faceDown, faceUp, pile } from "/static/kit/cards.js";
import { el } from "/static/kit/dom.js";
import { isPicked, keep, pickable, svg } from "/static/kit/svg.js";
import { bust } from "./favourites.js";
import { emblem } from "./furniture.js";
import { isDead, isSeating, playOf } from "./picking.js";

/** @typedef {import("./favourites.js").Look} Look */
/** @typedef {import("./plan.js").Chart} Chart */
/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("/static/board/easel.js").Tools} Tools */
/** @typedef {import("/static/board/easel.js").Tongue} Tongue */
/** @typedef {import("./outside.js").Card} Card */

const TINTS = { trap: "#8d3b2e", wild: "#b8862b", detective: "#3d5a80" };

/**
 * What a trap card is called.
 * @param {Card} card
 * @param {Chart} chart
 * @param {Tongue} tongue
 */
export function cardName(card, chart, { say, house }) {
  if (card.kind !== "trap") return say(`drawing-${card.kind}`);
  const titles = (card.traps ?? []).map((name) => chart.traps.find((trap) => trap.name === name)?.title ?? name);
  const last = titles.pop() ?? "";
  return titles.length ? house("list-or", { first: titles.join(house("list-comma")), last }) : last;
}

/** @param {Card} card */
export const cardKey = (card) => (card.kind === "trap" ? (card.traps ?? []).join("+") : card.kind);

/**
 * A trap card face up.
 * @param {Card} card
 * @param {Chart} chart
 * @param {Tongue} tongue
 */
export function trapCard(card, chart, tongue) {
  return faceUp({ name: cardName(card, chart, tongue), art: trapArt(card), tint: TINTS[card.kind] });
}

/** One emblem in the middle, or several from corner to corner. @param {Card} card */
function trapArt(card) {
  const ids = card.kind === "trap" ? (card.traps ?? []).map(emblem) : [`ded-${card.kind}`];
  const several = ids.length > 1;
  const size = several ? Math.min(42, 100 / ids.length) : 58;
  const places = ids.map((_, at) => (several ? 3 + (at * (94 - size)) / (ids.length - 1) : 21));
  return svg(
    "svg",
    { class: `ded-art ${card.kind}`, viewBox: "0 0 100 100", "aria-hidden": "true" },
    several && svg("path", { class: "ded-art-line", d: "M96 4L4 96" }),
    ids.map((id, at) => svg("use", { href: `#${id}`, x: places[at], y: places[at], width: size, height: size })),
  );
}

/**
 * A card of one's own, as much of it as must be seen beside the house.
 * @param {Node} art
 * @param {string} name
 * @param {string} tint
 */
function slip(art, name, tint) {
  const node = el("div", { class: "ded-slip" }, el("span", { class: "ded-slip-art" }, art), el("span", {}, name));
  if (tint) node.style.setProperty("--tint", tint);
  return node;
}

/** One's own cards: characters first, then trap cards; those that can be played now are lit. */
export class Hand {
  /**
   * @param {Chart} chart
   * @param {Map<string, Look>} looks
   * @param {Tools} tools
   */
  constructor(chart, looks, tools) {
    this.chart = chart;
    this.looks = looks;
    this.tools = tools;
    this.characters = el("div", {});
    this.traps = el("div", {});
    this.none = el("p", { class: "soft" }, tools.say("drawing-no-cards"));
    this.trapSide = el("section", {}, el("h3", {}, tools.say("drawing-trap-cards")), this.traps, this.none);
    this.characterSide = el("section", {}, el("h3", {}, tools.say("drawing-characters")), this.characters);
    this.node = el("div", { class: "ded-hand" }, this.characterSide, this.trapSide);
  }

  /** @param {Scene} scene */
  draw(scene) {
    const { view, seat } = scene;
    this.node.hidden = seat === null || view.out.includes(seat);
    if (seat === null) return;
    const secret = view.secret_characters?.[seat] ?? [];
    this.characterSide.hidden = isSeating(view);
    const own = [...view.characters[seat], ...secret].map((name, place) => ({
      name,
      key: name ? `own ${name}` : `secret ${place}`,
    }));
    keep(
      this.characters,
      own,
      ({ key }) => key,
      ({ name }) => this.character(name),
      (node, { name }) => this.mark(node, name, scene),
    );
    const cards = numbered(view.trap_cards[seat].filter((card) => card !== null));
    keep(
      this.traps,
      cards,
      ({ key }) => key,
      ({ card }) => slip(trapArt(card), cardName(card, this.chart, this.tools), TINTS[card.kind]),
      (node, { card, key }) => this.update(node, card, key, scene),
    );
    this.none.hidden = cards.length > 0;
    this.trapSide.hidden = view.finished && !cards.length;
  }

  /** @param {string | null} name null for a card that nobody may look at */
  character(name) {
    const look = name && this.looks.get(name);
    return look
      ? slip(bust(look), look.title, look.colour)
      : slip(faceDown(), this.tools.say("drawing-secret-card"), "");
  }

  /**
   * @param {HTMLElement} node
   * @param {string | null} name
   * @param {Scene} scene
   */
  mark(node, name, { view }) {
    node.classList.toggle("heir", name !== null && name === view.portrait);
    node.classList.toggle("dead", name !== null && isDead(view, name));
  }

  /**
   * @param {HTMLElement} node
   * @param {Card} card
   * @param {string} key
   * @param {Scene} scene
   */
  update(node, card, key, scene) {
    const legal = playOf(scene, card);
    const just = scene.view.drawn && cardKey(scene.view.drawn) === cardKey(card) && key.endsWith(" 0");
    node.classList.toggle("fits", Boolean(legal) || Boolean(just));
    node.classList.toggle("picked", isPicked(scene.picked, legal?.move));
    pickable(node, legal?.words ?? "", legal && this.tools.plays ? () => this.tools.play(legal.text) : null);
  }
}

/**
 * Equal cards are told apart by a number.
 * @param {Card[]} cards
 */
function numbered(cards) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return cards.map((card) => {
    const name = cardKey(card);
    const number = seen.get(name) ?? 0;
    seen.set(name, number + 1);
    return { card, key: `card ${name} ${number}` };
  });
}

/** The pile, and the discards with the last card on top. */
export class Deck {
  /**
   * @param {Chart} chart
   * @param {Tools} tools
   */
  constructor(chart, tools) {
    this.chart = chart;
    this.tools = tools;
    this.back = faceDown();
    this.back.dataset.key = "pile";
    this.pile = el("div", {});
    this.discards = el("div", {});
    this.taker = el("div", { class: "ded-taker", "aria-hidden": "true" }); // the mark of whoever takes a card
    this.node = el("div", { class: "ded-deck" }, this.pile, this.discards, this.taker);
    /** @type {Card | null} the card that was seen to go to the discards last */
    this.last = null;
  }

  /** @param {Scene} scene */
  draw({ view, legal, told, picked }) {
    pile(this.pile, {
      count: view.pile,
      top: view.pile ? this.back : null,
      label: this.tools.say("drawing-pile", { count: view.pile }),
    });
    const draw = legal.find(({ move }) => move.type === "draw");
    this.back.classList.toggle("fits", Boolean(draw));
    this.back.classList.toggle("picked", isPicked(picked, draw?.move));
    pickable(this.back, draw?.words ?? "", draw && this.tools.plays ? () => this.tools.play(draw.text) : null);
    if (!draw) this.back.setAttribute("aria-hidden", "true");
    else this.back.removeAttribute("aria-hidden");
    pile(this.discards, {
      count: view.discards.length,
      top: this.top(view.discards, told),
      label: this.tools.say("drawing-discarded", { count: view.discards.length }),
    });
  }

  /**
   * @param {Card[]} discards which tell no order
   * @param {import("./outside.js").Told[]} told
   */
  top(discards, told) {
    for (const { event } of told) {
      if (event.type === "detective") this.last = { kind: "detective" };
      else if (event.type === "play" || event.type === "spring") this.last = event.card;
    }
    const there = discards.find((card) => this.last && cardKey(card) === cardKey(this.last)) ?? discards.at(-1);
    if (!there) return null;
    const card = trapCard(there, this.chart, this.tools);
    card.dataset.key = "discard";
    card.title = cardName(there, this.chart, this.tools);
    return card;
  }
}
