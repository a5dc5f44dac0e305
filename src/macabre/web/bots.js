/** What is offered of bots. */

/**
 * The bot for those who do not know any yet.
 * @param {string[]} bots
 */
export function usualBot(bots) {
  return bots.includes("normal") ? "normal" : bots[0];
}
