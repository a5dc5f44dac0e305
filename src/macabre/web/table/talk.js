/** The words above the board: who must do what, a question to answer, how it ended. */

import { byId, el, fill, show, whenChanged } from "../kit/dom.js";
import { seatMark } from "../kit/seatmarks.js";
import { play as sound } from "../kit/sounds.js";
import { checkPanel, doubtsOf } from "../luck/fair.js";
import { wantPrimer } from "../moves/primer.js";
import { replayPage } from "../page/house.js";
import { say } from "../page/language.js";
import { rulesAddress } from "../page/page.js";
import { recall, remember } from "../page/store.js";
import { listed, sayTime } from "../page/words.js";
import { bestLine } from "./best.js";
import { optionName, sayOption } from "./invite.js";

/** @typedef {import("../line/protocol.js").Seen} Seen */
/** @typedef {import("./shared.js").Shared} Shared */

export class Talk {
  /** @param {Shared} shared */
  constructor(shared) {
    this.shared = shared;
    this.status = whenChanged((text, mine) => {
      fill(byId("status"), mine && el("strong", { class: "your-turn" }, say("your-turn")), " ", text);
      byId("status").classList.toggle("mine", mine);
    });
    const house = /** @type {HTMLDetailsElement} */ (byId("house"));
    this.house = whenChanged((gathering) => {
      house.open = gathering;
    });
    this.head = whenChanged((title, code, game) => this.drawHead(title, code, game));
    this.outcome = whenChanged((phase, match, winners, names, yours, scores, verdict, promise) =>
      this.drawOutcome(phase, match, winners, names, yours, scores, verdict, promise),
    );
    this.ring = whenChanged((_, feeling) => sound(feeling === "defeat" ? "lose" : "win"));
    this.gather = whenChanged((phase, seats, yours, agreed) => this.drawGather(phase, seats, yours, agreed));
    this.question = whenChanged((asked, yours, names) => this.drawQuestion(asked, yours, names));
    this.rematchNews = whenChanged((phase, last) => phase !== "over" && this.drawRematch(last));
    this.outdated = whenChanged((outdated, yours) => outdated && this.drawOutdated(outdated, yours));
    this.undo = whenChanged((can, free, seat, waiting) => this.drawUndo(can, free, seat, waiting));
  }

  /** @param {Seen} seen */
  draw(seen) {
    const { model } = this.shared;
    const playing = seen.phase === "playing";
    const over = seen.phase === "over" && !seen.outdated && say("talk-over");
    this.status(over || (this.handsOver(seen) ?? seen.status), model.myTurn && this.shared.next === null);
    this.house(seen.phase === "gathering");
    this.head(seen.title, seen.code, seen.game);
    this.outdated(seen.outdated, seen.yours);
    if (!seen.outdated)
      this.outcome(
        seen.phase,
        seen.match,
        seen.view?.winners ?? [],
        model.names,
        seen.yours,
        seen.view?.scores ?? [],
        seen.verdict,
        seen.promise,
        this.shared.trophy() !== null,
      );
    this.gather(seen.phase, seen.seats, seen.yours, this.agreed(seen));
    this.question(playing ? seen.undo_asked : null, seen.yours, model.names);
    const acted =
      seen.seat !== null && model.told.some(({ event }) => event.seat === seen.seat && model.kinds.has(event.type));
    this.undo(playing && !this.shared.hidden && (acted || seen.undo_free), seen.undo_free, seen.seat, seen.undo_asked);
    if (!seen.outdated)
      this.rematchNews(seen.phase, acted || recall("rematch", "") === seen.last_match ? null : seen.last_match);
    if (seen.phase === "over") wantPrimer(seen.game, false);
  }

  /** Before a shared device is handed over it shows the side of whoever has acted. @param {Seen} seen */
  handsOver({ seat }) {
    const {
      next,
      model: { names },
    } = this.shared;
    return seat === null || next === null ? null : say("talk-hands-over", { name: names[seat], next: names[next] });
  }

  /**
   * @param {string} title
   * @param {string} code
   * @param {string} game
   */
  drawHead(title, code, game) {
    byId("title").textContent = title;
    byId("code").textContent = code;
    byId("rules-link").setAttribute("href", rulesAddress(game));
  }

  /**
   * @param {string} phase
   * @param {import("../line/protocol.js").SeatInfo[]} seats
   * @param {number[]} yours
   * @param {string[]} agreed
   */
  drawGather(phase, seats, yours, agreed) {
    const gathering = phase === "gathering";
    show(byId("gather"), gathering);
    (gathering ? byId("gather-invite") : byId("later-invite")).append(byId("invite"));
    const free = seats.filter(({ name, bot }) => name === null && bot === null).length;
    const seated = yours.length > 0;
    const button = el(
      "button",
      { type: "button", class: "main large", key: "start", disabled: free > 0 },
      say("gather-begin"),
    );
    button.addEventListener("click", () => this.shared.order({ t: "start", seat: yours[0] }));
    byId("gather").classList.toggle("ready", !free && seated);
    fill(byId("begin"), el("p", {}, whatIsMissing(free, seated)), seated && button);
    fill(
      byId("agreed"),
      agreed.map((text) => el("li", { class: "chip unusual" }, text)),
    );
  }

