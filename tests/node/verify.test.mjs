/** The match is one of Python's, whose text lies in the file that $FAIR_MATCH names. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

import "./house.mjs";
import { burntLine, missingLine, verify } from "../../src/macabre/web/luck/verify.js";
import { DIGITS, keep } from "../../src/macabre/web/luck/witness.js";

const TEXT = await readFile(process.env.FAIR_MATCH, "utf-8");
const [, CODE, DEAL, COMMITMENT] = /^chance fair (\S+) (\d+) ([0-9a-f]{64})$/m.exec(TEXT);
const SALT = /^seat 0 person [0-9a-f]{64} ([0-9a-f]+)$/m.exec(TEXT)[1];
const [, STEPS, PRINT] = /^end (\d+) [0-9a-f]{64} ([0-9a-f]{64}) /m.exec(TEXT);

/** What is found, by its state. */
async function found(text, state) {
  const findings = await verify(text, ["Anna", "Ben"]);
  return findings.filter((finding) => finding.state === state).map((finding) => finding.text);
}

/** A text in which a pattern, which must be there, was replaced. */
function changed(pattern, by) {
  assert.match(TEXT, pattern);
  return TEXT.replace(pattern, by);
}

/** Other hexadecimal digits, as many as there were. */
const other = (digits) => digits.replace(/./g, (digit) => (digit === "0" ? "1" : "0"));

/** Do something while this browser remembers something of the deal. */
async function remembering(change, look) {
  keep(CODE, Number(DEAL), (memory) => Object.assign(memory, empty(), change));
  await look();
  keep(CODE, Number(DEAL), (memory) => Object.assign(memory, empty()));
}
const empty = () => ({ commitment: null, salts: {}, promised: [], shown: [], burnt: [], prints: {} });

test("a match as Python wrote it: nothing is wrong, and nothing is left open", async () => {
  assert.deepEqual(await found(TEXT, "bad"), []);
  assert.deepEqual(await found(TEXT, "open"), []);
  const draws = TEXT.match(/^\d+ chance /gm).length;
  assert.deepEqual(await found(TEXT, "good"), [
    "The record is complete.",
    "The server’s secret is the one it promised.",
    "The salt of Anna is the one promised.",
    "The salt of Ben is the one promised.",
    "Everybody who sat there gave a salt.",
    `All ${draws} draws follow from the key.`,
  ]);
  assert.match((await found(TEXT, "note"))[0], new RegExp(`${PRINT.slice(0, DIGITS)} after ${STEPS} steps`));
});

test("without a promise, or before the end, nothing is claimed", async () => {
  assert.match((await found(changed(/^chance fair .*$/m, "chance seed 1"), "open")).join(), /nothing to check/);
  assert.match((await found(changed(/^secret .*\n/m, ""), "open")).join(), /can be checked once it is over/);
});

test("a changed letter makes the checksum wrong", async () => {
  assert.ok((await found(changed(/^game /m, "Game "), "bad")).some((line) => line.includes("checksum")));
});

test("another secret is none that was promised, and gives other draws", async () => {
  const bad = await found(
    changed(/^secret (.*)$/m, (_, digits) => `secret ${other(digits)}`),
    "bad",
  );
  assert.ok(bad.includes("The server’s secret is not the one it promised."));
  assert.ok(bad.some((line) => line.includes("different outcome")));
});

test("another salt is named by its owner", async () => {
  const bad = await found(
    changed(/^(seat 1 person \S+) (\S+)$/m, (_, before, salt) => `${before} ${other(salt)}`),
    "bad",
  );
  assert.ok(bad.includes("The salt of Ben is not the one promised."));
});

test("a card that the key does not give is blamed by its step", async () => {
  const bad = await found(
    changed(/^(2 chance .* )(\d+)$/m, (_, before, index) => `${before}${index === "0" ? 1 : Number(index) - 1}`),
    "bad",
  );
  assert.ok(bad.includes("Step 2: the key gives a different outcome from the one that happened."));
});

test("a number that was passed over is noticed, and so is a draw that cannot be read", async () => {
  const passed = await found(changed(/^(3 chance .*) (\d+) (\S+ \d+)$/m, "$1 9 $3"), "bad");
  assert.ok(passed.some((line) => line.startsWith("Step 3 does not use the next number")));
  const odd = await found(changed(/^(2 chance .*) ; .*$/m, "$1"), "bad");
  assert.ok(odd.includes("One of the draws is malformed."));
});

test("a seat without a salt is named, and what that leaves open", async () => {
  const open = await found(changed(/^(seat 1 person) .*$/m, "$1"), "open");
  assert.deepEqual(open, ["Ben gave no salt: the host could have rigged this deal with the help of Anna."]);
});

test("what this browser saw and gave itself counts", async () => {
  const prints = { [STEPS]: PRINT.slice(0, DIGITS) };
  await remembering({ commitment: COMMITMENT, salts: { 0: SALT }, promised: [0], prints }, async () => {
    assert.deepEqual(await found(TEXT, "bad"), []);
    const good = (await found(TEXT, "good")).join();
    for (const line of ["saw before the deal", "own salt (seat 1) was mixed in", "is the one this browser saw"])
      assert.ok(good.includes(line), line);
  });
});

test("what it saw otherwise is told", async () => {
  const memory = { commitment: other(COMMITMENT), salts: { 0: other(SALT) }, promised: [0], prints: { 1: "0" } };
  await remembering({ ...memory, burnt: [0] }, async () => {
    const bad = (await found(TEXT, "bad")).join();
    for (const line of ["saw a different promise", "was not mixed in", "from step 1", "deal 0 was burnt"])
      assert.ok(bad.includes(line), line);
  });
  await remembering({ salts: { 0: other(SALT) } }, async () => {
    assert.match((await found(TEXT, "open")).join(), /came too late/);
  });
});

test("sentences about salts that are missing fit however many are", () => {
  assert.match(missingLine([], []), /Only bots sat/);
  assert.match(missingLine(["Ben"], []), /nor did anybody else/);
  assert.match(burntLine(4, ["Ben", "Carl"]), /Deal 4 .*Ben and Carl/);
});
