/** What is lit on the board: places that can be picked, and what moves would lead to. */

import { keep, pickable, set, svg } from "/static/kit/svg.js";
import { bent, beside, between, gap, outline } from "./curve.js";
import { figure, PAWN_WIDTH, pawnFigure, pawnTag } from "./figures.js";
import { pawnSize } from "./pawns.js";
import { placeKey, pointOf, sayPlace } from "./places.js";
import { leadsOf, wayOf } from "./way.js";

/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./picking.js").Option} Option */
/** @typedef {import("./picking.js").Mover} Mover */
/** @typedef {import("./places.js").Place} Place */
/** @typedef {{layout: Layout, scene: Scene, sides: number[], say: import("/static/page/language.js").Say}} Setting */
/** @typedef {Point & {key: string, radius: number, label: string}} Spot */

const FEW = 8; // ways at whose ends pawns are drawn
const FEW_SWAPS = 3; // of two pawns each
const ASIDE = -0.34; // of a lane: a trail passes beside the squares' numbers

/**
 * Where a place that can be picked is, how large, and what it is called.
 * @param {Setting} setting
 * @param {string} key
 * @returns {Spot}
 */
export function spotOf({ layout, scene, sides, say }, key) {
  const [kind, first, second] = key.split(" ");
  if (kind === "home")
    return {
      key,
      ...layout.bases[sides[Number(first)]].centre,
      radius: layout.corner,
      label: say("drawing-home-of", { name: scene.names[Number(first)] }),
    };
  if (kind === "house") {
    const { x, y, width, height } = layout.house;
    return { key, x: x + width / 2, y: y + height * 0.6, radius: width * 0.42, label: say("place-house") };
  }
  const place = kind === "track" ? { track: Number(first) } : { safety: Number(second) };
  const radius =
    kind === "track" ? Math.min(layout.step, layout.lane) * 0.62 : layout.zones[sides[Number(first)]].size * 0.62;
  const at = pointOf(layout, kind === "track" ? 0 : sides[Number(first)], 0, place);
  const [called, pawns] = [sayPlace(say, place), standing(scene, key)];
  const label = pawns ? say("drawing-taken", { place: called, pawns }) : called;
  return { key, x: at.x, y: at.y, radius: Math.max(14, radius), label };
}

/**
 * Who stands in a place.
 * @param {Scene} scene
 * @param {string} key
 */
function standing({ view, names }, key) {
  return view.pawns
    .flatMap((places, seat) =>
      places.flatMap((place, pawn) => (placeKey(seat, place) === key ? [pawnTag(seat, pawn, names)] : [])),
    )
    .join();
}

/**
 * The places that can be picked now, as buttons for the keyboard; pointers are caught by the board, the nearest place wins.
 * @param {SVGElement} host
 * @param {Spot[]} spots
 * @param {Set<string>} chosen
 * @param {(key: string) => void} act
 * @param {(key: string | null) => void} look
 */
export function drawSpots(host, spots, chosen, act, look) {
  const had = host.contains(document.activeElement);
  const make = (/** @type {Spot} */ { key }) =>
    svg(
      "g",
      { onfocus: () => look(key), onblur: () => look(null) },
      svg("circle", { class: "shine" }),
      svg("circle", { class: "rung" }),
    );
  const nodes = keep(
    host,
    spots,
    ({ key }) => key,
    make,
    (node, { key, x, y, radius, label }) => {
      set(node, {
        transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
        class: `spot ${key.startsWith("ho") ? "wide" : ""} ${chosen.has(key) ? "chosen" : ""}`,
      });
      for (const circle of node.children) set(circle, { r: radius.toFixed(1) });
      pickable(node, chosen.has(key) ? "" : label, chosen.has(key) ? null : () => act(key));
    },
  );
  if (had) [...nodes.values()].find((node) => node.hasAttribute("tabindex"))?.focus();
}

/**
 * The place nearest to a point, if it is near enough.
 * @param {Spot[]} spots
 * @param {Point} at
 * @param {number} reach how far beside it one may point
 */
export function nearest(spots, at, reach) {
  const far = (/** @type {Spot} */ spot) => Math.max(0, gap(spot, at) - spot.radius * 0.8);
  const best = [...spots].sort((a, b) => far(a) - far(b) || a.radius - b.radius)[0];
  return best && far(best) <= reach ? best : null;
}

/**
 * What moves would lead to: the trails of the pawns, and above all pawns where they would stand and who would be sent home.
 * @param {Setting} setting
 * @param {Option[]} options
 * @returns {{trails: SVGElement[], ends: SVGElement[]}}
 */
