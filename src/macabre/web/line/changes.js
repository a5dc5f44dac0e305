/** What this browser was told, kept up to date: a whole message, and then what has changed. */

/** @typedef {import("./protocol.js").Seen} Seen */
/** @typedef {import("./protocol.js").SeenChanged} Changed */
/** @typedef {import("./protocol.js").Offer} Offer */
/** @typedef {import("./protocol.js").LegalMove} LegalMove */
/** @typedef {[any, string, string | null]} Part a value, its word in a move's text, and what it is called */
/** @typedef {[number, Record<string, string>, string[]]} Form of events: how long they are seen, what is alike in all, and the fields */

/** What was told last; messages that were shown are never changed. */
export class Standing {
  constructor() {
    /** @type {Seen | null} */
    this.seen = null;
    this.state = 0;
    /** @type {any[]} what was said since the whole was told, which has its number from then on */
    this.said = [];
  }

  /**
   * What is to be seen now; null if this browser has lost track and must ask for the whole.
   * @param {Seen | Changed} message
   * @returns {Seen | null}
   */
  take(message) {
    if (message.t === "seen") [this.seen, this.state, this.said] = [message, 0, []];
    else if (this.seen && message.state === this.state + 1) {
      this.said.push(...(message.said ?? []));
      this.seen = after(this.seen, message, this.said);
      this.state = message.state;
    } else this.seen = null;
    return this.seen;
  }
}

/**
 * @param {Seen} seen
 * @param {Changed} changed
 * @param {any[]} said
 * @returns {Seen}
 */
function after(seen, { number, seal, mark, status, changes = [], view = [], offer, told = [], emotes = [] }, said) {
  /** @type {any} */
  let now = seen;
  for (const change of changes) now = put(now, change[0], change);
  for (const [place, ...value] of view) now = put(now, ["view", ...place], [place, ...value]);
  return {
    ...now,
    ...(seal && { seal: inDigits(seal) }),
    ...(mark && { fingerprint: { step: mark[0], digits: inDigits(mark[1]) } }),
    ...(status != null && { status: said[status] }),
    ...(offer && legalIn(offer, said)),
    number,
    told: told.map((row) => toldIn(row, said)),
    emotes,
    fresh: false,
  };
}

/**
 * @param {[number, number, any[]?, string?, string?]} row
 * @param {any[]} said
 * @returns {import("./protocol.js").Told}
 */
function toldIn([number, form, values = [], text = "", about = ""], said) {
  const [ms, alike, names] = /** @type {Form} */ (said[form]);
  const event = { ...alike, ...Object.fromEntries(names.map((name, place) => [name, values[place]])) };
  return { number, text, event, ms, about };
}

/** What was sent in base 64, as hexadecimal digits. @param {string} letters */
function inDigits(letters) {
  return [...atob(letters)].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, "0")).join("");
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
 * @param {any[]} said
 * @returns {{legal: LegalMove[], parts: Record<string, Record<string, string>>}}
 */
export function legalIn({ tree = [], words = [] }, said) {
  /** @type {Record<string, Record<string, string>>} */
  const parts = {};
  const legal = rows(tree, []).map(([shape, ...places], number) => {
    /** @type {[string, Part][]} */
    const chosen = places.map((place, depth) => [said[shape][depth], wholePart(said[place])]);
    for (const [field, part] of chosen) call(parts, field, part);
    const move = Object.fromEntries(chosen.map(([field, [value]]) => [field, value]));
    return { text: chosen.map(([, [, word]]) => word).join(" "), move, words: said[words[number]] ?? "" };
  });
  return { legal, parts };
}

/** @param {string | Part} part @returns {Part} */
const wholePart = (part) => (typeof part === "string" ? [part, part, part] : part);

/**
 * Note what a part is called.
 * @param {Record<string, Record<string, string>>} parts
 * @param {string} field
 * @param {Part} part
 */
function call(parts, field, [value, , text]) {
  if (!text) return;
  parts[field] ??= {};
  parts[field][JSON.stringify(value)] = text;
}

/**
 * @param {any[]} tree
 * @param {number[]} before
 * @returns {number[][]}
 */
function rows(tree, before) {
  return tree.flatMap((node) => (typeof node === "number" ? [[...before, node]] : rows(node[1], [...before, node[0]])));
}
