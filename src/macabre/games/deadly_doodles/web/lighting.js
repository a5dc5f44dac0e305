/** Which rooms light up, and what picking each of them does. */

import { capital } from "/static/page/words.js";
import { withThing } from "./things.js";

/** @typedef {import("/static/page/language.js").Say} Say */
/** @typedef {import("./choice.js").Choice} Choice */
/** @typedef {import("./geometry.js").Side} Side */
/** @typedef {import("./map.js").Lit} Lit */
/**
 * @typedef {object} Acts
 * @property {(text: string) => void} play
 * @property {(text: string) => void} why
 * @property {(room: string, ends: Side[]) => void} turnInto
 * @property {(room: string | null) => void} pickRoom
 */

/**
 * @param {Choice} choice
 * @param {string[]} rooms
 * @param {Record<string, string>} things
 * @param {Say} say
 * @param {Acts} acts
 * @returns {Map<string, Lit>}
 */
export function litRooms(choice, rooms, things, say, acts) {
  const { card } = choice;
  return new Map(
    rooms.flatMap((room) => {
      const lit = card ? forCard(choice, card, room, things[room], say, acts) : beforeCard(choice, room, say, acts);
      return lit ? [[room, lit]] : [];
    }),
  );
}

/**
 * A room for the chosen card.
 * @param {Choice} choice
 * @param {string} card
 * @param {string} room
 * @param {string | undefined} thing
 * @param {Say} say
 * @param {Acts} acts
 * @returns {Lit}
 */
function forCard(choice, card, room, thing, say, acts) {
  const { now, turned } = choice.inRoom(room);
  const name = capital(choice.names[card]);
  if (now) return { how: "now", label: withThing(say, now.words, thing), act: () => acts.play(now.text) };
  if (turned)
    return {
      how: "turned",
      label: say("drawing-turn-into", { card: name, room }),
      act: () => acts.turnInto(room, turned.move.ends ?? []),
    };
  const text = card === "trap" ? `trap ${room}` : `draw ${card} ${room} ${choice.ends.join("")}`;
  return { how: "dark", label: say("drawing-why", { card: name, room }), act: () => acts.why(text) };
}

/**
 * A room before a card: only those that a segment can go into, since a trap goes almost anywhere.
 * @param {Choice} choice
 * @param {string} room
 * @param {Say} say
 * @param {Acts} acts
 * @returns {Lit | null}
 */
function beforeCard(choice, room, say, acts) {
  if (!choice.legal.some(({ move }) => move.type === "draw" && move.room === room)) return null;
  if (room === choice.room)
    return { how: "now", label: say("drawing-picked", { room }), act: () => acts.pickRoom(null) };
  return { how: "turned", label: say("drawing-pick-room", { room }), act: () => acts.pickRoom(room) };
}
