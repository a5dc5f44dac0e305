import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";

import { hmacOf, textBytes } from "../../src/macabre/web/luck/hash.js";
import { drawn, indexOf, packed, saltCommitment } from "../../src/macabre/web/luck/luck.js";

test("parts lie behind their lengths, so that no two lists are alike", () => {
  assert.deepEqual([...packed("ab", 7)], [0, 0, 0, 2, 97, 98, 0, 0, 0, 1, 55]);
  assert.notDeepEqual(packed("ab", "c"), packed("a", "bc"));
});

test("a promise of a salt names its table, deal and seat", async () => {
  const [salt, bytes] = ["0102", packed("macabre/c/v1", "ABCD", 1, 2, Uint8Array.of(1, 2))];
  assert.equal(await saltCommitment("ABCD", 1, 2, salt), createHash("sha256").update(bytes).digest("hex"));
  assert.notEqual(await saltCommitment("ABCD", 1, 3, salt), await saltCommitment("ABCD", 1, 2, salt));
});

test("draws are even, within their limit, and the same again", async () => {
  const sign = await hmacOf(textBytes("key"));
  const counts = [0, 0, 0];
  for (let count = 0; count < 600; count++) counts[Number(await drawn(sign, "roll", count, 3n))]++;
  assert.ok(
    counts.every((found) => found > 150 && found < 250),
    String(counts),
  );
  assert.equal(await drawn(sign, "roll", 5, 6n), await drawn(sign, "roll", 5, 6n));
});

test("a number picks the outcome in whose share of the weights it lies", () => {
  const weights = [2n, 0n, 3n];
  assert.deepEqual(
    [0n, 1n, 2n, 4n].map((number) => indexOf(number, weights)),
    [0, 0, 2, 2],
  );
});
