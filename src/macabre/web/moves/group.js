/** How a group of choices is shown, among moves and among wishes. */

import { el } from "../kit/dom.js";

/**
 * @param {import("./choices.js").Group} group
 * @param {(choice: import("./choices.js").Choice) => HTMLElement} button
 */
export function drawGroup({ heading, choices }, button) {
  return el("div", { class: "group" }, el("h3", {}, heading), el("div", { class: "row" }, choices.map(button)));
}
