/** Fair luck at the table: this browser's salts, what was promised, and the check. */

import { byId, el, fill, notice, whenChanged } from "../kit/dom.js";
import { namesOf } from "../line/model.js";
import { ask } from "../page/house.js";
import { say, sayWith } from "../page/language.js";
import { recall, remember } from "../page/store.js";
import { listed } from "../page/words.js";
import { fromHex, hmacOf, randomHex, toHex } from "./hash.js";
import { packed, saltCommitment } from "./luck.js";
import { burntLine, missingLine, verify } from "./verify.js";
import { DIGITS, keep, memoryOf } from "./witness.js";

/** @typedef {import("../line/protocol.js").Seen} Seen */
/** @typedef {import("../line/protocol.js").Promise} Promised */
/** @typedef {import("../table/shared.js").Shared} Shared */
/** @typedef {import("./verify.js").Finding} Finding */

const ABOUT = "/static/fairness.html";

export class Fairness {
  /**
   * @param {HTMLElement} host
   * @param {Shared} shared
   */
  constructor(host, shared) {
    this.host = host;
    this.shared = shared;
    /** @type {Set<string>} what is under way */
    this.sent = new Set();
    this.mark = el("dd");
    ownSecret(shared.model.code);
    this.show = whenChanged((promise, match, names) => this.drawAnew(promise, match, names));
  }

  /** @param {Seen} seen */
  follow(seen) {
    this.show(seen.promise, seen.match, namesOf(seen.seats));
    this.showMark(seen.fingerprint);
    const { promise } = seen;
    if (!promise || !["gathering", "promising", "salting"].includes(seen.phase)) return;
    noteWhatIsPromised(this.shared.model.code, promise);
    for (const seat of promise.awaited.filter((awaited) => seen.yours.includes(awaited)))
      this.contribute(seen.phase, promise, seat);
  }

  /**
   * Promise this seat's salt, and show it once all are promised.
   * @param {string} phase
   * @param {Promised} promise
   * @param {number} seat
   */
  async contribute(phase, promise, seat) {
    const key = `${phase} ${promise.deal} ${seat}`;
    if (this.sent.has(key)) return;
    this.sent.add(key);
    const { code } = this.shared.model;
    const salt = await ownSalt(code, promise, seat);
    if (salt === null) return notice(say("fair-changed"), "fault");
    const { deal } = promise;
    const command =
      phase === "promising"
        ? { t: "promise-salt", seat, deal, commitment: await saltCommitment(code, deal, seat, salt) }
        : { t: "show-salt", seat, deal, salt };
    await this.shared.ask(command).then(
      () => noteTaken(code, deal, seat, phase),
      () => this.sent.delete(key),
    ); // another tab of this browser may have been quicker
  }

  /** @param {import("../line/protocol.js").Fingerprint | null} mark */
  showMark(mark) {
    const digits = mark?.digits.slice(0, DIGITS).match(/..../g) ?? [];
    this.mark.replaceChildren(
      ...(mark
        ? sayWith("fair-mark", { digits: el("code", {}, digits.join(" ")) }, { step: mark.step })
        : [say("fair-no-mark")]),
    );
  }

  /**
   * @param {Promised | null} promise
   * @param {string | null} match
   * @param {string[]} names
   */
  drawAnew(promise, match, names) {
    const doubts = promise ? doubtsOf(promise, names) : [];
    byId("fair-brief").textContent = promise ? say(doubts.length ? "fair-brief-doubt" : "fair-brief") : "";
    if (!promise) return fill(this.host, el("p", { class: "soft" }, say("fair-before")));
    const state = promise.secret ? say("fair-over") : this.progress(promise, names);
    return fill(
      this.host,
      el("p", {}, say("fair-about"), " ", aboutLink()),
      el("p", {}, state),
      doubts,
      el(
        "details",
        {},
        el("summary", { key: "fair-figures" }, say("fair-figures")),
        el(
          "dl",
          { class: "hashes" },
          el("div", {}, el("dt", {}, say("fair-promise")), el("dd", {}, el("code", {}, promise.commitment))),
          promise.secret &&
            el("div", {}, el("dt", {}, say("fair-secret")), el("dd", {}, el("code", {}, promise.secret))),
          el("div", {}, el("dt", {}, say("fair-fingerprint")), this.mark),
        ),
      ),
      match && promise.secret ? checkPanel(match, names) : el("p", { class: "soft" }, say("fair-later")),
    );
  }

  /**
   * @param {Promised} promise
   * @param {string[]} names
   */
  progress(promise, names) {
    const called = (/** @type {number[]} */ seats) => listed(seats.map((seat) => names[seat]));
    if (promise.awaited.length) return say("fair-awaits", { names: called(promise.awaited) });
    return promise.salted.length ? say("fair-mixed", { names: called(promise.salted) }) : say("fair-no-salts");
  }
}

