/** What happened, as beats for the stage: every card comes from where it was. */

import { glide, throb } from "/static/kit/stage.js";
import { keyOf } from "./cards.js";

/** @typedef {import("/static/kit/stage.js").Beat} Beat */
/** @typedef {import("/static/kit/stage.js").Motion} Motion */
/** @typedef {import("./board.js").default} Board */
/** @typedef {Map<string, DOMRect>} Boxes where everything was in the scene before */
/** @typedef {import("./outside.js").SomeEvent} SomeEvent */
/** @typedef {Record<string, (event: any, board: Board, before: Boxes) => Beat | null>} AnyBeats */

/** @type {{[Type in SomeEvent["type"]]?: (event: import("./outside.js").EventOf<Type>, board: Board, before: Boxes) => Beat | null}} */
const BEATS = {
  play: ({ seat, card }, board, before) => ({
    motions: [
      glide(board.middle.cards.get(keyOf(card)), before.get(keyOf(card)) ?? fromHand(board, seat, before), {
        ms: 420,
        turn: 10,
        lift: 24,
      }),
    ],
    sound: "card",
  }),
  drawn: ({ seat, card }, board, before) => ({
    motions: [glide(drawnCard(board, seat, card), before.get("pile"), { ms: 420, lift: 30 })],
    sound: "card",
  }),
  swap: ({ seat, player }, board, before) => ({
    motions: [...crossing(board, seat, player, before), ...crossing(board, player, seat, before)],
    sound: "card",
    ms: 650,
  }),
  miss: ({ player }, board) =>
    player === null ? null : { motions: [throb(board.places[player].head)], sound: "step" },
  missed: ({ seat }, board) => ({ motions: [throb(board.places[seat].head)], sound: "step" }),
  again: ({ seat }, board) => ({ motions: [throb(board.places[seat].head)] }),
  shuffled: (_, board) => ({ motions: [throb(board.middle.back)], sound: "card" }),
  round: (_, board, before) => ({ motions: dealing(board, before), sound: "card" }),
  miniature: ({ seat }, board) => ({ motions: [turning(board.places[seat].miniature)], sound: "card" }),
  "round-end": ({ winner }, board) => ({ motions: [throb(board.places[winner].head, { ms: 520 })], sound: "win" }),
};

/**
 * @param {SomeEvent[]} events
 * @param {Board} board
 * @param {Boxes} before
 * @returns {Beat[]}
 */
export function beatsOf(events, board, before) {
  const beats = events
    .map((event) => /** @type {AnyBeats} */ (BEATS)[event.type]?.(event, board, before))
    .filter((beat) => beat !== null && beat !== undefined);
  const busy = new Set(beats.flatMap(({ motions }) => motions.map((motion) => (motion ? motion.node : null))));
  const settling = [...board.hands()]
    .filter(([, node]) => !busy.has(node))
    .map(([name, node]) => glide(node, before.get(name), { ms: 240 }));
  const moved = settling.filter((motion) => motion !== null);
  if (moved.length && beats.length) beats[0].motions.push(...moved);
  return beats;
}

/**
 * @param {Board} board
 * @param {number} seat
 * @param {import("./outside.js").Card | null} card
 */
function drawnCard(board, seat, card) {
  const { cards } = board.places[seat];
  return (card && cards.get(keyOf(card))) ?? [...cards.values()].pop();
}

/**
 * A card's box in the middle of where a hand was.
 * @param {Board} board
 * @param {number} seat
 * @param {Boxes} before
 */
function fromHand(board, seat, before) {
  const hand = before.get(`hand-${seat}`);
  const [card] = board.places[seat].cards.values();
  if (!hand) return undefined;
  const [width, height] = [card?.offsetWidth ?? hand.height / 1.4, card?.offsetHeight ?? hand.height];
  return new DOMRect(hand.x + (hand.width - width) / 2, hand.y + (hand.height - height) / 2, width, height);
}

/**
 * The hand that one now holds comes over from the other.
 * @param {Board} board
 * @param {number} to
 * @param {number} from
 * @param {Boxes} before
 */
function crossing(board, to, from, before) {
  const place = fromHand(board, from, before);
  return [...board.places[to].cards.values()].map((node, turn) =>
    glide(node, place, { ms: 480, wait: turn * 25, lift: 40 }),
  );
}

/**
 * A card to everybody at a time: what starts and ends together costs the page but one frame.
 * @param {Board} board
 * @param {Boxes} before
 */
function dealing(board, before) {
  return board.places.flatMap(({ cards }) =>
    [...cards.values()].map((node, turn) => glide(node, before.get("pile"), { ms: 300, wait: turn * 110 })),
  );
}

/**
 * @param {HTMLElement} node
 * @returns {Motion}
 */
const turning = (node) => ({ node, frames: [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], ms: 300 });
