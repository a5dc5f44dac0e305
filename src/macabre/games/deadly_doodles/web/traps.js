/** Traps on the map that is shown, once all is told. */

import { seatMark } from "/static/kit/seatmarks.js";

/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("./map.js").Foe} Foe */

/**
 * The traps of others, and whether they hit the owner of this map.
 * @param {Scene} scene
 * @param {number | null} shown
 * @returns {Foe[]}
 */
export function foesOf({ view, names, told }, shown) {
  if (!view.finished) return [];
  const traps = view.rooms.flatMap((rooms, seat) =>
    Object.keys(rooms ?? {})
      .filter((room) => rooms && "trap" in rooms[room])
      .map((room) => ({ seat, room })),
  );
  const hits = (/** @type {{seat: number, room: string}} */ trap) =>
    told.some(({ event }) => event.seat === trap.seat && event.room === trap.room && hasHit(event, shown));
  return traps
    .filter(({ seat }) => seat !== shown)
    .map((trap) => ({ ...trap, hits: hits(trap), mark: seatMark(trap.seat, names, { size: 24, x: 17, y: 12 }) }));
}

/**
 * The rooms whose own trap hit its owner.
 * @param {Scene} scene
 * @param {number | null} shown
 */
export function ownHits({ told }, shown) {
  return new Set(
    told.filter(({ event }) => event.seat === shown && hasHit(event, shown)).map(({ event }) => String(event.room)),
  );
}

/** @param {import("./outside.js").SomeEvent} event @param {number | null} seat */
const hasHit = (event, seat) => event.type === "sprung" && seat !== null && event.hit.includes(seat);
