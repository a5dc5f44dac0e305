/** The other players' maps: small beside one's own, rolled up as long as they are secret. */

import { el } from "/static/kit/dom.js";
import { seatMark } from "/static/kit/seatmarks.js";
import { keep, pickable } from "/static/kit/svg.js";
import { DungeonMap } from "./map.js";

/** @typedef {{seat: number, rooms: import("./outside.js").Rooms | null, left: number, acts: boolean, over: boolean, inOrder: boolean}} Other */

export class Others {
  /**
   * @param {import("./geometry.js").Geometry} geometry
   * @param {import("/static/page/language.js").Say} say
   * @param {(seat: number) => void} enlarge
   */
  constructor(geometry, say, enlarge) {
    this.say = say;
    this.geometry = geometry;
    this.enlarge = enlarge;
    this.node = el("section", { class: "doodle-others", "aria-label": say("drawing-others") });
    /** @type {Map<number, DungeonMap>} */
    this.maps = new Map();
  }

  /**
   * @param {Other[]} others
   * @param {string[]} names
   * @param {number} round
   */
  show(others, names, round) {
    this.node.hidden = others.length === 0;
    keep(
      this.node,
      others,
      ({ seat }) => `map ${seat} ${names[seat]}`,
      ({ seat }) => this.frame(seat, names),
      (node, other) => this.update(node, other, names, round),
    );
  }

  /** @param {number} seat @param {string[]} names */
  frame(seat, names) {
    return el(
      "div",
      { class: "other-map" },
      el(
        "p",
        { class: "other-name" },
        seatMark(seat, names, { size: 22 }),
        el("strong", {}, names[seat]),
        el("span", { class: "other-left" }),
      ),
      el("div", { class: "other-paper" }),
    );
  }

  /**
   * @param {HTMLElement} node
   * @param {Other} other
   * @param {string[]} names
   * @param {number} round
   */
  update(node, { seat, rooms, left, acts, over, inOrder }, names, round) {
    node.classList.toggle("acts", acts);
    /** @type {HTMLElement} */ (node.querySelector(".other-left")).replaceChildren(
      over ? "" : left ? pips(left, this.say("drawing-left", { count: left })) : this.say("drawing-finished"),
    );
    const paper = /** @type {HTMLElement} */ (node.querySelector(".other-paper"));
    if (rooms) this.unroll(paper, seat).show({ rooms, round, inOrder });
    else if (!paper.querySelector(".scroll"))
      paper.replaceChildren(el("div", { class: "scroll", role: "img", "aria-label": this.say("drawing-secret") }));
    pickable(
      paper,
      rooms ? this.say("drawing-enlarge", { name: names[seat] }) : "",
      rooms ? () => this.enlarge(seat) : null,
    );
  }

  /** @param {HTMLElement} paper @param {number} seat */
  unroll(paper, seat) {
    const map = this.maps.get(seat) ?? new DungeonMap(this.geometry, this.say, { small: true });
    this.maps.set(seat, map);
    if (map.node.parentElement !== paper) paper.replaceChildren(map.node);
    return map;
  }
}

/** How many cards somebody still has to draw. @param {number} left @param {string} label */
function pips(left, label) {
  return el(
    "span",
    { class: "pips", role: "img", "aria-label": label },
    ...Array.from({ length: left }, () => el("i", {})),
  );
}
