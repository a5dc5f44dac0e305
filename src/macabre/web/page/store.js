/** What this browser remembers. Where nothing can be kept, it is remembered until the page closes. */

const PREFIX = "macabre/";
const MOST_TABLES = 60; // that are remembered
/** @type {Map<string, string>} */
const fallback = new Map();

/**
 * @param {string} name
 * @param {any} otherwise
 * @returns {any}
 */
export function recall(name, otherwise = null) {
  const text = read(PREFIX + name);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} name
 * @param {any} value
 */
export function remember(name, value) {
  const text = JSON.stringify(value);
  fallback.set(PREFIX + name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // storage is full or forbidden; the fallback has it
  }
}

/** @param {string} name */
export function forget(name) {
  fallback.delete(PREFIX + name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // nothing was kept
  }
}

/**
 * @param {string} key
 * @returns {string | null}
 */
function read(key) {
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

/**
 * The keys of the seats that this browser holds at a table, by seat.
 * @param {string} code
 * @returns {Record<string, string>}
 */
export function tokens(code) {
  return recall(`seats/${code}`, {});
}

/**
 * @param {string} code
 * @param {number} seat
 * @param {string | null} token
 */
export function keepToken(code, seat, token) {
  const kept = tokens(code);
  if (token === null) delete kept[seat];
  else kept[seat] = token;
  remember(`seats/${code}`, kept);
  if (!recall(`since/${code}`)) remember(`since/${code}`, Date.now());
  const others = tables().filter((other) => other !== code);
  remember("tables", (Object.keys(kept).length ? [code, ...others] : others).slice(0, MOST_TABLES));
}

/** When this browser first took a seat at a table, in ms; null if that was not noted. @param {string} code @returns {number | null} */
export const since = (code) => recall(`since/${code}`);

/**
 * The tables at which this browser took a seat, the newest first.
 * @returns {string[]}
 */
export function tables() {
  return recall("tables", []);
}
