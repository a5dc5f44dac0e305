/** The map in words, for those who hear it. */

import { capital, listed } from "/static/page/words.js";
import { sayTurned } from "./choice.js";
import { sayThing, withThing } from "./things.js";

/** @typedef {import("/static/page/language.js").Say} Say */
/** @typedef {import("./outside.js").Chart} Chart */

/**
 * Whose map it is.
 * @param {Say} say
 * @param {string | null} name "" for one's own; null where none may be seen
 */
export function sayWhose(say, name) {
  if (name === null) return say("drawing-all-secret");
  return name ? say("drawing-map-of", { name }) : say("drawing-your-map");
}

/**
 * @param {import("./outside.js").Scene} scene
 * @param {Chart} chart
 * @param {number | null} shown
 * @param {Say} say
 */
export function sumUp({ view, names, seat }, chart, shown, say) {
  const { columns, rows, things, entryways } = chart.map;
  const rooms = (shown !== null && view.rooms[shown]) || {};
  const drawn = Object.entries(rooms).map(([room, one]) => sayDrawn(say, room, one, chart));
  const left = Object.entries(things).filter(([room]) => !rooms[room]);
  const doors = entryways.map(({ room, side }) => `${room} ${say(`side-${side}`)}`);
  return say("drawing-summary", {
    whose: sayWhose(say, shown === null ? null : shown === seat ? "" : names[shown]),
    columns: columns.length,
    rows: rows.length,
    drawn: listed(drawn) || say("drawing-nothing"),
    things: listed(left.map(([room, thing]) => say("drawing-in", { thing: sayThing(say, thing), room }))),
    doors: listed(doors),
  });
}

/**
 * @param {Say} say
 * @param {string} room
 * @param {import("./geometry.js").Drawn} drawn
 * @param {Chart} chart
 */
function sayDrawn(say, room, { shape, ends, round }, { names, map: { things } }) {
  const what = ends ? sayTurned(say, capital(names[shape]), ends) : capital(names.trap);
  return say("drawing-drawn", { room, what: withThing(say, what, things[room]), round });
}