  /** What everybody should know before they sit down: the clock, the board, and which house rules are not the usual ones. @param {Seen} seen */
  agreed({ clock, options }) {
    const { game, usual } = this.shared.model;
    const known = game?.options ?? {};
    const changed = Object.entries(options).filter(
      ([name, value]) => known[name] && JSON.stringify(known[name].default) !== JSON.stringify(value),
    );
    return [
      clock ? say("agreed-clock", { time: sayTime(clock.seconds) }) : say("agreed-no-clock"),
      say(usual ? "agreed-usual-board" : "agreed-own-board"),
      ...(changed.length
        ? changed.map(([name, value]) =>
            say("agreed-option", { name: optionName(name, known[name]), value: sayOption(value, known[name]) }),
          )
        : [say("agreed-usual-rules")]),
    ];
  }

  /**
   * Somebody would like to take a decision back.
   * @param {number | null} asked
   * @param {number[]} yours
   * @param {string[]} names
   */
  drawQuestion(asked, yours, names) {
    const host = byId("question");
    const others = asked === null ? [] : yours.filter((seat) => seat !== asked);
    show(host, asked !== null);
    if (asked === null) return fill(host);
    if (!others.length)
      return fill(
        host,
        el("p", {}, yours.includes(asked) ? say("undo-asked") : say("undo-asks", { name: names[asked] })),
      );
    const answer = (/** @type {boolean} */ agree) => {
      for (const seat of others) void this.shared.order({ t: "answer-undo", seat, agree });
    };
    return fill(
      host,
      el("p", {}, say("undo-question", { name: names[asked] })),
      el(
        "div",
        { class: "row" },
        el("button", { type: "button", class: "main", key: "agree", onclick: () => answer(true) }, say("undo-allow")),
        el("button", { type: "button", key: "refuse", onclick: () => answer(false) }, say("undo-refuse")),
      ),
    );
  }

  /**
   * @param {string} phase
   * @param {string | null} match
   * @param {number[]} winners
   * @param {string[]} names
   * @param {number[]} yours
   * @param {number[]} scores none in games without points
   * @param {string} verdict how it was won
   * @param {import("../line/protocol.js").Promise | null} promise
   */
  drawOutcome(phase, match, winners, names, yours, scores, verdict, promise) {
    const host = byId("outcome");
    if (phase !== "over") return;
    show(host, true);
    const feeling = feelingOf(winners, yours, names.length);
    host.className = `panel outcome ${feeling}`;
    this.ring(match, feeling);
    const again = el("button", { type: "button", class: "main large", key: "again" }, say("rematch"));
    again.addEventListener("click", () => void this.rematch(yours));
    fill(
      host,
      el(
        "div",
        { class: "trophy" },
        this.shared.trophy() ?? laurels(winners, names),
        feeling === "victory" && sparks(),
      ),
      el(
        "div",
        { class: "outcome-words" },
        el("h2", {}, wonBy(winners, names, yours, scores)),
        verdict && el("p", { class: "verdict" }, verdict),
        scores.length > 1 && standing(scores, names),
        this.alone(match, scores),
        el("div", { class: "row" }, yours.length > 0 && again, match && lookBack(match)),
      ),
      match &&
        el(
          "details",
          {},
          el("summary", {}, say("outcome-fair")),
          promise ? doubtsOf(promise, names) : [],
          checkPanel(match, names),
        ),
    );
  }

  /**
   * The rules have changed since this match was begun: what can still be done.
   * @param {import("../line/protocol.js").Outdated} outdated
   * @param {number[]} yours
   */
  drawOutdated({ watch }, yours) {
    const host = byId("outcome");
    show(host, true);
    host.className = "panel outcome brief outdated";
    const again = el("button", { type: "button", class: "main large", key: "renew" }, say("rematch-new-rules"));
    again.addEventListener("click", () => void this.rematch(yours));
    fill(
      host,
      el(
        "div",
        { class: "row" },
        yours.length > 0 && again,
        watch && el("a", { class: "button large", href: replayPage(watch) }, say("outdated-watch")),
      ),
    );
  }

