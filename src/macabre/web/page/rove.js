/** Buttons by keyboard: one stop for the tab key, arrows among them, and numbers for the first nine. */

import { el } from "../kit/dom.js";

/**
 * The first can be reached by the tab key.
 * @param {HTMLButtonElement[]} buttons
 */
export function oneStop(buttons) {
  for (const [place, button] of buttons.entries()) button.tabIndex = place === 0 ? 0 : -1;
}

/**
 * The first nine can also be pressed by their number.
 * @param {HTMLButtonElement[]} buttons
 */
export function numberButtons(buttons) {
  oneStop(buttons);
  buttons.slice(0, 9).forEach((button, place) => {
    button.prepend(el("kbd", { "aria-hidden": "true" }, place + 1));
    button.setAttribute("aria-keyshortcuts", String(place + 1));
  });
}

/**
 * An arrow key moves the focus on.
 * @param {KeyboardEvent} event
 * @param {HTMLButtonElement[]} buttons
 */
export function rove(event, buttons) {
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const last = buttons.length - 1;
  if (at < 0) return;
  const on = onward(buttons[at]);
  /** @type {Record<string, number>} */
  const places = { ArrowRight: at + on, ArrowDown: at + 1, ArrowLeft: at - on, ArrowUp: at - 1, Home: 0, End: last };
  if (!(event.key in places)) return;
  event.preventDefault();
  const to = buttons[Math.max(0, Math.min(last, places[event.key]))];
  for (const button of buttons) button.tabIndex = button === to ? 0 : -1;
  to.focus();
}

/**
 * By how much the right arrow leads on: backwards where one reads from right to left.
 * @param {Element} element
 */
export function onward(element) {
  return getComputedStyle(element).direction === "rtl" ? -1 : 1;
}
