/** The cards of the round: those still to be drawn can be picked and turned. */

import { el, fill, unbroken } from "/static/kit/dom.js";
import { icon } from "/static/kit/icons.js";
import { keep, pickable, svg } from "/static/kit/svg.js";
import { capital } from "/static/page/words.js";
import { sayTurned } from "./choice.js";
import { outline, spot, trembling } from "./pen.js";
import { corners } from "./rock.js";
import { doodle } from "./things.js";

/** @typedef {import("./choice.js").Choice} Choice */
/** @typedef {import("./geometry.js").Side} Side */
/** @typedef {{key: string, card: string, used: boolean}} Held */
/** @typedef {{pick: (card: string) => void, turn: (by: number) => void, unpick: () => void}} Wishes */

const ENDS = /** @type {Record<Side, {x: number, y: number}>} */ ({
  N: { x: 0, y: -50 },
  E: { x: 50, y: 0 },
  S: { x: 0, y: 50 },
  W: { x: -50, y: 0 },
});

/**
 * The cards in play, each with whether this seat has used it.
 * @param {string[]} cards
 * @param {(string | null)[] | null} left null where one has no cards of one's own
 * @returns {Held[]}
 */
export function heldCards(cards, left) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return cards.map((card) => {
    const number = (seen.get(card) ?? 0) + 1;
    seen.set(card, number);
    const still = left?.filter((one) => one === card).length ?? Infinity;
    return { key: `${card} ${number}`, card, used: number > still };
  });
}

export class Hand {
  /**
   * @param {Choice} choice
   * @param {import("/static/page/language.js").Say} say
   * @param {Wishes} wishes
   */
  constructor(choice, say, wishes) {
    this.choice = choice;
    this.say = say;
    this.wishes = wishes;
    this.heading = el("h3", { class: "hand-heading" });
    this.cards = el("div", { class: "doodle-cards" });
    this.guide = el("p", { class: "doodle-guide" });
    this.turns = el("div", { class: "doodle-turns" });
    this.node = el(
      "section",
      { class: "doodle-hand" },
      this.heading,
      this.cards,
      el("div", { class: "doodle-foot" }, this.turns, this.guide),
    );
  }

  /**
   * @param {{round: number, rounds: number, deck: number, held: Held[], acts: boolean, guide: string}} state
   * @param {number} number which deal of cards it is
   */
  show({ round, rounds, deck, held, acts, guide }, number) {
    const { say } = this;
    fill(this.heading, say("drawing-round", { round, rounds }), el("small", {}, say("drawing-deck", { count: deck })));
    keep(
      this.cards,
      held,
      ({ key }) => `${number} ${key}`,
      ({ card }) => cardFace(card, this.choice.names[card], this.choice.turns[card]?.[0]),
      (node, one) => this.update(node, one, acts),
    );
    const turns = acts && this.choice.card !== null && (this.choice.turns[this.choice.card]?.length ?? 0) > 1;
    fill(
      this.guide,
      guide,
      turns && el("span", { class: "by-key" }, " ", el("kbd", {}, "R"), " ", say("drawing-wheel")),
    );
    this.showTurns();
  }

  /**
   * @param {HTMLElement} node
   * @param {Held} held
   * @param {boolean} acts
   */
  update(node, { card, used }, acts) {
    const { choice } = this;
    const chosen = acts && !used && choice.card === card && isFirst(node, card);
    const can = acts && !used && (choice.ofCard(card).length > 0 || choice.givingUp(card) !== undefined);
    node.classList.toggle("chosen", chosen);
    node.classList.toggle("used", used);
    node.classList.toggle("stuck", acts && !used && !(can && choice.suits(card)));
    node.classList.toggle("given-up", can && choice.givingUp(card) !== undefined);
    turnArt(node, choice.turned.get(card) ?? 0);
    pickable(node, this.label(card, used, can), can ? () => this.wishes.pick(card) : null, { pressed: chosen });
    if (!can) node.setAttribute("role", "img");
  }

