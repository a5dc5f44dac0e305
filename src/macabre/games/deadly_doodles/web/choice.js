/** What of a move is chosen so far: a card, its turn, a room; and what may still be chosen. It knows no rules: only the legal moves. */

import { listed } from "/static/page/words.js";

/** @typedef {import("./geometry.js").Side} Side */
/** @typedef {import("/static/page/language.js").Say} Say */
/** @typedef {import("./outside.js").LegalMove} LegalMove */
/** @typedef {import("./outside.js").Scene} Scene */

/** @param {string[]} one @param {string[]} other */
const same = (one, other) => one.length === other.length && one.every((end) => other.includes(end));

export class Choice {
  /**
   * @param {Record<string, Side[][]>} turns the ends of each card, turned to the right step by step
   * @param {Record<string, string>} names what people call each card
   */
  constructor(turns, names) {
    this.turns = turns;
    this.names = names;
    /** @type {Map<string, number>} how often each card is turned */
    this.turned = new Map();
    /** @type {LegalMove[]} */
    this.legal = [];
    /** @type {string | null} */
    this.card = null;
    /** @type {string | null} */
    this.room = null;
  }

  /** @param {Scene} scene */
  follow({ legal, picked, view, seat }) {
    const [before, renewed] = [this.card, legal !== this.legal];
    this.legal = legal;
    this.room = picked.room ?? null;
    this.card = picked.type === "trap" ? "trap" : (picked.card ?? this.onlyCard(seat === null ? [] : view.left[seat]));
    if (this.card && picked.ends) this.turned.set(this.card, this.turnOf(this.card, picked.ends));
    else if (this.card && (renewed || this.card !== before) && !this.fitting(this.card, this.ends).length)
      this.turnToFit(this.card);
  }

  /** Where all cards left are of one kind it needs no picking. @param {(string | null)[]} left */
  onlyCard(left) {
    const [card] = left;
    return card && left.every((other) => other === card) && this.ofCard(card).length ? card : null;
  }

  /** @param {string} card @param {Side[]} ends */
  turnOf(card, ends) {
    return Math.max(
      0,
      (this.turns[card] ?? []).findIndex((one) => same(one, ends)),
    );
  }

  /** The ends of the chosen card as it lies. @returns {Side[]} */
  get ends() {
    return this.card ? this.endsOf(this.card) : [];
  }

  /** @param {string} card @returns {Side[]} */
  endsOf(card) {
    return this.turns[card]?.[this.turned.get(card) ?? 0] ?? [];
  }

  /** The moves that draw a card or set it as a trap. @param {string} card */
  ofCard(card) {
    return this.legal.filter(({ move }) =>
      card === "trap" ? move.type === "trap" : move.type === "draw" && move.card === card,
    );
  }

  /** Whether a card goes into the room that was picked before it, if one was. @param {string} card */
  suits(card) {
    return this.room === null || this.ofCard(card).some(({ move }) => move.room === this.room);
  }

  /** Those of its moves that leave it as it lies. @param {string} card @param {Side[]} ends */
  fitting(card, ends) {
    return this.ofCard(card).filter(({ move }) => card === "trap" || same(move.ends ?? [], ends));
  }

  /** The first turn to the right in which a card fits somewhere, or in the room that is chosen. @param {string} card */
  turnToFit(card) {
    const from = this.turned.get(card) ?? 0;
    const count = this.turns[card]?.length ?? 1;
    for (let more = 0; more < count; more++) {
      const turn = (from + more) % count;
      const moves = this.fitting(card, this.turns[card]?.[turn] ?? []);
      if (moves.some(({ move }) => !this.room || move.room === this.room)) return void this.turned.set(card, turn);
    }
  }

  /** Turn the chosen card by hand, whether it fits then or not. @param {number} by */
  turn(by) {
    if (!this.card || !this.turns[this.card]) return;
    const count = this.turns[this.card].length;
    this.turned.set(this.card, ((this.turned.get(this.card) ?? 0) + by + count) % count);
  }

  /** How the chosen card fits into a room. @param {string} room @returns {{now: LegalMove | undefined, turned: LegalMove | undefined}} */
  inRoom(room) {
    const moves = this.card ? this.ofCard(this.card).filter(({ move }) => move.room === room) : [];
    const now = moves.find(({ move }) => this.card === "trap" || same(move.ends ?? [], this.ends));
    return { now, turned: this.nearest(moves) };
  }

  /** Of some moves the one with the fewest turns to the right. @param {LegalMove[]} moves */
  nearest(moves) {
    const { card } = this;
    if (!card || !this.turns[card]) return moves[0];
    const count = this.turns[card].length;
    const far = (/** @type {LegalMove} */ one) =>
      (this.turnOf(card, one.move.ends ?? []) - (this.turned.get(card) ?? 0) + count) % count;
    return [...moves].sort((one, other) => far(one) - far(other))[0];
  }

  /** The move that gives a card up, where nothing can be drawn. @param {string} card */
  givingUp(card) {
    return this.legal.find(({ move }) =>
      card === "trap" ? move.type === "no-trap" : move.type === "mark" && move.card === card,
    );
  }

  /** What is chosen, as fields of a move; the turn only if it fits somewhere. @returns {import("./outside.js").Picked | null} */
  get fields() {
    if (!this.card) return this.room ? { room: this.room } : null;
    if (this.card === "trap") return { type: "trap" };
    const fits = this.fitting(this.card, this.ends).length > 0;
    return { type: "draw", card: this.card, ...(fits ? { ends: this.ends } : {}) };
  }
}

/**
 * A card as it is turned.
 * @param {Say} say
 * @param {string} card as the reader calls it
 * @param {Side[]} ends
 */
export const sayTurned = (say, card, ends) =>
  say("drawing-open", { card, ends: listed(ends.map((end) => say(`side-${end}`))) });
