/** "What would you do?": the best moves for one's own seat, from what that seat may know. */

import { byId, el, fill, notice } from "./dom.js";
import { Drawer } from "./drawer.js";
import { Refusal } from "./socket.js";
import { capital, sentence } from "./words.js";

/** @typedef {import("./protocol.js").HintedMove} HintedMove */
/** @typedef {import("./room.js").Room} Room */

export class Advice {
  /**
   * @param {Room} room
   * @param {(text: string) => void} offer choose a move as if it were pressed in the list
   */
  constructor(room, offer) {
    this.room = room;
    this.offer = offer;
    this.button = byId("ask-hint");
    this.answer = el("div", { class: "advice-answer", role: "status" });
    byId("advice").append(this.answer);
    this.drawer = new Drawer(byId("advice"), this.button, () => void this.ask());
    this.known = "";
    this.thinking = false;
    this.given = false; // whether there is a hint for this position
  }

  /** There is a hint where there is a choice; an old one goes when the match has gone on. */
  draw() {
    const { seen } = this.room.model;
    this.drawer.offer(!this.room.hidden && seen !== null && seen.legal.length > 1 && !seen.chores);
    const { position } = this.room.model;
    if (position === this.known) return;
    this.known = position;
    this.given = false;
    fill(this.answer);
    this.drawer.close();
  }

  /** By key: where there is no choice, that is said. */
  press() {
    if (!this.button.hidden) this.button.click();
    else if (!this.room.hidden) notice(this.nothingToHint());
  }

  nothingToHint() {
    const { seen } = this.room.model;
    if (!seen?.legal.length) return "There is no hint: nothing is to be done by you just now.";
    return seen.chores ? "There is no hint: none of these moves needs a thought." : "There is no hint: you have only one move.";
  }

  /** A hint that was given stays; else one is thought of. */
  async ask() {
    const { seen } = this.room.model;
    if (this.given) return this.drawer.open();
    if (this.thinking || !seen || seen.seat === null) return undefined;
    const asked = this.known;
    this.think(true);
    try {
      const { moves } = await this.room.ask({ t: "ask-hint", seat: seen.seat });
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
    this.button.textContent = on ? "Thinking…" : "Hint";
  }

  /** @param {HintedMove[]} moves */
  show(moves) {
    this.given = true;
    this.drawer.open();
    fill(this.answer,
      el("p", { class: "soft" }, "Your chance to win, as far as you can tell:"),
      el("ul", {}, moves.map((hinted) => el("li", {}, this.choice(hinted)))));
  }

  /** No hint, for now. @param {string} text */
  apologise(text) {
    this.drawer.open();
    fill(this.answer, el("p", { class: "soft" }, sentence(text)));
  }

  /** @param {HintedMove} hinted */
  choice({ move, words, chance, reason }) {
    const bar = el("progress", { class: "advice-bar", "aria-hidden": "true", max: 1, value: chance });
    return el("button", { type: "button", class: "advice-move", onclick: () => this.take(move) },
      el("strong", {}, `${Math.round(100 * chance)} %`),
      el("span", {}, words, el("small", { class: "soft" }, capital(reason)), bar));
  }

  /** @param {string} move */
  take(move) {
    this.drawer.close();
    this.offer(move);
  }
}
