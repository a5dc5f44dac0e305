import assert from "node:assert/strict";
import test from "node:test";

import "./house.mjs";
import { bestLine } from "../../src/macabre/web/table/best.js";

const FIRST = "7 points: your best on this board.";

test("the first score is the best so far", () => {
  assert.equal(bestLine("doodles", "wood", "m1", 7), FIRST);
});

test("the same match shown again says the same", () => {
  assert.equal(bestLine("doodles", "wood", "m1", 7), FIRST);
});

test("a better score takes its place, and says what was there", () => {
  const better = "9 points: your best on this board so far. It was 7.";
  assert.equal(bestLine("doodles", "wood", "m2", 9), better);
  assert.equal(bestLine("doodles", "wood", "m2", 9), better);
});

test("a lower score, and one that is the same, leave it alone", () => {
  for (const score of [8, 9])
    assert.equal(bestLine("doodles", "wood", `m${score}+`, score), `${score} points; your best on this board is 9.`);
});

test("every game and board has its own", () => {
  assert.equal(bestLine("doodles", "house", "m5", 7), FIRST);
  assert.equal(bestLine("other", "wood", "m6", 7), FIRST);
});
