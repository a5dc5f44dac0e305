/** Checks a transcript's luck in the browser: the promises, the salts, the key, every draw, and what this browser saw. */

import { say } from "../page/language.js";
import { listed } from "../page/words.js";
import { sha256, textBytes, toHex } from "./hash.js";
import { drawn, fingerprints, indexOf, saltCommitment, secretCommitment, stream } from "./luck.js";
import { DIGITS, memoryOf } from "./witness.js";

/** @typedef {import("./luck.js").Fair} Fair */
/**
 * Something that is proved, that nothing proves, that is wrong, or that is only to be known.
 * @typedef {{state: "good" | "open" | "bad" | "note", text: string}} Finding
 */
/** @typedef {{number: number, purpose: string, count: number, weights: bigint[], index: number}} Draw */

/**
 * Everything that can be checked without the rules.
 * @param {string} text
 * @param {string[]} names of those who sat there
 * @returns {Promise<Finding[]>}
 */
export async function verify(text, names = []) {
  const fair = readFair(text);
  if (!fair) return [open(say("verify-no-promise"))];
  if (!fair.secret) return [open(say("verify-not-over"))];
  const { secret } = fair;
  const called = (/** @type {number} */ seat) => names[seat] ?? say("seat", { number: seat + 1 });
  const findings = [
    await checkSum(text),
    ...(await checkPromises(fair, secret, called)),
    ...sayWhoSalted(fair, called),
  ];
  const seen = [...checkMemory(fair), ...(await checkPrints(text, fair, secret))];
  return [...findings, ...seen, await checkDraws(text, fair, secret)];
}

/** @param {string} text @returns {Finding} */
const good = (text) => ({ state: "good", text });
/** @param {string} text @returns {Finding} */
const open = (text) => ({ state: "open", text });
/** @param {string} text @returns {Finding} */
const note = (text) => ({ state: "note", text });
/** @param {string} text @returns {Finding} */
const bad = (text) => ({ state: "bad", text });

/**
 * The lines above the moves, those of the moves, and the last one.
 * @param {string} text
 */
function read(text) {
  const lines = text.replace(/\n$/, "").split("\n");
  const moves = lines.indexOf("moves");
  return { header: lines.slice(0, moves), steps: lines.slice(moves + 1, -1), end: lines[lines.length - 1] };
}

/**
 * What the lines above the moves say about the luck.
 * @param {string} text
 * @returns {Fair | null}
 */
function readFair(text) {
  const { header } = read(text);
  const head = header.join("\n");
  const found = /^chance fair (\S+) (\d+) ([0-9a-f]{64})$/m.exec(head);
  const version = /^rules (\d+)$/m.exec(head);
  if (!found || !version) return null;
  const salts = new Map();
  for (const [, seat, commitment, salt] of head.matchAll(
    /^(?:salt|seat) (\d+) (?:person |unknown )?([0-9a-f]{64}) ([0-9a-f]*)$/gm,
  ))
    salts.set(Number(seat), { commitment, salt });
  const burnt = Array.from(
    head.matchAll(/^burnt (\d+) ([0-9a-f]{64}) ([0-9a-f]{64}) ([\d,]+)(?: rules (\d+))?$/gm),
    ([, deal, commitment, secret, withheld, rules]) => ({
      deal: Number(deal),
      commitment,
      secret,
      withheld: withheld.split(",").map(Number),
      version: Number(rules ?? version[1]),
    }),
  );
  const secret = /^secret ([0-9a-f]{64})$/m.exec(head)?.[1] ?? null;
  return {
    table: found[1],
    deal: Number(found[2]),
    version: Number(version[1]),
    commitment: found[3],
    salts,
    secret,
    persons: readPersons(header),
    burnt,
  };
}

/**
 * The seats of people at the deal; none if it was not written down.
 * @param {string[]} header
 * @returns {number[] | null}
 */
function readPersons(header) {
  const seats = header.filter((line) => /^seat \d+ (bot|person)( |$)/.test(line));
  const players = Number(/^players (\d+)$/m.exec(header.join("\n"))?.[1]);
  if (seats.length !== players) return null;
  return seats.flatMap((line, seat) => (line.split(" ")[2] === "person" ? [seat] : []));
}

/**
 * The file is whole.
 * @param {string} text
 * @returns {Promise<Finding>}
 */
async function checkSum(text) {
  const end = /^end (\d+) [0-9a-f]{64} (?:[0-9a-f]{64} )?([0-9a-f]{32})$/.exec(read(text).end);
  const body = text.slice(0, text.lastIndexOf("\nend ") + 1);
  const whole =
    end !== null &&
    Number(end[1]) === read(text).steps.length &&
    toHex(await sha256(textBytes(body))).slice(0, 32) === end[2];
  return whole ? good(say("verify-whole")) : bad(say("verify-cut"));
}

/**
 * What was promised is what was shown.
 * @param {Fair} fair
 * @param {string} secret
 * @param {(seat: number) => string} called
 * @returns {Promise<Finding[]>}
 */
async function checkPromises(fair, secret, called) {
  const kept = (await secretCommitment(fair, secret)) === fair.commitment;
  const findings = [kept ? good(say("verify-secret")) : bad(say("verify-other-secret"))];
  for (const [seat, { commitment, salt }] of fair.salts) {
    const same = (await saltCommitment(fair.table, fair.deal, seat, salt)) === commitment;
    findings.push(
      same ? good(say("verify-salt", { name: called(seat) })) : bad(say("verify-other-salt", { name: called(seat) })),
    );
  }
  for (const { deal, commitment, secret: burnt, version } of fair.burnt)
    if ((await secretCommitment({ ...fair, version }, burnt, deal)) !== commitment)
      findings.push(bad(say("verify-burnt-secret", { deal })));
  return findings;
}

