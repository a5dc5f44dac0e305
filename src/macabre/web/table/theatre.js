/**
 * Gives what happens its time. States that come while something is shown wait for it; a scene is shown before the
 * viewer is asked for anything; a press goes on. The server says how long each thing is to be seen, and its bots wait
 * until this browser says that it was.
 */

import { byId, el, fill, show } from "../kit/dom.js";
import { unhurry } from "../kit/stage.js";
import { say } from "../page/language.js";
import { recall, remember } from "../page/store.js";
import { Intermission, isAwaited } from "./intermission.js";

/** @typedef {import("../line/protocol.js").Seen} Seen */
/** @typedef {import("../line/protocol.js").Told} Told */
/** @typedef {{at: number, told: Told, lines: string[]}} Act a scene, and when it begins */
/** @typedef {{show: (seen: Seen, upTo: number, hushed: number) => number, interlude: (seen: Seen) => import("../board/easel.js").Interlude | null, report: (number: number, slowness: number) => void, ready: (number: number) => void, figure: (told: Told) => Element | null}} House `show` gives how many ms a drawing wants for itself; what was told up to a step is no news to it, and of the last `hushed` lines nobody speaks yet */

const PACES = /** @type {Record<string, number>} */ ({ calm: 1.6, normal: 1, brisk: 0.5 });
const SCENE = 2000; // what is seen so long, and is about somebody, is a scene
const ENTRANCE = 700; // what moves is seen before the name
const SHUFFLE = 1400; // for which the luck is seen being mixed
const GO_ON = [" ", "Enter", "Escape"];
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the luck is being mixed. @param {Seen} seen */
export const isMixing = ({ phase }) => phase === "promising" || phase === "salting";

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
    this.mixed = -1; // the deal whose luck was seen being mixed
    this.held = false; // whether decisions wait for it
    /** @type {(() => void) | null} what comes after an interlude */
    this.onward = null;
    /** @type {Seen | null} the newest that the table has said */
    this.newest = null;
    /** @type {Intermission | null} */
    this.intermission = null;
    this.round = 0; // the entry that ended a round, while the table waits for somebody here
    this.wanted = 0; // the last of these after which somebody here wanted to go on
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
    this.newest = seen;
    this.waiting.push(seen);
    if (this.round) this.heed(seen);
    else if (!this.seen) this.next();
  }

  /** The table waits on, for fewer perhaps, or waits no longer. @param {Seen} seen */
  heed(seen) {
    if (seen.pause?.number === this.round) return void this.intermission?.follow(seen);
    this.round = 0;
    this.goOn();
  }

  /** What came before no longer counts, but luck that is being mixed is seen to its end. */
  drop() {
    this.waiting = [];
    if (!this.seen || !isMixing(this.seen)) this.stop();
  }

  next() {
    const seen = this.waiting.shift();
    if (!seen) return;
    this.seen = seen;
    const between = this.between(seen);
    if (between) this.pause(seen, between);
    else this.stage(seen, 0);
  }

  /**
   * What is shown before the rest of a state. Whoever comes in the midst of a pause is told no more than that it is one.
   * @param {Seen} seen
   * @returns {import("../board/easel.js").Interlude | null}
   */
  between(seen) {
    const { newest } = this;
    const awaited = newest !== null && isAwaited(newest);
    const between = !seen.fresh && (awaited || lengthOf(seen)) ? this.house.interlude(seen) : null;
    if (between || !awaited) return between;
    if (seen.fresh) return { node: el("h2", {}, say("scene-round-over")), upTo: 0, goOn: say("scene-go-on") };
    this.house.ready(newest.pause?.number ?? 0); // nobody looks: the curtain is down
    return null;
  }

  /**
   * What is shown over the scene before, until somebody wants to go on.
   * @param {Seen} seen
   * @param {import("../board/easel.js").Interlude} between
   */
  pause(seen, { node, upTo, goOn }) {
    if (seen.fresh) this.house.show(quiet(seen), 0, 0);
    this.held = true;
    this.open();
    this.frame.classList.add("dim");
    this.frame.removeAttribute("aria-hidden");
    this.intermission = new Intermission(this.frame, node, seen.phase === "over" ? say("scene-ended") : goOn);
    this.onward = () => this.stage(seen, upTo);
    if (this.newest && isAwaited(this.newest)) this.awaitOthers(this.newest);
    else this.goOnLater(seen, upTo);
  }

  /** The table waits until all are ready. @param {Seen} seen */
  awaitOthers(seen) {
    this.round = seen.pause?.number ?? 0;
    this.intermission?.follow(seen);
    if (this.wanted === this.round) this.want(); // the line was broken meanwhile
  }

  /** Somebody here is ready, and waits for the others. */
  want() {
    this.wanted = this.round;
    this.house.ready(this.round);
    this.intermission?.wait();
  }

  /**
   * Nobody waits: by itself, once it was seen.
   * @param {Seen} seen
   * @param {number} upTo
   */
  goOnLater(seen, upTo) {
    this.timers.push(
      setTimeout(
        () => this.goOn(),
        lengthOf({ ...seen, told: seen.told.filter(({ number }) => number <= upTo) }) * slowness(),
      ),
    );
  }

  /**
   * Show what has happened since a step.
   * @param {Seen} seen
   * @param {number} since
   */
  stage(seen, since) {
    const rest = { ...seen, told: seen.told.filter(({ number }) => number > since) };
    const acts = seen.fresh || document.hidden ? [] : actsOf(rest);
    const ms = Math.max(lengthOf(rest), this.shuffling(seen));
    this.held = acts.length > 0;
    unhurry(ms, slowness());
    const wanted = this.house.show(this.held ? quiet(seen) : seen, since, this.held ? hushedOf(seen.told) : 0);
    this.play(acts, Math.max(ms, wanted) * slowness());
  }

  /** The luck of a deal is seen being mixed, once. @param {Seen} seen */
  shuffling(seen) {
    const deal = seen.promise?.deal ?? -1;
    if (!isMixing(seen) || still.matches || document.hidden || this.mixed === deal) return 0;
    this.mixed = deal;
    return SHUFFLE;
  }

  /**
   * @param {Act[]} acts
   * @param {number} ms
   */
  play(acts, ms) {
    if (this.held) this.open();
    for (const act of acts.filter(({ told }) => told.about))
      this.after(act.at + (still.matches ? 0 : ENTRANCE), () => this.name(act));
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
    this.frame.classList.remove("dim");
    this.frame.setAttribute("aria-hidden", "true"); // the log says it
  }

  /** @param {Act} act */
  name({ told, lines }) {
    this.frame.classList.add("dim");
    fill(
      this.frame,
      el(
        "div",
        { class: "scene-band" },
        el("div", { class: "scene-name" }, this.house.figure(told), told.about),
        lines.map((line) => el("p", {}, line)),
      ),
    );
  }

  /** It was seen: what is to be decided now is offered, then comes what has happened since. */
  end() {
    const { seen, held } = this;
    this.stop();
    if (!seen) return;
    if (held) this.house.show({ ...seen, told: [], fresh: false, emotes: [] }, 0, 0);
    if (seen.told.some(({ ms }) => ms)) this.house.report(seen.number, slowness());
    this.next();
  }

  stop() {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.seen = null;
    this.held = false;
    this.onward = null;
    this.round = 0;
    this.intermission?.close();
    this.intermission = null;
    show(this.frame, false);
  }

  /** A press goes on, for oneself. */
  goOn() {
    const { onward } = this;
    if (!this.seen) return;
    if (this.round) return this.wanted === this.round ? undefined : this.want();
    if (!onward) return this.end();
    const { seen } = this;
    this.stop();
    this.seen = seen;
    onward();
  }

  /** Nobody looks: all of it at once, but for what the table waits for. */
  clear() {
    while (this.seen && !this.round) this.goOn();
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
  const own = told.length > 0 && seat !== null && told[0].event.seat === seat && told[0].ms < SCENE ? told[0].ms : 0;
  return told.reduce((sum, { ms }) => sum + ms, -own);
}

