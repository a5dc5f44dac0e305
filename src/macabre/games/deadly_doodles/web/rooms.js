/** Arrow keys among the rooms that can be picked. */

import { TOWARDS } from "./geometry.js";

/** @typedef {import("./map.js").DungeonMap} DungeonMap */

const KEYS = /** @type {Record<string, import("./geometry.js").Side>} */ ({
  ArrowUp: "N",
  ArrowRight: "E",
  ArrowDown: "S",
  ArrowLeft: "W",
});

/**
 * The focus goes to the nearest room on that side.
 * @param {KeyboardEvent} event
 * @param {DungeonMap} map
 */
export function roveRooms(event, map) {
  const side = KEYS[event.key];
  const from = event.target instanceof Element ? event.target.getAttribute("data-room") : null;
  if (!side || !from) return;
  event.preventDefault();
  const stops = /** @type {SVGElement[]} */ ([...map.layers.lit.querySelectorAll(".now, .turned")]);
  const far = (/** @type {SVGElement} */ node) => distance(map, from, node.getAttribute("data-room") ?? "", side);
  stops
    .filter((node) => far(node) < Infinity)
    .sort((one, other) => far(one) - far(other))[0]
    ?.focus();
}

/**
 * How far a room lies towards a side; what lies aside counts twice, and what is not on that side is never reached.
 * @param {DungeonMap} map
 * @param {string} from
 * @param {string} to
 * @param {import("./geometry.js").Side} side
 */
function distance({ geometry }, from, to, side) {
  const [one, other] = [geometry.middle(from), geometry.middle(to)];
  const { x, y } = TOWARDS[side];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const on = dx * x + dy * y;
  return on > 0 ? on + 2 * Math.abs(dx * y + dy * x) : Infinity;
}
