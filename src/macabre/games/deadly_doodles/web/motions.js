/** What moves when something has happened: the pen, the traps, the cards, the points. */

import { svg } from "/static/kit/svg.js";
import { fadeIn, throb } from "/static/kit/stage.js";

/** @typedef {import("/static/kit/stage.js").Beat} Beat */
/** @typedef {import("/static/kit/stage.js").Motion} Motion */
/** @typedef {import("/static/board.js").Scene} Scene */
/** @typedef {{map: import("./map.js").DungeonMap, hand: import("./hand.js").Hand, others: import("./others.js").Others, shown: number | null}} Board */

const STROKE = 420;

/**
 * The beats of the news, as far as they are about the map that is shown; what other players do is seen beside it.
 * @param {Scene} scene
 * @param {number | null} seat
 * @param {Board} board
 * @param {HTMLElement[]} changed the points that are new
 * @returns {Beat[]}
 */
export function beatsOf({ news }, seat, board, changed) {
  const beats = news.flatMap(({ event }) => beatOf(event, board));
  if (beats.length && news.some(({ event }) => event.seat === seat)) beats.push({ motions: changed.map((cell) => throb(cell, { size: 1.6 })) });
  return beats;
}

/**
 * @param {Record<string, any>} event
 * @param {Board} board
 * @returns {Beat[]}
 */
function beatOf(event, board) {
  if (event.type === "round") return [deal(board)];
  if (event.type === "draw" && event.seat === board.shown) return [pen(event, board.map)];
  if (event.type === "trap" && event.seat === board.shown) return [{ motions: [drop(board.map.line(event.room).group)], sound: "trap" }];
  if (event.type === "mark" && event.seat === board.shown) return [{ motions: [], sound: "pen" }];
  return event.seat === undefined || event.type === "sprung" ? [] : [{ motions: [throb(board.others.node.querySelector(`[data-key^="map ${event.seat} "] .other-name`) ?? undefined, { size: 1.06 })] }];
}

/** New cards come one after the other. @param {Board} board @returns {Beat} */
function deal({ hand }) {
  const cards = [...hand.cards.children].map((node, place) => ({
    node, wait: place * 60, ms: 300, frames: [{ transform: "translateY(-26px) rotate(-9deg)", opacity: 0 }, { transform: "none", opacity: 1 }],
  }));
  return { motions: cards, sound: "card" };
}

/**
 * A line grows behind a quill.
 * @param {Record<string, any>} event
 * @param {import("./map.js").DungeonMap} map
 * @returns {Beat}
 */
function pen({ room, ends }, map) {
  const { group, ink } = map.line(room);
  if (!group || !ink) return { motions: [] };
  const grow = { node: ink, ms: STROKE, easing: "linear", frames: /** @type {Keyframe[]} */ ([{ strokeDasharray: "1 1", strokeDashoffset: 1 }, { strokeDasharray: "1 1", strokeDashoffset: 0 }]) };
  return { motions: [grow, quill(map, room, ends), fadeIn(group.querySelector(".round") ?? undefined, { wait: STROKE - 60, ms: 140 })], sound: "pen" };
}

/**
 * @param {import("./map.js").DungeonMap} map
 * @param {string} room
 * @param {import("./geometry.js").Side[]} ends
 * @returns {Motion}
 */
function quill(map, room, ends) {
  const feather = svg("g", { class: "quill" }, svg("path", { class: "vane", d: "M2 -8Q4 -34 30 -62Q34 -40 22 -24Q14 -12 2 -8Z" }), svg("path", { class: "shaft", d: "M0 0Q6 -22 30 -62" }));
  map.layers.pen.replaceChildren(feather);
  const frames = map.course(room, ends).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, opacity: 1 }));
  return { node: feather, ms: STROKE + 120, easing: "linear", frames: [...frames, { ...frames[frames.length - 1], opacity: 0 }] };
}

/** @param {Element | undefined} group @returns {Motion | null} */
function drop(group) {
  const node = group?.querySelector(".snaps");
  return node ? { node, ms: 380, frames: [{ transform: "translateY(-34px) scale(1.5)", opacity: 0 }, { transform: "translateY(0) scale(.86)", opacity: 1 }, { transform: "none", opacity: 1 }] } : null;
}
