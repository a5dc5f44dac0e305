/** "What would you do?": the best moves for one's own seat, from what that seat may know. */

import { el, fill, show } from "./dom.js";
import { capital, sayMove } from "./words.js";

/** @typedef {import("./protocol.js").HintedMove} HintedMove */
/** @typedef {import("./room.js").Room} Room */

export class Advice {
  /**
   * @param {HTMLElement} host the panel of moves, at whose end it stands
   * @param {Room} room
   * @param {(text: string) => void} offer choose a move as if it were pressed in the list
   */
  constructor(host, room, offer) {
    this.room = room;
    this.offer = offer;
    this.button = el("button", { type: "button", class: "quiet", onclick: () => this.ask() }, "Hint");
    this.answer = el("div", { class: "advice-answer", role: "status" });
    this.node = el("div", { class: "advice" }, this.button, this.answer);
    host.append(this.node);
    this.known = "";
    this.thinking = false;
  }

  /** There is a hint where there is a choice; an old one goes when the table has changed. */
  draw() {
    const { seen } = this.room.model;
    const offered = !this.room.hidden && seen && seen.legal.length > 1 && !seen.chores;
    show(this.node, Boolean(offered));
    const known = JSON.stringify([seen?.number, seen?.seat]);
    if (known === this.known) return;
    this.known = known;
    fill(this.answer);
  }

  async ask() {
    const { seen } = this.room.model;
    if (this.thinking || !seen || seen.seat === null) return;
    const asked = this.known;
    this.think(true);
    try {
      const { moves } = await this.room.ask({ t: "ask-hint", seat: seen.seat });
      if (asked === this.known) this.show(moves);
    } catch (refusal) {
      if (asked === this.known) fill(this.answer, el("p", { class: "soft" }, capital(/** @type {Error} */ (refusal).message)));
    } finally {
      this.think(false);
    }
  }

  /** @param {boolean} on */
  think(on) {
    this.thinking = on;
    this.button.setAttribute("aria-disabled", String(on));
    this.button.textContent = on ? "Thinking…" : "Hint";
  }

  /** @param {HintedMove[]} moves */
  show(moves) {
    fill(this.answer,
      el("p", { class: "soft" }, "The chance to win, as far as you can tell:"),
      el("ul", {}, moves.map((hinted) => el("li", {}, this.choice(hinted)))));
  }

  /** @param {HintedMove} hinted */
  choice({ move, chance, reason }) {
    const legal = this.room.model.seen?.legal.find(({ text }) => text === move);
    const { names } = this.room.model;
    const words = legal ? sayMove(legal.move, names) : move;
    const why = reason.replace(/player (\d)/g, (_, seat) => names[Number(seat)]);
    const bar = el("progress", { class: "advice-bar", "aria-hidden": "true", max: 1, value: chance });
    return el("button", { type: "button", class: "advice-move", onclick: () => this.offer(move) },
      el("strong", {}, `${Math.round(100 * chance)} %`),
      el("span", {}, words, el("small", { class: "soft" }, capital(why)), bar));
  }
}
