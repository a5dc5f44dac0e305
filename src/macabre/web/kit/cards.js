/** Cards of any game: a face, a back, a fan in the hand, and piles. Their look is in kit.css. */

import { el } from "./dom.js";
import { keep } from "./svg.js";

/**
 * @typedef {object} Face
 * @property {string} name what the card is called, at its foot
 * @property {string} [corner] what stands in its corner, such as a number
 * @property {Node} [art] a drawing with a viewBox
 * @property {string} [note] what it does, in a few words
 * @property {string} [tint] a colour for its frame
 */

/**
 * A card face up. Make it a button with `pickable` of svg.js.
 * @param {Face} face
 * @returns {HTMLElement}
 */
export function faceUp({ name, corner, art, note, tint }) {
  const card = el(
    "div",
    { class: "k-card" },
    corner && el("span", { class: "k-corner" }, corner),
    el("span", { class: "k-art" }, art),
    el("span", { class: "k-name" }, name),
    note && el("span", { class: "k-note" }, note),
  );
  if (tint) card.style.setProperty("--tint", tint);
  return card;
}

/**
 * A card face down.
 * @param {string} [label] for those who hear it; none where something else tells of it
 * @returns {HTMLElement}
 */
export function faceDown(label) {
  return el("div", label ? { class: "k-card k-back", role: "img", "aria-label": label } : { class: "k-card k-back" });
}

/**
 * Cards in a fan: they overlap as far as their place needs, and wrap before less than a thumb's width is seen.
 * @template T
 * @param {HTMLElement} host
 * @param {T[]} cards
 * @param {(card: T) => string | number} keyOf
 * @param {(card: T) => HTMLElement} make
 * @param {(node: HTMLElement, card: T) => void} [update]
 * @returns {Map<string, HTMLElement>} the card nodes by key
 */
export function fan(host, cards, keyOf, make, update = () => {}) {
  host.classList.add("k-fan");
  host.style.setProperty("--count", String(cards.length));
  const slots = keep(
    host,
    cards,
    (card) => `slot ${keyOf(card)}`,
    (card) => slot(make(card), keyOf(card)),
    (node, card) => update(cardIn(node), card),
  );
  for (const [place, node] of [...slots.values()].entries()) node.style.setProperty("--place", String(place));
  return new Map([...slots.values()].map((node) => [cardIn(node).dataset.key ?? "", cardIn(node)]));
}

/**
 * @param {HTMLElement} card
 * @param {string | number} key
 */
function slot(card, key) {
  card.dataset.key = String(key);
  return el("div", { class: "k-slot" }, card);
}

/** @param {HTMLElement} node */
const cardIn = (node) => /** @type {HTMLElement} */ (node.firstElementChild);

/**
 * A pile: its top card, a thickness that tells how many there are, and the number in words.
 * @param {HTMLElement} host
 * @param {{count: number, top: HTMLElement | null, label: string}} pile `top` null where there is no card
 */
export function pile(host, { count, top, label }) {
  host.classList.add("k-pile");
  host.style.setProperty("--thick", String(Math.min(6, Math.ceil(count / 5))));
  const before = host.firstElementChild;
  const said = host.lastElementChild ?? el("span", { class: "k-count" });
  const now =
    top ?? (before?.matches(".k-none") ? before : el("div", { class: "k-card k-none", "aria-hidden": "true" }));
  if (said.textContent !== label) said.textContent = label;
  if (now !== before) host.replaceChildren(now, said);
}
