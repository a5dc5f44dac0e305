/** What is seen to happen: each event as a beat of the stage. Everything already is where it ends. */

import { seatMark } from "/static/kit/seatmarks.js";
import { fadeIn, glide, throb, walk } from "/static/kit/stage.js";
import { svg } from "/static/kit/svg.js";
import { cardKey } from "./cards.js";
import { medallion } from "./favourites.js";
import { springs } from "./springs.js";

/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("/static/kit/stage.js").Beat} Beat */
/** @typedef {import("/static/kit/stage.js").Motion} Motion */
/** @typedef {import("./board.js").default} Drawing */
/** @typedef {{drawing: Drawing, scene: Scene, before: Scene, boxes: Map<string, DOMRect>, places: Record<string, string | null>, ghosts: Map<string, Ghost>, last: Map<string, SomeEvent>}} Tale */
/** @typedef {import("./outside.js").SomeEvent} SomeEvent */
/** @typedef {Record<string, (event: any, told: Tale) => Beat | Beat[] | null>} AnyEvents */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{walks: SVGGElement, falls: SVGGElement}} Ghost somebody who is no longer on the board, to be seen once more */

const STEP = 85;
const TURN = 210;
const BRIEFLY = [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];

/**
 * @param {Drawing} drawing
 * @param {Scene} before
 * @param {Scene} scene
 * @param {Map<string, DOMRect>} boxes where everything was
 * @returns {Beat[]}
 */
export function beats(drawing, before, scene, boxes) {
  drawing.map.effects.replaceChildren();
  /** @type {Tale} */
  const told = {
    drawing,
    scene,
    before,
    boxes,
    places: { ...before.view.pawns },
    ghosts: new Map(),
    last: lastOnes(scene.news),
  };
  return scene.news.flatMap(({ event }) => (told.last.get(thingOf(event)) === event ? beatsOf(event, told) : []));
}

/**
 * @param {SomeEvent} event
 * @param {Tale} told
 */
function beatsOf(event, told) {
  const all = /** @type {AnyEvents} */ (EVENTS);
  return all[event.type]?.(event, told) ?? [];
}

/**
 * Where much is told at once, a thing that moved several times is seen to move the last time.
 * @param {import("./outside.js").Told[]} news
 */
const lastOnes = (news) => new Map(news.map(({ event }) => [thingOf(event), event]));

/** @param {SomeEvent} event */
function thingOf({ type, pawn }) {
  if (type === "play" || type === "spring") return "card";
  return pawn === undefined ? type : `${type} ${pawn}`;
}

/** @type {{[Type in SomeEvent["type"]]?: (event: import("./outside.js").EventOf<Type>, told: Tale) => Beat | Beat[] | null}} */
const EVENTS = {
  roll: (_, { drawing }) => ({
    motions: [...drawing.dice.node.querySelectorAll(".ded-die-inner")].map((die, place) => tumble(die, place)),
    sound: "dice",
  }),
  move,
  "knocked-off": knockedOff,
  play: (event, told) => toDiscards(told, [`card ${cardKey(event.card)} 0`, `holder ${event.seat}`]),
  spring: (event, told) => toDiscards(told, [`holder ${event.seat}`]),
  draw: (event, told) => drawCard(event, told),
  keep: ({ seat }, told) => ({ motions: [marked(seat, told), taker(seat, told)] }),
  detective: step,
  shown: (_, { drawing: { frame } }) => ({
    motions: [turned(frame.before, 0, 90, 0), turned(frame.picture, 90, 0, TURN)],
    sound: "card",
  }),
  over: (event, { drawing }) => ({
    motions: [throb(drawing.map.pawns.inner(event.pawn ?? "") ?? undefined, { ms: 600, size: 1.5 })],
  }),
};

/** @param {Element} node @param {number} place @returns {Motion} */
const tumble = (node, place) => ({
  node,
  frames: [
    { transform: `translate(${place ? 40 : -40}px, -26px) rotate(${place ? 400 : -380}deg) scale(.7)` },
    { transform: "none" },
  ],
  ms: 460,
  wait: place * 60,
});

/**
 * @param {Element} node
 * @param {number} from
 * @param {number} to
 * @param {number} wait
 * @returns {Motion}
 */
const turned = (node, from, to, wait) => ({
  node,
  frames: [from, to].map((angle) => ({ opacity: 1, transform: `perspective(300px) rotateY(${angle}deg)` })),
  ms: TURN,
  wait,
  easing: "linear",
});

/** @param {import("./outside.js").EventOf<"move">} event @param {Tale} told @returns {Beat} */
function move(event, told) {
  const { map } = told.drawing;
  told.places[event.pawn] = event.target;
  const dead = told.scene.view.pawns[event.pawn] === null;
  const node = dead ? ghost(event.pawn, event.target, told)?.walks : map.pawns.inner(event.pawn);
  const points = event.path.map((space) => map.plan.middle(space));
  const motions = [mover(event.seat, points, told), marked(event.seat, told), node && walk(node, points, { ms: STEP })];
  return { motions, sound: "step" };
}

