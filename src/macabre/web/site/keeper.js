/** Keeps the worker in which the hall is, and passes on what pages and hall say to each other. */

/** @typedef {{status: number, text: string}} Answer */
/** @typedef {{open: () => void, heard: (text: string) => void, closed: (code: number) => void}} Ears */

const FAILED = 1011;

export class Keeper {
  /** @param {number} pace how long bots seem to think; at 0 nothing is shown slowly */
  constructor(pace = 1) {
    const name = String(pace); // what is kept for the time without a network forgets what is asked behind an address
    this.worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name });
    this.worker.addEventListener("message", ({ data }) => this.hear(data));
    this.worker.addEventListener("error", ({ message }) => this.fail(message));
    this.last = 0;
    /** @type {Map<number, {resolve: (answer: Answer) => void, reject: (why: Error) => void}>} */
    this.waiting = new Map();
    /** @type {Map<number, Ears>} */
    this.lines = new Map();
    this.failed = false;
    this.cannot = typeof WebAssembly === "undefined"; // whether this browser is too old, or too careful
    this.forgets = false; // whether nothing can be kept here
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {string} language
   * @param {string} body
   * @returns {Promise<Answer>}
   */
  ask(method, path, language, body) {
    if (this.failed) return Promise.reject(new Error("the hall cannot be opened"));
    const number = ++this.last;
    this.worker.postMessage({ ask: number, method, path, language, body });
    return new Promise((resolve, reject) => this.waiting.set(number, { resolve, reject }));
  }

  /**
   * @param {string} path
   * @param {string} language
   * @param {Ears} ears
   */
  call(path, language, ears) {
    const line = ++this.last;
    this.lines.set(line, ears);
    this.worker.postMessage({ call: line, path, language });
    return {
      say: (/** @type {string} */ text) => this.worker.postMessage({ say: line, text }),
      close: () => {
        if (this.lines.delete(line)) this.worker.postMessage({ close: line });
      },
    };
  }

  /** @param {any} told */
  hear(told) {
    if ("answered" in told) this.settle(told);
    else if ("opened" in told) this.lines.get(told.opened)?.open();
    else if ("heard" in told) this.lines.get(told.heard)?.heard(told.text);
    else if ("closed" in told) this.lines.get(told.closed)?.closed(told.code);
    else if ("fault" in told) this.fail(told.fault, told.cannot);
    else if ("forgets" in told) this.forgets = told.forgets;
  }

  /** @param {{answered: number, status: number, text: string}} told */
  settle({ answered, status, text }) {
    this.waiting.get(answered)?.resolve({ status, text });
    this.waiting.delete(answered);
  }

  /**
   * Nothing can be played here.
   * @param {string} why
   * @param {boolean} [cannot]
   */
  fail(why, cannot = false) {
    console.error(why);
    this.failed = true;
    this.cannot ||= cannot;
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
    for (const { closed } of [...this.lines.values()]) closed(FAILED);
  }
}

/** @type {Keeper | null} */
let own = null;

/** The keeper of the window that shows this page, so that a page that follows another finds the hall open; or one's own. @returns {Keeper} */
export function keeperHere() {
  const { openHall } = /** @type {any} */ (window.parent); // which is this window where none is around it
  own ??= openHall ? openHall() : new Keeper();
  return /** @type {Keeper} */ (own);
}
