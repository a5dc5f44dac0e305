/** "Why can't I…?": asks the rules, and shows the clause. */

import { el, fill, notice } from "./dom.js";
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
    /** @type {number | undefined} */
    this.asked = undefined; // the number of the position that the answer is about
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.ask(this.input.value.trim());
    });
  }

  /** Show how a move is written, once one is known. */
  draw() {
    const { seen } = this.room.model;
    const example = seen?.legal[0]?.text;
    if (example) this.input.placeholder = example;
    if (this.asked !== seen?.number) fill(this.answer);
  }

  /** What was pressed on the board is answered where one looks. @param {string} move */
  async tell(move) {
    await this.ask(move);
    notice(this.answer.firstElementChild?.textContent ?? "");
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
    this.asked = model.seen?.number;
    fill(this.answer,
      el("p", {}, clause && clauseLink(model.seen?.game ?? "", clause), clause && " ", text),
      rule && el("p", { class: "soft" }, rule));
  }
}
