import assert from "node:assert/strict";
import test from "node:test";

import "./page.mjs";
import "./house.mjs";
import { carryOutPlan, keepPlan } from "../../src/macabre/web/hall/plan.js";
import { recall, remember, tokens } from "../../src/macabre/web/page/store.js";

/** A table that notes what it is asked for, and grants all but some names. */
function tableOf(code, refused = []) {
  const asked = [];
  const order = async ({ token, ...command }) => {
    asked.push(command);
    return !refused.includes(command.name);
  };
  return { asked, shared: { model: { code, seen: { yours: [] } }, order } };
}

test("who chose is seated, then bots and friends, and the match begins if nobody is waited for", async () => {
  const { asked, shared } = tableOf("PLAN");
  keepPlan("PLAN", { name: "Anna", bots: { 1: "normal" }, friends: { 2: "Ben" }, begins: true });
  await carryOutPlan(shared);
  assert.deepEqual(asked, [
    { t: "sit", seat: 0, name: "Anna" },
    { t: "seat-bot", seat: 1, bot: "normal" },
    { t: "sit", seat: 2, name: "Ben" },
    { t: "start", seat: 0 },
  ]);
  assert.deepEqual(Object.keys(tokens("PLAN")), ["0", "2"]);
});

test("a plan is carried out once, at its own table", async () => {
  keepPlan("ONCE", { name: "Anna", bots: {}, friends: {} });
  const other = tableOf("ELSE");
  await carryOutPlan(other.shared);
  assert.deepEqual(other.asked, []);
  const { asked, shared } = tableOf("ONCE");
  await carryOutPlan(shared);
  await carryOutPlan(shared);
  assert.deepEqual(asked, [{ t: "sit", seat: 0, name: "Anna" }]);
});

test("who cannot be called so keeps no key, and nobody else is seated before there is another name", async () => {
  const { asked, shared } = tableOf("TAKEN", ["Anna", "Bella"]);
  keepPlan("TAKEN", { name: "Anna", bots: { 1: "easy" }, friends: {} });
  remember("name", "Bella"); // what the name's question would answer
  await carryOutPlan(shared);
  assert.deepEqual(
    asked.map(({ t, name }) => [t, name]),
    [
      ["sit", "Anna"],
      ["sit", "Bella"],
    ],
  );
  assert.deepEqual(tokens("TAKEN"), {});
  assert.equal(recall("name"), "");
});

test("where a window can keep nothing, everybody sits down by hand", async () => {
  const whole = globalThis.sessionStorage;
  globalThis.sessionStorage = undefined;
  keepPlan("NONE", { name: "Anna", bots: {}, friends: {} });
  const { asked, shared } = tableOf("NONE");
  await carryOutPlan(shared);
  globalThis.sessionStorage = whole;
  assert.deepEqual(asked, []);
});
