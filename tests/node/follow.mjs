/** Reads what browsers were told, and fails where it does not come to the whole that goes with it. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { Standing } from "../../src/macabre/web/line/changes.js";

const lines = JSON.parse(await readFile(process.argv[2], "utf-8"));
let compared = 0;
for (const line of lines) {
  const standing = new Standing();
  let log = [];
  for (const [sent, expected] of line) {
    const before = standing.seen;
    const kept = JSON.stringify(before);
    const now = standing.take(JSON.parse(sent));
    const whole = JSON.parse(expected);
    log = now.fresh ? now.told : [...log, ...now.told];
    assert.deepEqual(log, whole.told);
    assert.deepEqual({ ...now, told: [], emotes: [], fresh: false }, { ...whole, told: [], emotes: [], fresh: false });
    assert.equal(JSON.stringify(before), kept, "what was shown is never changed");
    compared++;
  }
  const [lost] = line.slice(-1);
  assert.equal(new Standing().take(JSON.parse(lost[0])), null, "who was told nothing before has to ask");
  assert.equal(standing.take(JSON.parse(lost[0])), null, "a change that builds on something else is not taken");
}
console.log(compared);
