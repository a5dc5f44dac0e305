/** In a first match of a game: what you can do now, and why, each with its clause. */

import { byId, el, fill, show, whenChanged } from "../kit/dom.js";
import { say } from "../page/language.js";
import { clauseLink, clauseText, emblem, rulesAddress } from "../page/page.js";
import { recall, remember } from "../page/store.js";

/** @typedef {{text: string, clause: string, instead?: {option: string, value: any, text: string, clause: string}[]}} Line `instead`: by which house rule it is another */
/** @typedef {{goal: Line, beware: Line, moves: Record<string, Line>}} PrimerBook a game's `primer.json`; moves by type, or by type and the word of a field */
/** @typedef {import("../line/protocol.js").LegalMove} LegalMove */
/** @typedef {import("../line/protocol.js").Seen} Seen */

const MOST = 4;
const OPENING = 2;

/** @param {string} game */
export const wantsPrimer = (game) => !recall(`played/${game}`, false);

/**
 * @param {string} game
 * @param {boolean} wanted
 */
export const wantPrimer = (game, wanted) => remember(`played/${game}`, !wanted);

export class Primer {
  /** @param {import("../table/shared.js").Shared} shared */
  constructor(shared) {
    this.shared = shared;
    this.host = byId("primer");
    /** @type {PrimerBook | null} */
    this.book = null;
    this.introduce = whenChanged((gathering, game, book, options) =>
      this.fillAbout(gathering ? game : null, book, options),
    );
    this.show = whenChanged((game, heading, lines) => this.fill(game, heading, lines));
    const tick = /** @type {HTMLInputElement} */ (byId("primer-on"));
    tick.addEventListener("change", () => this.turn(tick.checked));
  }

  /** @param {boolean} on */
  turn(on) {
    const game = this.shared.model.seen?.game;
    if (game) wantPrimer(game, on);
    this.shared.refresh();
  }

  /** @param {Seen} seen */
  draw(seen) {
    this.introduce(seen.phase === "gathering", this.shared.model.game, this.book, seen.options);
    const wanted = wantsPrimer(seen.game) && seen.phase === "playing" && !this.shared.hidden;
    /** @type {HTMLInputElement} */ (byId("primer-on")).checked = wantsPrimer(seen.game);
    const mine = this.shared.model.myTurn && seen.legal.length > 0;
    const lines = !wanted ? [] : mine ? this.forNow(seen) : this.forThat();
    show(this.host, lines.length > 0);
    this.show(seen.game, say(mine ? "primer-now" : "primer-rule"), lines);
  }

  /**
   * While people gather: what game it is, and what it is about.
   * @param {import("../line/model.js").GameInfo | null} game
   * @param {PrimerBook | null} book
   * @param {Record<string, any>} options
   */
  fillAbout(game, book, options) {
    const host = byId("about");
    show(host, game !== null);
    if (!game) return fill(host);
    const line = (/** @type {string} */ heading, /** @type {Line} */ { text, clause }) =>
      el("div", {}, el("dt", {}, heading), el("dd", {}, text, " ", clauseLink(game.id, clause)));
    return fill(
      host,
      emblem(game),
      el(
        "div",
        {},
        el("h2", {}, game.title),
        el("p", {}, game.summary),
        book &&
          el(
            "dl",
            {},
            line(say("primer-aim"), byHouseRules(book.goal, options)),
            line(say("primer-beware"), byHouseRules(book.beware, options)),
          ),
        el("a", { class: "button", href: rulesAddress(game.id) }, say("primer-rules")),
      ),
      game.picture &&
        this.shared.model.usual &&
        el("img", {
          class: "about-picture",
          src: game.picture,
          alt: say("table-picture"),
          width: 600,
          height: 315,
        }),
    );
  }

  /**
   * A line for each kind of move; at first the aim, then what to beware of.
   * @param {Seen} seen
   * @returns {Line[]}
   */
  forNow(seen) {
    if (!this.book) return this.forThat();
    const { moves, goal, beware } = this.book;
    const kinds = new Set(seen.legal.flatMap((legal) => linesFor(legal).find((name) => name in moves) ?? []));
    const turns = this.turnsTaken(seen);
    const more = turns < OPENING ? [goal] : turns < 2 * OPENING ? [beware] : [];
    return [...[...kinds].slice(0, MOST).map((kind) => moves[kind]), ...more].map((line) =>
      byHouseRules(line, seen.options),
    );
  }

  /** @param {Seen} seen */
  turnsTaken({ seat }) {
    const { told, kinds } = this.shared.model;
    return told.filter(({ event }) => event.seat === seat && kinds.has(event.type)).length;
  }

  /** The rule behind the last thing that happened. @returns {Line[]} */
  forThat() {
    const { model } = this.shared;
    const last = model.told.filter(({ text, event }) => text && event.clause).pop();
    const clause = last && String(last.event.clause);
    const text = clause && model.clause(clause)?.short;
    return clause && text ? [{ clause, text }] : [];
  }

  /**
   * @param {string} game
   * @param {string} heading
   * @param {Line[]} lines
   */
  fill(game, heading, lines) {
    const items = lines.map(({ text, clause }) =>
      el("li", {}, clauseText(text), " ", clauseLink(game, clause, this.shared.model.clause(clause)?.text)),
    );
    fill(
      this.host,
      el("h3", {}, heading),
      el("ul", {}, items),
      el(
        "button",
        { type: "button", class: "quiet", key: "no-primer", onclick: () => this.turn(false) },
        say("primer-off"),
      ),
    );
  }
}

/**
 * A line as it is at a table with these house rules.
 * @param {Line} line
 * @param {Record<string, any>} options
 * @returns {Line}
 */
const byHouseRules = (line, options) => line.instead?.find(({ option, value }) => options[option] === value) ?? line;

/**
 * The names by which a line for a move may go, the closest first: `swap slappy`, `swap`.
 * @param {LegalMove} legal
 */
function linesFor({ move }) {
  const words = Object.values(move).filter((value) => typeof value === "string" && value !== move.type);
  return [...words.map((word) => `${move.type} ${word}`), String(move.type)];
}