/**
 * What nothing proves about this deal, each a line.
 * @param {Promised} promise
 * @param {string[]} names
 */
export function doubtsOf({ burnt, missing, salted }, names) {
  const called = (/** @type {number[]} */ seats) => seats.map((seat) => names[seat]);
  const lines = burnt.map(({ deal, withheld }) => burntLine(deal, called(withheld)));
  if (missing.length) lines.push(missingLine(called(missing), called(salted)));
  return lines.map((line) => el("p", { class: "doubt" }, line));
}

/** Where it is told in plain words what is proved, and what is not. */
function aboutLink() {
  return el("a", { href: ABOUT, target: "_blank", rel: "noopener" }, say("fair-more"));
}

/**
 * What this browser saw before the deal is what the end is checked against.
 * @param {string} code
 * @param {Promised} promise
 */
function noteWhatIsPromised(code, { deal, commitment }) {
  if (!memoryOf(code, deal)?.commitment) keep(code, deal, (memory) => (memory.commitment = commitment));
}

/**
 * The server has taken the promise of a salt, or the salt: it cannot say later that it did not.
 * @param {string} code
 * @param {number} deal
 * @param {number} seat
 * @param {string} phase
 */
function noteTaken(code, deal, seat, phase) {
  keep(code, deal, ({ promised, shown }) => void (phase === "promising" ? promised : shown).push(seat));
}

/**
 * A secret of this browser that never leaves it; salts are made from it, so that all its tabs,
 * and the page after a reload, show the salt that was promised.
 * @param {string} code
 * @returns {string}
 */
function ownSecret(code) {
  const name = `luck/${code}`;
  if (!recall(name)) remember(name, randomHex(32));
  return recall(name);
}

/**
 * This browser's salt of a deal, kept so that the end can be checked.
 * None if the server promises something else than it did at first.
 * @param {string} code
 * @param {Promised} promise
 * @param {number} seat
 * @returns {Promise<string | null>}
 */
async function ownSalt(code, { deal, commitment }, seat) {
  const sign = await hmacOf(fromHex(ownSecret(code)));
  const salt = toHex(await sign(packed("macabre/own/v1", code, deal, seat, commitment)));
  if (memoryOf(code, deal)?.commitment !== commitment) return null;
  keep(code, deal, (memory) => (memory.salts[seat] = salt));
  return salt;
}

/**
 * The button that checks a match, and what it finds. What does not fit is told without being asked.
 * @param {string} match
 * @param {string[]} names
 */
export function checkPanel(match, names) {
  const result = el("div", { class: "findings", role: "status" });
  const button = el("button", { type: "button", key: "check" }, say("check"));
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      drawFindings(result, await check(match, names));
    } catch (fault) {
      notice(say("check-failed", { why: /** @type {Error} */ (fault).message }), "fault");
    }
    button.disabled = false;
  });
  void warn(match, names, result);
  return el(
    "div",
    { class: "check" },
    button,
    result,
    el("p", { class: "soft" }, say("check-proves"), " ", aboutLink()),
  );
}

/**
 * @param {string} match
 * @param {string[]} names
 */
async function check(match, names) {
  const answer = await ask(`/api/matches/${encodeURIComponent(match)}/transcript.txt`);
  if (!answer.ok) throw new Error(say("fault-answer", { status: answer.status }));
  return verify(await answer.text(), names);
}

/** @type {Map<string, Promise<Finding[]>>} the matches that were checked without being asked */
const checked = new Map();

/**
 * @param {string} match
 * @param {string[]} names
 * @param {HTMLElement} result
 */
async function warn(match, names, result) {
  const first = !checked.has(match);
  if (first)
    checked.set(
      match,
      check(match, names).catch(() => []),
    );
  const findings = (await checked.get(match)) ?? [];
  const wrong = findings.find(({ state }) => state === "bad");
  if (!wrong) return;
  drawFindings(result, findings);
  if (first) notice(wrong.text, "fault");
}

const SIGNS = { good: "✓ ", open: "? ", bad: "✗ ", note: "" };

/**
 * @param {HTMLElement} host
 * @param {Finding[]} findings
 */
function drawFindings(host, findings) {
  const has = (/** @type {string} */ wanted) => findings.some(({ state }) => state === wanted);
  const verdict = has("bad") ? "bad" : has("open") ? "open" : "good";
  const lines = findings.map(({ state, text }) => el("li", { class: state }, SIGNS[state], text));
  fill(host, el("p", { class: verdict }, el("strong", {}, say(`check-${verdict}`))), el("ul", {}, lines));
}
