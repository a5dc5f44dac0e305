/** A part of the page that is opened by a button: beside the board, on a phone above the bar at the bottom. */

import { byId, el, show } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { say } from "./language.js";

const EDGE = 12; // px between what is uncovered and what lies over it

/** @type {Set<Drawer>} */
const drawers = new Set();

export class Drawer {
  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} button
   * @param {() => void} fill what a press on the button does while it is closed
   * @param {() => void} [closed] what is done when it was closed
   */
  constructor(host, button, fill, closed = () => {}) {
    this.host = host;
    this.button = button;
    this.closed = closed;
    button.addEventListener("click", () => this.close() || fill());
    host.prepend(
      el(
        "button",
        { type: "button", class: "quiet shut", "aria-label": say("close"), onclick: () => this.close() },
        icon("close"),
      ),
    );
    drawers.add(this);
  }

  /** Whether there is anything to open. @param {boolean} offered */
  offer(offered) {
    if (!offered) this.close();
    const left = !offered && document.activeElement === this.button;
    show(this.button, offered);
    if (left) byId("status").focus({ preventScroll: true });
  }

  open() {
    for (const other of drawers) if (other !== this) other.close();
    show(this.host, true);
    this.button.setAttribute("aria-expanded", "true");
    this.host.scrollTop = 0;
    if (getComputedStyle(this.host).position === "fixed") showBoard();
    else this.host.scrollIntoView({ block: "nearest" });
  }

  /** What lies over the page leaves a part of the board in sight. @param {Element | null} part */
  uncover(part) {
    if (!part || this.host.hidden || getComputedStyle(this.host).position !== "fixed") return;
    const { top, bottom } = part.getBoundingClientRect();
    const [above, below] = [
      top - byId("status").getBoundingClientRect().bottom - EDGE,
      bottom - topOf(this.host) + EDGE,
    ];
    if (below > 0) scrollBy(0, Math.min(below, above));
    else if (above < 0) scrollBy(0, above);
  }

  /** Whether it was open. */
  close() {
    if (this.host.hidden) return false;
    const inside = this.host.contains(document.activeElement);
    show(this.host, false);
    this.button.setAttribute("aria-expanded", "false");
    if (inside && !this.button.hidden) this.button.focus({ preventScroll: true });
    this.closed();
    return true;
  }
}

/** Where what is seen above a drawer ends; one that stands high up is beside the board, not below it. @param {HTMLElement} host */
function topOf(host) {
  const { top } = host.getBoundingClientRect();
  return top > innerHeight / 2 ? top : innerHeight;
}

/** What lies over the page leaves the board in sight. */
function showBoard() {
  const board = byId("board");
  const { top, bottom } = board.getBoundingClientRect();
  if (top > innerHeight / 2 || bottom < innerHeight / 2) board.scrollIntoView();
}

/** Close whatever is open; whether anything was. */
export function closeDrawers() {
  return [...drawers].some((drawer) => drawer.close());
}
