/** The end: traps are told one by one, then the score sheet fills itself, and it can be told again. */

import { el, fill, whenChanged } from "/static/kit/dom.js";
import { play as sound } from "/static/kit/sounds.js";
import { slowness } from "/static/kit/stage.js";
import { capital, listed } from "/static/page/words.js";
import { signed } from "./sheet.js";

/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("./sheet.js").ScoreSheet} ScoreSheet */
/** @typedef {import("/static/page/language.js").Say} Say */
/** @typedef {import("./map.js").DungeonMap} DungeonMap */
/** @typedef {{nodes: Element[], frames: Keyframe[], sound?: import("/static/kit/sounds.js").SoundName}} Step */

const PACE = 750; // nobody waits for it: the match is over, and any click or key ends it
/** Where motion is not wanted, things appear in the same order. */
const APPEAR = [
  { opacity: 0, transform: "translateY(6px)" },
  { opacity: 1, transform: "none" },
];
/** Whose column it is comes out last. */
const UNMARKED = [{ backgroundImage: "none", offset: 0 }];
const SNAP = [{ transform: "scale(1)" }, { transform: "scale(1.9) rotate(-8deg)" }, { transform: "scale(1)" }];
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Reckoning {
  /**
   * @param {ScoreSheet} sheet
   * @param {DungeonMap} map
   * @param {Say} say
   */
  constructor(sheet, map, say) {
    this.say = say;
    this.sheet = sheet;
    this.map = map;
    this.list = el("ol", {});
    this.winner = el("p", { class: "winner" });
    this.again = el("button", { type: "button", class: "quiet", onclick: () => this.tell() }, say("drawing-again"));
    this.node = el(
      "section",
      { class: "doodle-reckoning", hidden: true, "aria-label": say("drawing-reckoning") },
      this.list,
      this.winner,
      this.again,
    );
    /** @type {Animation[]} */
    this.running = [];
    /** @type {number[]} */
    this.timers = [];
    /** @type {{room: string, seat: number}[]} */
    this.sprung = [];
    this.write = whenChanged((outcome, sprung, shown) => this.writeAnew(outcome, sprung, shown));
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => this.finish(), { capture: true });
  }

  /**
   * @param {Scene} scene
   * @param {number | null} shown
   */
  show({ view, told, names, seat }, shown) {
    this.node.hidden = !view.finished;
    if (!view.finished) return;
    const sprung = told.flatMap(({ text, event }) => (event.type === "sprung" ? [{ text, ...event }] : []));
    this.sprung = sprung;
    this.write(sayOutcome(this.say, view, names, seat), sprung, shown);
  }

  /**
   * @param {string} outcome
   * @param {(import("./outside.js").SprungEvent & {text: string})[]} sprung
   * @param {number | null} shown
   */
  writeAnew(outcome, sprung, shown) {
    fill(this.winner, outcome);
    fill(
      this.list,
      sprung.map(({ text, hit }) =>
        el("li", { class: shown !== null && hit.includes(shown) ? "hit" : "" }, capital(text)),
      ),
    );
    this.list.hidden = sprung.length === 0;
    this.again.hidden = sprung.length === 0;
  }

  /** One thing after the other; how many ms that takes. */
  tell() {
    this.finish();
    if (document.hidden) return 0;
    this.node.scrollIntoView({ block: "nearest" });
    for (const [place, step] of this.trapSteps().entries()) this.begin(step, place);
    const first = this.sprung.length;
    const rows = [...this.sheet.items.keys(), "total"].map((item) => this.sheet.row(item));
    for (const [place, cells] of rows.entries())
      this.begin([{ nodes: cells, frames: APPEAR }], first + place / 2, place < rows.length - 1 ? "pen" : "win");
    this.begin(this.winnerSteps(), first + (rows.length - 1) / 2);
    this.timers.push(setTimeout(() => this.sheet.node.scrollIntoView({ block: "nearest" }), first * PACE * slowness()));
    return (first + (rows.length - 1) / 2 + 2) * PACE;
  }

  /** @returns {Step[]} */
  winnerSteps() {
    const { table } = this.sheet;
    return [
      { nodes: [this.winner, ...table.querySelectorAll(".star")], frames: APPEAR },
      { nodes: [...table.querySelectorAll(".won")], frames: UNMARKED },
    ];
  }

  /** @returns {Step[][]} */
  trapSteps() {
    const { live } = this.map;
    return this.sprung.map(({ room, seat }, place) => {
      const trap =
        live.querySelector(`[data-key="foe ${seat} ${room}"] .snaps`) ??
        live.querySelector(`.layer-lines [data-key="${room} "] .snaps`);
      return [
        { nodes: [this.list.children[place]], frames: APPEAR, sound: "trap" },
        { nodes: trap ? [trap] : [], frames: SNAP },
      ];
    });
  }

  /**
   * @param {Step[]} steps
   * @param {number} place
   * @param {import("/static/kit/sounds.js").SoundName | undefined} [name]
   */
  begin(steps, place, name = steps[0].sound) {
    const delay = place * PACE * slowness();
    for (const { nodes, frames } of steps.filter((step) => !still.matches || step.frames !== SNAP))
      for (const node of nodes)
        this.running.push(
          node.animate(frames, { duration: still.matches ? 1 : 420, delay, fill: "backwards", easing: "ease-out" }),
        );
    if (name) this.timers.push(setTimeout(() => sound(name), delay));
  }

  finish() {
    for (const animation of this.running) animation.finish();
    this.timers.forEach(clearTimeout);
    this.running = [];
    this.timers = [];
  }
}

/**
 * @param {Say} say
 * @param {Scene["view"]} view
 * @param {string[]} names
 * @param {number | null} seat
 */
function sayOutcome(say, { players, winners, scores }, names, seat) {
  const best = scores?.[winners[0]] ?? 0;
  const points = say("drawing-points", { count: Math.abs(best), points: signed(best) });
  if (players === 1 && seat === null) return say("drawing-alone", { name: names[0], points });
  if (players === 1) return say("drawing-you-alone", { points });
  if (winners.length === 1 && winners[0] === seat) return say("drawing-you-win", { points });
  return say("drawing-win", { count: winners.length, names: listed(winners.map((one) => names[one])), points });
}
