import assert from "node:assert/strict";
import test from "node:test";

import "./house.mjs";
import {
  capital,
  listed,
  sayCard,
  sayField,
  sayValue,
  sentence,
  spaced,
  titled,
} from "../../src/macabre/web/page/words.js";

test("keys are written as people write", () => {
  assert.equal(spaced("lead-piping"), "lead piping");
  assert.equal(spaced("-13"), "-13");
  assert.equal(titled("miss-me"), "Miss Me");
  assert.equal(capital(""), "");
});

test("a refusal becomes a sentence, and stays one", () => {
  assert.equal(sentence("the match is over"), "The match is over.");
  assert.equal(sentence("Really?"), "Really?");
});

test("seats are called by name", () => {
  assert.equal(sayValue(1, "player", ["Anna", "Ben"]), "Ben");
  assert.equal(sayValue(2, "player", ["Anna", "Ben"]), "Seat 3");
  assert.equal(sayValue(null, "player", []), "nobody");
});

test("a number says what it counts, a word speaks for itself", () => {
  assert.equal(sayField(4, "die", []), "die 4");
  assert.equal(sayField("lulu", "pawn", []), "Lulu");
  assert.equal(sayField(false, "change", []), "change no");
});

test("a card says its largest word first, and nothing if it lies face down", () => {
  assert.deepEqual(sayCard({ picture: "dagger", number: 2 }), { main: "Dagger", small: "2" });
  assert.deepEqual(sayCard(null), { main: "?", small: "face down" });
});

test("names are listed as in a sentence", () => {
  assert.deepEqual([[], ["Anna"], ["Anna", "Ben"], ["Anna", "Ben", "Cleo"]].map(listed), [
    "",
    "Anna",
    "Anna and Ben",
    "Anna, Ben and Cleo",
  ]);
});
