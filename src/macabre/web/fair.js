/** Fair chance at the table: this browser's salts, what was promised, and the check. */

import { byId, el, fill, notice, whenChanged } from "./dom.js";
import { fromHex, hmacOf, randomHex, toHex } from "./hash.js";
import { packed, saltCommitment } from "./luck.js";
import { recall, remember } from "./store.js";
import { PROVES, verify } from "./verify.js";
import { listed } from "./words.js";

/** @typedef {import("./protocol.js").Seen} Seen */
/** @typedef {import("./protocol.js").Promise} Promised */
/** @typedef {import("./room.js").Room} Room */
/** @typedef {{commitment: string, salts: Record<string, string>}} Memory */

export class Fairness {
  /**
   * @param {HTMLElement} host
   * @param {Room} room
   */
  constructor(host, room) {
    this.host = host;
    this.room = room;
    /** @type {Set<string>} what is under way */
    this.sent = new Set();
    ownSecret(room.model.code);
    this.show = whenChanged((promise, match) => this.drawAnew(promise, match));
  }

  /** @param {Seen} seen */
  follow(seen) {
    this.show(seen.promise, seen.match, this.room.model.names);
    const { promise } = seen;
    if (!promise || !["gathering", "promising", "salting"].includes(seen.phase)) return;
    noteWhatIsPromised(this.room.model.code, promise);
    for (const seat of promise.awaited.filter((awaited) => seen.yours.includes(awaited))) this.contribute(seen.phase, promise, seat);
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
    const { code } = this.room.model;
    const salt = await ownSalt(code, promise, seat);
    if (salt === null) return notice("The server changed its promise before the deal: this browser's salt stays hidden.", "fault");
    const { deal } = promise;
    const command = phase === "promising"
      ? { t: "promise-salt", seat, deal, commitment: await saltCommitment(code, deal, seat, salt) }
      : { t: "show-salt", seat, deal, salt };
    await this.room.ask(command).catch(() => this.sent.delete(key)); // another tab of this browser may have been quicker
  }

  /**
   * @param {Promised | null} promise
   * @param {string | null} match
   */
  drawAnew(promise, match) {
    byId("fair-brief").textContent = promise ? "dice and cards that nobody can steer" : "";
    if (!promise) return fill(this.host, el("p", { class: "soft" }, "Before the deal the server promises its secret by a hash, and every player's browser adds a salt of its own."));
    const state = promise.secret ? "The match is over and the secret is shown." : this.progress(promise);
    return fill(this.host,
      el("p", {}, "All luck of this match was fixed before the deal, by the server and the players' browsers together: nobody, not even the server, can choose what falls."),
      el("p", {}, state),
      el("details", {}, el("summary", { key: "fair-figures" }, "The figures"),
        el("dl", { class: "hashes" },
          el("div", {}, el("dt", {}, "The server's promise, made before the deal"), el("dd", {}, el("code", {}, promise.commitment))),
          promise.secret && el("div", {}, el("dt", {}, "The secret behind it"), el("dd", {}, el("code", {}, promise.secret))))),
      match && promise.secret ? checkPanel(match) : el("p", { class: "soft" }, "When the match is over, anybody can check every draw here."));
  }

  /** @param {Promised} promise */
  progress(promise) {
    const { names } = this.room.model;
    if (promise.awaited.length) return `Waiting for the salt of ${listed(promise.awaited.map((seat) => names[seat]))}.`;
    return promise.salted.length ? `Mixed with salts of ${listed(promise.salted.map((seat) => names[seat]))}.` : "No salts were asked for.";
  }
}

/**
 * What this browser saw before the deal is what the end is checked against.
 * @param {string} code
 * @param {Promised} promise
 */
function noteWhatIsPromised(code, { deal, commitment }) {
  const name = `fair/${code}/${deal}`;
  if (!recall(name)) remember(name, { commitment, salts: {} });
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
  const name = `fair/${code}/${deal}`;
  /** @type {Memory} */
  const memory = recall(name);
  if (memory.commitment !== commitment) return null;
  memory.salts[seat] = salt;
  remember(name, memory);
  return salt;
}

/**
 * The button that checks a match, and what it finds.
 * @param {string} match
 */
export function checkPanel(match) {
  const result = el("div", { class: "findings", role: "status" });
  const button = el("button", { type: "button", key: "check" }, "Check this match");
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      const answer = await fetch(`/api/matches/${encodeURIComponent(match)}/transcript.txt`);
      if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
      drawFindings(result, await verify(await answer.text()));
    } catch (fault) {
      notice(`The match could not be checked: ${/** @type {Error} */ (fault).message}.`, "fault");
    }
    button.disabled = false;
  });
  return el("div", { class: "check" }, button, result, el("p", { class: "soft" }, PROVES));
}

/**
 * @param {HTMLElement} host
 * @param {import("./verify.js").Finding[]} findings
 */
function drawFindings(host, findings) {
  const good = findings.every(({ ok }) => ok);
  const lines = findings.map(({ ok, text }) => el("li", { class: ok ? "good" : "bad" }, ok ? "✓ " : "✗ ", text));
  fill(host, el("p", { class: good ? "good" : "bad" }, el("strong", {}, good ? "Everything fits." : "Something does not fit.")), el("ul", {}, lines));
}
