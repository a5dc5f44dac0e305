/** Checks a transcript's luck in the browser: the promises, the salts, the key, and every draw. */

import { sha256, textBytes, toHex } from "./hash.js";
import { drawn, indexOf, saltCommitment, secretCommitment, stream } from "./luck.js";
import { recall } from "./store.js";

/** @typedef {import("./luck.js").Fair} Fair */
/** @typedef {{ok: boolean, text: string}} Finding */
/** @typedef {{number: number, purpose: string, count: number, weights: bigint[], index: number}} Draw */

export const PROVES =
  "This proves that every card and die followed from what was promised before the deal, mixed with the players' own salts, so nobody could pick them; " +
  "it does not stop a server that peeks at hands while you play.";

/**
 * Everything that can be checked without the rules.
 * @param {string} text
 * @returns {Promise<Finding[]>}
 */
export async function verify(text) {
  const fair = readFair(text);
  if (!fair) return [{ ok: false, text: "This match was not drawn from a promise, so there is nothing to check." }];
  if (!fair.secret) return [{ ok: false, text: "The secret is not shown yet: a match can be checked when it is over." }];
  const findings = [await checkSum(text), ...(await checkPromises(fair, fair.secret)), ...checkMemory(fair)];
  return [...findings, await checkDraws(text, fair, fair.secret)];
}

/**
 * The lines above the moves.
 * @param {string} text
 * @returns {Fair | null}
 */
function readFair(text) {
  const head = text.split("\nmoves\n")[0];
  const found = /^chance fair (\S+) (\d+) ([0-9a-f]{64})$/m.exec(head);
  const version = /^rules (\d+)$/m.exec(head);
  if (!found || !version) return null;
  const salts = new Map();
  for (const [, seat, commitment, salt] of head.matchAll(/^salt (\d+) ([0-9a-f]{64}) ([0-9a-f]*)$/gm))
    salts.set(Number(seat), { commitment, salt });
  const secret = /^secret ([0-9a-f]{64})$/m.exec(head)?.[1] ?? null;
  return { table: found[1], deal: Number(found[2]), version: Number(version[1]), commitment: found[3], salts, secret };
}

/**
 * The file is whole.
 * @param {string} text
 * @returns {Promise<Finding>}
 */
async function checkSum(text) {
  const end = /^end (\d+) [0-9a-f]{64} ([0-9a-f]{32})\n?$/m.exec(text.slice(text.lastIndexOf("\nend ") + 1));
  const body = text.slice(0, text.lastIndexOf("\nend ") + 1);
  const ok = end !== null && toHex(await sha256(textBytes(body))).slice(0, 32) === end[2];
  return { ok, text: ok ? "The record is whole." : "The record was changed or cut off: its checksum is another." };
}

/**
 * What was promised is what was shown.
 * @param {Fair} fair
 * @param {string} secret
 * @returns {Promise<Finding[]>}
 */
async function checkPromises(fair, secret) {
  const kept = (await secretCommitment(fair, secret)) === fair.commitment;
  const findings = [{ ok: kept, text: kept ? "The server's secret is the one it promised." : "The server's secret is not the one it promised." }];
  for (const [seat, { commitment, salt }] of fair.salts) {
    const same = (await saltCommitment(fair.table, fair.deal, seat, salt)) === commitment;
    findings.push({ ok: same, text: `The salt of seat ${seat + 1} is ${same ? "" : "not "}the one it promised.` });
  }
  return findings;
}

/**
 * What this browser saw and added itself, if it sat at the table.
 * @param {Fair} fair
 * @returns {Finding[]}
 */
function checkMemory(fair) {
  /** @type {{commitment: string, salts: Record<string, string>} | null} */
  const memory = recall(`fair/${fair.table}/${fair.deal}`);
  if (!memory) return [];
  const same = memory.commitment === fair.commitment;
  const findings = [{ ok: same, text: same ? "The promise is the one this browser saw before the deal." : "This browser saw another promise before the deal." }];
  for (const [seat, salt] of Object.entries(memory.salts)) {
    const mixed = fair.salts.get(Number(seat))?.salt === salt;
    findings.push({ ok: mixed, text: `This browser's own salt (seat ${Number(seat) + 1}) ${mixed ? "was" : "was not"} mixed in.` });
  }
  return findings;
}

/**
 * Every card and every die.
 * @param {string} text
 * @param {Fair} fair
 * @param {string} secret
 * @returns {Promise<Finding>}
 */
async function checkDraws(text, fair, secret) {
  const sign = await stream(fair, secret);
  const counts = new Map();
  const draws = readDraws(text);
  if (draws.length !== (text.match(/^\d+ chance /gm) ?? []).length) return { ok: false, text: "A draw is not written as a draw should be." };
  for (const draw of draws) {
    const { number, purpose, count, weights, index } = draw;
    if (count !== (counts.get(purpose) ?? 0)) return { ok: false, text: `Step ${number} does not use the next number of '${purpose}'.` };
    counts.set(purpose, count + 1);
    const total = weights.reduce((sum, weight) => sum + weight, 0n);
    if (indexOf(await drawn(sign, purpose, count, total), weights) !== index)
      return { ok: false, text: `Step ${number}: the key gives another outcome than the one that happened.` };
  }
  return { ok: true, text: `All ${draws.length} draws follow from the key.` };
}

/**
 * @param {string} text
 * @returns {Draw[]}
 */
function readDraws(text) {
  const steps = text.matchAll(/^(\d+) chance .* ; (\S+) (\d+) (\S+) (\d+)$/gm);
  return Array.from(steps, ([, number, purpose, count, weights, index]) => ({
    number: Number(number),
    purpose,
    count: Number(count),
    weights: readWeights(weights),
    index: Number(index),
  }));
}

/**
 * 36x1 is thirty-six outcomes of weight 1.
 * @param {string} text
 * @returns {bigint[]}
 */
function readWeights(text) {
  return text.split(",").flatMap((group) => {
    const [times, weight] = group.split("x");
    return Array.from({ length: Number(times) }, () => BigInt(weight));
  });
}
