/** Checks a transcript's luck in the browser: the promises, the salts, the key, every draw, and what this browser saw. */

import { capital, listed } from "../page/words.js";
import { sha256, textBytes, toHex } from "./hash.js";
import { drawn, fingerprints, indexOf, saltCommitment, secretCommitment, stream } from "./luck.js";
import { DIGITS, memoryOf } from "./witness.js";

/** @typedef {import("./luck.js").Fair} Fair */
/**
 * Something that is proved, that nothing proves, that is wrong, or that is only to be known.
 * @typedef {{state: "good" | "open" | "bad" | "note", text: string}} Finding
 */
/** @typedef {{number: number, purpose: string, count: number, weights: bigint[], index: number}} Draw */

export const PROVES =
  "This proves that every card and die followed from what the server promised before the deal and from the salts of those named above: " +
  "whoever recognises their own salt knows that nobody chose their luck. " +
  "It does not stop a server that looks at hands while you play, or that makes up the salts of others.";

/**
 * Everything that can be checked without the rules.
 * @param {string} text
 * @param {string[]} names of those who sat there
 * @returns {Promise<Finding[]>}
 */
export async function verify(text, names = []) {
  const fair = readFair(text);
  if (!fair) return [open("This match was not drawn from a promise, so there is nothing to check.")];
  if (!fair.secret) return [open("The secret is not shown yet: a match can be checked when it is over.")];
  const { secret } = fair;
  const called = (/** @type {number} */ seat) => names[seat] ?? `seat ${seat + 1}`;
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
  return whole ? good("The record is whole.") : bad("The record was changed or cut off: its checksum is another.");
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
  const findings = [
    kept ? good("The server's secret is the one it promised.") : bad("The server's secret is not the one it promised."),
  ];
  for (const [seat, { commitment, salt }] of fair.salts) {
    const same = (await saltCommitment(fair.table, fair.deal, seat, salt)) === commitment;
    findings.push(
      same
        ? good(`The salt of ${called(seat)} is the one promised.`)
        : bad(`The salt of ${called(seat)} is not the one promised.`),
    );
  }
  for (const { deal, commitment, secret: burnt, version } of fair.burnt)
    if ((await secretCommitment({ ...fair, version }, burnt, deal)) !== commitment)
      findings.push(bad(`The secret of the burnt deal ${deal} is not the one promised.`));
  return findings;
}

/**
 * Whose salt is in it, and what that leaves open.
 * @param {Fair} fair
 * @param {(seat: number) => string} called
 * @returns {Finding[]}
 */
function sayWhoSalted({ persons, salts, burnt }, called) {
  if (!persons)
    return [
      open(
        "This record is of an older form: it does not say who sat there and who of them gave a salt, so the host could have steered this deal.",
      ),
    ];
  const missing = persons.filter((seat) => !salts.has(seat));
  const findings = burnt.map(({ deal, withheld }) => open(burntLine(deal, withheld.map(called))));
  if (persons.length && !missing.length) return [good("Everybody who sat there gave a salt."), ...findings];
  return [open(missingLine(missing.map(called), [...salts.keys()].sort().map(called))), ...findings];
}

/**
 * That a deal was burnt, in one sentence.
 * @param {number} deal
 * @param {string[]} withheld
 */
export function burntLine(deal, withheld) {
  return `Deal ${deal} was burnt, since ${listed(withheld)} did not show the promised salt: with the host's help it was a choice between that deal and the next.`;
}

/**
 * What it means that somebody gave no salt, in one sentence.
 * @param {string[]} missing
 * @param {string[]} salted
 */
export function missingLine(missing, salted) {
  if (!missing.length) return "No person sat at this deal, so nobody gave a salt: the host alone could have chosen it.";
  const who = `${capital(listed(missing))} gave no salt`;
  if (!salted.length) return `${who}, nor did anybody else: the host alone could have chosen this deal.`;
  return `${who}: the host could have steered this deal with the help of ${listed(salted)}.`;
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
    findings.push(
      commitment === fair.commitment
        ? good("The promise is the one this browser saw before the deal.")
        : bad("This browser saw another promise before the deal."),
    );
  for (const [seat, salt] of Object.entries(salts)) {
    const own = `This browser's own salt (seat ${Number(seat) + 1})`;
    if (fair.salts.get(Number(seat))?.salt === salt)
      findings.push(good(`${own} was mixed in: without it nobody could choose this deal.`));
    else
      findings.push(
        promised.includes(Number(seat))
          ? bad(`${own} was not mixed in.`)
          : open(`${own} came too late and was not mixed in.`),
      );
  }
  const hidden = memory.burnt.filter((deal) => !fair.burnt.some((burn) => burn.deal === deal));
  if (hidden.length)
    findings.push(
      bad(`This browser saw that deal ${listed(hidden.map(String))} was burnt, and the record does not say so.`),
    );
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
    memory.commitment && memory.commitment !== commitment
      ? [bad(`This browser saw another promise before the burnt deal ${deal}.`)]
      : [];
  const blamed = memory.shown.filter((seat) => withheld.includes(seat));
  return [
    ...findings,
    ...blamed.map((seat) =>
      bad(
        `This browser did show its salt (seat ${seat + 1}) for the burnt deal ${deal}, and the record says that it did not.`,
      ),
    ),
  ];
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
  if (!stated) return fair.persons ? [bad("The record's fingerprint is missing.")] : [];
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
  if (found.get(steps.length) !== stated) return [bad("The record was changed: its fingerprint is another.")];
  if (!seen.length)
    return [
      note(
        `This browser did not watch the match, so it cannot tell whether it was played so. Who did can compare its fingerprint: ${stated.slice(0, DIGITS)} after ${steps.length} steps.`,
      ),
    ];
  const other = seen.find(({ step, digits }) => found.get(step)?.slice(0, DIGITS) !== digits);
  return [
    other
      ? bad(`The match that this browser saw was another, at the latest from step ${other.step} on.`)
      : good(
          `The match is the one this browser saw, as far as it watched (step ${Math.max(...seen.map(({ step }) => step))} of ${steps.length}).`,
        ),
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
  if (draws.length !== (text.match(/^\d+ chance /gm) ?? []).length)
    return bad("A draw is not written as it should be.");
  for (const draw of draws) {
    const { number, purpose, count, weights, index } = draw;
    if (count !== (counts.get(purpose) ?? 0))
      return bad(`Step ${number} does not use the next number of '${purpose}'.`);
    counts.set(purpose, count + 1);
    const total = weights.reduce((sum, weight) => sum + weight, 0n);
    if (indexOf(await drawn(sign, purpose, count, total), weights) !== index)
      return bad(`Step ${number}: the key gives another outcome than the one that happened.`);
  }
  return good(`All ${draws.length} draws follow from the key.`);
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
