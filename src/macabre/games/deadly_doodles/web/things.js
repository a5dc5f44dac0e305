/** What lies in the dungeon, inked and washed with colour, each in a box of 64 around its middle. */

import { svg } from "/static/kit/svg.js";

/** @typedef {import("/static/page/language.js").Say} Say */
/** @typedef {[string, string]} Stroke a class (its wash, or `bare` for ink alone) and a path */
/** @typedef {{turn?: number, strokes: Stroke[]}} Doodle */

/** @type {Record<string, Doodle>} */
const DOODLES = {
  sword: {
    turn: 40,
    strokes: [
      ["steel", "M-4.500 13L-4 -22L.2 -31L4.300 -22L4.500 13Z"],
      ["bare thin", "M0 -24L.3 11"],
      ["gold", "M-14 12Q0 8.500 14 12.500L13 18Q0 13.500 -13.500 17.500Z"],
      ["leather", "M-3 16L-3.200 27L3 27L3.200 16Z"],
      ["gold", "M-4.500 29a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0Z"],
    ],
  },
  hammer: {
    turn: 32,
    strokes: [
      ["leather", "M-3.500 -10L-4 29L4 29.500L4 -10Z"],
      ["bare thin", "M-3.800 21l7.600 2M-3.800 15l7.600 2"],
      ["steel", "M-19 -25L-14 -29L15 -30L19 -26L19.500 -12L15 -8L-14 -7L-19 -11Z"],
      ["bare thin", "M-14 -28L-13.500 -8M14.500 -29.500L14 -9"],
    ],
  },
  torch: {
    strokes: [
      ["leather", "M-4.500 4L-2.500 30L4 30L6 4Z"],
      ["bare thin", "M-3.700 14l8.600 3M-3 21l7.500 2.500"],
      [
        "flame",
        "M1 -32C9 -24 16 -15 10.500 -5C7 1 -6 1 -9.500 -5C-14 -13 -9 -17 -8 -23C-4 -20 -4 -18 -3.500 -15C0 -20 1.500 -25 1 -32Z",
      ],
      ["glow", "M1.500 -16C6.500 -11 6 -5 1 -3.500C-4.500 -5 -3.500 -11 1.500 -16Z"],
      ["gold", "M-10 -2.500L11 -2.500L8 7L-7 7Z"],
    ],
  },
  shield: {
    strokes: [
      ["gold", "M-23 -24Q-10 -25 0 -31Q10 -25 23 -24Q26 10 0 31Q-26 10 -23 -24Z"],
      ["steel", "M-16.500 -18Q-8 -19 0 -23.500Q8 -19 16.500 -18Q18 6 0 22Q-18 6 -16.500 -18Z"],
      ["bare thin", "M-10 -5L3 -16M-9 4L10 -11M-2 10L11 -1"],
    ],
  },
  flask: {
    strokes: [
      ["glass", "M-6.500 -23L-6 -9Q-22 2 -20.500 17Q-19 29 0 29Q19 29 20.500 17Q22 2 6 -9L6.500 -23Z"],
      ["poison", "M-19.500 9Q-10 5 -1 9Q9 13 19.500 8Q25 28 0 29Q-25 28 -19.500 9Z"],
      ["leather", "M-8 -31.500L8 -31L6.500 -22L-6.500 -22.500Z"],
      [
        "bare thin",
        "M-8 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0M6 20a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0M-15 0q3-4 6-6",
      ],
    ],
  },
  bow: {
    turn: -42,
    strokes: [
      ["bare", "M-10 -30L-12 0L-10 30"],
      ["leather", "M-10 -31Q24 -24 23 0Q24 24 -10 31L-10 27Q18 20 17.500 0Q18 -20 -10 -27Z"],
      ["bare", "M-28 0L27 0"],
      ["steel", "M31 0L20 -6L22.500 0L20 6Z"],
      ["bare", "M-28 0l-5 -6M-28 0l-5 6M-22 0l-5 -6M-22 0l-5 6"],
    ],
  },
  goblin: {
    strokes: [
      ["moss", "M-15 -9Q-25 -22 -32 -21Q-30 -4 -17 7Z"],
      ["moss", "M15 -9Q25 -22 32 -21Q30 -4 17 7Z"],
      ["moss", "M-17 -14Q-12 -28 0 -28Q12 -28 17 -14Q21 6 10 21Q0 30 -10 21Q-21 6 -17 -14Z"],
      ["glow", "M-13 -5Q-8 -10 -3 -3Q-8 1 -13 -5Z"],
      ["glow", "M13 -5Q8 -10 3 -3Q8 1 13 -5Z"],
      ["bare", "M-15 -10L-3 -6M15 -10L3 -6M-8 -5l.5 2M8 -5l-.5 2"],
      ["bare thin", "M0 -2Q-4 6 -2 8Q0 9 2 8"],
      ["night", "M-10 13Q0 18 10 12Q8 22 0 22Q-8 22 -10 13Z"],
      ["bone", "M-7 14l2 6l2.500 -4.500Z"],
      ["bone", "M7 13.500l-2 6l-2.500 -4Z"],
    ],
  },
  skull: {
    strokes: [
      ["bone", "M0 -29Q25 -29 25 -4Q25 9 15 14L14 27Q0 31 -14 27L-15 14Q-25 9 -25 -4Q-25 -29 0 -29Z"],
      ["night", "M-18 -3Q-17 -12 -9 -11Q-2 -9 -4 -1Q-7 6 -13 5Q-18 4 -18 -3Z"],
      ["night", "M18 -3Q17 -12 9 -11Q2 -9 4 -1Q7 6 13 5Q18 4 18 -3Z"],
      ["night", "M0 4L-4.500 12L0 10.500L4.500 12Z"],
      ["bare thin", "M-8 18L-8 28M-2.500 18.500L-3 29M3 18.500L3 29M8.500 18L8 28M-12 18L12 18M9 -28L5 -20L10 -17"],
    ],
  },
  spider: {
    strokes: [
      [
        "bare",
        "M-8 -4Q-20 -20 -25 -6L-30 6M-9 1Q-22 -8 -26 8L-29 22M-8 5Q-18 6 -19 17L-22 30M-6 -8Q-12 -24 -21 -22L-29 -14",
      ],
      ["bare", "M8 -4Q20 -20 25 -6L30 6M9 1Q22 -8 26 8L29 22M8 5Q18 6 19 17L22 30M6 -8Q12 -24 21 -22L29 -14"],
      ["dusk", "M0 3Q14 3 14 16Q13 29 0 29Q-13 29 -14 16Q-14 3 0 3Z"],
      ["dusk", "M0 -16Q11 -16 11 -5Q10 6 0 6Q-10 6 -11 -5Q-11 -16 0 -16Z"],
      ["glow", "M-6 -7a2.600 2.600 0 1 0 5 0a2.600 2.600 0 1 0-5 0Z"],
      ["glow", "M1 -7a2.600 2.600 0 1 0 5 0a2.600 2.600 0 1 0-5 0Z"],
      ["blood", "M-4 11L4 11L0 16.500L4 22L-4 22L0 16.500Z"],
      ["bare thin", "M-3 2l-1.500 5M3 2l1.500 5"],
    ],
  },
  gazer: {
    strokes: [
      [
        "bare",
        "M-12 -17Q-18 -24 -15 -29M0 -21Q1 -26 -1 -30M12 -17Q19 -22 19 -28M-20 -8Q-27 -11 -29 -17M20 -8Q27 -10 29 -17",
      ],
      ["plum", "M0 -22Q24 -21 24 4Q22 28 0 29Q-22 28 -24 4Q-24 -21 0 -22Z"],
      ["bone", "M-16 -2Q0 -19 16 -2Q0 13 -16 -2Z"],
      ["flame", "M-7 -3a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z"],
      ["night", "M0 -9Q3 -3 0 3Q-3 -3 0 -9Z"],
      ["night", "M-14 13Q0 20 14 13Q9 25 0 25Q-9 25 -14 13Z"],
      ["bone", "M-9 15.500l2 5l3 -4Z"],
      ["bone", "M9 15.500l-2 5l-3 -4Z"],
      ["bone", "M-18 -30a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z"],
      ["bone", "M16 -29a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z"],
    ],
  },
  slime: {
    strokes: [
      [
        "poison",
        "M-29 25Q-31 15 -22 12Q-22 -8 -9 -18Q-3 -29 3 -22Q16 -18 19 2Q20 9 25 13Q33 17 29 25Q18 30 8 26Q0 31 -9 27Q-20 31 -29 25Z",
      ],
      ["bone", "M-13 -3a6 7 0 1 0 12 0a6 7 0 1 0-12 0Z"],
      ["bone", "M3 -5a5 6 0 1 0 10 0a5 6 0 1 0-10 0Z"],
      ["night", "M-8 -2a2 3 0 1 0 4 0a2 3 0 1 0-4 0Z"],
      ["night", "M7 -4a2 2.500 0 1 0 4 0a2 2.500 0 1 0-4 0Z"],
      ["night", "M-10 11Q1 16 12 9Q9 21 0 20Q-8 19 -10 11Z"],
      ["bare thin", "M-18 18a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0M17 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0"],
    ],
  },
  bat: {
    strokes: [
      ["dusk", "M-6 -2Q-14 -20 -32 -16Q-29 -9 -30 4Q-25 0 -21 10Q-15 4 -10 13Q-8 8 -5 11Z"],
      ["dusk", "M6 -2Q14 -20 32 -16Q29 -9 30 4Q25 0 21 10Q15 4 10 13Q8 8 5 11Z"],
      ["bare thin", "M-7 -1Q-15 -6 -29 -14M-7 2Q-14 2 -21 9M7 -1Q15 -6 29 -14M7 2Q14 2 21 9"],
      ["dusk", "M-9 -9L-11 -24L-4 -16L4 -16L11 -24L9 -9Q12 8 5 20L0 25L-5 20Q-12 8 -9 -9Z"],
      ["glow", "M-6 -8a2.400 2.800 0 1 0 4.800 0a2.400 2.800 0 1 0-4.800 0Z"],
      ["glow", "M1.200 -8a2.400 2.800 0 1 0 4.800 0a2.400 2.800 0 1 0-4.800 0Z"],
      ["bone", "M-4 -1l1.500 6l2 -5.500Z"],
      ["bone", "M4 -1l-1.500 6l-2 -5.500Z"],
    ],
  },
  beast: {
    strokes: [
      ["plum", "M-20 -12L-26 -30L-12 -22Q0 -28 12 -22L26 -30L20 -12Q26 10 14 24Q0 32 -14 24Q-26 10 -20 -12Z"],
      ["glow", "M-13 -5L-4 -1L-11 2Z"],
      ["glow", "M13 -5L4 -1L11 2Z"],
      ["night", "M-13 11Q0 18 13 11Q9 24 0 24Q-9 24 -13 11Z"],
    ],
  },
  blade: {
    turn: 40,
    strokes: [
      ["steel", "M-5 10L-4 -24L0 -31L4 -24L5 10Z"],
      ["leather", "M-9 10L9 10L4 15L3 29L-3 29L-4 15Z"],
    ],
  },
  loot: {
    strokes: [
      ["sack", "M-9 -12Q-29 4 -25 20Q-22 29 0 29Q22 29 25 20Q29 4 9 -12Z"],
      ["sack", "M-9 -12Q-14 -20 -15 -27Q-8 -23 -4 -28Q0 -23 5 -28Q8 -23 15 -26Q13 -19 9 -12Z"],
      ["bare", "M-11 -13Q0 -8 11 -13M-10 -11Q-18 -9 -19 -3"],
      ["gold", "M-9.500 10a9.500 9.500 0 1 0 19 0a9.500 9.500 0 1 0-19 0Z"],
      ["bare thin", "M3.500 6Q-3 3 -3 8Q4 11 3 14Q0 17 -4 14M0 2.500L0 17.500"],
    ],
  },
  dragon: {
    strokes: [
      ["ember", "M-6 -8Q-18 -30 -34 -24Q-28 -17 -31 -6Q-26 -8 -24 2Q-18 -3 -12 6Z"],
      ["ember", "M8 -8Q18 -31 34 -27Q29 -19 33 -9Q27 -9 26 0Q19 -4 14 5Z"],
      ["bare thin", "M-7 -6Q-16 -14 -30 -22M-8 -2Q-17 -4 -24 1M9 -6Q18 -15 30 -24M11 -2Q19 -6 26 -1"],
      [
        "moss",
        "M-4 6Q-22 10 -20 22Q-17 33 4 31Q27 29 29 14Q30 8 26 5Q24 20 10 21Q-6 22 -6 17Q-5 13 8 12Q17 8 15 -6L13 -16Q10 -28 -3 -27Q-9 -26 -19 -15Q-22 -11 -18 -8Q-12 -6 -6 -8Q0 -6 0 0Q0 5 -4 6Z",
      ],
      ["bone", "M2 -26Q6 -34 14 -33Q10 -29 10 -23Z"],
      ["bone", "M11 -20Q17 -26 23 -23Q18 -20 15 -14Z"],
      ["glow", "M-4 -19a3 2.600 0 1 0 6 0a3 2.600 0 1 0-6 0Z"],
      ["bare thin", "M-18 -13l2 .5M-18 -8Q-12 -11 -5 -10M-1 -20l1 2.500"],
      ["bone", "M-14 -8.500l1 4l2.500 -4Z"],
      ["flame", "M-20 -7Q-27 -4 -33 -9Q-30 0 -34 6Q-24 6 -19 -1Z"],
      ["bare thin", "M-14 23l4-3M-8 27l3-4M0 29l2-5M9 28l0-5M18 24l-2-4"],
    ],
  },
  trap: {
    strokes: [
      ["steel", "M-28 9Q-27 -22 0 -23Q27 -22 28 9L22 9Q20 -15 0 -16Q-20 -15 -22 9Z"],
      ["steel", "M-20.500 0L-11 1L-17.500 -8Z"],
      ["steel", "M-14 -10L-6 -4L-7 -14.500Z"],
      ["steel", "M20.500 0L11 1L17.500 -8Z"],
      ["steel", "M14 -10L6 -4L7 -14.500Z"],
      ["blood", "M-11 9Q-10 2 0 2Q10 2 11 9Z"],
      ["steel", "M-31 9L31 9L30 17L-30 17Z"],
      ["bare", "M-24 17l0 6M24 17l0 6M31 13q6 2 2 8"],
    ],
  },
};

