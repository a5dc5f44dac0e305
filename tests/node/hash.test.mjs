import assert from "node:assert/strict";
import { createHash, createHmac, randomBytes } from "node:crypto";
import test from "node:test";

import {
  fromHex,
  joined,
  numberBytes,
  plainHmac,
  plainSha256,
  sha256,
  toHex,
} from "../../src/macabre/web/luck/hash.js";

const LENGTHS = [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]; // around the ends of a block

test("what is computed without WebCrypto is SHA-256", async () => {
  for (const data of LENGTHS.map((length) => randomBytes(length))) {
    const right = createHash("sha256").update(data).digest("hex");
    assert.equal(toHex(plainSha256(data)), right);
    assert.equal(toHex(await sha256(data)), right);
  }
});

test("keys of any length sign as HMAC says", () => {
  for (const length of LENGTHS) {
    const [key, message] = [randomBytes(length), randomBytes(80)];
    assert.equal(toHex(plainHmac(key, message)), createHmac("sha256", key).update(message).digest("hex"));
  }
});

test("bytes are written and read again", () => {
  assert.deepEqual([...numberBytes(258, 4)], [0, 0, 1, 2]);
  assert.deepEqual([...joined(Uint8Array.of(1), Uint8Array.of(), Uint8Array.of(2, 3))], [1, 2, 3]);
  assert.equal(toHex(fromHex("00ff10")), "00ff10");
});
