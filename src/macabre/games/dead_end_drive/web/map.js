/** The mansion from above: scenery that is painted once, what moves above it, and paths. */

import { el, fill } from "/static/kit/dom.js";
import { seatMark } from "/static/kit/seatmarks.js";
import { boxAt, set, svg } from "/static/kit/svg.js";
import { Closer } from "./closer.js";
import { faceCuts } from "./favourites.js";
import { furniture, sheet } from "./furniture.js";
import { Garden } from "./garden.js";
import { floorPatterns, house, wallsAndNames } from "./house.js";
import { drawPath, Pawns, Targets } from "./pawns.js";
import { counts, isSeating, movable, pawnMoves } from "./picking.js";
import { EDGE, GARDEN, OUT, UNIT } from "./plan.js";

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./outside.js").EventOf<"move">} MoveEvent */
/** @typedef {import("./favourites.js").Look} Look */
/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("/static/board/easel.js").Tools} Tools */
/** @typedef {import("./outside.js").LegalMove} LegalMove */

export class MansionMap {
  /**
   * @param {Plan} plan
   * @param {Map<string, Look>} looks
   * @param {Tools} tools
   */
  constructor(plan, looks, tools) {
    this.plan = plan;
    this.tools = tools;
    this.letters = new Map([...looks.values()].map(({ name, letters }) => [name, letters]));
    this.garden = new Garden(plan, tools.say);
    this.pawns = new Pawns(plan, looks, tools);
    this.targets = new Targets(
      plan,
      (moves, by) => void this.look(by === "point" ? moves : []),
      (moves) => this.choose(moves),
      tools.house("list-comma"),
    );
    this.trail = svg("g", { class: "ded-trail", "aria-hidden": "true" });
    this.danger = svg("circle", { class: "ded-danger", r: UNIT * 0.66 });
    this.path = svg("g", { class: "ded-route", "aria-hidden": "true" });
    this.effects = svg("g", { class: "ded-effects", "aria-hidden": "true" });
    this.scenery = svg(
      "svg",
      { class: "ded-scenery", viewBox: plan.viewBox, "aria-hidden": "true" },
      svg("defs", {}, floorPatterns(), glow()),
      this.garden.lawn,
      house(plan),
      furniture(plan, tools.say),
      wallsAndNames(plan),
      this.garden.door,
      this.lights(),
    );
    this.picture = svg(
      "svg",
      { class: "ded-map", viewBox: plan.viewBox, role: "group", "aria-label": tools.say("drawing-map") },
      svg("defs", {}, faceCuts()),
      this.garden.node,
      this.trail,
      this.danger,
      this.targets.node,
      this.path,
      this.pawns.node,
      this.effects,
    );
    this.dieChoice = el("div", { class: "ded-choose" });
    this.inner = el(
      "div",
      { class: "ded-inner", onclick: (/** @type {MouseEvent} */ event) => this.ask(event) },
      this.scenery,
      this.picture,
      this.dieChoice,
    );
    this.closer = new Closer(plan, this.inner, tools.say, () => this.heart());
    this.node = this.closer.node;
    this.node.style.setProperty("--ratio", String((plan.width + 2 * EDGE) / (plan.height + EDGE + GARDEN)));
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {string[] | null} */
    this.confirmed = null;
    /** @type {Map<string, Promise<Record<string, any> | null>>} */
    this.previews = new Map();
    this.asked = "";
    this.offered = "";
  }

  /** What hangs from the ceiling, and the light that falls. */
  lights() {
    const { plan } = this;
    const hanging = plan.chart.traps
      .filter(({ name }) => name === "chandelier")
      .map(({ space }) => {
        const { x, y } = plan.middle(space);
        const size = 2.7 * UNIT;
        return svg(
          "g",
          { class: "ded-hanging" },
          svg("circle", { cx: x, cy: y, r: size * 0.8, fill: "url(#ded-glow)" }),
          sheet("ded-chandelier", { x: x - size / 2, y: y - size / 2, width: size, height: size }),
        );
      });
    return svg(
      "g",
      { class: "ded-lights", "aria-hidden": "true" },
      svg("rect", { class: "ded-dusk", x: 0, y: 0, width: plan.width, height: plan.height, fill: "url(#ded-dusk)" }),
      hanging,
    );
  }

