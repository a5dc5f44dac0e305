/** Which rooms light up, and what picking each of them does. */

import { sayEnds } from "./choice.js";
import { sayThing } from "./things.js";

/** @typedef {import("/static/line/protocol.js").LegalMove} LegalMove */
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
 * @param {Acts} acts
 * @returns {Map<string, Lit>}
 */
export function litRooms(choice, rooms, things, acts) {
  const { card } = choice;
  return new Map(
    rooms.flatMap((room) => {
      const lit = card ? forCard(choice, card, room, things[room], acts) : beforeCard(choice, room, acts);
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
 * @param {Acts} acts
 * @returns {Lit}
 */
function forCard(choice, card, room, thing, acts) {
  const { now, turned } = choice.inRoom(room);
  if (now) return { how: "now", label: sayDraw(now, choice.names[card], thing), act: () => acts.play(now.text) };
  if (turned)
    return {
      how: "turned",
      label: `Turn the ${choice.names[card]} so that it fits into ${room}`,
      act: () => acts.turnInto(room, turned.move.ends),
    };
  const text = card === "trap" ? `trap ${room}` : `draw ${card} ${room} ${choice.ends.join("")}`;
  return { how: "dark", label: `Why can the ${choice.names[card]} not go into ${room}?`, act: () => acts.why(text) };
}

/** @param {LegalMove} legal @param {string} name @param {string | undefined} thing */
function sayDraw({ move }, name, thing) {
  if (move.type === "trap") return `Set the trap in ${move.room}`;
  return `Draw the ${name} in ${move.room}, to ${sayEnds(move.ends)}${thing ? `, through ${sayThing(thing)}` : ""}`;
}

/**
 * A room before a card: only those that a segment can go into, since a trap goes almost anywhere.
 * @param {Choice} choice
 * @param {string} room
 * @param {Acts} acts
 * @returns {Lit | null}
 */
function beforeCard(choice, room, acts) {
  if (!choice.legal.some(({ move }) => move.type === "draw" && move.room === room)) return null;
  if (room === choice.room)
    return { how: "now", label: `${room} is picked, now pick a card`, act: () => acts.pickRoom(null) };
  return { how: "turned", label: `Pick ${room}, then a card`, act: () => acts.pickRoom(room) };
}