/** Who acts is seen, so that bluffs can be followed. @param {number} seat @param {Tale} told */
const marked = (seat, { drawing }) => throb(drawing.cast.players.children[seat], { ms: 600, size: 1.1 });

/** The mark of whoever moves a pawn stands above where it goes. @param {number} seat @param {Point[]} points @param {Tale} told @returns {Motion} */
function mover(seat, points, { drawing, scene }) {
  const { x, y } = points[points.length - 1];
  const node = svg("g", { class: "ded-mover" }, seatMark(seat, scene.names, { size: 28, x, y: y - 33 }));
  drawing.map.effects.append(node);
  return { node, frames: BRIEFLY, ms: STEP * points.length + 400 };
}

/** The mark of whoever draws or keeps a card lies on the pile. @param {number} seat @param {Tale} told @returns {Motion} */
function taker(seat, { drawing: { deck }, scene }) {
  deck.taker.replaceChildren(seatMark(seat, scene.names, { size: 40 }));
  return { node: deck.taker, frames: BRIEFLY, ms: 900 };
}

/**
 * @param {string} name
 * @param {string} space
 * @param {Tale} told
 */
function ghost(name, space, { drawing, ghosts }) {
  const look = drawing.map.pawns.looks.get(name);
  const found = ghosts.get(name);
  if (found || !look) return found ?? null;
  const { x, y } = drawing.map.plan.middle(space);
  const falls = svg("g", { class: "ded-ghost" }, svg("g", { transform: "scale(.6)" }, medallion(look)));
  const walks = svg("g", {}, falls);
  drawing.map.effects.append(svg("g", { transform: `translate(${x} ${y})` }, walks));
  ghosts.set(name, { walks, falls });
  return { walks, falls };
}

/** @param {import("./outside.js").EventOf<"knocked-off">} event @param {Tale} told @returns {Beat[]} */
function knockedOff(event, told) {
  const { map } = told.drawing;
  const space = told.places[event.pawn];
  const trap = map.plan.chart.traps.find((one) => one.space === space);
  const caught = space && ghost(event.pawn, space, told);
  if (!caught || !trap) return [];
  const grave = map.garden.graves.querySelector(`[data-key="${CSS.escape(`grave ${event.pawn}`)}"]`)?.children[1];
  return [
    { motions: springs(map, trap, caught.falls), sound: "trap" },
    {
      motions: [
        grave && {
          node: grave,
          frames: [
            { transform: "translateY(26px) scale(.6)", opacity: 0 },
            { transform: "none", opacity: 1 },
          ],
          ms: 260,
        },
      ],
    },
  ];
}

/**
 * A card flies to the discards from the first of these that was there.
 * @param {Tale} told
 * @param {string[]} from
 * @returns {Beat}
 */
function toDiscards({ drawing, boxes }, from) {
  const card = /** @type {HTMLElement | null} */ (drawing.deck.discards.querySelector("[data-key='discard']"));
  const start = from.map((key) => boxes.get(key)).find(Boolean);
  return {
    motions: [glide(card ?? undefined, start, { turn: -20, lift: 30, ms: 360 }), turnOver(card)],
    sound: "card",
  };
}

/** The face shows half-way. @param {HTMLElement | null} card @returns {Motion | null} */
const turnOver = (card) =>
  card
    ? {
        node: /** @type {Element} */ (card.querySelector(".k-art")),
        frames: [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }],
        ms: 360,
      }
    : null;

/** @param {import("./outside.js").EventOf<"draw">} event @param {Tale} told @returns {Beat} */
function drawCard(event, told) {
  const { drawing, boxes, scene } = told;
  const had = new Set(boxes.keys());
  const own = [
    .../** @type {NodeListOf<HTMLElement>} */ (drawing.hand.traps.querySelectorAll("[data-key^='card ']")),
  ].filter((node) => !had.has(node.dataset.key ?? ""));
  const flies = own.map((node) => glide(node, boxes.get("pile"), { lift: 30 }));
  const card = event.seat === scene.seat && flies.length ? flies : [fadeIn(drawing.deck.back, { ms: 200 })];
  return { motions: [marked(event.seat, told), taker(event.seat, told), ...card], sound: "card" };
}

/** However many steps he took, the Detective takes them at a stretch. @param {import("./outside.js").EventOf<"detective">} _ @param {Tale} told @returns {Beat[]} */
function step(_, told) {
  const { garden } = told.drawing.map;
  const walked = walk(garden.walker, garden.stones.slice(told.before.view.detective, told.scene.view.detective + 1), {
    ms: 300,
  });
  const card = told.last.has("card") ? [] : [toDiscards(told, ["pile"])];
  return [...card, { motions: [walked], sound: "step" }];
}