  /** @param {string} card @param {boolean} used @param {boolean} can */
  label(card, used, can) {
    const name = capital(this.choice.names[card]);
    if (used) return this.say("drawing-used", { card: name });
    if (!can) return name;
    const ends = this.choice.endsOf(card);
    return this.choice.givingUp(card)?.words ?? (ends.length ? sayTurned(this.say, name, ends) : name);
  }

  showTurns() {
    const { say } = this;
    const { card, turns } = this.choice;
    const many = card !== null && (turns[card]?.length ?? 0) > 1;
    const button = (
      /** @type {number} */ by,
      /** @type {string} */ label,
      /** @type {"left" | "right"} */ sign,
      /** @type {string} */ word,
    ) =>
      el(
        "button",
        { type: "button", key: `turn ${by}`, "aria-label": label, onclick: () => this.wishes.turn(by) },
        icon(sign),
        word && el("span", { "aria-hidden": "true" }, word),
      );
    fill(
      this.turns,
      many && button(-1, say("drawing-turn-left"), "left", ""),
      many && button(1, say("drawing-turn-right"), "right", say("drawing-turn")),
      card !== null &&
        el(
          "button",
          {
            type: "button",
            class: "quiet",
            key: "unpick",
            "aria-label": say("drawing-unpick"),
            onclick: () => this.wishes.unpick(),
          },
          icon("close"),
        ),
    );
  }
}

/** Of several equal cards the first is the one that is taken up. @param {HTMLElement} node @param {string} card */
const isFirst = (node, card) =>
  !node.parentElement || node === node.parentElement.querySelector(`[data-card="${card}"]:not(.used)`);

/**
 * A card as it lies on the table.
 * @param {string} card
 * @param {string} name
 * @param {Side[] | undefined} ends
 */
export function cardFace(card, name, ends) {
  const art = svg(
    "svg",
    { class: "card-art", viewBox: "-60 -60 120 120", "aria-hidden": "true" },
    ends ? turnable(card, ends) : doodle("trap", { transform: "scale(1.35)" }),
  );
  return el(
    "div",
    { class: "doodle-card", "data-card": card },
    art,
    el("span", { class: "card-name" }, unbroken(capital(name))),
  );
}

/** @param {string} card @param {Side[]} ends */
function turnable(card, ends) {
  const chamber = outline(corners({ x: 0, y: 0 }, 46), trembling(`card ${card}`), 3);
  const line =
    ends.length === 2 && !(ENDS[ends[0]].x + ENDS[ends[1]].x === 0 && ENDS[ends[0]].y + ENDS[ends[1]].y === 0)
      ? `M${spot(ENDS[ends[0]])}L${spot(half(ENDS[ends[0]]))}Q0 0 ${spot(half(ENDS[ends[1]]))}L${spot(ENDS[ends[1]])}`
      : ends.map((end) => `M${spot(ENDS[end])}L0 0`).join("");
  return svg(
    "g",
    { class: "turns" },
    svg("path", { class: "card-room", d: chamber }),
    svg("path", { class: "ink", d: line }),
    ends.length === 1 && svg("circle", { class: "stop", r: 9 }),
  );
}

/** @param {{x: number, y: number}} point */
const half = ({ x, y }) => ({ x: x / 2, y: y / 2 });

/**
 * Turn a card's drawing the short way round.
 * @param {HTMLElement} node
 * @param {number} quarters
 */
function turnArt(node, quarters) {
  const art = /** @type {SVGElement | null} */ (node.querySelector(".turns"));
  if (!art) return;
  const now = Number(art.dataset.angle ?? 0);
  const angle = now + ((((quarters * 90 - now) % 360) + 540) % 360) - 180;
  art.dataset.angle = String(angle);
  art.style.transform = `rotate(${angle}deg)`;
}
