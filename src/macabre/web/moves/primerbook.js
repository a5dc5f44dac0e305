/** A game's `primer.json`, whose lines name messages of the game's own words, as the reader is told it. */

import { wordsOf } from "../page/language.js";
import { api } from "../page/page.js";

/**
 * @param {string} address
 * @param {string} game
 * @returns {Promise<import("./primer.js").PrimerBook | null>} nothing if it cannot be had
 */
export async function readPrimer(address, game) {
  const [book, say] = await Promise.all([api(address).catch(() => null), wordsOf(game)]);
  return JSON.parse(JSON.stringify(book), (_, part) => (part?.say ? { ...part, text: say(part.say) } : part));
}
