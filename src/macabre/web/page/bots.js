/** What is offered of bots. */

import { el } from "../kit/dom.js";
import { capital } from "./words.js";

/** @typedef {import("../line/model.js").GameInfo} GameInfo */

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
