/** The best score of playing alone, for each game and board, kept in this browser. */

import { say } from "../page/language.js";
import { recall, remember } from "../page/store.js";

/**
 * Keep the score if it is the best, and say how it compares.
 * @param {string} game
 * @param {string} board
 * @param {string} match a match counts once
 * @param {number} score
 */
export function bestLine(game, board, match, score) {
  const place = `best/${game}/${board}`;
  const kept = /** @type {{score: number, match: string, before: number | null} | null} */ (recall(place));
  if (kept && kept.match === match) return sentence(score, kept.before);
  if (kept && kept.score >= score) return say("best-other", { score, best: kept.score });
  remember(place, { score, match, before: kept?.score ?? null });
  return sentence(score, kept?.score ?? null);
}

/**
 * @param {number} score
 * @param {number | null} before
 */
const sentence = (score, before) =>
  before === null ? say("best-first", { score }) : say("best-new", { score, before });
