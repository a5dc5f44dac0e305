/** The faces of the cards, from what each does. */

import { faceUp } from "/static/kit/cards.js";
import { picture, stonePicture } from "./figures.js";

/** @typedef {import("./layout.js").Chart} Chart */
/** @typedef {import("./outside.js").Card} Card */
/** @typedef {import("/static/board/easel.js").Tongue} Tongue what a card is said with */

const SPECIAL_TINT = "#6d4fa0";

/**
 * @param {Chart} chart
 * @param {string} name
 * @param {Tongue} tongue
 */
export function cardFace(chart, name, tongue) {
  const card = chart.cards.find((kind) => kind.name === name);
  return card ? movementFace(card, tongue) : specialFace(chart, name);
}

/**
 * @param {Card} card
 * @param {Tongue} tongue
 */
function movementFace(card, tongue) {
  const { forward, back } = card;
  const count = forward ? String(forward) : `−${back}`;
  const plain = tongue.say(forward ? "drawing-forward" : "drawing-back", { count: forward || back });
  return faceUp({
    name: card.title === card.name ? plain : card.title,
    corner: count,
    art: art(card),
    note: note(card, tongue),
    tint: tint(card),
  });
}

/** @param {Card} card */
function art({ forward, back, push, divide, swap }) {
  if (swap) return picture(swap === "any" ? "dummy" : "wave", "swap");
  return stonePicture(forward || -back, divide ? "divide" : push ? "shove" : undefined);
}

/**
 * @param {Card} card
 * @param {Tongue} tongue
 */
function note({ push, divide, swap }, { say, house }) {
  const uses = [
    push && say("drawing-or-push", { count: push }),
    divide && say("drawing-or-divide"),
    swap && say(`drawing-or-swap-${swap}`),
  ];
  return uses.filter(Boolean).join(house("list-comma"));
}

/** @param {Card} card */
function tint({ back, push, divide, swap }) {
  if (back) return "#a8412f";
  if (swap) return "#7a4b8f";
  return divide ? "#b07a1e" : push ? "#33699c" : "#4e7d4a";
}

/**
 * @param {Chart} chart
 * @param {string} name
 */
function specialFace(chart, name) {
  const title = chart.specials.find((special) => special.name === name)?.title ?? name;
  const card = faceUp({
    name: title,
    art: picture(name),
    tint: SPECIAL_TINT,
  });
  card.classList.add("dh-special");
  card.style.setProperty("--letters", String(title.length));
  return card;
}

/**
 * What a card is called and does, in words.
 * @param {Chart} chart
 * @param {string} name
 * @param {Tongue} tongue
 */
export function sayFace(chart, name, { say }) {
  const card = [...chart.cards, ...chart.specials].find((kind) => kind.name === name);
  return card ? say("drawing-card", { title: card.title, text: card.text }) : name;
}
