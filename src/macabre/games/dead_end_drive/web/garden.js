/** The front garden: the Detective's path to the door, the doorstep, and a grave for each who was knocked off. */

import { seatMark } from "/static/kit/seatmarks.js";
import { keep, set, svg } from "/static/kit/svg.js";
import { sheet } from "./furniture.js";
import { isDead } from "./picking.js";
import { EDGE, GARDEN, OUT, titleOf } from "./plan.js";

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Point} Point */
/** @typedef {import("./outside.js").Scene} Scene */

const GATE = 26;

export class Garden {
  /**
   * @param {Plan} plan
   * @param {import("/static/page/language.js").Say} say
   */
  constructor(plan, say) {
    this.plan = plan;
    this.say = say;
    this.stones = Array.from({ length: plan.chart.detective_steps + 1 }, (_, step) => this.stone(step));
    this.graves = svg("g", { class: "ded-graves" });
    this.walker = svg("g", { key: "detective" }, sheet("ded-detective", { x: -19, y: -26, width: 38, height: 38 }));
    this.detective = svg("g", { class: "ded-detective" }, svg("title", {}, say("drawing-the-detective")), this.walker);
    this.lawn = svg("g", { class: "ded-garden" }, this.grass(), this.path());
    this.door = this.doorstep();
    this.node = svg("g", { class: "ded-front" }, this.graves, this.detective);
  }

  /** Where the Detective stands after a step. @param {number} step @returns {Point} */
  stone(step) {
    const { plan } = this;
    const { x, y } = plan.middle(OUT);
    const steps = plan.chart.detective_steps;
    if (step === steps) return { x: x + plan.longer * 34, y: y + 2 };
    const far = plan.longer < 0 ? -EDGE + GATE : plan.width + EDGE - GATE;
    const near = x + plan.longer * 66;
    return { x: far + ((near - far) * step) / Math.max(1, steps - 1), y: y + 6 + Math.sin(step * 1.3) * 9 };
  }

  grass() {
    const { plan } = this;
    const top = plan.height + EDGE;
    const tufts = Array.from(
      { length: Math.floor(plan.width / 34) },
      (_, at) => `M${at * 34 + ((at * 17) % 23)} ${top + 20 + ((at * 29) % 40)}q2-7 0-9m0 9q5-5 6-8m-6 8q-4-5-6-7`,
    );
    return svg(
      "g",
      {},
      svg("rect", {
        class: "ded-lawn",
        x: -EDGE,
        y: top - 4,
        width: plan.width + 2 * EDGE,
        height: GARDEN - EDGE + 4,
        rx: 8,
      }),
      svg("path", { class: "ded-tufts", d: tufts.join("") }),
    );
  }

  path() {
    const { plan } = this;
    const size = Math.min(13, (Math.abs(this.stones[0].x - plan.door) / this.stones.length) * 0.46);
    return svg(
      "g",
      { class: "ded-path" },
      this.stones
        .slice(0, -1)
        .map(({ x, y }, step) =>
          svg(
            "g",
            {},
            svg("ellipse", { class: "ded-stone", cx: x, cy: y + 8, rx: size, ry: size * 0.62 }),
            step > 0 &&
              size > 8 &&
              svg("text", { class: "ded-step", x, y: y + 8, dy: ".35em", "text-anchor": "middle" }, step),
          ),
        ),
    );
  }

  doorstep() {
    const { plan } = this;
    const { x, y } = plan.middle(OUT);
    const top = plan.height;
    return svg(
      "g",
      {},
      svg("path", { class: "ded-light", d: `M${x - 18} ${top + EDGE}h36l30 ${GARDEN - EDGE - 4}h-96z` }),
      svg("rect", { class: "ded-doorstep", x: x - 52, y: y - 17, width: 104, height: 44, rx: 6 }),
      svg("rect", { class: "ded-doorhole", x: x - 18, y: top - 3, width: 36, height: EDGE + 3 }),
      svg("path", {
        class: "ded-doors",
        d: `M${x - 18} ${top - 3}v${EDGE + 3}l-3 13v-20zM${x + 18} ${top - 3}v${EDGE + 3}l3 13v-20z`,
      }),
      svg("path", { class: "ded-mat", d: `M${x - 14} ${top + 4}h28v12h-28z` }),
      svg("text", { class: "ded-over", x, y: y + 22, "text-anchor": "middle" }, this.say("drawing-doormat")),
    );
  }

  /** @param {Scene} scene @param {Map<string, string>} letters */
  draw({ view, names }, letters) {
    const { x, y } = this.stones[Math.min(view.detective, this.stones.length - 1)];
    set(this.detective, { transform: `translate(${x} ${y})` });
    const dead = Object.keys(view.pawns).filter((name) => isDead(view, name));
    keep(
      this.graves,
      dead,
      (name) => `grave ${name}`,
      (name) => this.grave(name, letters.get(name) ?? ""),
      (node, name) => this.place(node, dead.indexOf(name), view.lost[name], names),
    );
  }

  /** @param {string} name @param {string} letters */
  grave(name, letters) {
    return svg(
      "g",
      {},
      svg("title", {}, this.say("drawing-grave", { pawn: titleOf(this.plan.chart, name) })),
      svg(
        "g",
        {},
        svg("path", { class: "ded-gravestone", d: "M-14 20V-4C-14-22 14-22 14-4V20z" }),
        svg("text", { class: "ded-rip", y: 4, "text-anchor": "middle" }, letters),
        svg("path", { class: "ded-mound", d: "M-20 22c4-7 36-7 40 0z" }),
      ),
    );
  }

  /**
   * @param {SVGGElement} node
   * @param {number} place
   * @param {number | null} owner
   * @param {string[]} names
   */
  place(node, place, owner, names) {
    const { plan } = this;
    set(node, { transform: `translate(${plan.onLawn(place).x} ${plan.height + EDGE + 34 + (place % 2) * 6})` });
    if (!node.querySelector(".seat-mark") && owner !== null && owner !== undefined)
      node.lastElementChild?.append(seatMark(owner, names, { size: 15, x: 9, y: -14 }));
  }
}
