import assert from "node:assert/strict";
import test from "node:test";

import "./house.mjs";
import { allGroups, nextField, nextGroup, remaining } from "../../src/macabre/web/moves/choices.js";
import { Speech } from "../../src/macabre/web/moves/speech.js";

const move = (card, pawn) => ({
  move: { type: "move", card, pawn },
  text: `move ${card} ${pawn}`,
  words: `Move pawn ${pawn} by ${card}`,
});
const DISCARD = { move: { type: "discard", card: "11" }, text: "discard 11", words: "Discard 11" };
const LEGAL = [move("6", 0), move("6", 1), move("8", 0), DISCARD];
const SPEECH = new Speech([], { type: { '"move"': "Move a pawn" } }, { card: "Which card?" });

test("what was chosen leaves the moves that agree with it", () => {
  assert.equal(remaining(LEGAL, []).length, 4);
  assert.deepEqual(remaining(LEGAL, [{ field: "card", value: "6" }]), LEGAL.slice(0, 2));
  assert.deepEqual(remaining(LEGAL, [{ field: "pawn", value: null }]), []);
});

test("the type is asked first, then the first field in which moves differ", () => {
  assert.equal(nextField(LEGAL), "type");
  assert.equal(nextField(LEGAL.slice(0, 3)), "card");
  assert.equal(nextField(LEGAL.slice(0, 2)), "pawn");
  assert.equal(nextField([DISCARD]), null);
});

test("a value that leaves one move is that move; one that leaves several is a step", () => {
  const { choices } = nextGroup(LEGAL, [], SPEECH);
  assert.deepEqual(
    choices.map(({ label, count }) => [label, count]),
    [
      ["Move a pawn", 3],
      ["Discard 11", 1],
    ],
  );
  assert.equal(choices[1].legal, DISCARD);
  const { heading, choices: cards } = nextGroup(LEGAL, [{ field: "type", value: "move" }], SPEECH);
  assert.equal(heading, "Which card?");
  assert.deepEqual(
    cards.map(({ count }) => count),
    [2, 1],
  );
});

test("every move can be reached by some way of choosing", () => {
  const reached = new Set();
  const walk = (path) => {
    for (const { step, legal } of nextGroup(LEGAL, path, SPEECH).choices)
      step ? walk([...path, step]) : reached.add(legal);
  };
  walk([]);
  assert.equal(reached.size, LEGAL.length);
});

test("a filter finds moves by the beginnings of their words, in any order", () => {
  const found = allGroups(LEGAL, SPEECH, "by 6  pawn").flatMap(({ choices }) => choices.map(({ legal }) => legal));
  assert.deepEqual(found, LEGAL.slice(0, 2));
  assert.deepEqual(allGroups(LEGAL, SPEECH, "nothing like it"), []);
});
