/** The window onto the house: on a small screen a part of it can be looked at closely, and the view follows what happens. */

import { el } from "/static/kit/dom.js";
import { svg } from "/static/kit/svg.js";
import { EDGE, UNIT } from "./plan.js";

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Point} Point */

/** A space of fewer pixels than this is too small for a thumb. */
const THUMB = 44;
const SMALL = 27;
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Closer {
  /**
   * @param {Plan} plan
   * @param {HTMLElement} inner the whole house
   * @param {import("/static/page/language.js").Say} say
   * @param {() => string} usual the space to look at if one asks for a closer look
   */
  constructor(plan, inner, say, usual) {
    this.say = say;
    this.plan = plan;
    this.inner = inner;
    this.window = el("div", { class: "ded-window" }, inner);
    this.button = el(
      "button",
      { type: "button", class: "ded-closer", "aria-pressed": "false", onclick: () => this.press(usual()) },
      say("drawing-closer"),
    );
    this.node = el("div", { class: "ded-view" }, this.window, this.button);
    this.byItself = false;
    this.followed = "";
    this.isSmall = false;
    this.readyTouch();
    new ResizeObserver(() => this.measure()).observe(this.window);
  }

  get isClose() {
    return this.node.classList.contains("close");
  }

  /** Whether a space is small when the whole house is seen. */
  measure() {
    const { clientWidth } = this.window;
    const space = (clientWidth / (this.plan.width + 2 * EDGE)) * UNIT;
    this.isSmall = space < SMALL && clientWidth > 0;
    this.button.hidden = !this.isSmall;
    if (this.isClose) this.resize();
  }

  /**
   * @param {boolean} close
   * @param {string} space to be seen in the middle
   */
  look(close, space) {
    this.byItself = false;
    this.node.classList.toggle("close", close);
    this.button.setAttribute("aria-pressed", String(close));
    const whole = this.say("drawing-whole");
    this.button.replaceChildren(
      ...(close ? [wholeHouse(), el("span", { class: "unseen" }, whole)] : [this.say("drawing-closer")]),
    );
    this.button.title = close ? whole : "";
    this.resize();
    if (close) this.centre(this.closely(space), "instant");
  }

  resize() {
    this.inner.style.width = this.isClose ? `${((this.plan.width + 2 * EDGE) / UNIT) * THUMB}px` : "";
  }

  /** @param {string} space */
  press(space) {
    this.look(!this.isClose, space);
    if (this.isClose) this.node.scrollIntoView({ block: "nearest" });
  }

  /** A look that is taken for a pawn ends with the turn; one that was taken before stays where it is, if the pawn is in it. @param {string} space */
  lookAt(space) {
    if (this.isClose) this.show([space]);
    else {
      this.look(true, space);
      this.byItself = true;
    }
    this.node.scrollIntoView({ block: "nearest" });
  }

  /** The whole house again, if nobody asked for the closer look. */
  lookUp() {
    if (this.byItself && this.isClose) this.look(false, "");
  }

  // --- following what happens

  /**
   * What is to be decided, or has just happened, comes into sight once; who scrolls elsewhere then is left alone.
   * @param {string} action
   * @param {string[]} spaces
   */
  follow(action, spaces) {
    if (action === this.followed) return;
    this.followed = action;
    if (this.held) this.held.missed = spaces;
    else this.show(spaces);
  }

  /** The view never moves under a finger; what it missed under one that only rested is shown when it is lifted. */
  readyTouch() {
    /** @type {{at: string, missed: string[]} | null} */
    this.held = null;
    const lifted = (/** @type {TouchEvent} */ { touches }) => touches.length || this.lift();
    this.window.addEventListener(
      "touchstart",
      ({ target }) => {
        this.held ??= { at: this.place, missed: [] };
        const touched = /** @type {HTMLElement} */ (target); // which may be drawn no longer when it ends
        for (const end of /** @type {const} */ (["touchend", "touchcancel"])) touched.addEventListener(end, lifted);
      },
      { passive: true },
    );
  }

  lift() {
    if (this.held?.at === this.place) this.show(this.held.missed);
    this.held = null;
  }

  get place() {
    return `${this.window.scrollLeft} ${this.window.scrollTop}`;
  }

  /** All of these spaces if there is room for them, else the last. @param {string[]} spaces */
  show(spaces) {
    if (!this.isClose || spaces.every((space) => this.isSeen(space))) return;
    const points = spaces.map((space) => this.closely(space));
    const [left, right, top, bottom] = [...span(points.map(({ x }) => x)), ...span(points.map(({ y }) => y))];
    const { clientWidth, clientHeight } = this.window;
    const fits = right - left < clientWidth - 2 * THUMB && bottom - top < clientHeight - 2 * THUMB;
    this.centre(
      fits ? { x: (left + right) / 2, y: (top + bottom) / 2 } : points[points.length - 1],
      still.matches ? "instant" : "smooth",
    );
  }

  /**
   * @param {Point} point
   * @param {ScrollBehavior} behavior
   */
  centre({ x, y }, behavior) {
    this.window.scrollTo({ left: x - this.window.clientWidth / 2, top: y - this.window.clientHeight / 2, behavior });
  }

  /** @param {string} space */
  isSeen(space) {
    const { across, down } = this.fromMiddle(space);
    return across < this.window.clientWidth / 2 - THUMB && down < this.window.clientHeight / 2 - THUMB;
  }

  /** The one of these spaces that is nearest to what is seen. @param {string[]} spaces */
  nearest(spaces) {
    const far = (/** @type {string} */ space) => Math.hypot(this.fromMiddle(space).across, this.fromMiddle(space).down);
    return [...spaces].sort((a, b) => far(a) - far(b)).slice(0, 1);
  }

  /** @param {string} space */
  fromMiddle(space) {
    const { x, y } = this.closely(space);
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.window;
    return { across: Math.abs(x - scrollLeft - clientWidth / 2), down: Math.abs(y - scrollTop - clientHeight / 2) };
  }

  /** Where a space's middle is when it is looked at closely. @param {string} space */
  closely(space) {
    const { x, y } = this.plan.middle(space);
    return { x: ((x + EDGE) * THUMB) / UNIT, y: ((y + EDGE) * THUMB) / UNIT };
  }
}

/** @param {number[]} values */
const span = (values) => [Math.min(...values), Math.max(...values)];

/** Arrows from the corners towards the middle. */
function wholeHouse() {
  return svg(
    "svg",
    { viewBox: "0 0 24 24", width: 24, height: 24, "aria-hidden": "true" },
    svg("path", {
      d: "M9 3v6H3M15 3v6h6M9 21v-6H3M15 21v-6h6M3 3l6 6M21 3l-6 6M3 21l6-6M21 21l-6-6",
      fill: "none",
      stroke: "currentColor",
      "stroke-width": 2.2,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    }),
  );
}
