/** Several seats in one browser: who has acted looks as long as they like; then a curtain falls before the next one's secrets show. */

import { byId, show } from "../kit/dom.js";
import { say } from "../page/language.js";

/** @typedef {import("../line/protocol.js").Seen} Seen */
/** @typedef {import("./shared.js").Shared} Shared */

export class Curtain {
  /** @param {Shared} shared */
  constructor(shared) {
    this.shared = shared;
    this.dialog = /** @type {HTMLDialogElement} */ (byId("curtain"));
    /** @type {number | null} the seat to be handed to, while the curtain is down */
    this.seat = null;
    /** @type {number | null} the seat for which it was raised */
    this.raised = null;
    this.asked = false;
    this.stray = false;
    this.dialog.addEventListener("cancel", (event) => event.preventDefault());
    /** @type {number | null} who is next, while the one before still looks */
    this.next = null;
    byId("curtain-up").addEventListener("click", () => this.ask());
    byId("hand-over-now").addEventListener("click", () => this.next !== null && this.shared.handOver(this.next));
  }

  /** Whether secrets must not be drawn now. */
  get down() {
    return this.seat !== null || this.stray;
  }

  /** Somebody says that it is they who look. */
  ask() {
    this.asked = true;
    this.shared.look(this.seat);
  }

  /**
   * Fall or rise with what the table says.
   * @param {Seen} seen
   */
  follow(seen) {
    this.stray = false;
    this.wait(null);
    if (!shares(seen)) return this.rise(seen.seat);
    if (seen.phase !== "playing") this.rise(null);
    if (this.seat !== null && this.asked && seen.seat === this.seat) return this.rise(this.seat);
    if (this.seat === null) this.watch(seen);
    this.stray = seen.seat !== null && seen.seat !== this.raised;
    if (this.stray && !this.asked) this.shared.look(null);
    return undefined;
  }

  /**
   * A seat of this browser must act, and is not the one that looks.
   * @param {Seen} seen
   */
  watch(seen) {
    const { mine } = this.shared.model;
    const looks = this.raised !== null && seen.seat === this.raised;
    if (!mine.length || (looks && mine.includes(/** @type {number} */ (this.raised)))) return;
    if (looks) this.wait(mine[0]);
    else this.fall(mine[0]);
  }

  /** What has happened is seen before anything is handed over. @param {number | null} next */
  wait(next) {
    this.next = next;
    show(byId("hand-over"), next !== null);
    if (next !== null) byId("hand-over-now").textContent = say("hand-over-to", { name: this.shared.model.names[next] });
  }

  /** @param {number} seat */
  fall(seat) {
    this.wait(null);
    this.seat = seat;
    this.raised = null;
    this.asked = false;
    const name = this.shared.model.names[seat];
    byId("curtain-name").textContent = say("hand-over-to", { name });
    byId("curtain-up").textContent = say("curtain-up", { name });
    if (!this.dialog.open) this.dialog.showModal();
    this.shared.look(null);
  }

  /** @param {number | null} seat */
  rise(seat) {
    this.seat = null;
    this.raised = seat;
    this.asked = false;
    this.dialog.close();
  }
}

/**
 * Whether several people share this browser.
 * @param {Seen} seen
 */
function shares(seen) {
  return seen.yours.filter((seat) => !seen.seats[seat].substitute).length > 1;
}
