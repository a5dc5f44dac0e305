/** Between two rounds: the miniatures, if there are any, turn over one by one, then everybody's points are counted. */

import { faceDown } from "/static/kit/cards.js";
import { el } from "/static/kit/dom.js";
import { seatMark } from "/static/kit/seatmarks.js";
import { slowness } from "/static/table/theatre.js";
import { miniature } from "./players.js";

/** @typedef {import("./outside.js").Told} Told */
/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("./cards.js").Deck} Deck */

const EACH = 900; // ms, as the table gives them
const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * How a round ended, if it did.
 * @param {Told[]} news
 * @param {Scene} before the scene that is still drawn
 * @param {Deck} deck
 * @param {import("/static/page/language.js").Say} say
 * @returns {import("/static/board/easel.js").Interlude | null}
 */
export function interlude(news, before, deck, say) {
  const end = news.find(({ event }) => event.type === "round-end");
  if (end?.event.type !== "round-end") return null;
  const turned = news.filter(({ event, number }) => event.type === "miniature" && number <= end.number);
  const { names, seat, view } = before;
  const { winner, round, scores } = end.event;
  const told = view.options.miniatures
    ? turned.map(({ event }) => ({ seat: event.seat ?? 0, shown: event.miniature ?? null }))
    : names.map((_, seat) => ({ seat, shown: null }));
  const rows = told.map((one, turn) => row(one, turn, turned.length, before, { winner, scores }, deck));
  const won = winner === seat ? say("drawing-you-win", { round }) : say("drawing-wins", { name: names[winner], round });
  const card = lastLaid(news, end.number);
  const how = card && deck.words("drawing-last-won", { name: names[winner], card: deck.say(card) });
  return {
    node: el("div", { class: "clu-end" }, el("h2", {}, won), how && el("p", {}, how), el("ul", {}, rows)),
    upTo: end.number,
    goOn: say("drawing-next-round"),
  };
}

/**
 * The card that ended a round, which decides whose miniature costs points.
 * @param {Told[]} news
 * @param {number} end the step
 */
function lastLaid(news, end) {
  const laid = news.flatMap(({ event, number }) => (event.type === "play" && number <= end ? [event.card] : []));
  return laid.at(-1);
}

/**
 * @param {{seat: number, shown: import("./outside.js").Miniature | null}} turned
 * @param {number} turn
 * @param {number} count
 * @param {Scene} before
 * @param {{winner: number, scores: number[]}} end
 * @param {Deck} deck
 */
function row({ seat, shown }, turn, count, { names, view }, end, deck) {
  const change = end.scores[seat] - view.scores[seat];
  const card = el("span", { class: "clu-turning" }, shown && miniature(shown, deck));
  const points = el(
    "strong",
    { class: change < 0 ? "bad" : "good" },
    change === 0 ? "±0" : change < 0 ? `−${-change}` : `+${change}`,
  );
  const sum = el("b", {}, String(end.scores[seat]).replace("-", "−"));
  const back = el("span", { class: "clu-unturned" }, faceDown());
  appear(card, (turn + 0.5) * EACH, "rotateY(90deg)");
  vanish(back, (turn + 0.2) * EACH);
  appear(points, (count + 0.3) * EACH, "translateX(-60px) scale(1.8)");
  appear(sum, (count + 0.9) * EACH, "scale(1.6)");
  return el(
    "li",
    { class: seat === end.winner ? "won" : "" },
    el("span", { class: "clu-mini" }, shown && back, card),
    seatMark(seat, names, { size: 32 }),
    el("span", { class: "clu-who" }, names[seat]),
    points,
    sum,
  );
}

/**
 * Come from somewhere else; where motion is not wanted, only appear.
 * @param {HTMLElement} node
 * @param {number} delay
 * @param {string} from
 */
function appear(node, delay, from) {
  const frames = [
    { transform: from, opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  node.animate(frames, {
    duration: still.matches ? 1 : 380 * slowness(),
    delay: delay * slowness(),
    fill: "backwards",
    easing: "ease-out",
  });
}

/**
 * @param {HTMLElement} node
 * @param {number} delay
 */
function vanish(node, delay) {
  node.animate([{ transform: "none" }, { transform: "rotateY(90deg)" }], {
    duration: still.matches ? 1 : 260 * slowness(),
    delay: delay * slowness(),
    fill: "forwards",
  });
}