  /** @param {Scene} scene */
  draw(scene) {
    const offered = scene.legal.map(({ text }) => text).join();
    const fresh = offered !== this.offered;
    this.offered = offered;
    if (fresh) this.forget();
    const before = this.scene;
    this.scene = scene;
    this.garden.draw(scene, this.letters);
    this.pawns.draw(scene);
    this.targets.draw(scene);
    this.drawChoice(scene);
    this.mark(scene);
    if (fresh || scene.picked.pawn === undefined) this.show(this.confirmed);
    this.follow(scene, before ?? scene);
  }

  /**
   * Who picks by key goes on among the targets; on a small screen whoever is picked is looked at closely.
   * @param {Scene} scene
   * @param {Scene} before
   */
  follow(scene, before) {
    const { picked, told, view } = scene;
    const taken = picked.pawn !== before.picked.pawn ? picked.pawn : undefined;
    if (taken !== undefined && document.activeElement?.matches(".ded-member:focus-visible"))
      this.targets.focus([...this.targets.moves.keys()][0]);
    if (taken !== undefined && picked.to === undefined && this.closer.isSmall)
      this.closer.lookAt(view.pawns[taken] ?? this.plan.chart.chairs[0]);
    if (!pawnMoves(scene).length) this.closer.lookUp();
    this.closer.follow(JSON.stringify([told.length, this.offered, picked]), this.action(scene, before));
  }

  /**
   * The spaces where something is to be decided, or has just happened.
   * @param {Scene} scene
   * @param {Scene} before
   * @returns {string[]}
   */
  action(scene, before) {
    const { view, picked, news } = scene;
    if (isSeating(view)) return this.plan.chart.chairs;
    if (picked.pawn !== undefined) return spaces([view.pawns[picked.pawn], picked.to]);
    if (view.pending_trap) return spaces([view.pawns[view.pending_trap.pawn]]);
    const [move, loss] = ["move", "knocked-off"].map(
      (type) => news.filter(({ event }) => event.type === type).at(-1)?.event,
    );
    if (move ?? loss) return move?.path ?? spaces([before.view.pawns[loss?.pawn ?? ""]]);
    return this.closer.nearest(spaces([...movable(scene)].map((name) => view.pawns[name])));
  }

  /** Where a closer look begins: at who is picked, on a trap or was moved last, else amid the pawns. */
  heart() {
    const { view, picked, told } = /** @type {Scene} */ (this.scene);
    const alive = spaces(Object.values(view.pawns)).filter((space) => space !== OUT);
    return (
      view.pawns[picked.pawn ?? view.pending_trap?.pawn ?? ""] ??
      lastMoves(told).at(-1)?.path.at(-1) ??
      this.plan.amid(alive)
    );
  }

  /** The last move, and who stands on a trap. @param {Scene} scene */
  mark({ view, told, names }) {
    this.trail.replaceChildren(...lastMoves(told).flatMap((event) => this.trace(event, names)));
    const space = view.pending_trap && view.pawns[view.pending_trap.pawn];
    const { x, y } = space ? this.plan.middle(space) : { x: 0, y: 0 };
    set(this.danger, { cx: x, cy: y, visibility: space ? null : "hidden" });
  }

  /**
   * The path of a move, and whose mark stands where it began.
   * @param {MoveEvent} event
   * @param {string[]} names
   */
  trace({ path, seat }, names) {
    return [
      svg("g", { class: "ded-legs" }, drawPath(this.plan, path)),
      seatMark(seat, names, { size: UNIT * 0.7, ...this.plan.middle(path[0]) }),
    ];
  }

  /** Where a space is on the screen. @param {string} space */
  boxOf(space) {
    return boxAt(this.picture, this.plan.middle(space), UNIT / 2);
  }

  // --- paths

  /** What was shown of moves that are no longer offered. */
  forget() {
    this.previews.clear();
    this.confirmed = null;
  }

