/** What just happened, as it is seen: cards go to the pile, pawns walk, are swept home, change places. */

import { glide } from "/static/kit/stage.js";
import { cardFace } from "./faces.js";
import { bow } from "./lights.js";
import { pawnKey } from "./pawns.js";
import { walkersOf } from "./picking.js";
import { placeKey, pointOf } from "./places.js";
import { endOf, leadsOf, wayOf } from "./way.js";

/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("/static/kit/stage.js").Beat} Beat */
/** @typedef {import("/static/kit/stage.js").Motion} Motion */
/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./lights.js").Setting} Setting */
/** @typedef {import("./places.js").Place} Place */
/** @typedef {import("./outside.js").SomeEvent} SomeEvent */
/** @typedef {import("./outside.js").EventOf<"moved">} MovedEvent */
/** @typedef {import("./outside.js").EventOf<"move" | "back" | "split" | "swap" | "special" | "discard">} Played */
/** @typedef {{setting: Setting, pawns: Map<string, SVGElement>, before: Map<string, DOMRect>, tray: import("./tray.js").Tray, sizes: (seat: number, place: Place) => number, homeBox: (seat: number) => DOMRect, flash: HTMLElement}} Props what there is to move, and where it was */

const PLAYED = new Set(["move", "back", "split", "swap", "special", "discard"]);
const STEP = 125;
const HOP = 9;

/**
 * @param {SomeEvent[]} news
 * @param {Props} props
 * @returns {Beat[]}
 */
export function beats(news, props) {
  const played = news.filter(isPlayed).pop();
  const last = played ? news.slice(news.lastIndexOf(played)) : news;
  const moved = last.filter((event) => event.type === "moved");
  const walks = played
    ? walkersOf(props.setting.layout.chart, played.seat, played).map((mover) =>
        walkBeat(mover, mover.seat !== played.seat, moved, props),
      )
    : [];
  const walked = new Set(walks.flatMap((walk) => (walk ? [walk.key] : [])));
  const flown = moved.filter(({ player, pawn }) => !walked.has(pawnKey(player, pawn)));
  return [
    played && cardBeat(played, props),
    ...walks.map((walk) => walk?.beat),
    flightBeat(flown, props),
    drawBeat(last, played, props),
    endBeat(last),
  ].filter((beat) => beat !== undefined && beat !== null);
}

/** @param {SomeEvent} event @returns {event is Played} */
const isPlayed = (event) => PLAYED.has(event.type);

/**
 * The card that was played goes to the pile; a special one is held up for all to see.
 * @param {Played} event
 * @param {Props} props
 * @returns {Beat}
 */
function cardBeat(event, { tray, before, setting, homeBox, flash }) {
  if (event.type === "special")
    return { motions: [heldUp(flash, cardFace(setting.layout.chart, event.card, tray.tools))], sound: "trap" };
  const top = /** @type {HTMLElement | undefined} */ (tray.discards.querySelector(".k-card") ?? undefined);
  const own =
    event.seat === setting.scene.seat ? [...before].find(([key]) => key.startsWith(`${event.card ?? ""} `)) : undefined;
  return { motions: [glide(top, own?.[1] ?? homeBox(event.seat), { ms: 340, lift: 30 })], sound: "card" };
}

/**
 * @param {HTMLElement} flash
 * @param {HTMLElement} card
 * @returns {Motion}
 */
function heldUp(flash, card) {
  flash.replaceChildren(card);
  const frames = [
    { opacity: 0, transform: "scale(.5)" },
    { opacity: 1, transform: "scale(1)", offset: 0.3 },
    { opacity: 1, transform: "scale(1)", offset: 0.75 },
    { opacity: 0, transform: "scale(1.15)" },
  ];
  return { node: flash, frames, ms: 800 };
}

/**
 * A pawn that was counted walks square by square, then is led on.
 * @param {{seat: number, pawn: number, steps: number | null}} walker
 * @param {boolean} pushed
 * @param {MovedEvent[]} moved
 * @param {Props} props
 * @returns {{key: string, beat: Beat} | null}
 */
