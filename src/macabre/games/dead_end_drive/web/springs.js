/** How the traps spring: stairs fling, the fire flares, the chandelier falls, statue and bookcase topple. */

import { svg } from "/static/kit/svg.js";
import { pieceOfTrap, sheet } from "./furniture.js";
import { UNIT } from "./plan.js";

/** @typedef {import("./map.js").MansionMap} MansionMap */
/** @typedef {import("./plan.js").Trap} Trap */
/** @typedef {import("/static/kit/stage.js").Motion} Motion */

const CRUSHED = [
  { opacity: 1, transform: "none" },
  { opacity: 1, transform: "none", offset: 0.45 },
  { opacity: 1, transform: "scale(1.35, .2)", offset: 0.6 },
  { opacity: 0, transform: "scale(1.4, .12)" },
];
const MS = 620;

/** @type {Record<string, (map: MansionMap, trap: Trap, ghost: SVGGElement) => Motion[]>} */
const SPRINGS = {
  stairs: (map, trap, ghost) => [
    { node: ghost, frames: flung(map, trap), ms: MS, easing: "cubic-bezier(.2, .6, .6, 1)" },
    ...rattled(map, trap),
  ],
  fireplace: (map, trap, ghost) => [
    flare(map, trap),
    {
      node: ghost,
      frames: [
        { opacity: 1, transform: "none" },
        { opacity: 1, transform: "rotate(200deg) scale(.9)", offset: 0.5 },
        { opacity: 0, transform: "translateY(-50px) rotate(420deg) scale(.2)" },
      ],
      ms: MS,
    },
  ],
  chandelier: (map, trap, ghost) => [
    fallen(map, trap, "ded-chandelier", [2.7, 2.7], "scale(3.2) rotate(-30deg)"),
    { node: ghost, frames: CRUSHED, ms: MS },
  ],
  statue: (map, trap, ghost) => [toppled(map, trap, "ded-statue", [2, 2]), { node: ghost, frames: CRUSHED, ms: MS }],
  bookcase: (map, trap, ghost) => [
    toppled(map, trap, "ded-bookcase", [1.1, 3.4]),
    { node: ghost, frames: CRUSHED, ms: MS },
  ],
};

/**
 * @param {MansionMap} map
 * @param {Trap} trap
 * @param {SVGGElement} ghost whoever stands there
 * @returns {Motion[]}
 */
export function springs(map, trap, ghost) {
  return (SPRINGS[trap.name] ?? swallowed)(map, trap, ghost);
}

/**
 * A trap that we do not know swallows.
 * @param {MansionMap} map
 * @param {Trap} trap
 * @param {SVGGElement} ghost
 * @returns {Motion[]}
 */
function swallowed(map, trap, ghost) {
  const { x, y } = map.plan.middle(trap.space);
  const hole = svg("circle", { class: "ded-ghost ded-hole", cx: x, cy: y, r: UNIT * 0.62 });
  map.effects.prepend(hole);
  return [
    {
      node: hole,
      frames: [
        { opacity: 1, transform: "scale(0)" },
        { opacity: 1, transform: "scale(1)", offset: 0.35 },
        { opacity: 1, transform: "scale(1)", offset: 0.8 },
        { opacity: 0, transform: "scale(0)" },
      ],
      ms: MS,
    },
    {
      node: ghost,
      frames: [
        { opacity: 1, transform: "none" },
        { opacity: 0, transform: "rotate(540deg) scale(.05)" },
      ],
      ms: MS,
    },
  ];
}

/** Far into the house in a high arc. @param {MansionMap} map @param {Trap} trap */
function flung({ plan }, trap) {
  const from = plan.middle(trap.space);
  const [x, y] = [(plan.width / 2 - from.x) * 0.7, (plan.height / 2 - from.y) * 0.7];
  return [
    { opacity: 1, transform: "none" },
    { opacity: 1, transform: `translate(${x * 0.5}px, ${y * 0.3}px) rotate(330deg) scale(2)`, offset: 0.55 },
    { opacity: 0, transform: `translate(${x}px, ${y}px) rotate(700deg) scale(.5)` },
  ];
}

/** Which way the trap's furniture lies from its space, as a direction. @param {MansionMap} map @param {Trap} trap */
function towards(map, trap) {
  const spaces = pieceOfTrap(map.plan, trap.name);
  const from = map.plan.middle(trap.space);
  if (!spaces) return { x: 0, y: -1 };
  const { x, y, width, height } = map.plan.box(spaces);
  const [dx, dy] = [x + width / 2 - from.x, y + height / 2 - from.y];
  const far = Math.hypot(dx, dy) || 1;
  return { x: dx / far, y: dy / far };
}

/** @param {MansionMap} map @param {Trap} trap @returns {Motion[]} */
function rattled(map, trap) {
  const node = pieceNode(map, trap);
  return node
    ? [
        {
          node,
          frames: [
            { transform: "none" },
            { transform: "scale(1.04, .86)" },
            { transform: "scale(.98, 1.05)" },
            { transform: "none" },
          ],
          ms: 300,
        },
      ]
    : [];
}

/** @param {MansionMap} map @param {Trap} trap */
function pieceNode(map, trap) {
  const spaces = pieceOfTrap(map.plan, trap.name);
  return spaces && map.scenery.querySelector(`[data-key="piece ${spaces[0]}"]`);
}

/** @param {MansionMap} map @param {Trap} trap @returns {Motion} */
function flare(map, trap) {
  const { x, y } = map.plan.middle(trap.space);
  const flame = svg(
    "g",
    { class: "ded-ghost ded-flare" },
    sheet("ded-trap-fireplace", { x: x - UNIT, y: y - UNIT * 1.5, width: UNIT * 2, height: UNIT * 2.4 }),
  );
  map.effects.append(flame);
  return {
    node: flame,
    frames: [
      { opacity: 0, transform: "scale(.2)" },
      { opacity: 0.95, transform: "scale(1.3)", offset: 0.4 },
      { opacity: 0.9, transform: "scale(1.1)", offset: 0.7 },
      { opacity: 0, transform: "scale(1.6)" },
    ],
    ms: MS,
  };
}

/**
 * Something large comes down on the space.
 * @param {MansionMap} map
 * @param {Trap} trap
 * @param {string} id
 * @param {[number, number]} spaces how wide and how high
 * @param {string} from
 * @returns {Motion}
 */
function fallen(map, trap, id, spaces, from) {
  const { x, y } = map.plan.middle(trap.space);
  const [width, height] = spaces.map((count) => count * UNIT);
  const node = svg("g", { class: "ded-ghost" }, sheet(id, { x: x - width / 2, y: y - height / 2, width, height }));
  map.effects.append(node);
  return {
    node,
    frames: [
      { opacity: 0, transform: from },
      { opacity: 1, transform: "scale(1)", offset: 0.5 },
      { opacity: 1, transform: "scale(1.06) rotate(4deg)", offset: 0.6 },
      { opacity: 1, transform: "scale(1)", offset: 0.85 },
      { opacity: 0, transform: "scale(1)" },
    ],
    ms: MS,
  };
}

/**
 * The trap's furniture falls over, onto the space.
 * @param {MansionMap} map
 * @param {Trap} trap
 * @param {string} id
 * @param {[number, number]} spaces
 * @returns {Motion}
 */
function toppled(map, trap, id, spaces) {
  const way = towards(map, trap);
  return fallen(
    map,
    trap,
    id,
    spaces,
    `translate(${way.x * UNIT * 2.5}px, ${way.y * UNIT * 2.5}px) rotate(${way.x > 0 ? 80 : -80}deg) scale(.6)`,
  );
}
