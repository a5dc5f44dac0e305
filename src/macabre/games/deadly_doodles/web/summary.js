/** The map in words, for those who hear it. */

import { listed } from "/static/page/words.js";
import { sayEnds } from "./choice.js";
import { sayThing } from "./things.js";

/**
 * @param {import("./view.js").Scene} scene
 * @param {import("./view.js").Chart} chart
 * @param {number | null} shown
 */
export function sumUp({ view, names, seat }, chart, shown) {
  const rooms = (shown !== null && view.rooms[shown]) || {};
  const whose = shown === null ? "All maps are secret." : shown === seat ? "Your map." : `The map of ${names[shown]}.`;
  const size = `${chart.map.columns.length} columns by ${chart.map.rows.length} rows.`;
  const drawn = Object.entries(rooms).map(([room, one]) => sayDrawn(room, one, chart.map.things[room], chart.names));
  const things = Object.entries(chart.map.things)
    .filter(([room]) => !rooms[room])
    .map(([room, thing]) => `${sayThing(thing)} in ${room}`);
  const doors = chart.map.entryways.map(({ room, side }) => `${room} ${sayEnds([side])}`);
  return `${whose} ${size} Drawn: ${drawn.join("; ") || "nothing"}. Not entered: ${listed(things)}. Entryways: ${listed(doors)}.`;
}

/**
 * @param {string} room
 * @param {import("./view.js").Drawn} drawn
 * @param {string | undefined} thing
 * @param {Record<string, string>} names
 */
function sayDrawn(room, { shape, ends, round }, thing, names) {
  const what = ends ? `${names[shape ?? ""]} to ${sayEnds(ends)}` : "a trap";
  return `${room} ${what}${thing ? `, through ${sayThing(thing)}` : ""}, round ${round}`;
}
