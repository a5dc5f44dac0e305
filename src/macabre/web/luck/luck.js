/** The bytes of fair luck, exactly as the engine makes them: promises, the key, and the numbers drawn. */

import { fromHex, hmacOf, joined, numberBytes, sha256, textBytes, toHex } from "./hash.js";

const WORD = 2n ** 64n;

/** @typedef {(message: Uint8Array) => Promise<Uint8Array>} Sign */
/** @typedef {{commitment: string, salt: string}} Salt */
/** @typedef {{deal: number, commitment: string, secret: string, withheld: number[], version: number}} Burn */
/**
 * `persons` are the seats of people, none if the record does not say.
 * @typedef {{table: string, deal: number, version: number, commitment: string, salts: Map<number, Salt>, secret: string | null, persons: number[] | null, burnt: Burn[]}} Fair
 */

/**
 * Parts as bytes, each behind its length.
 * @param {...(string | number | Uint8Array)} parts
 * @returns {Uint8Array}
 */
export function packed(...parts) {
  const pieces = parts.map((part) => (part instanceof Uint8Array ? part : textBytes(String(part))));
  return joined(...pieces.flatMap((piece) => [numberBytes(piece.length, 4), piece]));
}

/**
 * The hash by which a server promises its secret.
 * @param {Fair} fair
 * @param {string} secret
 * @param {number} deal
 */
export async function secretCommitment(fair, secret, deal = fair.deal) {
  return toHex(await sha256(packed("macabre/s/v1", fair.table, deal, fair.version, fromHex(secret))));
}

/**
 * The hash by which this browser promises its salt.
 * @param {string} table
 * @param {number} deal
 * @param {number} seat
 * @param {string} salt
 */
export async function saltCommitment(table, deal, seat, salt) {
  return toHex(await sha256(packed("macabre/c/v1", table, deal, seat, fromHex(salt))));
}

/**
 * The key of all draws, ready to be drawn from.
 * @param {Fair} fair
 * @param {string} secret
 * @returns {Promise<Sign>}
 */
export async function stream(fair, secret) {
  const salts = [...fair.salts].sort(([a], [b]) => a - b).flatMap(([seat, { salt }]) => [seat, fromHex(salt)]);
  const sign = await hmacOf(fromHex(secret));
  return hmacOf(await sign(packed("macabre/k/v1", fair.table, fair.deal, fair.version, ...salts)));
}

/**
 * What stands for the match after each of some steps.
 * @param {Fair} fair
 * @param {string} secret
 * @param {string[]} header
 * @param {string[]} steps
 * @param {Set<number>} wanted
 * @returns {Promise<Map<number, string>>}
 */
export async function fingerprints(fair, secret, header, steps, wanted) {
  const sign = await hmacOf(fromHex(secret));
  const found = new Map();
  let trace = await sha256(packed("macabre/trace/v1", ...header));
  for (let count = 0; ; count++) {
    if (wanted.has(count))
      found.set(count, toHex(await sign(packed("macabre/f/v1", fair.table, fair.deal, count, trace))));
    if (count === steps.length) return found;
    trace = await sha256(packed(trace, count + 1, steps[count]));
  }
}

/**
 * The count-th number of a purpose, from 0 to limit - 1, without bias.
 * @param {Sign} sign
 * @param {string} purpose
 * @param {number} count
 * @param {bigint} limit
 * @returns {Promise<bigint>}
 */
export async function drawn(sign, purpose, count, limit) {
  const name = textBytes(purpose);
  const label = joined(numberBytes(name.length, 2), name, numberBytes(count, 8));
  const fair = WORD - (WORD % limit);
  for (let attempt = 0; ; attempt++) {
    const block = await sign(joined(label, numberBytes(attempt, 8)));
    const word = new DataView(block.buffer, block.byteOffset).getBigUint64(0);
    if (word < fair) return word % limit;
  }
}

/**
 * The outcome whose share of the weights holds the number.
 * @param {bigint} number
 * @param {bigint[]} weights
 */
export function indexOf(number, weights) {
  let below = 0n;
  return weights.findIndex((weight) => {
    below += weight;
    return number < below;
  });
}