function walkBeat({ seat, pawn, steps }, pushed, moved, props) {
  const event = moved.find((one) => one.player === seat && one.pawn === pawn && one.place !== "home");
  if (!event || steps === null) return null;
  const { layout, sides, scene } = props.setting;
  const way = wayOf(
    layout.chart,
    sides[seat],
    event.from,
    steps,
    leadsOf(layout.chart, sides[seat], scene.view.options, pushed),
  );
  if (!way || placeKey(seat, endOf(way)) !== placeKey(seat, event.place)) return null;
  const points = [...way.walked, ...way.led.slice(1)].map((place) => pointOf(layout, sides[seat], pawn, place));
  const motion = along(
    seat,
    pawn,
    event.place,
    points,
    way.walked.length,
    STEP * way.walked.length + 40 * way.led.length,
    props,
  );
  return { key: pawnKey(seat, pawn), beat: { motions: [motion], sound: "step" } };
}

/**
 * Pawns that were sent home, or changed places, fly.
 * @param {MovedEvent[]} flown
 * @param {Props} props
 * @returns {Beat | null}
 */
function flightBeat(flown, props) {
  if (!flown.length) return null;
  const { layout, sides } = props.setting;
  const motions = flown.map(({ player, pawn, from, place }, order) => {
    const points = bow(pointOf(layout, sides[player], pawn, from), pointOf(layout, sides[player], pawn, place));
    const motion = along(player, pawn, place, points, 0, 520, props);
    return motion && { ...motion, wait: order * 60 };
  });
  return { motions, sound: flown.some(({ place }) => place === "home") ? "trap" : "card" };
}

/**
 * A pawn comes along points to where it stands; it hops over the first of them.
 * @param {number} seat
 * @param {number} pawn
 * @param {Place} place
 * @param {Point[]} points
 * @param {number} hops
 * @param {number} ms
 * @param {Props} props
 * @returns {Motion | null}
 */
function along(seat, pawn, place, points, hops, ms, { pawns, sizes }) {
  const node = pawns.get(pawnKey(seat, pawn));
  const end = points[points.length - 1];
  if (!node) return null;
  const size = sizes(seat, place);
  const shift = (/** @type {Point} */ { x, y }, lift = 0) => ({
    transform: `translate(${((x - end.x) / size).toFixed(1)}px, ${((y - end.y) / size - lift).toFixed(1)}px)`,
  });
  const frames = points.flatMap((point, at) => {
    const next = points[at + 1];
    return next && at < hops - 1
      ? [shift(point), shift({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }, HOP)]
      : [shift(point)];
  });
  return { node, frames, ms, easing: hops ? "linear" : "ease-in-out" };
}

/**
 * New cards come from the deck, or from the hand that was swapped with.
 * @param {SomeEvent[]} last
 * @param {Played | undefined} played
 * @param {Props} props
 * @returns {Beat | null}
 */
function drawBeat(last, played, props) {
  const {
    tray,
    before,
    setting: { scene },
  } = props;
  const drawn = last.some(({ type, seat }) => (type === "drawn" || type === "dealt") && seat === scene.seat);
  const stolen = stolenFrom(played, scene.seat);
  if (!drawn && stolen === null) return null;
  const from = stolen === null ? tray.deck.getBoundingClientRect() : props.homeBox(stolen);
  const fresh = [...(tray.cards ?? [])].filter(([key]) => stolen !== null || !before.has(key));
  return { motions: fresh.map(([, node], order) => glide(node, from, { wait: order * 70, lift: 20 })), sound: "card" };
}

/**
 * With whom a seat has just swapped hands; null if with nobody.
 * @param {Played | undefined} event
 * @param {number | null} seat
 * @returns {number | null}
 */
function stolenFrom(event, seat) {
  if (event?.type !== "special" || event.card !== "steal") return null;
  if (event.seat === seat) return event.player ?? null;
  return event.player === seat ? event.seat : null;
}

/**
 * @param {SomeEvent[]} last
 * @returns {Beat | null}
 */
function endBeat(last) {
  return last.some(({ type }) => type === "won") ? { motions: [], ms: 100 } : null;
}
