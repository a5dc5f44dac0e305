/** "Why can't I…?": what one would like to do is chosen from words, and the rules answer with a clause. */

import { byId, el, fill } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { Refusal } from "../line/socket.js";
import { Drawer } from "../page/drawer.js";
import { say } from "../page/language.js";
import { clauseLink, clauseText } from "../page/page.js";
import { oneStop, rove } from "../page/rove.js";
import { sentence } from "../page/words.js";
import { allGroups, FEW, nextGroup, remaining } from "./choices.js";
import { drawGroup } from "./group.js";
import { Speech } from "./speech.js";

/** @typedef {import("./choices.js").Choice} Choice */
/** @typedef {import("./choices.js").Step} Step */
/** @typedef {import("../line/protocol.js").LegalMove} LegalMove */
/** @typedef {import("../table/shared.js").Shared} Shared */

export class Why {
  /** @param {Shared} shared */
  constructor(shared) {
    this.shared = shared;
    this.drawer = new Drawer(byId("why"), byId("ask-why"), () => void this.open());
    this.answer = el("output", {});
    this.picker = el("div", {
      class: "picker",
      role: "toolbar",
      "aria-label": say("why-type"),
      onkeydown: (/** @type {KeyboardEvent} */ event) => rove(event, this.buttons),
    });
    this.crumbs = el("div", { class: "crumbs" });
    byId("why").append(this.answer, this.crumbs, this.picker);
    byId("board").addEventListener("pointerdown", (event) => this.press(event), { capture: true });
    /** @type {LegalMove[]} what one may wish for */
    this.wishes = [];
    this.speech = shared.model.speech;
    /** @type {Step[]} */
    this.path = [];
    this.known = ""; // the position that this is about
  }

  /** What is pressed on the board stays in sight: on a phone the answer lies in the other half. @param {PointerEvent} event */
  press({ clientY }) {
    byId("why").classList.toggle("low", clientY < innerHeight / 2);
    if (!this.wishes.length) this.drawer.close();
  }

  /** Who plays may ask; an answer goes when the match goes on. */
  draw() {
    const { seen, position } = this.shared.model;
    this.drawer.offer(!this.shared.hidden && seen?.phase === "playing" && seen.seat !== null);
    if (position === this.known) return;
    this.known = position;
    this.forget();
    this.drawer.close();
  }

  forget() {
    byId("why").classList.remove("low");
    this.wishes = [];
    this.path = [];
    fill(this.answer);
    this.drawPicker();
  }

  /** Offer what cannot be done now. */
  async open() {
    const { seen, names, game } = this.shared.model;
    if (!seen || seen.seat === null) return;
    this.forget();
    const asked = this.known;
    try {
      const { moves, parts } = await this.shared.ask({ t: "ask-wishes", seat: seen.seat });
      if (asked !== this.known) return;
      this.wishes = moves;
      this.speech = new Speech(names, parts, { ...game?.questions, type: say("why-type") });
      if (!moves.length) this.say(null, say("why-nothing"));
      this.drawPicker();
      this.drawer.open();
      this.buttons[0]?.focus({ preventScroll: true });
    } catch (refusal) {
      this.refuse(refusal);
    }
  }

  // --- choosing what is meant

  get buttons() {
    return /** @type {HTMLButtonElement[]} */ ([...this.picker.querySelectorAll("button.choice")]);
  }

  drawPicker() {
    const few = this.wishes.length <= FEW;
    const groups = few ? allGroups(this.wishes, this.speech) : [nextGroup(this.wishes, this.path, this.speech)];
    fill(
      this.crumbs,
      this.path.map((step, place) => this.crumb(step, place)),
    );
    fill(
      this.picker,
      this.wishes.length > 0 && groups.map((group) => drawGroup(group, (choice) => this.button(choice))),
    );
    oneStop(this.buttons);
  }

  /**
   * @param {Step} step
   * @param {number} place
   */
  crumb({ field, value }, place) {
    const said = this.speech.part(field, value);
    return el(
      "button",
      {
        type: "button",
        class: "crumb",
        "aria-label": say("choose-anew", { part: said }),
        onclick: () => this.follow(this.path.slice(0, place)),
      },
      said,
      icon("close", 14),
    );
  }

  /** @param {Choice} choice */
  button(choice) {
    const key = choice.legal ? choice.legal.text : JSON.stringify(choice.step);
    const more = choice.count > 1 && el("span", { class: "many", "aria-hidden": "true" }, "›");
    return el(
      "button",
      { type: "button", class: "choice", key, tabindex: -1, onclick: () => this.choose(choice) },
      el("span", {}, choice.label),
      more,
    );
  }

  /** @param {Choice} choice */
  choose({ step, legal }) {
    if (legal) void this.ask(legal.text, legal.words);
    else if (step) this.follow([...this.path, step]);
  }

  /** @param {Step[]} path */
  follow(path) {
    this.path = remaining(this.wishes, path).length ? path : [];
    this.drawPicker();
    this.buttons[0]?.focus({ preventScroll: true });
  }

  // --- the answer

  /**
   * What was chosen here, or pressed on the board.
   * @param {string} move
   * @param {string} [words]
   */
  async ask(move, words) {
    const { seen } = this.shared.model;
    if (!move || !seen || seen.seat === null) return;
    const asked = this.known;
    try {
      const { clause, text } = await this.shared.ask({ t: "explain", seat: seen.seat, move });
      if (asked !== this.known) return;
      this.say(clause, text ?? say("why-allowed"), words);
    } catch (refusal) {
      this.refuse(refusal);
    }
  }

  /** @param {unknown} refusal */
  refuse(refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    this.say(refusal.clause, refusal.message);
  }

  /**
   * @param {string | null} clause
   * @param {string} text
   * @param {string} [words] what was asked about
   */
  say(clause, text, words) {
    const { model } = this.shared;
    const rule = clause && model.clause(clause)?.text;
    this.drawer.open();
    fill(
      this.answer,
      words && el("p", { class: "soft" }, say("why-asked", { words })),
      el(
        "p",
        {},
        el("strong", {}, sentence(text)),
        clause && " ",
        clause && clauseLink(model.seen?.game ?? "", clause),
      ),
      rule && el("details", {}, el("summary", {}, say("why-rule")), el("p", {}, clauseText(rule))),
    );
  }
}
