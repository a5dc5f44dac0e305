/** What the viewer can do now, in a sentence. */

/** @typedef {import("/static/page/language.js").Say} Say */
/** @typedef {import("./choice.js").Choice} Choice */
/** @typedef {import("./outside.js").Scene} Scene */

/**
 * @param {Scene} scene
 * @param {Choice} choice
 * @param {{acts: boolean, own: boolean}} state whether the viewer can draw, and whether the map that is seen is the viewer's
 * @param {Say} say
 */
export function guideFor({ view, legal }, choice, { acts, own }, say) {
  if (!acts) return own && !view.finished ? say("drawing-done") : "";
  if (legal.some(({ move }) => ["mark", "no-trap"].includes(move.type))) return say("drawing-stuck");
  if (choice.card) return guideForCard(choice, choice.card, say);
  return choice.room ? say("drawing-which-card", { room: choice.room }) : say("drawing-pick");
}

/** @param {Choice} choice @param {string} card @param {Say} say */
function guideForCard(choice, card, say) {
  const count = choice.fitting(card, choice.ends).length;
  if (!count) return say("drawing-turn-on");
  if (card === "trap") return say("drawing-set-trap");
  return say("drawing-rooms", { count });
}
