/** What moves when something has happened: the pen, the traps, the cards, the points. */

import { fadeIn, throb } from "/static/kit/stage.js";
import { svg } from "/static/kit/svg.js";

/** @typedef {import("/static/kit/stage.js").Beat} Beat */
/** @typedef {import("/static/kit/stage.js").Motion} Motion */
/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {{map: import("./map.js").DungeonMap, hand: import("./hand.js").Hand, shown: number | null}} Board */

const STROKE = 420;
const LIFT = 120; // while the quill fades away

/**
 * The beats of the news, as far as they are about the map that is shown.
 * @param {Scene["news"]} news
 * @param {Board} board
 * @param {HTMLElement[]} changed the points that are new
 * @returns {Beat[]}
 */
export function beatsOf(news, board, changed) {
  const beats = news.flatMap(({ event }) => beatOf(event, board));
  if (news.some(({ event }) => event.type === "round")) {
    beats[0] ??= { motions: [], sound: "card" };
    beats[0].motions.push(...deal(board));
  }
  if (beats.length) beats.push({ motions: changed.map((cell) => throb(cell, { size: 1.6 })) });
  return beats;
}

/**
 * @param {import("./outside.js").SomeEvent} event
 * @param {Board} board
 * @returns {Beat[]}
 */
function beatOf(event, board) {
  if (event.seat !== board.shown) return [];
  if (event.type === "draw") return [pen(event, board.map)];
  if (event.type === "trap") return [{ motions: [drop(board.map.line(event.room).group)], sound: "trap" }];
  return event.type === "mark" ? [{ motions: [], sound: "pen" }] : [];
}

/** New cards come one after the other, and wait for nothing: their box is never seen empty. @param {Board} board @returns {Motion[]} */
function deal({ hand }) {
  const frames = [{ transform: "translateY(-16px) rotate(-9deg)" }, { transform: "none" }];
  return [...hand.cards.children].map((node, place) => ({ node, wait: place * 60, ms: 300, frames }));
}

/**
 * A line grows behind a quill, and its copy that stays is seen when it is done.
 * @param {import("./outside.js").DrawEvent} event
 * @param {import("./map.js").DungeonMap} map
 * @returns {Beat}
 */
function pen({ room, ends }, map) {
  const { group, ink } = map.line(room);
  if (!group || !ink) return { motions: [] };
  const wet = /** @type {SVGPathElement} */ (ink.cloneNode());
  const whole = wet.getTotalLength(); // while it is on no page, which would be laid out for it
  const feather = svg(
    "g",
    { class: "quill" },
    svg("path", { class: "vane", d: "M2 -8Q4 -34 30 -62Q34 -40 22 -24Q14 -12 2 -8Z" }),
    svg("path", { class: "shaft", d: "M0 0Q6 -22 30 -62" }),
  );
  map.pen.replaceChildren(svg("g", { class: "doodled wet" }, wet), feather);
  const grow = {
    node: wet,
    ms: STROKE,
    easing: "linear",
    frames: /** @type {Keyframe[]} */ ([
      { strokeDashoffset: 1, opacity: 1 },
      { strokeDashoffset: 0, opacity: 1 },
    ]),
  };
  const stay = { node: ink, ms: STROKE, frames: [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }] };
  return {
    motions: [
      grow,
      stay,
      follow(feather, whole, map.course(room, ends)),
      fadeIn(group.querySelector(".round") ?? undefined, { wait: STROKE - 60, ms: 140 }),
    ],
    sound: "pen",
  };
}

/**
 * The quill keeps to the tip of the line, which grows at the same pace on all its branches.
 * @param {SVGElement} feather
 * @param {number} whole how long the line is
 * @param {SVGPathElement} course
 * @returns {Motion}
 */
function follow(feather, whole, course) {
  const length = course.getTotalLength();
  const ms = STROKE * (length / whole);
  const frames = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((place) => {
    const { x, y } = course.getPointAtLength((length * place) / 8);
    return { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: (place / 8) * (ms / (ms + LIFT)) };
  });
  return {
    node: feather,
    ms: ms + LIFT,
    easing: "linear",
    frames: [...frames, { ...frames[8], opacity: 0, offset: 1 }],
  };
}

/** @param {Element | undefined} group @returns {Motion | null} */
function drop(group) {
  const node = group?.querySelector(".snaps");
  return node
    ? {
        node,
        ms: 380,
        frames: [
          { transform: "translateY(-34px) scale(1.5)", opacity: 0 },
          { transform: "translateY(0) scale(.86)", opacity: 1 },
          { transform: "none", opacity: 1 },
        ],
      }
    : null;
}
