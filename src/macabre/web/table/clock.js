/** The clock, where the table has one: it runs down here, and the server says when it is up. */

import { byId, el, fill, show } from "../kit/dom.js";
import { say } from "../page/language.js";
import { listed } from "../page/words.js";

/** @typedef {import("../line/protocol.js").Seen} Seen */
/** @typedef {import("./shared.js").Shared} Shared */

/**
 * Whether a person has used up the time.
 * @param {Seen} seen
 * @param {number} seat
 */
export function isLate(seen, seat) {
  const { bot, substitute } = seen.seats[seat];
  return seen.phase === "playing" && seen.clock?.left === 0 && seen.to_act.includes(seat) && !bot && !substitute;
}

export class Clock {
  /**
   * @param {Shared} shared
   * @param {import("./seats.js").Seats} seats
   */
  constructor(shared, seats) {
    this.shared = shared;
    this.seats = seats;
    this.face = byId("clock");
    /** @type {Seen | null} */
    this.seen = null;
    this.end = 0;
    this.patient = -1; // the entry at which people chose to wait
    setInterval(() => this.tick(), 500);
  }

  /** @param {Seen} seen */
  draw(seen) {
    if (seen !== this.seen) this.end = performance.now() + 1000 * (seen.clock?.left ?? 0);
    this.seen = seen;
    show(this.face, seen.clock !== null && seen.phase === "playing");
    this.tick();
    this.drawLate(seen);
  }

  tick() {
    if (this.face.hidden) return;
    const left = Math.max(0, Math.ceil((this.end - performance.now()) / 1000));
    const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    if (this.face.textContent !== text) this.face.textContent = text;
    this.face.classList.toggle("short", left <= 10);
  }

  /** The table chooses: wait, or let a bot play on. @param {Seen} seen */
  drawLate(seen) {
    const late = seen.to_act.filter((seat) => isLate(seen, seat) && !seen.yours.includes(seat));
    const host = byId("late");
    const asked = late.length > 0 && seen.yours.length > 0 && seen.number !== this.patient;
    show(host, asked);
    if (!asked) return fill(host);
    const wait = () => {
      this.patient = seen.number;
      show(host, false);
    };
    return fill(
      host,
      el(
        "p",
        {},
        say("clock-late", { count: late.length, names: listed(late.map((seat) => this.shared.model.names[seat])) }),
      ),
      el(
        "div",
        { class: "row" },
        late.map((seat) => this.seats.replaceButton(seen, seat)),
        late.map((seat) => this.seats.onceButton(seen, seat, late.length > 1)),
        el("button", { type: "button", key: "wait", onclick: wait }, say("clock-wait")),
      ),
    );
  }
}
