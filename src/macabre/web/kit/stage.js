/**
 * Moves things from where they were to where they are. The scene is always drawn final at once; a stage only lets
 * nodes come from their old places, one beat after the other, with transforms and opacity alone. It takes no
 * longer than it is given, stops at a click or a key, and does nothing where motion is not wanted or not seen.
 *
 *     const before = boxes(host);            // where everything with a data-key is
 *     …draw the new scene…
 *     stage.play([{ motions: [glide(node, before.get("dagger-1"))], sound: "card" }]);
 */

import { play as sound } from "./sounds.js";

/**
 * @typedef {object} Motion how one node comes to where it is
 * @property {Element} node an inner group, where an SVG node has a transform of its own
 * @property {Keyframe[]} frames transforms and opacity only, from the old place to the new one
 * @property {number} [ms] 320 unless told
 * @property {number} [wait] ms after the beat's start
 * @property {string} [easing]
 */
/** @typedef {{motions: (Motion | null | undefined | false)[], sound?: import("./sounds.js").SoundName, ms?: number}} Beat what happens at once; `ms` for a rest, or a beat longer than its motions */

const LEAST = 1000; // that beats have, however little time they are given
const given = { ms: LEAST, slowness: 1 };
const USUAL = 320;
const EASING = "cubic-bezier(.3, .7, .25, 1)";
const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * How long what is played next may take at the usual pace, and how many times slower it is played.
 * @param {number} ms
 * @param {number} slowness
 */
export function unhurry(ms, slowness) {
  Object.assign(given, { ms: Math.max(ms, LEAST), slowness });
}

/** How many times slower than usual things are played. */
export const slowness = () => given.slowness;

export class Stage {
  constructor() {
    /** @type {Animation[]} */
    this.running = [];
    /** @type {number[]} */
    this.timers = [];
    const skip = () => this.finish();
    addEventListener("pointerdown", skip, { capture: true });
    addEventListener("keydown", skip, { capture: true });
  }

  /**
   * One beat after the other; whatever was still running is finished.
   * @param {Beat[]} beats
   */
  play(beats) {
    this.finish();
    if (document.hidden) return;
    if (still.matches) return this.end(beats);
    const lengths = beats.map(lengthOf);
    const rate = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / given.ms) / given.slowness;
    let start = 0;
    beats.forEach((beat, place) => {
      this.begin(beat, start, rate);
      start += lengths[place];
    });
  }

  /**
   * @param {Beat} beat
   * @param {number} start
   * @param {number} rate
   */
  begin({ motions, sound: name }, start, rate) {
    for (const motion of motions) {
      if (!motion) continue;
      const { node, frames, ms = USUAL, wait = 0, easing = EASING } = motion;
      const animation = node.animate(frames, {
        duration: ms / rate,
        delay: (start + wait) / rate,
        easing,
        fill: "backwards",
      });
      this.running.push(animation);
    }
    if (name) this.timers.push(setTimeout(() => sound(name), start / rate));
  }

  /** Where nothing moves, only the end is heard. @param {Beat[]} beats */
  end(beats) {
    const name = beats.at(-1)?.sound;
    if (name) sound(name);
  }

  /** Everything is where it is. */
  finish() {
    for (const animation of this.running) animation.finish();
    this.timers.forEach(clearTimeout);
    this.running = [];
    this.timers = [];
  }
}

/** @param {Beat} beat */
function lengthOf({ motions, ms = 0 }) {
  return Math.max(ms, ...motions.map((motion) => (motion ? (motion.wait ?? 0) + (motion.ms ?? USUAL) : 0)));
}

/**
 * Where everything with a `data-key` stands now, by key.
 * @param {Element} host
 * @returns {Map<string, DOMRect>}
 */
export function boxes(host) {
  const found = /** @type {NodeListOf<HTMLElement | SVGElement>} */ (host.querySelectorAll("[data-key]"));
  return new Map(Array.from(found, (node) => [node.dataset.key ?? "", node.getBoundingClientRect()]));
}

/**
 * An HTML node flies here from a box on the screen; null if it was there before, or nowhere.
 * @param {HTMLElement | undefined} node
 * @param {DOMRect | undefined} from
 * @param {{ms?: number, wait?: number, turn?: number, lift?: number}} [how] `turn` in degrees at the start; `lift` in px on the way
 * @returns {Motion | null}
 */
export function glide(node, from, { ms = 380, wait = 0, turn = 0, lift = 0 } = {}) {
  if (!node || !from?.width) return null;
  const to = node.getBoundingClientRect();
  if (!to.width) return null;
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const size = from.width / to.width;
  if (Math.hypot(dx, dy) < 2 && Math.abs(size - 1) < 0.02) return null;
  const frames = [
    { transform: `translate(${dx}px, ${dy}px) rotate(${turn}deg) scale(${size})` },
    { transform: "none" },
  ];
  if (lift)
    frames.splice(1, 0, {
      transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) rotate(${turn / 2}deg) scale(${(size + 1) / 2})`,
    });
  return { node, frames, ms, wait };
}

/**
 * A node of an SVG walks along points of its drawing to where it stands, which is the last of them.
 * @param {Element} node an inner group, whose own place is the last point
 * @param {{x: number, y: number}[]} points
 * @param {{ms?: number, wait?: number}} [how] `ms` for each step
 * @returns {Motion | null}
 */
export function walk(node, points, { ms = 140, wait = 0 } = {}) {
  const end = points[points.length - 1];
  if (points.length < 2) return null;
  const frames = points.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }));
  return { node, frames, ms: ms * (points.length - 1), wait, easing: "linear" };
}

/**
 * A node appears.
 * @param {Element | undefined} node
 * @param {{ms?: number, wait?: number}} [how]
 * @returns {Motion | null}
 */
export function fadeIn(node, { ms = 260, wait = 0 } = {}) {
  return node ? { node, frames: [{ opacity: 0 }, { opacity: 1 }], ms, wait } : null;
}

/**
 * A node draws attention to itself; in an SVG give it `transform-box: fill-box; transform-origin: center`.
 * @param {Element | undefined} node
 * @param {{ms?: number, wait?: number, size?: number}} [how]
 * @returns {Motion | null}
 */
export function throb(node, { ms = 420, wait = 0, size = 1.18 } = {}) {
  return node
    ? {
        node,
        frames: [{ transform: "scale(1)" }, { transform: `scale(${size})` }, { transform: "scale(1)" }],
        ms,
        wait,
      }
    : null;
}