/**
 * Whose salt is in it, and what that leaves open.
 * @param {Fair} fair
 * @param {(seat: number) => string} called
 * @returns {Finding[]}
 */
function sayWhoSalted({ persons, salts, burnt }, called) {
  if (!persons) return [open(say("verify-old"))];
  const missing = persons.filter((seat) => !salts.has(seat));
  const findings = burnt.map(({ deal, withheld }) => open(burntLine(deal, withheld.map(called))));
  if (persons.length && !missing.length) return [good(say("verify-all-salted")), ...findings];
  return [open(missingLine(missing.map(called), [...salts.keys()].sort().map(called))), ...findings];
}

/**
 * That a deal was burnt, in one sentence.
 * @param {number} deal
 * @param {string[]} withheld
 */
export function burntLine(deal, withheld) {
  return say("verify-burnt", { deal, names: listed(withheld) });
}

/**
 * What it means that somebody gave no salt, in one sentence.
 * @param {string[]} missing
 * @param {string[]} salted
 */
export function missingLine(missing, salted) {
  if (!missing.length) return say("verify-nobody");
  const names = listed(missing);
  return say(salted.length ? "verify-missing" : "verify-none-salted", { names, salted: listed(salted) });
}

/**
 * What this browser saw and added itself, if it was at the table.
 * @param {Fair} fair
 * @returns {Finding[]}
 */
function checkMemory(fair) {
  const memory = memoryOf(fair.table, fair.deal);
  const findings = fair.burnt.flatMap((burn) => checkBurnt(fair, burn));
  if (!memory) return findings;
  const { commitment, salts, promised } = memory;
  if (commitment)
    findings.push(commitment === fair.commitment ? good(say("verify-promise")) : bad(say("verify-other-promise")));
  for (const [seat, salt] of Object.entries(salts)) {
    const number = Number(seat) + 1;
    if (fair.salts.get(Number(seat))?.salt === salt) findings.push(good(say("verify-own", { number })));
    else
      findings.push(
        promised.includes(Number(seat))
          ? bad(say("verify-own-missing", { number }))
          : open(say("verify-own-late", { number })),
      );
  }
  const hidden = memory.burnt.filter((deal) => !fair.burnt.some((burn) => burn.deal === deal));
  if (hidden.length)
    findings.push(bad(say("verify-hidden", { deals: listed(hidden.map(String)), count: hidden.length })));
  return findings;
}

/**
 * What this browser knows of a deal that was burnt.
 * @param {Fair} fair
 * @param {import("./luck.js").Burn} burn
 * @returns {Finding[]}
 */
function checkBurnt(fair, { deal, commitment, withheld }) {
  const memory = memoryOf(fair.table, deal);
  if (!memory) return [];
  const findings =
    memory.commitment && memory.commitment !== commitment ? [bad(say("verify-burnt-promise", { deal }))] : [];
  const blamed = memory.shown.filter((seat) => withheld.includes(seat));
  return [...findings, ...blamed.map((seat) => bad(say("verify-blamed", { number: seat + 1, deal })))];
}

/**
 * The match is the one of which this browser was given fingerprints.
 * @param {string} text
 * @param {Fair} fair
 * @param {string} secret
 * @returns {Promise<Finding[]>}
 */
async function checkPrints(text, fair, secret) {
  const { header, steps, end } = read(text);
  const stated = /^end \d+ [0-9a-f]{64} ([0-9a-f]{64}) /.exec(end)?.[1];
  if (!stated) return fair.persons ? [bad(say("verify-no-print"))] : [];
  const seen = Object.entries(memoryOf(fair.table, fair.deal)?.prints ?? {}).map(([step, digits]) => ({
    step: Number(step),
    digits,
  }));
  const wanted = new Set([steps.length, ...seen.map(({ step }) => step)]);
  const lines = steps.map((line) => line.slice(line.indexOf(" ") + 1));
  const found = await fingerprints(
    fair,
    secret,
    header.filter((line) => !/^(secret|release) /.test(line)),
    lines,
    wanted,
  );
  if (found.get(steps.length) !== stated) return [bad(say("verify-other-print"))];
  if (!seen.length) return [note(say("verify-unseen", { digits: stated.slice(0, DIGITS), count: steps.length }))];
  const other = seen.find(({ step, digits }) => found.get(step)?.slice(0, DIGITS) !== digits);
  return [
    other
      ? bad(say("verify-other-match", { step: other.step }))
      : good(say("verify-seen", { step: Math.max(...seen.map(({ step }) => step)), count: steps.length })),
  ];
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
  if (draws.length !== (text.match(/^\d+ chance /gm) ?? []).length) return bad(say("verify-bad-draw"));
  for (const draw of draws) {
    const { number, purpose, count, weights, index } = draw;
    if (count !== (counts.get(purpose) ?? 0)) return bad(say("verify-skipped", { step: number, purpose }));
    counts.set(purpose, count + 1);
    const total = weights.reduce((sum, weight) => sum + weight, 0n);
    if (indexOf(await drawn(sign, purpose, count, total), weights) !== index)
      return bad(say("verify-other-draw", { step: number }));
  }
  return good(say("verify-draws", { count: draws.length }));
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
