/** What this browser was told, kept up to date: a whole message, and then what has changed. */

/** @typedef {import("./protocol.js").Seen} Seen */
/** @typedef {import("./protocol.js").SeenChanged} Changed */
/** @typedef {import("./protocol.js").Offer} Offer */
/** @typedef {import("./protocol.js").LegalMove} LegalMove */
/** @typedef {[any, string, string | null]} Part a value, its word in a move's text, and what it is called */

/** What was told last; messages that were shown are never changed. */
export class Standing {
  constructor() {
    /** @type {Seen | null} */
    this.seen = null;
    this.state = 0;
  }

  /**
   * What is to be seen now; null if this browser has lost track and must ask for the whole.
   * @param {Seen | Changed} message
   * @returns {Seen | null}
   */
  take(message) {
    if (message.t === "seen") [this.seen, this.state] = [message, 0];
    else if (this.seen && message.state === this.state + 1) {
      this.seen = after(this.seen, message);
      this.state = message.state;
    } else this.seen = null;
    return this.seen;
  }
}

/**
 * @param {Seen} seen
 * @param {Changed} changed
 * @returns {Seen}
 */
function after(seen, { number, changes, offer, told = [], emotes = [] }) {
  /** @type {any} */
  let now = seen;
  for (const change of changes) now = put(now, change[0], change);
  const news = told.map(([number, text, event, ms, about]) => ({ number, text, event, ms, about }));
  return { ...now, ...(offer && legalIn(offer)), number, told: news, emotes, fresh: false };
}

/**
 * @param {any} value
 * @param {(string | number)[]} place
 * @param {any[]} change
 */
function put(value, [key, ...rest], change) {
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (rest.length) copy[key] = put(value[key], rest, change);
  else if (change.length > 1) copy[key] = change[1];
  else delete copy[key];
  return copy;
}

/**
 * The moves of an offer, as a whole message has them.
 * @param {Offer} offer
 * @returns {{legal: LegalMove[], parts: Record<string, Record<string, string>>}}
 */
export function legalIn({ fields, parts, tree, words }) {
  /** @type {[string, Part[]][]} */
  const known = Object.entries(parts).map(([field, all]) => [field, all.map(wholePart)]);
  const partsOf = Object.fromEntries(known);
  const legal = rows(tree, []).map(([shape, ...places], number) => {
    const chosen = places.map((place, depth) => partsOf[fields[shape][depth]][place]);
    const move = Object.fromEntries(chosen.map(([value], depth) => [fields[shape][depth], value]));
    return { text: chosen.map(([, word]) => word).join(" "), move, words: words[number] ?? "" };
  });
  return { legal, parts: Object.fromEntries(known.map(called).filter(([, said]) => Object.keys(said).length)) };
}

/** @param {string | Part} part @returns {Part} */
const wholePart = (part) => (typeof part === "string" ? [part, part, part] : part);

/**
 * @param {[string, Part[]]} known
 * @returns {[string, Record<string, string>]}
 */
function called([field, known]) {
  const said = known.filter(([, , text]) => text).map(([value, , text]) => [JSON.stringify(value), text]);
  return [field, Object.fromEntries(said)];
}

/**
 * @param {any[]} tree
 * @param {number[]} before
 * @returns {number[][]}
 */
function rows(tree, before) {
  return tree.flatMap((node) => (typeof node === "number" ? [[...before, node]] : rows(node[1], [...before, node[0]])));
}
