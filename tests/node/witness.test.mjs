import assert from "node:assert/strict";
import test from "node:test";

import "./house.mjs";
import { DIGITS, keep, memoryOf, Witness } from "../../src/macabre/web/luck/witness.js";

const promise = (deal, burnt = []) => ({ deal, burnt: burnt.map((deal) => ({ deal })) });
const print = (step, letter) => ({ step, digits: letter.repeat(64) });
const seen = (number, seal, more) => ({ number, seal, doubt: null, promise: null, fingerprint: null, ...more });

test("what was seen of a table is recalled when the page is opened again", () => {
  new Witness("LOGS").follow(seen(3, "c"));
  const again = new Witness("LOGS");
  assert.deepEqual(again.recall(), { number: 3, seal: "c" });
  assert.equal(again.follow(seen(5, "e")), null);
  assert.deepEqual(new Witness("LOGS").recall(), { number: 5, seal: "e" });
});

test("an older state that arrives late takes nothing back", () => {
  new Witness("LATE").follow(seen(5, "e"));
  new Witness("LATE").follow(seen(4, "d"));
  assert.deepEqual(new Witness("LATE").recall(), { number: 5, seal: "e" });
});

test("a log that is shorter or another is doubted, and what was seen before is kept", () => {
  new Witness("FORK").follow(seen(5, "e"));
  const again = new Witness("FORK");
  again.recall();
  assert.match(again.follow(seen(4, "d")), /5.*4/);
  assert.ok(again.follow(seen(5, "x")));
  assert.equal(again.follow(seen(5, "e")), null);
  assert.deepEqual(new Witness("FORK").recall(), { number: 5, seal: "e" });
});

test("what the table itself doubts goes before all", () => {
  assert.equal(new Witness("SELF").follow(seen(1, "a", { doubt: "The log was changed." })), "The log was changed.");
  assert.equal(new Witness("SELF").recall(), null);
});

test("a step that was seen otherwise is doubted", () => {
  const witness = new Witness("STEP");
  assert.equal(witness.follow(seen(1, "a", { promise: promise(2), fingerprint: print(7, "a") })), null);
  assert.equal(memoryOf("STEP", 2).prints[7], "a".repeat(DIGITS));
  assert.match(witness.follow(seen(2, "b", { promise: promise(2), fingerprint: print(7, "b") })), /7/);
  assert.equal(witness.follow(seen(3, "c", { promise: promise(3), fingerprint: print(7, "b") })), null);
});

test("burnt deals are noted with the deal that came of them", () => {
  new Witness("BURN").follow(seen(1, "a", { promise: promise(3, [1, 2]) }));
  assert.deepEqual(memoryOf("BURN", 3).burnt, [1, 2]);
});

test("only the newest deals are remembered", () => {
  const touch = (deal) => keep("MANY", deal, (memory) => (memory.commitment = `${deal}`));
  for (let deal = 1; deal <= 40; deal++) touch(deal);
  touch(1);
  touch(41);
  assert.equal(memoryOf("MANY", 2), null);
  assert.equal(memoryOf("MANY", 1).commitment, "1");
  assert.equal(memoryOf("MANY", 41).commitment, "41");
});