  /** @param {LegalMove[]} moves the first tells the path */
  async look(moves) {
    this.asked = moves[0]?.text ?? "";
    if (!this.asked || !this.tools.plays) return this.show(this.confirmed);
    const { asked } = this;
    if (!this.previews.has(asked)) this.previews.set(asked, this.tools.preview(asked));
    const preview = /** @type {import("./outside.js").Preview | null} */ (await this.previews.get(asked));
    if (asked === this.asked) this.show(preview?.path ?? null);
  }

  /** A move is to be confirmed, or no longer. @param {import("./outside.js").Preview | null} preview */
  preview(preview) {
    this.confirmed = preview?.path ?? null;
    this.show(this.confirmed);
  }

  /** @param {string[] | null} path */
  show(path) {
    this.path.replaceChildren(...(path ? drawPath(this.plan, path) : []));
  }

  // --- picking

  /** @param {LegalMove[]} moves to one target, which differ by die */
  choose(moves) {
    const [{ move, text }] = moves;
    if (moves.length === 1) this.tools.play(text);
    else this.tools.pick({ type: "move", pawn: move.pawn, to: move.to });
  }

  /** Where a space can be reached by more than one count, which? @param {Scene} scene */
  drawChoice({ picked }) {
    const moves = picked.to === undefined ? [] : (this.targets.moves.get(picked.to) ?? []);
    this.dieChoice.hidden = moves.length < 2;
    fill(
      this.dieChoice,
      moves.map(({ move, text, words }) =>
        el(
          "button",
          {
            type: "button",
            key: text,
            onclick: () => this.tools.play(text),
            onpointerenter: () => void this.look([{ move, text, words }]),
          },
          this.tools.say("drawing-by", { die: move.die ?? 0 }),
        ),
      ),
    );
    if (moves.length < 2) return;
    const { x, y } = this.plan.middle(picked.to ?? OUT);
    this.dieChoice.style.left = `${((x + EDGE) / (this.plan.width + 2 * EDGE)) * 100}%`;
    this.dieChoice.style.top = `${((y + EDGE + UNIT / 2) / (this.plan.height + EDGE + GARDEN)) * 100}%`;
    if (document.activeElement?.matches(".ded-target:focus-visible")) this.dieChoice.querySelector("button")?.focus();
  }

  /** A space that is not lit: why can the pawn not go there? @param {MouseEvent} event */
  ask(event) {
    const { scene } = this;
    const on = /** @type {Element} */ (event.target).closest(".pickable, .ded-choose");
    if (on || !scene || scene.picked.pawn === undefined) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.picture.getScreenCTM()?.inverse());
    const to = this.plan.spaceAt(at) ?? (at.y > this.plan.height ? OUT : null);
    const die = scene.picked.die ?? counts(scene)[0];
    if (to && isSeating(scene.view)) this.tools.why(`place ${scene.picked.pawn.replaceAll(" ", "-")} ${to}`);
    else if (to && die) this.tools.why(`move ${scene.picked.pawn.replaceAll(" ", "-")} ${die} ${to}`);
  }
}

/** The spaces that there are among these. @param {(string | null | undefined)[]} places */
const spaces = (places) => places.filter((place) => typeof place === "string");

/** The moves of whoever moved last, in one turn. @param {import("./outside.js").Told[]} told */
function lastMoves(told) {
  const types = told.map(({ event }) => event.type);
  const last = types.lastIndexOf("move") + 1;
  return told
    .slice(types.lastIndexOf("roll", last) + 1, last)
    .map(({ event }) => event)
    .filter((event) => event.type === "move");
}

function glow() {
  const stop = (/** @type {number} */ offset, /** @type {string} */ kind) => svg("stop", { offset, class: kind });
  return [
    svg("radialGradient", { id: "ded-glow" }, stop(0, "ded-glow-in"), stop(1, "ded-glow-out")),
    svg("radialGradient", { id: "ded-dusk", r: 0.72 }, stop(0.35, "ded-dusk-in"), stop(1, "ded-dusk-out")),
  ];
}
