/** The pictures of the card game's rulebook. */

import { el } from "/static/kit/dom.js";
import { say as house, wordsOf } from "/static/page/language.js";
import { Deck } from "./cards.js";
import { miniature } from "./players.js";

const say = await wordsOf("cluedo-cards");

/** What is shown by an arrow. */
export const ARROWS = ["play", "draw", "swap", "miss"];

/** Arrows lead on from the first position. */
export const STILL = "first";

/**
 * @param {string} kind
 * @param {string} name
 * @param {import("./outside.js").Chart} chart
 */
export function picture(kind, name, chart) {
  const deck = new Deck(chart, { say, house });
  const [, picture, number] = /^(.*)-(\d)$/.exec(name) ?? [];
  const inside =
    kind === "card" ? deck.card({ picture, number: Number(number) }) : miniature(chart.miniatures[Number(name)], deck);
  return el("span", { class: "clu-piece" }, inside);
}