export function outlook(setting, options) {
  const ways = waysOf(options);
  const walking = [...ways.values()].filter(({ steps }) => steps !== null);
  const swapping = [...ways.values()].filter(({ steps }) => steps === null);
  const shown = [...walking, ...(swapping.length <= 2 * FEW_SWAPS ? swapping : [])];
  const lost = options.length <= FEW ? options.flatMap((option) => lostIn(setting, option)) : [];
  return {
    trails: shown.map((mover) => trail(setting, mover)),
    ends: [...shown.map((mover) => end(setting, mover, walking.length <= FEW)), ...lost],
  };
}

/**
 * The ways that moves lead pawns, each once.
 * @param {Option[]} options
 */
function waysOf(options) {
  /** @type {Map<string, Mover>} */
  const ways = new Map();
  for (const mover of options.flatMap(({ movers }) => movers)) {
    const { seat, pawn, steps, from, to } = mover;
    const key = `${from === "home" ? "home" : pawn} ${seat} ${to && placeKey(seat, to)}`;
    if (to !== null && (steps !== null || to !== "home") && !ways.has(key)) ways.set(key, mover);
  }
  return ways;
}

/**
 * @param {Setting} setting
 * @param {Mover} mover
 */
function trail(setting, mover) {
  return svg("path", {
    class: "trail",
    d: outline(wayPoints(setting, mover)),
    "stroke-width": Math.max(4, setting.layout.lane * 0.1),
  });
}

/**
 * A pawn as it would stand; only a dot where there are many.
 * @param {Setting} setting
 * @param {Mover} mover
 * @param {boolean} few
 */
function end({ layout, scene, sides }, { seat, pawn, from, to: target }, few) {
  const to = target ?? from;
  const at = pointOf(layout, sides[seat], pawn, to);
  const size = pawnSize(layout, sides[seat], to) / PAWN_WIDTH;
  return svg(
    "g",
    { class: `seat-${seat}` },
    few
      ? svg(
          "g",
          { class: "ghost", transform: `translate(${at.x} ${at.y}) scale(${size})` },
          pawnFigure(seat, pawn, scene.names),
        )
      : svg("circle", { class: "dot", cx: at.x, cy: at.y, r: layout.pawn * 0.3 }),
  );
}

/**
 * The points of a pawn's way: square by square where it walks, else a bow towards the house.
 * @param {Setting} setting
 * @param {Mover} mover
 * @returns {Point[]}
 */
function wayPoints({ layout, sides, scene }, { seat, pawn, steps, from, to }) {
  const at = (/** @type {Place} */ place) => pointOf(layout, sides[seat], pawn, place);
  const way =
    steps === null
      ? null
      : wayOf(
          layout.chart,
          sides[seat],
          from,
          steps,
          leadsOf(layout.chart, sides[seat], scene.view.options, scene.seat !== seat),
        );
  if (way)
    return [...way.walked, ...way.led.slice(1)].map((place, step, all) =>
      step && step < all.length - 1 ? passing(layout, place, at(place)) : at(place),
    );
  const [begin, end] = [at(from), at(to ?? from)];
  return bent(begin, between(between(begin, end, 0.5), layout.centre, 0.4), end, 12);
}

/**
 * Where a trail passes a place.
 * @param {Layout} layout
 * @param {Place} place
 * @param {Point} at
 */
function passing({ tiles, lane }, place, at) {
  return typeof place !== "string" && "track" in place ? beside(tiles[place.track].spot, lane * ASIDE) : at;
}

/**
 * A bow over the board from one point to another.
 * @param {Point} from
 * @param {Point} to
 */
export function bow(from, to) {
  const high = Math.min(160, gap(from, to) * 0.3);
  return Array.from({ length: 13 }, (_, part) => {
    const { x, y } = between(from, to, part / 12);
    return { x, y: y - high * Math.sin((part / 12) * Math.PI) };
  });
}

/**
 * A skull over each pawn that would be sent home, once the table has said so.
 * @param {Setting} setting
 * @param {Option} option
 */
function lostIn({ layout, scene, sides }, { movers, after }) {
  if (!after) return [];
  const walks = (/** @type {number} */ seat, /** @type {number} */ pawn) =>
    movers.some((mover) => mover.seat === seat && mover.pawn === pawn && mover.steps !== null);
  return scene.view.pawns.flatMap((places, seat) =>
    places.flatMap((place, pawn) => {
      if (place === "home" || after[seat][pawn] !== "home" || walks(seat, pawn)) return [];
      const { x, y } = pointOf(layout, sides[seat], pawn, place);
      return [
        figure("skull", { x: x + layout.pawn * 0.34, y: y - layout.pawn * 0.75 }, layout.pawn * 0.62, {
          class: "lost",
        }),
      ];
    }),
  );
}
