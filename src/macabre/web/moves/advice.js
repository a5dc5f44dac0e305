/** "What would you do?": the best moves for one's own seat, from what that seat may know. */

import { byId, el, fill, notice } from "../kit/dom.js";
import { Refusal } from "../line/socket.js";
import { Drawer } from "../page/drawer.js";
import { say } from "../page/language.js";
import { capital, sentence } from "../page/words.js";

/** @typedef {import("../line/protocol.js").HintedMove} HintedMove */
/** @typedef {import("../line/protocol.js").LegalMove} LegalMove */
/** @typedef {import("../table/shared.js").Shared} Shared */

export class Advice {
  /**
   * @param {Shared} shared
   * @param {(text: string) => void} offer choose a move as if it were pressed in the list
   */
  constructor(shared, offer) {
    this.shared = shared;
    this.offer = offer;
    this.button = byId("ask-hint");
    this.answer = el("div", { class: "advice-answer", role: "status" });
    byId("advice").append(this.answer);
    this.drawer = new Drawer(
      byId("advice"),
      this.button,
      () => void this.ask(),
      () => this.point(null),
    );
    this.known = "";
    this.thinking = false;
    /** @type {HintedMove[]} the hint for this position, the best first */
    this.hinted = [];
    /** @type {LegalMove | null} the move that the board shows as if it were picked */
    this.pointed = null;
  }

  /** There is a hint where there is a choice; an old one goes when the match has gone on. */
  draw() {
    const { seen, position } = this.shared.model;
    if (position !== this.known) this.forget(position);
    this.drawer.offer(!this.shared.hidden && seen !== null && seen.legal.length > 1 && !seen.chores);
  }

  /** @param {string} position the one that is on now */
  forget(position) {
    this.known = position;
    this.hinted = [];
    if (this.pointed) void this.shared.preview(null);
    this.pointed = null;
    fill(this.answer);
    this.drawer.close();
  }

  /** By key: where there is no choice, that is said. */
  press() {
    if (!this.button.hidden) this.button.click();
    else if (!this.shared.hidden) notice(this.nothingToHint());
  }

  nothingToHint() {
    const { seen } = this.shared.model;
    if (!seen?.legal.length) return say("hint-none-turn");
    return say(seen.chores ? "hint-none-chores" : "hint-none-only");
  }

  /** A hint that was given stays; else one is thought of. */
  async ask() {
    const { seen } = this.shared.model;
    if (this.hinted.length) return this.open();
    if (this.thinking || !seen || seen.seat === null) return undefined;
    const asked = this.known;
    this.think(true);
    try {
      const { moves } = await this.shared.ask({ t: "ask-hint", seat: seen.seat });
      if (asked === this.known) this.show(moves);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (asked === this.known) this.apologise(refusal.message);
    } finally {
      this.think(false);
    }
    return undefined;
  }

  /** @param {boolean} on */
  think(on) {
    this.thinking = on;
    this.button.setAttribute("aria-disabled", String(on));
    this.button.textContent = say(on ? "hint-thinks" : "hint");
  }

  /** @param {HintedMove[]} moves */
  show(moves) {
    this.hinted = moves;
    fill(
      this.answer,
      el("p", { class: "soft" }, say("hint-about")),
      el(
        "ul",
        {},
        moves.map((hinted) => el("li", {}, this.choice(hinted))),
      ),
    );
    this.open();
  }

  /** The board shows the best move at once. */
  open() {
    this.drawer.open();
    this.point(this.hinted[0].move);
  }

  /** The board shows a move as if it were picked, or no longer. @param {string | null} text */
  point(text) {
    if (text === (this.pointed?.text ?? null)) return;
    this.pointed = this.shared.model.seen?.legal.find((legal) => legal.text === text) ?? null;
    this.mark();
    void this.shared.showPointed();
  }

  /** Something else is picked, which the board shows instead. */
  drop() {
    this.pointed = null;
    this.mark();
  }

  /** Which of the moves is shown. */
  mark() {
    for (const button of this.answer.querySelectorAll("button"))
      button.setAttribute("aria-current", String(button.value === this.pointed?.text));
  }

  /** No hint, for now. @param {string} text */
  apologise(text) {
    this.drawer.open();
    fill(this.answer, el("p", { class: "soft" }, sentence(text)));
  }

  /** @param {HintedMove} hinted */
  choice({ move, words, chance, reason }) {
    const bar = el("progress", { class: "advice-bar", "aria-hidden": "true", max: 1, value: chance });
    const look = () => this.point(move);
    return el(
      "button",
      {
        type: "button",
        class: "advice-move",
        value: move,
        onclick: () => this.offer(move),
        onpointerenter: look,
        onfocus: look,
      },
      el("strong", {}, say("percent", { number: Math.round(100 * chance) })),
      el("span", {}, words, el("small", { class: "soft" }, capital(reason)), bar),
    );
  }
}
