/** How a move is chosen from the legal ones: a card, then places on the board, until only one is left. */

import { placeKey, sidesOf } from "./places.js";
import { endOf, leadsOf, wayOf } from "./way.js";

/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("/static/board/easel.js").Tools} Tools */
/** @typedef {import("./outside.js").LegalMove} LegalMove */
/** @typedef {import("./outside.js").Picked} Picked */
/** @typedef {import("./outside.js").SomeEvent} SomeEvent */
/** @typedef {import("./outside.js").SomeMove} SomeMove */
/** @typedef {import("./layout.js").Chart} Chart */
/** @typedef {import("./places.js").Place} Place */
/** @typedef {{seat: number, pawn: number, steps: number | null, from: Place, to: Place | null}} Mover a pawn that a move moves: by counting steps, or else by changing places */
/** @typedef {LegalMove & {card: string, movers: Mover[], after: Place[][] | null, spots: Set<string>}} Option a legal move, the places where it can be picked, and how it ends once the table has said so */

const AT_ONCE = 3; // moves that are asked about when somebody looks
const QUESTIONS = 30; // asked at most within
const WHILE_MS = 20_000;

export class Picking {
  /**
   * @param {Tools} tools
   * @param {Chart} chart
   * @param {() => void} changed what was chosen, though nothing was drawn since
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
    /** @type {Picked} */
    this.picked = {};
    /** @type {number[]} when the table was asked */
    this.asked = [];
    this.followed = true;
  }

  /** What may be done may have changed, and so may what was chosen in the list of moves. @param {Scene} scene */
  follow(scene) {
    const known = JSON.stringify([scene.legal, scene.view.pawns, scene.seat]);
    if (known !== this.known) {
      this.options = scene.legal.map((legal) => optionOf(this.chart, scene, legal));
      [this.known, this.told, this.card, this.spots] = [known, "{}", null, []];
    }
    this.picked = scene.picked;
    this.followed = true;
    if (JSON.stringify(scene.picked) !== this.told) this.adopt(scene.picked);
  }

  /** The list of moves was used. @param {Picked} picked */
  adopt(picked) {
    this.told = JSON.stringify(picked);
    this.card = picked.parts ? cardOf(this.chart, picked) : (picked.card ?? null);
    this.spots = [];
  }

  /** The moves that agree with all that was chosen. */
  get left() {
    return this.options.filter((option) => this.agrees(option) && (this.card === null || option.card === this.card));
  }

  /** @param {Option} option */
  agrees(option) {
    const listed = Object.entries(this.picked).every(
      ([field, value]) => JSON.stringify(fieldOf(option.move, field)) === JSON.stringify(value),
    );
    return listed && this.spots.every((spot) => option.spots.has(spot));
  }

  /** @param {string} card */
  ofCard(card) {
    return this.options.filter((option) => option.card === card);
  }

  /** Moves of which everything is chosen, and those that need no place; one for each outcome. */
  get ready() {
    const chosen =
      this.card === null ? [] : this.left.filter(({ spots }) => [...spots].every((spot) => this.spots.includes(spot)));
    return distinct(chosen);
  }

  /** The places that could be picked next. */
  get open() {
    const all = new Set(this.left.flatMap(({ spots }) => [...spots]));
    for (const spot of this.spots) all.delete(spot);
    return all;
  }

  /** @param {string} card */
  pickCard(card) {
    this.card = this.card === card ? null : card;
    this.spots = this.card !== null && this.left.length ? this.spots : [];
    const [only, another] = this.spots.length ? distinct(this.left) : [];
    if (only && !another) return this.tools.play(only.text);
    return this.tell();
  }

  /** @param {string} spot */
  async pickSpot(spot) {
    const left = this.left.filter(({ spots }) => spots.has(spot));
    const alike = distinct(left).length === 1;
    if (alike && left.length > 1) await this.ask(left.filter(({ move }) => move.type === "split"));
    if (alike && distinct(left).length === 1) return this.tools.play(left[0].text);
    this.spots = [...this.spots, spot];
    return this.tell();
  }

  reset() {
    if (this.card === null && !this.spots.length) return;
    [this.card, this.spots] = [null, []];
    this.tell();
  }

  /** The list of moves shows what is left, as far as its fields can say it, and so does the board. */
  tell() {
    const fields = this.card === null && !this.spots.length ? {} : shared(this.left);
    this.told = JSON.stringify(fields);
    this.picked = fields;
    this.followed = false;
    this.tools.pick(Object.keys(fields).length ? fields : null);
    if (!this.followed) this.changed();
  }

  /** Ask the table how moves would end, where only a few are looked at. @param {Option[]} options */
  async foresee(options) {
    const unknown = distinct(options).filter(({ after }) => after === null);
    if (!unknown.length || unknown.length > AT_ONCE || !this.mayAsk()) return false;
    await this.ask(unknown);
    return true;
  }

  /** The table answers only some questions in a while. */
  mayAsk() {
    const now = performance.now();
    this.asked = this.asked.filter((time) => time > now - WHILE_MS);
    return this.asked.length < QUESTIONS;
  }

  /** @param {Option[]} options */
  async ask(options) {
    await Promise.all(
      options
        .filter(({ after }) => after === null)
        .map(async (option) => {
          this.asked.push(performance.now());
          const preview = /** @type {import("./outside.js").Preview | null} */ (await this.tools.preview(option.text));
          option.after = preview?.pawns ?? null;
        }),
    );
  }
}

