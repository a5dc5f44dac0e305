/** One's own name at a table: whoever sits there may have it erased. */

import { el, fill, show, whenChanged } from "../kit/dom.js";
import { say } from "../page/language.js";
import { keepToken } from "../page/store.js";

/** @typedef {import("../line/protocol.js").Seen} Seen */
/** @typedef {import("./shared.js").Shared} Shared */

export class OwnName {
  /**
   * @param {HTMLElement} panel shown to those who sit here
   * @param {HTMLElement} host
   * @param {Shared} shared
   */
  constructor(panel, host, shared) {
    this.panel = panel;
    this.host = host;
    this.shared = shared;
    /** @type {number | null} the seat whose owner is asked whether that is meant */
    this.asked = null;
    this.show = whenChanged((yours, names) => this.drawAnew(yours, names));
  }

  /** @param {Seen} seen */
  draw(seen) {
    show(this.panel, seen.yours.length > 0);
    this.show(seen.yours, this.shared.model.names, this.asked);
  }

  /**
   * @param {number[]} yours
   * @param {string[]} names
   */
  drawAnew(yours, names) {
    fill(
      this.host,
      el("p", { class: "soft" }, say("own-about")),
      yours.map((seat) => (this.asked === seat ? this.question(seat, names[seat]) : this.offer(seat, names[seat]))),
    );
  }

  /**
   * @param {number} seat
   * @param {string} name
   */
  offer(seat, name) {
    return el(
      "button",
      { type: "button", class: "quiet", key: `erase-${seat}`, onclick: () => this.ask(seat) },
      say("own-erase", { name }),
    );
  }

  /**
   * @param {number} seat
   * @param {string} name
   */
  question(seat, name) {
    return el(
      "div",
      { role: "group", "aria-label": say("own-sure", { name }) },
      el("p", {}, say("own-sure", { name })),
      el(
        "div",
        { class: "row" },
        el("button", { type: "button", key: `erase-${seat}`, onclick: () => this.erase(seat) }, say("own-yes")),
        el(
          "button",
          { type: "button", class: "quiet", key: `keep-${seat}`, onclick: () => this.ask(null) },
          say("own-no"),
        ),
      ),
    );
  }

  /** @param {number | null} seat */
  ask(seat) {
    this.asked = seat;
    this.shared.refresh();
  }

  /** Before a match the seat is given up with the name. @param {number} seat */
  async erase(seat) {
    const stays = this.shared.model.seen?.phase !== "gathering";
    this.ask(null);
    if ((await this.shared.order({ t: "erase", seat })) && !stays) keepToken(this.shared.model.code, seat, null);
  }
}
