/** The table page: wires the line to the table with the parts of the page. */

import { Easel } from "../board/easel.js";
import { carryOutPlan } from "../hall/plan.js";
import { byId, notice, show } from "../kit/dom.js";
import { seatMark } from "../kit/seatmarks.js";
import { Model } from "../line/model.js";
import { Line, Refusal } from "../line/socket.js";
import { Fairness } from "../luck/fair.js";
import { Witness } from "../luck/witness.js";
import { Advice } from "../moves/advice.js";
import { Moves } from "../moves/moves.js";
import { Primer } from "../moves/primer.js";
import { readPrimer } from "../moves/primerbook.js";
import { Why } from "../moves/why.js";
import { inLanguage, language, say } from "../page/language.js";
import { api, dress, keepAwake, pathEnd } from "../page/page.js";
import { chime, markTab, readySound } from "../page/sound.js";
import { tokens } from "../page/store.js";
import { sentence } from "../page/words.js";
import { tellChange } from "./changes.js";
import { Clock } from "./clock.js";
import { Curtain } from "./curtain.js";
import { areMuted, drawEmotes, tellGesture } from "./emotes.js";
import { drawInvite, houseRules } from "./invite.js";
import { Log } from "./log.js";
import { OwnName } from "./own.js";
import { Seats } from "./seats.js";
import { Talk } from "./talk.js";
import { isMixing, readyPace, Theatre } from "./theatre.js";
import { openTab, readyKeys, readyTabs } from "./tools.js";

/** @typedef {import("../line/protocol.js").Seen} Seen */
/** @typedef {import("../line/protocol.js").Hello} Hello */
/** @typedef {import("./shared.js").Shared} Shared */

const UNSEEN = { preview: null, words: "" }; // what a move would look like that nobody can show

/** @implements {Shared} */
class Table {
  /** @param {string} code */
  constructor(code) {
    this.model = new Model(code);
    this.witness = new Witness(code);
    this.line = new Line(`/ws/${encodeURIComponent(code)}`, {
      hello: () => this.hello(),
      seen: (seen) => this.hear(seen),
      refused: ({ text }) => notice(text, "fault"),
      line: (open, why) => this.showLine(open, why),
      gone: () => this.showMissing(),
    });
    /** @type {number | undefined} */
    this.lineTimer = undefined;
    /** @type {string | null} */
    this.previewed = null;
    this.hushed = 0; // how many of the last lines the board is still telling
    this.easel = new Easel(byId("board"), this.tools());
    this.drawing = this.easel.load(inLanguage(`/api/tables/${encodeURIComponent(code)}/drawing`));
    this.curtain = new Curtain(this);
    this.moves = new Moves(byId("moves"), this);
    void this.drawing.then(() => this.easel.isDrawn || this.moves.showFolded(false));
    this.advice = new Advice(this, (text) => this.offer(text));
    this.log = new Log(byId("log"), (told, pressed) => this.point(told, pressed));
    this.seats = new Seats(byId("seats"), byId("strip"), this);
    this.clock = new Clock(this, this.seats);
    this.fairness = new Fairness(byId("fair"), this);
    this.ownName = new OwnName(byId("own"), byId("own-name"), this);
    this.why = new Why(this);
    this.talk = new Talk(this);
    this.primer = new Primer(this);
    this.theatre = new Theatre({
      show: (seen, upTo, hushed) => this.take(seen, upTo, hushed),
      interlude: ({ told }) => (this.hidden ? null : this.easel.interlude(told)),
      report: (number, slowness) => this.line.post({ t: "watched", number, slowness }),
      ready: (number) => this.line.post({ t: "ready", number }),
      figure: (told) => this.figure(told),
    });
    this.rules = houseRules(byId("house-rules"));
    drawInvite(byId("invite"), code);
    drawEmotes(byId("emotes"), this);
    keepAwake(() => this.model.seen?.phase === "playing");
  }

  /** @returns {boolean} */
  get hidden() {
    return this.curtain.down;
  }

