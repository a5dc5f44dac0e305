/** The moves that may be made now, as buttons: a short list, or one choice after the other. */

import { byId, el, fill, show } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { say } from "../page/language.js";
import { numberButtons, rove } from "../page/rove.js";
import { recall, remember } from "../page/store.js";
import { allGroups, areMany, FEW, nextGroup, remaining } from "./choices.js";
import { drawGroup } from "./group.js";

/** @typedef {import("./choices.js").Choice} Choice */
/** @typedef {import("./choices.js").Step} Step */
/** @typedef {import("../line/protocol.js").LegalMove} LegalMove */
/** @typedef {import("../line/protocol.js").Seen} Seen */
/** @typedef {import("../table/shared.js").Shared} Shared */

export class Moves {
  /**
   * @param {HTMLElement} host
   * @param {Shared} shared
   */
  constructor(host, shared) {
    this.host = host;
    this.shared = shared;
    this.fold = el("button", {
      type: "button",
      class: "quiet fold",
      "aria-expanded": "true",
      onclick: () => this.setFolded(!this.host.classList.contains("folded")),
    });
    this.heading = el("h2", { id: "moves-heading", class: "unseen" });
    this.tools = el("div", { class: "move-tools" });
    this.crumbs = el("div", { class: "crumbs" });
    this.list = el("div", {
      class: "choices",
      role: "toolbar",
      "aria-labelledby": "moves-heading",
      onkeydown: (/** @type {KeyboardEvent} */ event) => rove(event, this.buttons),
    });
    this.confirm = byId("confirm");
    this.said = el("p", {}); // what is to be confirmed
    host.append(this.heading, this.fold, this.tools, this.crumbs, this.list);
    /** @type {LegalMove[]} */
    this.legal = [];
    /** @type {Step[]} */
    this.path = [];
    this.reset();
    this.known = "";
    /** @type {number | undefined} */
    this.number = undefined;
    this.chores = false;
    this.comesBack = false;
    this.showFolded(recall("folded", true));
  }

  /** @param {boolean} folded */
  setFolded(folded) {
    remember("folded", folded);
    this.showFolded(folded);
  }

  /** Who points has the board; by keyboard, and for those who hear it, the list is there all the same. @param {boolean} folded */
  showFolded(folded) {
    this.host.classList.toggle("folded", folded);
    this.fold.setAttribute("aria-expanded", String(!folded));
  }

  reset() {
    this.path = [];
    this.filter = "";
    this.listed = false;
    /** @type {LegalMove | null} */
    this.chosen = null;
    this.busy = false;
  }

  /** Show what the table says may be done; choices begun are kept while they still stand. */
  draw() {
    const seen = this.shared.model.seen;
    const legal = this.shared.hidden ? [] : (seen?.legal ?? []);
    const known = JSON.stringify([
      legal,
      seen?.seat,
      seen?.phase,
      seen?.yours.length,
      this.shared.model.names,
      this.shared.model.game?.questions,
    ]);
    const waits = (this.busy || this.chores) && seen?.number !== this.number;
    if (known === this.known && !waits) return;
    this.known = known;
    this.number = seen?.number;
    const had = this.list.contains(document.activeElement) || this.confirm.contains(document.activeElement);
    this.legal = legal;
    this.reset();
    void this.shared.preview(null);
    if (this.goesOn(seen)) return void this.play(legal[0]);
    this.drawTools();
    this.drawChoices();
    this.passFocus(had);
  }

  /** Who plays by keyboard finds the moves again when it is their turn. @param {boolean} had */
  passFocus(had) {
    this.comesBack ||= had;
    const idle = [byId("status"), document.body].includes(/** @type {HTMLElement} */ (document.activeElement));
    if (this.legal.length && (had || (this.comesBack && idle))) {
      this.comesBack = false;
      this.focus();
    } else if (had) byId(byId("hand-over").hidden ? "status" : "hand-over-now").focus({ preventScroll: true });
  }

  get speech() {
    return this.shared.model.speech;
  }

