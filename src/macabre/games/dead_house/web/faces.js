/** The faces of the cards, from what each does. */

import { faceUp } from "/static/kit/cards.js";
import { picture, stonePicture } from "./figures.js";

/** @typedef {import("./layout.js").Chart} Chart */
/** @typedef {import("./layout.js").CardKind} CardKind */

const SPECIAL_TINT = "#6d4fa0";

/**
 * @param {Chart} chart
 * @param {string} name
 */
export function cardFace(chart, name) {
  const card = chart.cards.find((kind) => kind.name === name);
  return card ? movementFace(card) : specialFace(chart, name);
}

/** @param {CardKind} card */
function movementFace(card) {
  const count = card.forward ? String(card.forward) : `−${card.back}`;
  const plain = card.forward ? `Forward ${card.forward}` : `Back ${card.back}`;
  return faceUp({
    name: card.title === card.name ? plain : card.title,
    corner: count,
    art: art(card),
    note: note(card),
    tint: tint(card),
  });
}

/** @param {CardKind} card */
function art({ forward, back, push, divide, swap }) {
  if (swap) return picture(swap === "any" ? "dummy" : "wave", "swap");
  return stonePicture(forward || -back, divide ? "divide" : push ? "shove" : undefined);
}

/** @param {CardKind} card */
function note({ push, divide, swap }) {
  const uses = [
    push && `push ${push} back`,
    divide && "divide it",
    swap && (swap === "any" ? "swap any two" : "swap with next"),
  ];
  const said = uses.filter(Boolean).join(", ");
  return said ? `or ${said}` : "";
}

/** @param {CardKind} card */
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
  const card = faceUp({
    name: chart.specials.find((special) => special.name === name)?.title ?? name,
    art: picture(name),
    tint: SPECIAL_TINT,
  });
  card.classList.add("dh-special");
  return card;
}

/**
 * What a card is called and does, in words.
 * @param {Chart} chart
 * @param {string} name
 */
export function sayFace(chart, name) {
  const card = [...chart.cards, ...chart.specials].find((kind) => kind.name === name);
  return card ? `${card.title}: ${card.text}` : name;
}