/**
 * @param {Seen} seen
 * @returns {Act[]}
 */
function actsOf(seen) {
  const begun = (/** @type {number} */ place) => (place ? lengthOf({ ...seen, told: seen.told.slice(0, place) }) : 0);
  return seen.told.flatMap((told, place) =>
    told.ms >= SCENE ? [{ at: begun(place), told, lines: linesOf(seen.told, place) }] : [],
  );
}

/**
 * What is said of a scene: of its step, what is about somebody; before the first one, what led to it.
 * @param {Told[]} told
 * @param {number} place
 */
function linesOf(told, place) {
  const { number, about } = told[place];
  const step = told.filter((one) => one.number === number);
  const [first, ...later] = step.filter(({ ms }) => ms >= SCENE);
  const ledTo = first === told[place] ? step.slice(0, step.indexOf(first)) : [];
  return step
    .filter((one) => one.about && one.text && (!later.length || one.about === about || ledTo.includes(one)))
    .map(({ text }) => text);
}

/**
 * How many of the last lines wait: a drawing tells them one after the other, or they belong to a scene that is not the
 * first. Words that ran ahead would give away how it ends.
 * @param {Told[]} told
 */
function hushedOf(told) {
  const scenes = told.filter(({ ms }) => ms >= SCENE);
  const first = told.findIndex((one) => scenes.includes(one) && (!one.about || one !== scenes[0]));
  return first < 0 ? 0 : told.length - first;
}

/**
 * A state as it is while a scene is shown: nobody is asked for anything yet.
 * @param {Seen} seen
 * @returns {Seen}
 */
function quiet(seen) {
  const spoken = seen.told.slice(0, seen.told.length - hushedOf(seen.told));
  const last =
    spoken.filter(({ text }) => text).at(-1)?.text ?? (seen.phase === "over" ? say("talk-over") : seen.status);
  return {
    ...seen,
    legal: [],
    parts: {},
    chores: false,
    to_act: [],
    undo_asked: null,
    undo_free: false,
    verdict: "",
    phase: "playing",
    status: last,
  };
}
