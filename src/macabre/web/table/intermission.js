/** Between two rounds: how the last one ended, and for whom the table still waits. */

import { el, fill, show } from "../kit/dom.js";
import { say } from "../page/language.js";
import { listed } from "../page/words.js";

/** @typedef {import("../line/protocol.js").Seen} Seen */

/** Whether the table waits for somebody at this browser. @param {Seen} seen */
export const isAwaited = ({ pause, yours }) => pause !== null && yours.some((seat) => pause.awaited.includes(seat));

export class Intermission {
  /**
   * @param {HTMLElement} host
   * @param {Element} node
   * @param {string} goOn what the button says
   */
  constructor(host, node, goOn) {
    this.button = el("button", { type: "button", class: "main large" }, goOn);
    this.line = el("p", { class: "scene-waiting", tabindex: "-1" });
    fill(host, el("div", { class: "scene-band" }, node, this.button, this.line));
    this.button.focus({ preventScroll: true });
    this.names = "";
    this.end = 0;
    this.ticking = setInterval(() => this.tick(), 500);
  }

  /** As soon as somebody waits for others, all are told for whom, and how long. @param {Seen} seen */
  follow({ pause, seats }) {
    const people = seats.filter(({ bot, substitute }) => !bot && !substitute).length;
    const awaited = pause?.awaited ?? [];
    this.names = awaited.length < people ? listed(awaited.map((seat) => seats[seat].name ?? "")) : "";
    this.end = performance.now() + 1000 * (pause?.left ?? 0);
    this.tick();
  }

  tick() {
    const seconds = Math.max(0, Math.ceil((this.end - performance.now()) / 1000));
    this.line.textContent = this.names && say("scene-waiting", { names: this.names, seconds });
  }

  /** Somebody here wants to go on: what is left to do is to wait. */
  wait() {
    show(this.button, false);
    this.line.focus({ preventScroll: true });
  }

  close() {
    clearInterval(this.ticking);
  }
}
