/** The browser's own database: texts by key. Where it is forbidden, they are kept until the page closes. */

const NAME = "macabre";
const ROWS = "rows";

/**
 * @param {string} prefix
 * @param {string} after
 */
const between = (prefix, after) => IDBKeyRange.bound(after || prefix, `${prefix}\uffff`, after !== "");

/** What went wrong, as something that Python can raise. @param {DOMException | null} error */
const fault = (error) => Object.assign(new Error(error?.message), { name: error?.name ?? "AbortError" });

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(fault(request.error));
  });

class Windows {
  constructor() {
    this.channel = new BroadcastChannel(NAME);
  }

  /** Tell the other windows of this browser. @param {string} text */
  nudge(text) {
    this.channel.postMessage(text);
  }

  /** @param {(text: string) => void} heed */
  listen(heed) {
    this.channel.onmessage = ({ data }) => heed(data);
  }
}

class Shelves extends Windows {
  /** @param {IDBDatabase} database */
  constructor(database) {
    super();
    this.database = database;
  }

  /** @param {string} key @returns {Promise<string | undefined>} */
  get(key) {
    return done(this.database.transaction(ROWS).objectStore(ROWS).get(key));
  }

  /**
   * @param {string} prefix
   * @param {string} after
   * @returns {Promise<[string, string][]>}
   */
  async list(prefix, after) {
    const rows = this.database.transaction(ROWS).objectStore(ROWS);
    const range = between(prefix, after);
    const [keys, texts] = await Promise.all([done(rows.getAllKeys(range)), done(rows.getAll(range))]);
    return keys.map((key, place) => [String(key), texts[place]]);
  }

  /**
   * All of it or nothing: nothing, and false, if something lies already where something new is to be.
   * @param {string} fresh keys and texts as JSON
   * @param {string} put the same, for what may be there
   * @param {string} gone keys as JSON
   * @returns {Promise<boolean>}
   */
  change(fresh, put, gone) {
    const work = this.database.transaction(ROWS, "readwrite", { durability: "strict" });
    const rows = work.objectStore(ROWS);
    for (const [key, text] of JSON.parse(fresh)) rows.add(text, key);
    for (const [key, text] of JSON.parse(put)) rows.put(text, key);
    for (const key of JSON.parse(gone)) rows.delete(key);
    return new Promise((resolve, reject) => {
      work.oncomplete = () => resolve(true);
      work.onabort = () => (work.error?.name === "ConstraintError" ? resolve(false) : reject(fault(work.error)));
    });
  }
}

class Memory extends Windows {
  constructor() {
    super();
    /** @type {Map<string, string>} */
    this.rows = new Map();
  }

  /** @param {string} key */
  async get(key) {
    return this.rows.get(key);
  }

  /**
   * @param {string} prefix
   * @param {string} after
   */
  async list(prefix, after) {
    const found = [...this.rows].filter(([key]) => key.startsWith(prefix) && key > after);
    return found.sort(([one], [other]) => (one < other ? -1 : 1));
  }

  /**
   * @param {string} fresh
   * @param {string} put
   * @param {string} gone
   */
  async change(fresh, put, gone) {
    /** @type {[string, string][]} */
    const added = JSON.parse(fresh);
    if (added.some(([key]) => this.rows.has(key))) return false;
    for (const [key, text] of [...added, ...JSON.parse(put)]) this.rows.set(key, text);
    for (const key of JSON.parse(gone)) this.rows.delete(key);
    return true;
  }
}

/** @returns {Promise<{shelves: Shelves | Memory, lasting: boolean}>} */
export async function openShelves() {
  try {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS);
    return { shelves: new Shelves(await done(opening)), lasting: true };
  } catch {
    return { shelves: new Memory(), lasting: false };
  }
}
