import assert from "node:assert/strict";
import test from "node:test";

import "./house.mjs";
import { Model } from "../../src/macabre/web/line/model.js";

const told = (number, seat = 0) => ({ number, event: { type: "move", seat }, text: `${number}` });
const seat = (name, substitute = null) => ({ name, bot: null, substitute, since: 0 });
const seen = (more) => ({
  fresh: false,
  told: [],
  seats: [seat("Anna"), seat("Ben")],
  legal: [],
  phase: "playing",
  to_act: [0],
  yours: [0],
  seat: 0,
  turned: 0,
  ...more,
});

test("the log goes on, and a fresh one replaces it", () => {
  const model = new Model("ABCD");
  model.take(seen({ fresh: true, told: [told(1)] }));
  model.take(seen({ told: [told(2)] }));
  assert.deepEqual(
    model.told.map(({ number }) => number),
    [1, 2],
  );
  model.take(seen({ fresh: true, told: [told(7)] }));
  assert.deepEqual(
    model.told.map(({ number }) => number),
    [7],
  );
});

test("news is told once, and nothing that was there before", () => {
  const model = new Model("ABCD");
  model.take(seen({ fresh: true, told: [told(1)] }));
  assert.deepEqual(model.takeNews(), []);
  model.take(seen({ told: [told(2), told(3)] }), 2);
  assert.deepEqual(
    model.takeNews().map(({ number }) => number),
    [3],
  );
  assert.deepEqual(model.takeNews(), []);
});

test("it is my turn only at a seat of mine for which no bot plays", () => {
  const model = new Model("ABCD");
  model.take(seen({ to_act: [0, 1], yours: [0] }));
  assert.deepEqual(model.mine, [0]);
  model.take(seen({ seats: [seat("Anna", "normal"), seat("Ben")] }));
  assert.equal(model.myTurn, false);
  model.take(seen({ phase: "over" }));
  assert.equal(model.myTurn, false);
});
