/** What is offered of bots. */

import { el } from "../kit/dom.js";
import { say } from "./language.js";
import { capital, titled } from "./words.js";

/** @typedef {import("../line/model.js").GameInfo} GameInfo */

/** What a bot is called; those from outside by their own name. @param {string} bot */
export const botName = (bot) => say(`level-${bot}`, {}, titled(bot));

/**
 * The bot for those who do not know any yet.
 * @param {string[]} bots
 */
export function usualBot(bots) {
  return bots.includes("normal") ? "normal" : bots[0];
}

/**
 * A line that says how the chosen bot plays.
 * @param {HTMLSelectElement} select
 * @param {GameInfo | null} game
 * @param {(value: string) => string} botOf the bot that a choice stands for
 */
export function botLine(select, game, botOf = (value) => value) {
  const line = el("small", { class: "soft bot-line" });
  const follow = () => {
    line.textContent = capital(game?.bots_about[botOf(select.value)] ?? "");
    line.hidden = !line.textContent;
  };
  select.addEventListener("change", follow);
  follow();
  return line;
}