  /**
   * Whoever did not ask for the rematch is told of it, and can still look at the match before.
   * @param {string | null} last
   */
  drawRematch(last) {
    const host = byId("outcome");
    show(host, last !== null);
    host.className = "panel outcome brief";
    if (!last) return fill(host);
    const replay = replayPage(last);
    const link = (/** @type {string} */ href, /** @type {string} */ text) =>
      el("a", { class: "button", href, target: "_blank", rel: "noopener" }, text);
    return fill(
      host,
      el("p", {}, el("strong", {}, say("rematch-begun")), " ", say("rematch-last")),
      el(
        "span",
        { class: "row" },
        link(replay, say("hall-replay")),
        this.isWhole(last) && link(`${replay}#review`, say("hall-review")),
        el(
          "button",
          { type: "button", class: "quiet", key: "close-rematch", onclick: () => this.closeRematch(last) },
          say("close"),
        ),
      ),
    );
  }

  /** Whether a match was played to its end: those that were not are known by their table. @param {string} match */
  isWhole(match) {
    return !match.startsWith(`${this.shared.model.code}-`);
  }

  /** @param {string} last */
  closeRematch(last) {
    remember("rematch", last);
    this.shared.refresh();
  }

  /**
   * Who plays alone plays against the best score so far.
   * @param {string | null} match
   * @param {number[]} scores
   */
  alone(match, scores) {
    const { seen, board } = this.shared.model;
    if (!match || scores.length !== 1 || !seen?.yours.length || !board) return null;
    return el("p", {}, bestLine(seen.game, board, match, scores[0]));
  }

  /** Who asks for a rematch is back, whoever played for them. @param {number[]} yours */
  async rematch(yours) {
    remember("rematch", this.shared.model.seen?.match ?? "");
    const replaced = yours.filter((seat) => this.shared.model.seen?.seats[seat].substitute);
    for (const seat of replaced) await this.shared.order({ t: "return", seat });
    await this.shared.order({ t: "start", seat: yours[0] });
  }

  /**
   * @param {boolean} can
   * @param {boolean} free
   * @param {number | null} seat
   * @param {number | null} waiting
   */
  drawUndo(can, free, seat, waiting) {
    const button = /** @type {HTMLButtonElement} */ (byId("undo"));
    show(button, can && seat !== null);
    button.disabled = waiting !== null;
    button.textContent = say(free ? "undo" : "undo-ask");
    button.onclick = () => void this.shared.order({ t: "undo", seat });
  }
}

/**
 * Who is waited for, and what one can do.
 * @param {number} free how many seats
 * @param {boolean} seated whether somebody at this browser sits
 */
function whatIsMissing(free, seated) {
  if (!free) return say(seated ? "gather-all" : "gather-full");
  return say(seated ? "gather-waits" : "gather-waits-for-you", { count: free });
}

/**
 * What can be looked at once it is over.
 * @param {string} match
 */
function lookBack(match) {
  const replay = replayPage(match);
  return el(
    "span",
    { class: "row" },
    el("a", { class: "button large", href: replay }, say("outcome-replay")),
    el("a", { class: "button large", href: `${replay}#review` }, say("outcome-review")),
  );
}

/**
 * How the end feels to those at this browser.
 * @param {number[]} winners
 * @param {number[]} yours
 * @param {number} players
 */
function feelingOf(winners, yours, players) {
  if (players === 1) return "alone";
  if (!yours.length) return "watched";
  return yours.some((seat) => winners.includes(seat)) ? "victory" : "defeat";
}

/**
 * @param {number[]} winners
 * @param {string[]} names
 */
function laurels(winners, names) {
  if (!winners.length) return el("img", { src: "/static/art/skull.svg", alt: "", width: 72, height: 72 });
  return el(
    "div",
    { class: "laurels" },
    winners.map((seat) => seatMark(seat, names, { size: 64 })),
  );
}

/** Sparks that fly up from what was won. */
const sparks = () =>
  el(
    "span",
    { class: "sparks", "aria-hidden": "true" },
    Array.from({ length: 14 }, () => el("i")),
  );

/**
 * @param {number[]} winners
 * @param {string[]} names
 * @param {number[]} yours
 * @param {number[]} scores
 */
function wonBy(winners, names, yours, scores) {
  if (names.length === 1)
    return say(yours.length ? "outcome-alone-you" : "outcome-alone", { name: names[0], score: scores[0] ?? 0 });
  if (!winners.length) return say("outcome-nobody");
  if (winners.length === 1 && yours.length === 1 && winners[0] === yours[0]) return say("outcome-you");
  return say("outcome-won", { count: winners.length, names: listed(winners.map((seat) => names[seat])) });
}

/**
 * Everybody's points, the most first.
 * @param {number[]} scores
 * @param {string[]} names
 */
function standing(scores, names) {
  const order = names.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a]);
  return el(
    "ol",
    { class: "points" },
    order.map((seat) =>
      el(
        "li",
        {},
        seatMark(seat, names, { size: 24 }),
        el("span", {}, names[seat]),
        el("strong", {}, String(scores[seat]).replace("-", "−")),
      ),
    ),
  );
}
