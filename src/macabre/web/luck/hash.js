/**
 * SHA-256 and HMAC. WebCrypto where the browser offers it; on a plain address of the local network
 * it does not, and then the same is computed here.
 */

const ROUND = constants(64, 1 / 3);
const START = constants(8, 1 / 2);

/**
 * The first bits of roots of the first primes: where SHA-256's constants come from.
 * @param {number} count
 * @param {number} power
 * @returns {Uint32Array}
 */
function constants(count, power) {
  const found = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push((n ** power % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

/**
 * @param {Uint8Array} data
 * @returns {Uint8Array}
 */
export function plainSha256(data) {
  const hash = Uint32Array.from(START);
  const padded = pad(data);
  const view = new DataView(padded.buffer);
  const words = new Uint32Array(64);
  for (let place = 0; place < padded.length; place += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(place + 4 * i);
    mixBlock(hash, words);
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of hash.entries()) out.setUint32(4 * i, word);
  return new Uint8Array(out.buffer);
}

/**
 * @param {Uint8Array} data
 * @returns {Uint8Array}
 */
function pad(data) {
  const padded = new Uint8Array((((data.length + 8) >> 6) << 6) + 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(padded.length - 4, data.length << 3);
  return padded;
}

/**
 * @param {number} word
 * @param {number} by
 */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/**
 * @param {Uint32Array} hash
 * @param {Uint32Array} w
 */
function mixBlock(hash, w) {
  for (let i = 16; i < 64; i++) {
    const a = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const b = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + a + w[i - 7] + b;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] += word;
}

/**
 * @param {Uint8Array} data
 * @returns {Promise<Uint8Array>}
 */
export async function sha256(data) {
  if (!globalThis.crypto?.subtle) return plainSha256(data);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", /** @type {BufferSource} */ (data)));
}

/**
 * @param {Uint8Array} key
 * @param {Uint8Array} message
 * @returns {Uint8Array}
 */
export function plainHmac(key, message) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? plainSha256(key) : key);
  const inner = plainSha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return plainSha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/**
 * A function that signs with one key.
 * @param {Uint8Array} key
 * @returns {Promise<(message: Uint8Array) => Promise<Uint8Array>>}
 */
export async function hmacOf(key) {
  if (!globalThis.crypto?.subtle) return async (message) => plainHmac(key, message);
  const kind = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", /** @type {BufferSource} */ (key), kind, false, ["sign"]);
  return async (message) =>
    new Uint8Array(await crypto.subtle.sign("HMAC", imported, /** @type {BufferSource} */ (message)));
}

// --- bytes

/**
 * @param {...Uint8Array} parts
 * @returns {Uint8Array}
 */
export function joined(...parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

/**
 * A number in a given count of bytes, highest first.
 * @param {number} value
 * @param {number} width
 * @returns {Uint8Array}
 */
export function numberBytes(value, width) {
  const bytes = new Uint8Array(width);
  let rest = BigInt(value);
  for (let i = width - 1; i >= 0; i--, rest >>= 8n) bytes[i] = Number(rest & 255n);
  return bytes;
}

/** @param {string} text */
export const textBytes = (text) => new TextEncoder().encode(text);

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} digits */
export const fromHex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/**
 * Digits that nobody can guess.
 * @param {number} bytes
 */
export const randomHex = (bytes) => toHex(crypto.getRandomValues(new Uint8Array(bytes)));
