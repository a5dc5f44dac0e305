/** Several seats in one browser: a curtain falls before the next one's secrets show. */

import { byId } from "./dom.js";

/** @typedef {import("./protocol.js").Seen} Seen */
/** @typedef {import("./room.js").Room} Room */

export class Curtain {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    this.dialog = /** @type {HTMLDialogElement} */ (byId("curtain"));
    /** @type {number | null} the seat to be handed to */
    this.seat = null;
    this.dialog.addEventListener("cancel", (event) => event.preventDefault());
    byId("curtain-up").addEventListener("click", () => this.seat !== null && room.look(this.seat));
  }

  /** Whether secrets must not be drawn now. */
  get down() {
    return this.seat !== null;
  }

  /**
   * Fall or rise with what the table says.
   * @param {Seen} seen
   */
  follow(seen) {
    if (this.seat !== null && (seen.seat === this.seat || !seen.yours.includes(this.seat) || seen.phase !== "playing")) this.rise();
    if (this.seat !== null) return;
    const next = this.room.model.mine.find((seat) => seat !== seen.seat);
    if (shares(seen) && next !== undefined && !seen.to_act.includes(seen.seat ?? -1)) this.fall(next);
  }

  /** @param {number} seat */
  fall(seat) {
    this.seat = seat;
    const name = this.room.model.names[seat];
    byId("curtain-name").textContent = `Hand over to ${name}`;
    byId("curtain-up").textContent = `I am ${name}: show my side`;
    if (!this.dialog.open) this.dialog.showModal();
    if (this.room.model.seen?.seat !== null) this.room.look(null);
  }

  rise() {
    this.seat = null;
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