  /** Chores that were all agreed to go on by themselves. @param {Seen | null} seen */
  goesOn(seen) {
    this.chores &&= Boolean(seen?.chores && this.legal.length);
    return this.chores;
  }

  drawTools() {
    const { seen } = this.shared.model;
    const watches = seen?.phase === "playing" && !seen.yours.length; // who watches has no list
    show(this.fold, !watches);
    this.host.classList.toggle("watching", watches);
    this.host.classList.toggle("idle", !this.legal.length);
    this.heading.textContent = this.legal.length ? say("moves-count", { count: this.legal.length }) : say("moves");
    fill(
      this.fold,
      this.legal.length ? say("moves-list-count", { count: this.legal.length }) : say("moves-list"),
      el("span", { class: "fold-sign", "aria-hidden": "true" }),
    );
    if (seen?.chores && this.legal.length) return fill(this.tools, this.choresButton());
    if (this.legal.length <= FEW) return fill(this.tools);
    const input = el("input", {
      type: "search",
      id: "move-filter",
      placeholder: say("moves-filter"),
      key: "filter",
      autocomplete: "off",
    });
    input.addEventListener("input", () => this.filterBy(input.value));
    const label = el("label", { for: "move-filter", class: "unseen" }, say("moves-filter-label"));
    const toggle = el(
      "button",
      { type: "button", class: "quiet", "aria-pressed": "false", key: "toggle" },
      say("moves-all"),
    );
    toggle.addEventListener("click", () => this.toggleList(toggle));
    return fill(this.tools, label, input, toggle);
  }

  choresButton() {
    return el(
      "button",
      { type: "button", class: "main", key: "chores", onclick: () => this.doChores() },
      say("moves-chores"),
    );
  }

  doChores() {
    this.chores = true;
    void this.play(this.legal[0]);
  }

  /** @param {string} text */
  filterBy(text) {
    this.filter = text.trim();
    this.drawChoices();
  }

  /** @param {HTMLElement} button */
  toggleList(button) {
    this.listed = !this.listed;
    button.setAttribute("aria-pressed", String(this.listed));
    this.follow([]);
  }

  drawChoices() {
    const stepwise = areMany(this.legal.length) && !this.listed && !this.filter;
    const groups = stepwise
      ? [nextGroup(this.legal, this.path, this.speech)]
      : allGroups(remaining(this.legal, this.path), this.speech, this.filter);
    this.drawCrumbs();
    const empty = this.filter ? say("moves-no-match") : this.waiting();
    fill(
      this.list,
      this.legal.length && groups.length
        ? groups.map((group) => drawGroup(group, (choice) => this.button(choice)))
        : el("p", { class: "soft" }, empty),
    );
    numberButtons(this.buttons);
    this.drawConfirm();
  }

  /** What stands where there are no moves. */
  waiting() {
    const seen = this.shared.model.seen;
    if (seen?.phase !== "playing") return say("moves-later");
    return say(seen.yours.length ? "moves-wait" : "moves-watch");
  }

  drawCrumbs() {
    if (!this.path.length) return fill(this.crumbs);
    const parts = this.path.map((step, place) =>
      el(
        "button",
        {
          type: "button",
          class: "crumb",
          onclick: () => this.backTo(place),
          "aria-label": say("choose-anew", { part: this.speech.part(step.field, step.value) }),
        },
        this.speech.part(step.field, step.value),
        icon("close", 14),
      ),
    );
    return fill(
      this.crumbs,
      parts,
      el("span", { class: "soft" }, say("moves-left", { count: remaining(this.legal, this.path).length })),
    );
  }

  /** @param {number} place */
  backTo(place) {
    this.follow(this.path.slice(0, place));
    this.focus();
  }

  /** What is chosen so far of a move. @returns {Record<string, any>} */
  get picked() {
    return Object.fromEntries(this.path.map(({ field, value }) => [field, value]));
  }

