/** The best score of playing alone, kept by this browser for each map (DOO-20). */

import { recall, remember } from "/static/store.js";
import { signed } from "./sheet.js";

/**
 * Keep a score if it is the best, and say how it compares.
 * @param {import("./geometry.js").Outline} map
 * @param {number} score
 */
export function compareWithBest(map, score) {
  const place = `best/deadly-doodles/${nameOf(map)}`;
  const best = /** @type {number | null} */ (recall(place));
  if (best === null || score > best) remember(place, score);
  if (best === null) return "It is your first score on this map, and so your best.";
  return score > best ? `Your best on this map so far was ${signed(best)}.` : `Your best on this map is ${signed(best)}.`;
}

/** A short name for a map, the same for the same map. @param {import("./geometry.js").Outline} map */
function nameOf(map) {
  let sum = 0;
  for (const letter of JSON.stringify(map)) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum.toString(36);
}
