/** What this browser knows of the table: only ever what the server has sent. */

/** @typedef {import("./protocol.js").Seen} Seen */
/** @typedef {import("./protocol.js").Told} Told */
/** @typedef {{id: string, title: string, summary: string, emblem: string, picture: string | null, players: [number, number], options: Record<string, OptionInfo>, bots: string[], bots_about: Record<string, string>, about: {minutes: [number, number], age: number, weight: string} | null, questions: Record<string, string>, minute?: PointInfo[], sections?: SectionInfo[], has_book?: boolean}} GameInfo */
/** @typedef {{name: string, default: any, choices: any, about: string, names_seat: boolean, says: Record<string, string>}} OptionInfo */
/** @typedef {{topic: string, text: string, clauses: string[]}} PointInfo one line of the rules in a minute */
/** @typedef {{number: string, kind: string | null, label: string, text: string, short: string, shows_board: boolean}} ClauseInfo `label` what the rules call its kind; `short` for beginners; `shows_board` whether the board is drawn below it */
/** @typedef {{heading: string, clauses: ClauseInfo[]}} SectionInfo */

import { noteArrivals } from "../kit/seatmarks.js";
import { Speech } from "../moves/speech.js";
import { say } from "../page/language.js";

export class Model {
  /** @param {string} code */
  constructor(code) {
    this.code = code;
    /** @type {Seen | null} */
    this.seen = null;
    /** @type {Told[]} */
    this.told = [];
    this.drawn = 0;
    /** @type {GameInfo | null} */
    this.game = null;
    this.board = ""; // which one it is
    this.usual = true; // whether it is the game's own
    this.wasMyTurn = false;
    /** @type {Set<string>} the types of moves that were offered so far */
    this.kinds = new Set();
  }

  /**
   * A message replaces everything but the log, which it may go on with.
   * @param {Seen} seen
   * @param {number} [upTo] the step up to which what is told is no news to the board
   */
  take(seen, upTo = 0) {
    this.wasMyTurn = this.myTurn;
    this.told = seen.fresh ? seen.told : [...this.told, ...seen.told];
    if (seen.fresh) this.drawn = this.told.length;
    while (this.drawn < this.told.length && this.told[this.drawn].number <= upTo) this.drawn++;
    this.seen = seen;
    const { speech } = this; // where there are many moves, only their parts are sent in words
    this.seen = { ...seen, legal: seen.legal.map((one) => ({ ...one, words: speech.sentence(one) })) };
    noteArrivals(seen.seats.map(({ since }) => since));
    for (const { move } of seen.legal) this.kinds.add(move.type);
  }

  /** What was told since the board was drawn before; nothing where what came before is not known. */
  takeNews() {
    const news = this.told.slice(this.drawn);
    this.drawn = this.told.length;
    return news;
  }

  /** The names at the table, as people say them. */
  get names() {
    return namesOf(this.seen?.seats ?? []);
  }

  /** What the moves that may be made now are called. */
  get speech() {
    return new Speech(this.names, this.seen?.parts ?? {}, this.game?.questions ?? {});
  }

  /** Where this viewer stands: while all decide at once, what others do meanwhile changes nothing for who has still to act. */
  get position() {
    const { seen, told } = this;
    const own = () => [
      told.filter(({ event }) => event.seat === seen?.seat).length,
      seen?.legal.map(({ text }) => text),
    ];
    return JSON.stringify([seen?.seat, seen?.legal.length ? own() : seen?.turned]);
  }

  /** Whether a person at this browser must act. */
  get myTurn() {
    return this.mine.length > 0;
  }

  /** The seats of this browser that must act and that no bot plays for. */
  get mine() {
    const { seen } = this;
    if (seen?.phase !== "playing") return [];
    return seen.to_act.filter((seat) => seen.yours.includes(seat) && !seen.seats[seat].substitute);
  }

  /** A clause, once the rules are here. @param {string} number */
  clause(number) {
    for (const section of this.game?.sections ?? [])
      for (const clause of section.clauses) if (clause.number === number) return clause;
    return null;
  }
}

/**
 * What those in seats are called.
 * @param {import("./protocol.js").SeatInfo[]} seats
 */
export function namesOf(seats) {
  return seats.map((seat, place) => seat.name ?? seat.bot ?? say("seat", { number: place + 1 }));
}