const MONSTERS = /** @type {Record<string, string>} */ ({
  A: "goblin",
  B: "skull",
  C: "spider",
  D: "gazer",
  E: "slime",
  F: "bat",
});
const WEAPONS = /** @type {Record<string, string>} */ ({
  A: "sword",
  B: "hammer",
  C: "torch",
  D: "shield",
  E: "flask",
  F: "bow",
});

/**
 * A thing of the map: what it is, its pair, and its doodle.
 * @param {string} thing such as `monster-B`
 */
export function read(thing) {
  const [kind, pair = ""] = thing.split("-");
  const doodle =
    kind === "monster" ? (MONSTERS[pair] ?? "beast") : kind === "weapon" ? (WEAPONS[pair] ?? "blade") : kind;
  return { kind, pair, doodle };
}

/**
 * What a thing is called.
 * @param {Say} say
 * @param {string} thing
 */
export function sayThing(say, thing) {
  const { kind, pair } = read(thing);
  return say(`thing-${kind}`, { pair });
}

/**
 * What is done in a room, with the thing that lies there if there is one.
 * @param {Say} say
 * @param {string} what
 * @param {string | undefined} thing
 */
export const withThing = (say, what, thing) =>
  thing ? say("drawing-with", { what, thing: sayThing(say, thing) }) : what;

/** All doodles, to be placed any number of times. */
export function doodleBook() {
  const symbols = Object.entries(DOODLES).map(([name, { turn = 0, strokes }]) =>
    svg(
      "g",
      { id: `doodle-${name}`, transform: turn ? `rotate(${turn})` : null },
      ...strokes.map(([kind, d]) => svg("path", { class: `inked ${kind}`, d })),
    ),
  );
  return svg("svg", { class: "doodle-book", "aria-hidden": "true", width: 0, height: 0 }, svg("defs", {}, ...symbols));
}

/**
 * A doodle out of the book.
 * @param {string} name
 * @param {Record<string, any>} [props]
 */
export const doodle = (name, props = {}) => svg("use", { href: `#doodle-${name}`, ...props });
