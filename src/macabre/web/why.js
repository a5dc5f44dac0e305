/** "Why can't I…?": asks the rules, and shows the clause. */

import { el, fill } from "./dom.js";
import { clauseLink } from "./page.js";

/** @typedef {import("./room.js").Room} Room */

export class Why {
  /**
   * @param {HTMLFormElement} form
   * @param {Room} room
   */
  constructor(form, room) {
    this.room = room;
    this.input = /** @type {HTMLInputElement} */ (form.elements.namedItem("move"));
    this.answer = /** @type {HTMLElement} */ (form.querySelector("output"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.ask(this.input.value.trim());
    });
  }

  /** Show how a move is written, once one is known. */
  draw() {
    const example = this.room.model.seen?.legal[0]?.text;
    if (example) this.input.placeholder = `such as: ${example}`;
  }

  /** @param {string} move */
  async ask(move) {
    const { seen } = this.room.model;
    if (!move || !seen) return;
    if (seen.seat === null) return fill(this.answer, "Only who sits at the table can ask.");
    try {
      const { clause, text } = await this.room.ask({ t: "explain", seat: seen.seat, move });
      this.say(clause, text ?? "That move is allowed now.");
    } catch (refusal) {
      const { clause, message } = /** @type {import("./socket.js").Refusal} */ (refusal);
      this.say(clause, message);
    }
  }

  /**
   * @param {string | null} clause
   * @param {string} text
   */
  say(clause, text) {
    const { model } = this.room;
    const rule = clause && model.clause(clause);
    fill(this.answer,
      el("p", {}, clause && clauseLink(model.seen?.game ?? "", clause), clause && " ", text),
      rule && el("p", { class: "soft" }, rule));
  }
}