  /** @returns {number | null} */
  get next() {
    return this.curtain.next;
  }

  /** Who is there. Where several share a browser, nobody's secrets are asked for before the curtain rises.
   * @returns {Hello} */
  hello() {
    const held = tokens(this.model.code);
    const seats = Object.keys(held).map(Number);
    const last = this.hidden ? null : this.curtain.raised;
    return {
      t: "hello",
      tokens: held,
      seat: seats.length === 1 ? seats[0] : last,
      saw: this.witness.recall(),
      language: language.code,
    };
  }

  // --- what parts of the page may do

  /** @param {Record<string, any>} fields */
  ask(fields) {
    return this.line.ask(fields);
  }

  /** @param {Record<string, any>} fields */
  async order(fields) {
    try {
      await this.ask(fields);
      return true;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (refusal.clause) this.why.say(refusal.clause, refusal.message);
      else notice(sentence(refusal.message), "fault");
      return false;
    }
  }

  /** @param {number | null} seat */
  look(seat) {
    this.line.post({ t: "look", seat });
  }

  /** @param {number} seat */
  handOver(seat) {
    this.curtain.fall(seat);
    this.refresh();
  }

  /** @param {string | null} move */
  async preview(move) {
    this.previewed = move;
    const { preview, words } = move === null ? UNSEEN : await this.askPreview(move);
    if (move === this.previewed) this.easel.preview(preview);
    return words;
  }

  /**
   * @param {string} move
   * @returns {Promise<{preview: Record<string, any> | null, words: string}>}
   */
  async askPreview(move) {
    const seat = this.model.seen?.seat ?? null;
    if (seat === null) return UNSEEN;
    const answer = await this.ask({ t: "preview", seat, move }).catch(() => UNSEEN);
    return answer.preview ? answer : UNSEEN; // a move that has become illegal is explained
  }

  trophy() {
    return this.easel.trophy();
  }

  showPicked() {
    this.advice.drop();
    if (this.model.seen) this.drawBoard(this.model.seen);
  }

  async showPointed() {
    if (this.model.seen) this.drawBoard(this.model.seen);
    await this.preview((this.advice.pointed ?? this.moves.chosen)?.text ?? null);
    this.advice.drawer.uncover(this.easel.where());
  }

  /**
   * What a drawing may do.
   * @returns {import("../board/easel.js").Deeds}
   */
  tools() {
    return {
      play: (text) => this.offer(text),
      pick: (fields) => this.moves.pick(fields),
      why: (text) => void this.why.ask(text),
      preview: async (text) => (await this.askPreview(text)).preview,
    };
  }

  // --- what the table says

  /** What luck needs is done at once; what is to be seen has its time. @param {Seen} seen */
  hear(seen) {
    this.fairness.follow(seen);
    const doubt = this.witness.follow(seen);
    byId("doubt").textContent = doubt ? sentence(doubt) : "";
    this.theatre.take(seen);
  }

  /**
   * Show what the table says; how many ms the drawing wants for it.
   * @param {Seen} seen
   * @param {number} upTo a step up to which everything told was shown otherwise
   * @param {number} hushed of how many of the last lines nobody speaks yet
   */
  take(seen, upTo, hushed) {
    this.hushed = hushed;
    const { seen: before, told } = this.model;
    const first = before === null;
    this.model.take(seen, upTo);
    if (first) this.begin(seen);
    if (seen.seat === null && seen.yours.length === 1) this.look(seen.yours[0]);
    this.curtain.follow(seen);
    const wanted = this.refresh();
    if (!areMuted()) for (const [seat, emote] of seen.emotes) this.showGesture(seat, emote);
    tellChange(before, seen, told.length - this.model.told.length);
    if (this.model.myTurn && !this.model.wasMyTurn && !first) chime();
    return wanted;
  }

  /**
   * @param {number} seat
   * @param {string} emote
   */
  showGesture(seat, emote) {
    this.seats.gesture(seat, emote);
    tellGesture(this.model.names[seat], seat, emote);
  }

