/**
 * Gives what happens its time. States that come while something is shown wait for it; a scene is shown before the
 * viewer is asked for anything; a press goes on. The server says how long each thing is to be seen, and its bots wait
 * until this browser says that it was.
 */

import { byId, el, fill, show } from "./dom.js";
import { unhurry } from "./kit/stage.js";
import { recall, remember } from "./store.js";

/** @typedef {import("./protocol.js").Seen} Seen */
/** @typedef {import("./protocol.js").Told} Told */
/** @typedef {{at: number, told: Told, lines: string[]}} Act a scene, and when it begins */
/** @typedef {{show: (seen: Seen) => number, report: (number: number, slowness: number) => void, figure: (told: Told) => Element | null}} House `show` gives how many ms a drawing wants for itself */

const PACES = /** @type {Record<string, number>} */ ({ calm: 1.6, normal: 1, brisk: 0.5 });
const SCENE = 2000; // what is seen so long, and is about somebody, is a scene
const ENTRANCE = 700; // what moves is seen before the name
const GO_ON = [" ", "Enter", "Escape"];
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How many times slower than usual this person likes it. */
export const slowness = () => PACES[recall("pace", "normal")] ?? 1;

export class Theatre {
  /** @param {House} house */
  constructor(house) {
    this.house = house;
    /** @type {Seen[]} */
    this.waiting = [];
    /** @type {Seen | null} what is being shown */
    this.seen = null;
    this.held = false; // whether decisions wait for it
    /** @type {number[]} */
    this.timers = [];
    this.frame = byId("scene");
    this.frame.addEventListener("click", () => this.goOn());
    addEventListener("pointerdown", () => this.held || this.goOn(), { capture: true });
    addEventListener("keydown", (event) => this.key(event), { capture: true });
    document.addEventListener("visibilitychange", () => document.hidden && this.clear());
  }

  /** @param {Seen} seen */
  take(seen) {
    if (seen.fresh) this.drop();
    this.waiting.push(seen);
    if (!this.seen) this.next();
  }

  /** What came before no longer counts. */
  drop() {
    this.waiting = [];
    this.stop();
  }

  next() {
    const seen = this.waiting.shift();
    if (!seen) return;
    const acts = seen.fresh || document.hidden ? [] : actsOf(seen);
    const ms = lengthOf(seen);
    this.held = acts.length > 0;
    this.seen = seen;
    unhurry(ms, slowness());
    const wanted = this.house.show(this.held ? quiet(seen) : seen);
    this.play(acts, Math.max(ms, wanted) * slowness());
  }

  /**
   * @param {Act[]} acts
   * @param {number} ms
   */
  play(acts, ms) {
    if (this.held) this.open();
    for (const act of acts.filter(({ told }) => told.about)) this.after(act.at + (still.matches ? 0 : ENTRANCE), () => this.name(act));
    if (ms) this.timers.push(setTimeout(() => this.end(), ms));
    else this.end();
  }

  /**
   * @param {number} ms
   * @param {() => void} work
   */
  after(ms, work) {
    this.timers.push(setTimeout(work, ms * slowness()));
  }

  open() {
    fill(this.frame);
    show(this.frame, true);
  }

  /** @param {Act} act */
  name({ told, lines }) {
    fill(this.frame, el("div", { class: "scene-band" }, el("div", { class: "scene-name" }, this.house.figure(told), told.about), lines.map((line) => el("p", {}, line))));
  }

  /** It was seen: what is to be decided now is offered, then comes what has happened since. */
  end() {
    const { seen, held } = this;
    this.stop();
    if (!seen) return;
    if (held) this.house.show({ ...seen, told: [], fresh: false, emotes: [] });
    if (seen.told.some(({ ms }) => ms)) this.house.report(seen.number, slowness());
    this.next();
  }

  stop() {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.seen = null;
    this.held = false;
    show(this.frame, false);
  }

  /** A press goes on, for oneself. */
  goOn() {
    if (this.seen) this.end();
  }

  /** Nobody looks: all of it at once. */
  clear() {
    while (this.seen) this.end();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!GO_ON.includes(event.key) || !this.seen) return;
    if (this.held) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.goOn();
  }
}

/** Offer the paces. @param {HTMLElement} host a select */
export function readyPace(host) {
  const select = /** @type {HTMLSelectElement} */ (host);
  select.value = recall("pace", "normal");
  select.addEventListener("change", () => remember("pace", select.value));
}

/**
 * How long what is new is to be seen; who has acted knows what they did.
 * @param {Seen} seen
 */
function lengthOf({ told, fresh, seat }) {
  if (fresh || document.hidden) return 0;
  return told.reduce((sum, { ms, event }) => sum + (event.seat === seat && seat !== null && ms < SCENE ? 0 : ms), 0);
}

/**
 * @param {Seen} seen
 * @returns {Act[]}
 */
function actsOf(seen) {
  let at = 0;
  return seen.told.flatMap((one, place) => {
    const begun = at;
    at += lengthOf({ ...seen, told: [one] });
    return one.ms >= SCENE ? [{ at: begun, told: one, lines: linesOf(seen.told, place) }] : [];
  });
}

/**
 * What is said of a scene: of its step, what is about somebody.
 * @param {Told[]} told
 * @param {number} place
 */
const linesOf = (told, place) => told.filter(({ number, about, text }) => number === told[place].number && about && text).map(({ text }) => text);

/**
 * A state as it is while a scene is shown: nobody is asked for anything yet.
 * @param {Seen} seen
 * @returns {Seen}
 */
function quiet(seen) {
  const last = seen.told.filter(({ text }) => text).at(-1)?.text ?? seen.status;
  return { ...seen, legal: [], parts: {}, chores: false, to_act: [], undo_asked: null, undo_free: false, verdict: "", phase: "playing", status: last };
}