  /**
   * The drawing chooses part of a move; what agrees with no move is as good as nothing.
   * @param {Record<string, any> | null} fields
   */
  pick(fields) {
    const path = Object.entries(fields ?? {}).map(([field, value]) => ({ field, value }));
    if (!this.busy) this.follow(remaining(this.legal, path).length ? path : []);
  }

  /** @param {Step[]} path */
  follow(path) {
    this.path = path;
    this.chosen = null;
    this.drawChoices();
    void this.shared.preview(null);
    this.shared.showPicked();
  }

  /** @param {Choice} choice */
  button(choice) {
    const key = choice.legal ? choice.legal.text : JSON.stringify(choice.step);
    const chosen = choice.legal !== null && choice.legal === this.chosen;
    const label = [
      el("span", {}, choice.label),
      choice.count > 1 &&
        el("span", { class: "many", "aria-label": say("moves-behind", { count: choice.count }) }, `${choice.count} ›`),
    ];
    const props = {
      type: "button",
      class: "choice",
      key,
      tabindex: -1,
      "aria-disabled": this.busy ? "true" : null,
      "aria-pressed": chosen ? "true" : null,
    };
    const button = el("button", props, ...label);
    button.addEventListener("click", () => this.choose(choice));
    return button;
  }

  /** @param {Choice} choice */
  choose(choice) {
    if (this.busy) return;
    if (choice.step) {
      this.follow([...this.path, choice.step]);
      this.focus();
    } else if (choice.legal) this.offer(choice.legal);
  }

  /** Make a move, or ask first. @param {LegalMove} legal */
  offer(legal) {
    if (this.busy) return;
    if (asksFirst()) void this.ask(legal);
    else void this.play(legal);
  }

  /**
   * Chosen, but not made: by touch one may miss. Of many moves the table says only the one that is meant.
   * @param {LegalMove} legal
   */
  async ask(legal) {
    this.chosen = legal;
    fill(this.said, this.legal.length > FEW ? "" : legal.words);
    this.drawChoices();
    /** @type {HTMLElement | null} */ (this.confirm.querySelector("button"))?.focus();
    const words = await this.shared.preview(legal.text);
    if (this.chosen === legal) fill(this.said, words || legal.words);
  }

  drawConfirm() {
    const { chosen } = this;
    this.confirm.hidden = chosen === null;
    if (!chosen) return fill(this.confirm);
    return fill(
      this.confirm,
      this.said,
      el(
        "button",
        { type: "button", class: "main", key: "yes", disabled: this.busy, onclick: () => this.play(chosen) },
        say("confirm-yes"),
      ),
      el("button", { type: "button", key: "no", onclick: () => this.cancel() }, say("confirm-no")),
    );
  }

  /** One step back; false if there was none. */
  cancel() {
    if (!this.chosen && !this.path.length) return false;
    this.follow(this.chosen ? this.path : this.path.slice(0, -1));
    this.focus();
    return true;
  }

  /** @param {LegalMove} legal */
  async play(legal) {
    if (this.busy) return;
    this.busy = true;
    this.drawChoices();
    const seat = this.shared.model.seen?.seat;
    await this.shared.order({ t: "play", seat, move: legal.text });
    if (!this.legal.includes(legal)) return;
    this.busy = false;
    this.chosen = null;
    this.drawChoices();
  }

  // --- by keyboard

  get buttons() {
    return /** @type {HTMLButtonElement[]} */ ([...this.list.querySelectorAll("button.choice")]);
  }

  /** @param {number} place */
  press(place) {
    this.buttons[place]?.click();
  }

  focus() {
    this.buttons[0]?.focus({ preventScroll: true });
  }
}

/** How this page was last touched. */
let touch = false;
addEventListener("pointerdown", ({ pointerType }) => (touch = pointerType === "touch" || pointerType === "pen"), {
  capture: true,
});
addEventListener("keydown", () => (touch = false), { capture: true });

/** Whether to ask before a move is made: by touch, or if somebody wants it always. */
const asksFirst = () => touch || Boolean(recall("ask-first", false));
