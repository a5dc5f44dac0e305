/** How a move is chosen from the legal ones: a card, then places on the board, until only one is left. */

import { placeKey } from "./places.js";

/** @typedef {import("/static/board.js").Scene} Scene */
/** @typedef {import("/static/board.js").Tools} Tools */
/** @typedef {import("/static/protocol.js").LegalMove} LegalMove */
/** @typedef {import("./layout.js").Chart} Chart */
/** @typedef {import("./places.js").Place} Place */
/** @typedef {{seat: number, pawn: number, steps: number | null}} Mover a pawn that a move moves; by counting steps, or else by changing places */
/** @typedef {LegalMove & {card: string, movers: Mover[], after: Place[][] | null, spots: Set<string>}} Option a legal move, and the places where it can be picked */

export class Picking {
  /**
   * @param {Tools} tools
   * @param {Chart} chart
   * @param {() => void} changed
   */
  constructor(tools, chart, changed) {
    this.tools = tools;
    this.chart = chart;
    this.changed = changed;
    /** @type {Option[]} */
    this.options = [];
    this.known = "";
    this.told = "{}";
    /** @type {string | null} */
    this.card = null;
    /** @type {string[]} */
    this.spots = [];
    /** @type {Record<string, any>} */
    this.picked = {};
  }

  /** What may be done may have changed, and so may what was chosen in the list of moves. @param {Scene} scene */
  follow(scene) {
    const known = JSON.stringify([scene.legal, scene.view.pawns, scene.seat]);
    if (known !== this.known) {
      this.options = scene.legal.map((legal) => optionOf(this.chart, scene, legal));
      [this.known, this.told, this.card, this.spots] = [known, "{}", null, []];
    }
    this.picked = scene.picked;
    if (JSON.stringify(scene.picked) !== this.told) this.adopt(scene.picked);
  }

  /** The list of moves was used. @param {Record<string, any>} picked */
  adopt(picked) {
    this.told = JSON.stringify(picked);
    this.card = picked.card ?? null;
    this.spots = [];
    void this.foresee(this.left);
  }

  /** The moves that agree with all that was chosen. */
  get left() {
    return this.options.filter((option) => this.agrees(option) && (this.card === null || option.card === this.card));
  }

  /** @param {Option} option */
  agrees(option) {
    const listed = Object.entries(this.picked).every(([field, value]) => JSON.stringify(option.move[field]) === JSON.stringify(value));
    return listed && this.spots.every((spot) => option.spots.has(spot));
  }

  /** @param {string} card */
  ofCard(card) {
    return this.options.filter((option) => option.card === card);
  }

  /** Moves of which everything is chosen, and those that need no place; one for each outcome. */
  get ready() {
    const chosen = this.card === null ? [] : this.left.filter(({ spots }) => [...spots].every((spot) => this.spots.includes(spot)));
    return distinct(chosen);
  }

  /** The places that could be picked next. */
  get open() {
    const all = new Set(this.left.flatMap(({ spots }) => [...spots]));
    for (const spot of this.spots) all.delete(spot);
    return all;
  }

  /** @param {string} card */
  async pickCard(card) {
    this.card = this.card === card ? null : card;
    this.spots = this.card !== null && this.left.length ? this.spots : [];
    this.tell();
    await this.foresee(this.left);
    this.changed();
  }

  /** @param {string} spot */
  async pickSpot(spot) {
    await this.foresee(this.left);
    const outcomes = distinct(this.left.filter(({ spots }) => spots.has(spot)));
    if (outcomes.length === 1) return this.tools.play(outcomes[0].text);
    this.spots = [...this.spots, spot];
    this.tell();
    return this.changed();
  }

  reset() {
    if (this.card === null && !this.spots.length) return;
    [this.card, this.spots] = [null, []];
    this.tell();
    this.changed();
  }

  /** The list of moves shows what is left, as far as its fields can say it. */
  tell() {
    const fields = this.card === null && !this.spots.length ? {} : shared(this.left);
    this.told = JSON.stringify(fields);
    this.picked = fields;
    this.tools.pick(Object.keys(fields).length ? fields : null);
  }

  /** Ask the table what moves would look like. @param {Option[]} options */
  async foresee(options) {
    await Promise.all(options.filter(({ after }) => after === null).map(async (option) => {
      const preview = await this.tools.preview(option.text);
      if (preview) reach(option, preview.pawns);
    }));
  }
}

/**
 * @param {Chart} chart
 * @param {Scene} scene
 * @param {LegalMove} legal
 * @returns {Option}
 */
function optionOf(chart, { view, seat }, { text, move }) {
  const movers = moversOf(chart, seat ?? 0, move);
  const from = movers.map((mover) => placeKey(mover.seat, view.pawns[mover.seat][mover.pawn]));
  const spots = new Set(move.card === "steal" && move.type === "special" ? [placeKey(move.player, "home")] : from);
  return { text, move, card: cardOf(chart, move), movers, after: movers.length ? null : view.pawns, spots };
}

/**
 * The card that a move plays; a divided one is known by its count.
 * @param {Chart} chart
 * @param {Record<string, any>} move
 */
function cardOf(chart, move) {
  if (move.type !== "split") return move.card;
  const count = move.parts[0][1] + move.parts[1][1];
  return chart.cards.find(({ divide, forward }) => divide && forward === count)?.name ?? "";
}

/**
 * @param {Chart} chart
 * @param {number} seat whose move it is
 * @param {Record<string, any>} move
 * @returns {Mover[]}
 */
export function moversOf(chart, seat, move) {
  const card = chart.cards.find(({ name }) => name === move.card);
  if (move.type === "move" && card) return [{ seat, pawn: move.pawn, steps: card.forward || -card.back }];
  if (move.type === "back" && card) return [{ seat: move.player, pawn: move.pawn, steps: -card.push }];
  if (move.type === "split") return move.parts.map((/** @type {number[]} */ [pawn, steps]) => ({ seat, pawn, steps }));
  const other = move.with ?? move.replace;
  return other ? [{ seat, pawn: move.pawn, steps: null }, { seat: other[0], pawn: other[1], steps: null }] : [];
}

/**
 * Now that it is known where a move leads, it can be picked there too.
 * @param {Option} option
 * @param {Place[][]} after
 */
function reach(option, after) {
  option.after = after;
  for (const { seat, pawn, steps } of option.movers)
    if (steps !== null && after[seat][pawn] !== "home") option.spots.add(placeKey(seat, after[seat][pawn]));
}

/**
 * One move for each outcome: it is all the same which pawn of several comes from a Home Base.
 * @param {Option[]} options
 */
function distinct(options) {
  /** @type {Map<string, Option>} */
  const outcomes = new Map();
  for (const option of options) {
    const moved = option.after && option.movers.length ? JSON.stringify(option.after.map((places) => places.map((place) => JSON.stringify(place)).sort())) : option.text;
    const outcome = `${option.card} ${moved}`;
    if (!outcomes.has(outcome)) outcomes.set(outcome, option);
  }
  return [...outcomes.values()];
}

/**
 * The fields in which moves agree.
 * @param {Option[]} options
 * @returns {Record<string, any>}
 */
function shared(options) {
  if (!options.length) return {};
  const fields = Object.entries(options[0].move);
  return Object.fromEntries(fields.filter(([field, value]) => options.every(({ move }) => JSON.stringify(move[field]) === JSON.stringify(value))));
}
