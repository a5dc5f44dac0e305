/** What is said of a game before anybody plays it. */

import { say } from "./language.js";

/**
 * How many play, how long it takes, from what age, how heavy it is.
 * @param {import("../line/model.js").GameInfo} game
 * @returns {string[]}
 */
export function sayCircumstances({ players: [low, high], about }) {
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
