/** What is said of a game before anybody plays it. */

import { el } from "../kit/dom.js";
import { say } from "./language.js";

/**
 * How many play, how long it takes, from what age, how heavy it is: each of it unbroken.
 * @param {import("../line/model.js").GameInfo} game
 */
export function drawCircumstances(game) {
  return sayCircumstances(game).flatMap((part, place) => [
    place > 0 && "\u00a0· ",
    el("bdi", { class: "unbroken" }, part),
  ]);
}

/**
 * @param {import("../line/model.js").GameInfo} game
 * @returns {string[]}
 */
function sayCircumstances({ players: [low, high], about }) {
  const players = say("hall-players", { low, high, range: low === high ? "one" : "many" });
  if (!about) return [players];
  const [shortest, longest] = about.minutes;
  return [
    players,
    say("hall-minutes", { low: shortest, high: longest }),
    say("hall-age", { age: about.age }),
    say(`hall-weight-${about.weight}`),
  ];
}
