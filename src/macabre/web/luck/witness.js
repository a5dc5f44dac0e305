/** What this browser saw of a table with its own eyes, kept so that what is said later can be compared with it. */

import { say } from "../page/language.js";
import { forget, recall, remember } from "../page/store.js";

/** @typedef {import("../line/protocol.js").Seen} Seen */
/** @typedef {import("../line/protocol.js").Saw} Saw */
/**
 * What was seen of one deal: the server's promise before it, this browser's salts and which of them the server took,
 * the deals that were burnt before it, and the beginnings of the match's fingerprints by step.
 * @typedef {{commitment: string | null, salts: Record<string, string>, promised: number[], shown: number[], burnt: number[], prints: Record<string, string>}} Memory
 */

const MOST_DEALS = 40; // that are remembered
export const DIGITS = 16; // of a fingerprint: more than anybody could try

/**
 * @param {string} code
 * @param {number} deal
 * @returns {Memory | null}
 */
export function memoryOf(code, deal) {
  const kept = recall(nameOf(code, deal));
  return kept && { commitment: null, salts: {}, promised: [], shown: [], burnt: [], prints: {}, ...kept };
}

/**
 * Keep something of a deal.
 * @param {string} code
 * @param {number} deal
 * @param {(memory: Memory) => void} change
 */
export function keep(code, deal, change) {
  const memory = memoryOf(code, deal) ?? {
    commitment: null,
    salts: {},
    promised: [],
    shown: [],
    burnt: [],
    prints: {},
  };
  change(memory);
  remember(nameOf(code, deal), memory);
  forgetOldest("deals", nameOf(code, deal));
}

/**
 * @param {string} code
 * @param {number} deal
 */
function nameOf(code, deal) {
  return `fair/${code}/${deal}`;
}

/**
 * Only the newest are kept.
 * @param {string} list
 * @param {string} newest
 */
function forgetOldest(list, newest) {
  /** @type {string[]} */
  const names = recall(list, []);
  if (names[0] === newest) return;
  const sorted = [newest, ...names.filter((name) => name !== newest)];
  for (const name of sorted.slice(MOST_DEALS)) forget(name);
  remember(list, sorted.slice(0, MOST_DEALS));
}

/** Follows one table's log and match. */
export class Witness {
  /** @param {string} code */
  constructor(code) {
    this.code = code;
    /** @type {Saw | null} what the table was last told that this browser saw */
    this.told = null;
  }

  /** What the table is to be asked about. @returns {Saw | null} */
  recall() {
    this.told = recall(`log/${this.code}`);
    return this.told;
  }

  /**
   * Note what is seen; why it does not fit what was seen before, if it does not.
   * @param {Seen} seen
   * @returns {string | null}
   */
  follow(seen) {
    const doubt = seen.doubt ?? this.differs(seen) ?? this.notePrint(seen);
    if (doubt) return doubt;
    this.noteLog(seen);
    if (seen.promise?.burnt.length)
      this.noteBurnt(
        seen.promise.deal,
        seen.promise.burnt.map(({ deal }) => deal),
      );
    return null;
  }

  /** @param {Seen} seen */
  differs({ number, seal }) {
    const { told } = this;
    if (!told) return null;
    if (number < told.number) return say("doubt-shorter", { had: told.number, has: number });
    return number === told.number && seal !== told.seal ? say("doubt-other") : null;
  }

  /** @param {Seen} seen */
  noteLog({ number, seal }) {
    /** @type {Saw | null} */
    const kept = recall(`log/${this.code}`);
    if (!seal || (kept && kept.number >= number)) return;
    remember(`log/${this.code}`, { number, seal });
    forgetOldest("logs", `log/${this.code}`);
  }

  /** @param {Seen} seen */
  notePrint({ promise, fingerprint }) {
    if (!promise || !fingerprint) return null;
    const { step } = fingerprint;
    const digits = fingerprint.digits.slice(0, DIGITS);
    const known = memoryOf(this.code, promise.deal)?.prints[step];
    if (known && known !== digits) return say("doubt-step", { step });
    if (!known) keep(this.code, promise.deal, ({ prints }) => (prints[step] = digits));
    return null;
  }

  /**
   * @param {number} deal
   * @param {number[]} burnt
   */
  noteBurnt(deal, burnt) {
    if (memoryOf(this.code, deal)?.burnt.length === burnt.length) return;
    keep(this.code, deal, (memory) => (memory.burnt = burnt));
  }
}