/**
 * @param {Chart} chart
 * @param {Scene} scene
 * @param {LegalMove} legal
 * @returns {Option}
 */
function optionOf(chart, { view, seat }, { text, move, words }) {
  const movers = moversOf(chart, view, seat ?? 0, move);
  const option = { text, move, words, card: cardOf(chart, move), movers, after: null };
  if (move.type === "special" && move.player !== undefined)
    return { ...option, spots: new Set([placeKey(move.player, "home")]) };
  const places = movers.flatMap((mover) =>
    [mover.from, mover.to].map(
      (place) => place && (place !== "home" || mover.from === "home") && placeKey(mover.seat, place),
    ),
  );
  return { ...option, spots: new Set(places.filter((place) => typeof place === "string")) };
}

/**
 * The card that a move plays; a divided one is known by its count.
 * @param {Chart} chart
 * @param {SomeMove | Picked} move
 */
function cardOf(chart, move) {
  if (!move.parts) return move.card ?? "";
  const count = move.parts[0][1] + move.parts[1][1];
  return chart.cards.find(({ divide, forward }) => divide && forward === count)?.name ?? "";
}

/**
 * The pawns that a move moves, and where to.
 * @param {Chart} chart
 * @param {Scene["view"]} view
 * @param {number} seat whose move it is
 * @param {SomeMove} move
 * @returns {Mover[]}
 */
function moversOf(chart, view, seat, move) {
  const sides = sidesOf(chart, view);
  return walkersOf(chart, seat, move).map((walker, place, both) => {
    const from = view.pawns[walker.seat][walker.pawn];
    if (walker.steps !== null)
      return {
        ...walker,
        from,
        to: restOf(
          chart,
          sides[walker.seat],
          from,
          walker.steps,
          leadsOf(chart, sides[walker.seat], view.options, walker.seat !== seat),
        ),
      };
    const other = both[1 - place];
    return { ...walker, from, to: place && move.replace ? "home" : view.pawns[other.seat][other.pawn] };
  });
}

/**
 * @param {Chart} chart
 * @param {number} side
 * @param {Place} from
 * @param {number} steps
 * @param {import("./way.js").Leads} leads
 */
function restOf(chart, side, from, steps, leads) {
  const way = wayOf(chart, side, from, steps, leads);
  return way && endOf(way);
}

/**
 * The pawns that a move names, and how far each walks.
 * @param {Chart} chart
 * @param {number} seat whose move it is
 * @param {SomeMove | SomeEvent} move
 * @returns {{seat: number, pawn: number, steps: number | null}[]}
 */
export function walkersOf(chart, seat, move) {
  const card = chart.cards.find(({ name }) => name === move.card);
  if (move.type === "move" && card) return [{ seat, pawn: move.pawn, steps: card.forward || -card.back }];
  if (move.type === "back" && card) return [{ seat: move.player, pawn: move.pawn, steps: -card.push }];
  if (move.type === "split") return move.parts.map(([pawn, steps]) => ({ seat, pawn, steps }));
  const other = move.with ?? move.replace;
  return other && move.pawn !== undefined
    ? [
        { seat, pawn: move.pawn, steps: null },
        { seat: other[0], pawn: other[1], steps: null },
      ]
    : [];
}

/**
 * One move for each outcome: it is all the same which pawn of several comes from a Home Base, or which moves first,
 * unless the table has said that it is not.
 * @param {Option[]} options
 * @returns {Option[]}
 */
export function distinct(options) {
  /** @type {Map<string, Option>} */
  const outcomes = new Map();
  for (const option of options) if (!outcomes.has(outcome(option))) outcomes.set(outcome(option), option);
  return [...outcomes.values()];
}

/** @param {Option} option */
function outcome({ text, card, movers, after }) {
  if (!movers.length) return text;
  const ends = movers.map(({ seat, pawn, from, to }) => `${placeKey(seat, from)} ${to ? placeKey(seat, to) : pawn}`);
  const told =
    after && movers.length > 1 ? after.map((places) => places.map((place) => JSON.stringify(place)).sort()) : [];
  return JSON.stringify([card, ends.sort(), told]);
}

/**
 * What a move has in a field, if it has that field.
 * @param {SomeMove} move
 * @param {string} field
 */
const fieldOf = (move, field) => /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (move))[field];

/**
 * The fields in which moves agree.
 * @param {Option[]} options
 * @returns {Picked}
 */
function shared(options) {
  if (!options.length) return {};
  const fields = Object.entries(options[0].move);
  return Object.fromEntries(
    fields.filter(([field, value]) =>
      options.every(({ move }) => JSON.stringify(fieldOf(move, field)) === JSON.stringify(value)),
    ),
  );
}
