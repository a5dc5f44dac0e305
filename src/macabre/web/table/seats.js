/** The seats: who sits where, who is there, and what can be done about it. */

import { el, fill } from "../kit/dom.js";
import { seatMark } from "../kit/seatmarks.js";
import { randomHex } from "../luck/hash.js";
import { botLine, botName, usualBot } from "../page/bots.js";
import { say } from "../page/language.js";
import { askName, forgetName } from "../page/names.js";
import { keepToken } from "../page/store.js";
import { isLate } from "./clock.js";

/** @typedef {import("../line/protocol.js").Seen} Seen */
/** @typedef {import("../line/protocol.js").SeatInfo} SeatInfo */
/** @typedef {import("./shared.js").Shared} Shared */

export class Seats {
  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} strip a short form for small screens
   * @param {Shared} shared
   */
  constructor(host, strip, shared) {
    this.host = host;
    this.strip = strip;
    this.shared = shared;
    /** @type {Map<number, string>} */
    this.gestures = new Map();
    /** @type {Set<number>} the seats whose owners look how to leave */
    this.leaving = new Set();
    this.known = "";
    /** @type {Seen | null} */
    this.seen = null;
    this.came = 0; // when it came
    setInterval(() => this.count(), 1000);
  }

  draw() {
    const seen = this.shared.model.seen;
    if (!seen) return;
    if (seen !== this.seen) this.came = performance.now();
    this.seen = seen;
    const late = seen.to_act.filter((seat) => isLate(seen, seat));
    const bots = seen.yours.length && this.shared.model.game?.bots; // a press on a free seat must not meet a list drawn anew
    const known = JSON.stringify([
      seen.seats,
      seen.yours,
      seen.seat,
      seen.to_act,
      late,
      seen.phase,
      [...this.gestures],
      bots,
    ]);
    if (known === this.known) return;
    this.known = known;
    fill(
      this.host,
      seen.seats.map((info, seat) => this.card(seen, info, seat)),
    );
    fill(
      this.strip,
      seen.seats.map((info, seat) => this.brief(seen, info, seat)),
    );
  }

  /**
   * @param {Seen} seen
   * @param {SeatInfo} info
   * @param {number} seat
   */
  card(seen, info, seat) {
    const acts = seen.to_act.includes(seat);
    const name = el(
      "div",
      { class: "seat-name" },
      seatMark(seat, this.shared.model.names, { size: 28 }),
      el("strong", {}, this.nameOf(info, seat)),
      this.chips(seen, info, seat),
    );
    const state = el("p", { class: "seat-state" }, this.state(seen, info, seat));
    return el(
      "li",
      { class: `seat ${acts ? "acts" : ""} ${info.name === null ? "free" : ""}` },
      name,
      state,
      this.bubble(seat),
      this.buttons(seen, info, seat),
    );
  }

  /**
   * @param {Seen} seen
   * @param {SeatInfo} info
   * @param {number} seat
   */
  brief(seen, info, seat) {
    const acts = seen.to_act.includes(seat);
    return el(
      "li",
      { class: acts ? "acts" : "" },
      seatMark(seat, this.shared.model.names, { size: 28 }),
      el("span", {}, this.nameOf(info, seat)),
      (info.bot || info.substitute) && el("small", {}, say("seat-bot")),
      this.bubble(seat),
      acts && el("span", { class: "unseen" }, " ", say("seat-must-act")),
    );
  }

  /** The gesture that somebody has just made. @param {number} seat */
  bubble(seat) {
    const gesture = this.gestures.get(seat);
    return (
      gesture &&
      el(
        "small",
        { class: "bubble" },
        el("img", { src: `/static/art/emote-${gesture}.svg`, alt: "", width: 28, height: 28 }),
        say(`emote-${gesture}`),
      )
    );
  }

  /**
   * @param {SeatInfo} info
   * @param {number} seat
   */
  nameOf(info, seat) {
    return info.name ?? (info.bot ? botName(info.bot) : say("seat", { number: seat + 1 }));
  }

  /**
   * @param {Seen} seen
   * @param {SeatInfo} info
   * @param {number} seat
   */
  chips(seen, info, seat) {
    return [
      seen.yours.includes(seat) && el("span", { class: "chip yours" }, say("seat-you")),
      info.bot && el("span", { class: "chip" }, say("bot-tag", { bot: botName(info.bot) })),
      info.substitute && el("span", { class: "chip" }, say("seat-substitute", { bot: botName(info.substitute) })),
    ];
  }

  /**
   * @param {Seen} seen
   * @param {SeatInfo} info
   * @param {number} seat
   */
  state(seen, info, seat) {
    if (info.fault) return info.fault;
    if (info.bot) return seen.to_act.includes(seat) ? say("seat-thinks") : "";
    if (info.name === null) return say("seat-free");
    return say(info.present ? "seat-here" : "seat-away", { acts: seen.to_act.includes(seat) ? "yes" : "no" });
  }

  /**
   * @param {Seen} seen
   * @param {SeatInfo} info
   * @param {number} seat
   */
  buttons(seen, info, seat) {
    const mine = seen.yours.includes(seat);
    const row = el("div", { class: "row" });
    if (info.name === null && info.bot === null)
      row.append(this.sitButton(seat, seen.yours.length > 0), ...(seen.yours.length ? this.botChoice(seat) : []));
    if (info.bot && seen.phase === "gathering" && seen.yours.length)
      row.append(this.button(say("seat-remove-bot"), `off-${seat}`, { t: "seat-bot", seat, bot: null }));
    if (mine && info.substitute && seen.phase === "playing")
      row.append(this.button(say("seat-return"), `return-${seat}`, { t: "return", seat }, "main"));
    if (mine && seen.phase === "gathering") row.append(this.standButton(seat));
    if (mine && seen.yours.length > 1 && seen.seat !== seat && seen.phase === "playing")
      row.append(this.lookButton(seat));
    if (this.isMissed(seen, info, seat)) row.append(this.replaceButton(seen, seat));
    if (mine && seen.phase === "playing" && !seen.outdated && !info.substitute) return this.away(seat, row);
    return row.childElementCount ? row : null;
  }

  /**
   * Who must leave can let a bot play meanwhile.
   * @param {number} seat
   * @param {HTMLElement} row
   */
  away(seat, row) {
    const open = this.leaving.has(seat);
    const details = el(
      "details",
      { open },
      el("summary", { key: `away-${seat}` }, say("seat-leaving")),
      el("p", { class: "soft" }, say("seat-leaving-about")),
      el(
        "div",
        { class: "row" },
        this.pick(`sub-${seat}`, say("seat-let-play"), (bot) => ({ t: "substitute", seat, absent: seat, bot })),
      ),
    );
    details.addEventListener("toggle", () => (details.open ? this.leaving.add(seat) : this.leaving.delete(seat)));
    return el("div", {}, row.childElementCount > 0 && row, details);
  }

  /**
   * @param {Seen} seen
   * @param {SeatInfo} info
   * @param {number} seat
   */
  isMissed(seen, info, seat) {
    const absent = info.name !== null && !info.bot && !info.present && !info.substitute;
    return (
      (absent || isLate(seen, seat)) &&
      seen.phase === "playing" &&
      !seen.outdated &&
      seen.yours.length > 0 &&
      !seen.yours.includes(seat)
    );
  }

  /**
   * @param {string} text
   * @param {string} key
   * @param {Record<string, any>} command
   * @param {string} [kind]
   */
  button(text, key, command, kind = "") {
    return el("button", { type: "button", class: kind, key, onclick: () => this.shared.order(command) }, text);
  }

  /**
   * @param {number} seat
   * @param {boolean} another whether somebody of this device sits already
   */
  sitButton(seat, another) {
    return el(
      "button",
      { type: "button", class: another ? "" : "main", key: `sit-${seat}`, onclick: () => sit(this.shared, seat) },
      say(another ? "seat-friend" : "seat-sit"),
    );
  }

  /** @param {number} seat */
  standButton(seat) {
    const leave = async () => {
      if (await this.shared.order({ t: "stand", seat })) keepToken(this.shared.model.code, seat, null);
    };
    return el("button", { type: "button", class: "quiet", key: `stand-${seat}`, onclick: leave }, say("seat-stand"));
  }

  /** @param {number} seat */
  lookButton(seat) {
    return el(
      "button",
      { type: "button", key: `look-${seat}`, onclick: () => this.shared.handOver(seat) },
      say("hand-over-to", { name: this.shared.model.names[seat] }),
    );
  }

  /** @param {number} seat */
  botChoice(seat) {
    return this.pick(`bot-${seat}`, say("seat-put-bot"), (bot) => ({ t: "seat-bot", seat, bot }));
  }

  /**
   * The table's bot plays on for somebody who is late, or has been away for a while.
   * @param {Seen} seen
   * @param {number} seat
   */
  replaceButton(seen, seat) {
    const { wait } = seen.seats[seat];
    if (wait && !isLate(seen, seat))
      return el("small", { class: "soft", "data-end": this.came + 1000 * wait }, untilThen(wait));
    const asker = seen.seat ?? seen.yours[0];
    return this.button(say("seat-replace", { bot: botName(seen.substitute) }), `sub-${seat}`, {
      t: "substitute",
      seat: asker,
      absent: seat,
      bot: seen.substitute,
    });
  }

  /** The time until a bot may play on runs down here, and the server says when it is up. */
  count() {
    for (const line of /** @type {NodeListOf<HTMLElement>} */ (this.host.querySelectorAll("[data-end]")))
      line.textContent = untilThen(Math.max(1, Math.ceil((Number(line.dataset.end) - performance.now()) / 1000)));
  }

  /**
   * The table goes on without waiting: a bot makes this one decision.
   * @param {Seen} seen
   * @param {number} seat
   * @param {boolean} named whether it must be said for whom
   */
  onceButton(seen, seat, named) {
    const text = named ? say("seat-once-for", { name: this.shared.model.names[seat] }) : say("seat-once");
    return this.button(text, `once-${seat}`, {
      t: "substitute",
      seat: seen.seat ?? seen.yours[0],
      absent: seat,
      bot: seen.substitute,
      once: true,
    });
  }

  /**
   * A bot of one's choice and a button; the strongest first in the list.
   * @param {string} key
   * @param {string} text
   * @param {(bot: string) => Record<string, any>} command
   */
  pick(key, text, command) {
    const bots = [...(this.shared.model.game?.bots ?? [])].reverse();
    const select = el(
      "select",
      { key: `${key}-which`, "aria-label": say("seat-which-bot") },
      bots.map((bot) => el("option", { value: bot }, botName(bot))),
    );
    if (bots.length) select.value = usualBot(bots);
    const button = el("button", { type: "button", key, onclick: () => this.shared.order(command(select.value)) }, text);
    return bots.length ? [el("span", { class: "pick" }, select, button, botLine(select, this.shared.model.game))] : [];
  }

  /**
   * A gesture is seen for a while.
   * @param {number} seat
   * @param {string} emote
   */
  gesture(seat, emote) {
    this.gestures.set(seat, emote);
    this.draw();
    setTimeout(() => {
      if (this.gestures.get(seat) === emote) this.gestures.delete(seat);
      this.draw();
    }, 5000);
  }
}

/** @param {number} seconds */
const untilThen = (seconds) => say("seat-wait", { seconds });

/**
 * Take a seat, with a key that only this browser knows; whether that was granted.
 * @param {Shared} shared
 * @param {number} seat
 * @param {string} [known]
 */
export async function sit(shared, seat, known) {
  const name = known ?? (await askName(shared.model.seen?.yours.length === 0));
  if (!name) return false;
  const { code } = shared.model;
  const token = randomHex(32);
  keepToken(code, seat, token);
  const granted = await shared.order({ t: "sit", seat, name, token });
  if (!granted) {
    keepToken(code, seat, null);
    forgetName(name);
  }
  return granted;
}