  /** Whom a scene is about: as the game draws them, else by the mark of their seat. @param {import("../line/protocol.js").Told} told */
  figure({ event, about }) {
    const { names } = this.model;
    const seat = names.indexOf(about);
    return this.easel.figure(event) ?? (seat < 0 ? null : seatMark(seat, names, { size: 64 }));
  }

  /** @param {Seen} seen */
  async begin(seen) {
    show(byId("page"), true);
    carryOutPlan(this);
    this.model.game = await api(`/api/games/${encodeURIComponent(seen.game)}`).catch(() => null);
    const means = await this.drawing;
    this.model.board = means?.board ?? "";
    this.model.usual = means?.usual ?? true;
    this.primer.book = means?.primer ? await readPrimer(means.primer, means.game) : null;
    this.refresh();
  }

  /**
   * A drawing offers a move: it must be one of the legal ones.
   * @param {string} text
   */
  offer(text) {
    const legal = this.moves.legal.find((one) => one.text === text);
    this.advice.drawer.close();
    if (legal) this.moves.offer(legal);
  }

  /** Draw everything; how many ms the drawing wants for it. */
  refresh() {
    const { seen } = this.model;
    if (!seen) return 0;
    document.body.dataset.phase = seen.phase;
    show(byId("mixing"), isMixing(seen));
    this.primer.draw(seen);
    this.seats.draw();
    this.clock.draw(seen);
    this.ownName.draw(seen);
    const told = this.model.told.slice(0, this.model.told.length - this.hushed);
    if (!this.hidden) this.log.draw(told, this.model.names);
    byId("latest").textContent = this.hidden ? "" : (told.filter(({ text }) => text).at(-1)?.text ?? "");
    this.moves.draw();
    this.advice.draw();
    this.why.draw();
    this.rules(seen.options, this.model.game?.options ?? {});
    show(byId("gestures"), seen.yours.length > 0);
    markTab(seen.title, this.model.myTurn);
    const wanted = this.drawBoard(seen);
    this.talk.draw(seen); // how it ended, once that is drawn
    return wanted;
  }

  /** @param {Seen} seen */
  drawBoard(seen) {
    show(byId("board"), seen.view !== null && !this.hidden);
    if (!seen.view || this.hidden) return 0;
    const { picture, seat, legal, view } = seen;
    const bots = seen.seats.map(({ bot, substitute }) => Boolean(bot ?? substitute));
    const { names, told } = this.model;
    const picked = this.advice.pointed?.move ?? this.moves.picked;
    return this.easel.draw({
      game: seen.game,
      view,
      picture,
      seat,
      names,
      bots,
      legal,
      told,
      news: this.model.takeNews(),
      picked,
      hushed: this.hushed,
    });
  }

  /**
   * Show on the board what a line of the log tells; who presses it is led to the board.
   * @param {import("../line/protocol.js").Told | null} told
   * @param {boolean} pressed
   */
  point(told, pressed) {
    if (pressed && told) {
      openTab("play");
      byId("board").scrollIntoView({ block: "nearest" });
    }
    this.easel.point(told && !this.hidden ? told.event : null, pressed);
  }

  /**
   * A calm word when the line is gone for more than a moment.
   * @param {boolean} open
   * @param {string} [why]
   */
  showLine(open, why = say("line-broken")) {
    const line = byId("line");
    if (open) {
      clearTimeout(this.lineTimer);
      this.lineTimer = undefined;
      line.textContent = "";
    } else if (this.lineTimer === undefined) {
      // why it broke is told, not why it is still broken
      this.lineTimer = setTimeout(() => (line.textContent = why), 1200);
    }
  }

  /** A table that is not there will not come back. */
  showMissing() {
    this.showLine(true);
    byId("notices").replaceChildren();
    show(byId("page"), false);
    show(byId("missing"), true);
  }
}

dress();
readySound();
readyTabs();
readyPace(byId("pace"));
const table = new Table(pathEnd().toUpperCase());
readyKeys(table);
table.showLine(false);
table.line.open();

export { Table };
