/** Fair chance at the table: this browser's salts, what was promised, and the check. */

import { byId, el, fill, notice, whenChanged } from "../kit/dom.js";
import { namesOf } from "../line/model.js";
import { ask } from "../page/house.js";
import { recall, remember } from "../page/store.js";
import { listed } from "../page/words.js";
import { fromHex, hmacOf, randomHex, toHex } from "./hash.js";
import { packed, saltCommitment } from "./luck.js";
import { burntLine, missingLine, PROVES, verify } from "./verify.js";
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
    if (salt === null)
      return notice("The server changed its promise before the deal: this browser's salt stays hidden.", "fault");
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
        ? [el("code", {}, digits.join(" ")), ` after step ${mark.step}; everybody at the table has the same`]
        : ["none yet"]),
    );
  }

  /**
   * @param {Promised | null} promise
   * @param {string | null} match
   * @param {string[]} names
   */
  drawAnew(promise, match, names) {
    const doubts = promise ? doubtsOf(promise, names) : [];
    byId("fair-brief").textContent = doubts.length
      ? "not all of it can be proved"
      : promise
        ? "dice and cards that nobody can steer alone"
        : "";
    if (!promise)
      return fill(
        this.host,
        el(
          "p",
          { class: "soft" },
          "Before the deal the server promises its secret by a hash, and every player's browser adds a salt of its own.",
        ),
      );
    const state = promise.secret ? "The match is over and the secret is shown." : this.progress(promise, names);
    return fill(
      this.host,
      el(
        "p",
        {},
        "All luck of a match is fixed before the deal, by the server and the players' browsers together: whoever adds a salt knows that nobody, not even the server, could choose what falls. ",
        aboutLink(),
      ),
      el("p", {}, state),
      doubts,
      el(
        "details",
        {},
        el("summary", { key: "fair-figures" }, "The figures"),
        el(
          "dl",
          { class: "hashes" },
          el(
            "div",
            {},
            el("dt", {}, "The server's promise, made before the deal"),
            el("dd", {}, el("code", {}, promise.commitment)),
          ),
          promise.secret &&
            el("div", {}, el("dt", {}, "The secret behind it"), el("dd", {}, el("code", {}, promise.secret))),
          el("div", {}, el("dt", {}, "The fingerprint of the match so far"), this.mark),
        ),
      ),
      match && promise.secret
        ? checkPanel(match, names)
        : el("p", { class: "soft" }, "When the match is over, anybody can check every draw here."),
    );
  }

  /**
   * @param {Promised} promise
   * @param {string[]} names
   */
  progress(promise, names) {
    if (promise.awaited.length) return `Waiting for the salt of ${listed(promise.awaited.map((seat) => names[seat]))}.`;
    return promise.salted.length
      ? `Mixed with salts of ${listed(promise.salted.map((seat) => names[seat]))}.`
      : "No salts were asked for.";
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
  return el("a", { href: ABOUT, target: "_blank", rel: "noopener" }, "What is proved, and what is not");
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
  const button = el("button", { type: "button", key: "check" }, "Check this match");
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      drawFindings(result, await check(match, names));
    } catch (fault) {
      notice(`The match could not be checked: ${/** @type {Error} */ (fault).message}.`, "fault");
    }
    button.disabled = false;
  });
  void warn(match, names, result);
  return el("div", { class: "check" }, button, result, el("p", { class: "soft" }, PROVES, " ", aboutLink()));
}

/**
 * @param {string} match
 * @param {string[]} names
 */
async function check(match, names) {
  const answer = await ask(`/api/matches/${encodeURIComponent(match)}/transcript.txt`);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
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
const VERDICTS = {
  good: "Everything fits.",
  open: "Nothing contradicts it, but not all is proved.",
  bad: "Something does not fit.",
};

/**
 * @param {HTMLElement} host
 * @param {Finding[]} findings
 */
function drawFindings(host, findings) {
  const has = (/** @type {string} */ wanted) => findings.some(({ state }) => state === wanted);
  const verdict = has("bad") ? "bad" : has("open") ? "open" : "good";
  const lines = findings.map(({ state, text }) => el("li", { class: state }, SIGNS[state], text));
  fill(host, el("p", { class: verdict }, el("strong", {}, VERDICTS[verdict])), el("ul", {}, lines));
}
