/** What the viewer can do now, in a sentence. */

/** @typedef {import("./choice.js").Choice} Choice */
/** @typedef {import("./view.js").Scene} Scene */

/**
 * @param {Scene} scene
 * @param {Choice} choice
 * @param {{acts: boolean, own: boolean}} state whether the viewer can draw, and whether the map that is seen is the viewer's
 */
export function guideFor({ view, legal }, choice, { acts, own }) {
  if (!acts) return own && !view.finished ? "All your cards are drawn. The others are still at it." : "";
  if (legal.some(({ move }) => ["mark", "no-trap"].includes(move.type)))
    return "Nothing that is left fits anywhere. Tap each card to lay it aside: a segment costs 2 points (DOO-10).";
  if (choice.card) return guideForCard(choice, choice.card);
  return choice.room ? `Which card goes into ${choice.room}?` : "Pick a card, then a room that lights up.";
}

/** @param {Choice} choice @param {string} card */
function guideForCard(choice, card) {
  const count = choice.fitting(card, choice.ends).length;
  if (!count) return "Turned like this it fits nowhere. Turn it on.";
  if (card === "trap") return "Set the trap in an empty room: whoever draws there is hit.";
  return count === 1 ? "One room takes it like this." : `${count} rooms take it like this.`;
}
