/** Pawns on the board, the spaces that they can go to, and the path there. */

import { seatMark } from "/static/kit/seatmarks.js";
import { keep, pickable, set, svg } from "/static/kit/svg.js";
import { medallion } from "./favourites.js";
import { isDead, movable, targets, withPawn } from "./picking.js";
import { OUT, UNIT } from "./plan.js";

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("/static/page/language.js").Say} Say */
/** @typedef {import("./favourites.js").Look} Look */
/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("/static/board/easel.js").Tools} Tools */
/** @typedef {import("./outside.js").LegalMove} LegalMove */

const SIZE = 40;

/**
 * Who owns a pawn, as far as the viewer knows.
 * @param {Scene} scene
 * @param {string} name
 * @returns {number | null}
 */
export function ownerOf({ view }, name) {
  const holds = (/** @type {(string | null)[]} */ names, /** @type {number} */ seat) =>
    names.includes(name) || Boolean(view.secret_characters?.[seat].includes(name));
  const seat = view.characters.findIndex(holds);
  return seat >= 0 ? seat : (view.lost[name] ?? null);
}

export class Pawns {
  /**
   * @param {Plan} plan
   * @param {Map<string, Look>} looks
   * @param {Tools} tools
   */
  constructor(plan, looks, tools) {
    this.plan = plan;
    this.looks = looks;
    this.tools = tools;
    this.node = svg("g", { class: "ded-pawns" });
    /** @type {Map<string, SVGGElement>} */
    this.nodes = new Map();
  }

  /** @param {Scene} scene */
  draw(scene) {
    const { view } = scene;
    const there = [...this.looks.values()].filter(({ name }) => !isDead(view, name));
    const can = movable(scene);
    this.nodes = keep(
      this.node,
      there,
      ({ name }) => `pawn ${name}`,
      (look) => this.pawn(look),
      (node, look) => this.update(node, look, scene, can.has(look.name)),
    );
  }

  /** @param {string} name */
  inner(name) {
    return this.nodes.get(`pawn ${name}`)?.firstElementChild ?? null;
  }

  /** @param {Look} look */
  pawn(look) {
    const body = svg("g", { transform: `scale(${SIZE / 64})` }, medallion(look));
    return svg(
      "g",
      { class: "ded-pawn" },
      svg(
        "g",
        { class: "ded-pawn-body" },
        svg("ellipse", { class: "ded-pawn-shadow", cy: 14, rx: 17, ry: 7 }),
        svg("circle", { class: "ded-heir", r: 22 }),
        body,
        svg("g", { class: "ded-owner" }),
        svg(
          "g",
          { class: "ded-crown", transform: "translate(-13 -17)" },
          svg("path", { d: "M-8 6l-2-11 6 4 4-7 4 7 6-4-2 11z" }),
        ),
      ),
    );
  }

  /**
   * @param {SVGGElement} node
   * @param {Look} look
   * @param {Scene} scene
   * @param {boolean} can
   */
  update(node, { name, title }, scene, can) {
    const { view, names, picked } = scene;
    const space = view.pawns[name];
    const { x, y } = space === null ? this.plan.onLawn([...this.looks.keys()].indexOf(name)) : this.plan.middle(space);
    set(node, { transform: `translate(${x} ${y})` });
    const owner = ownerOf(scene, name);
    const mark = /** @type {Element} */ (node.querySelector(".ded-owner"));
    if (node.dataset.owner !== String(owner))
      mark.replaceChildren(...(owner === null ? [] : [seatMark(owner, names, { size: 16, x: 13, y: -14 })]));
    node.dataset.owner = String(owner);
    node.classList.toggle("heir", view.portrait === name);
    node.classList.toggle("moved", view.moved.includes(name));
    node.classList.toggle("picked", picked.pawn === name);
    const act =
      can && this.tools.plays ? () => this.tools.pick(picked.pawn === name ? null : withPawn(scene, name)) : null;
    pickable(node, sayPawn(scene, name, title, this.tools), act, { pressed: picked.pawn === name });
    set(node, act ? { tabindex: -1 } : { role: "img" }); // by key one picks from the cast
  }
}

/**
 * A favourite with where it stands; nothing of one that has no place.
 * @param {Say} say
 * @param {string} pawn
 * @param {string | null} space
 */
export function sayPlaced(say, pawn, space) {
  if (space === null) return null;
  return space === OUT ? say("drawing-outside", { pawn }) : say("drawing-on", { thing: pawn, space });
}

/**
 * @param {Scene} scene
 * @param {string} name
 * @param {string} pawn as the reader calls it
 * @param {Tools} tools
 */
export function sayPawn(scene, name, pawn, { say, house }) {
  const { view, names, seat } = scene;
  const owner = ownerOf(scene, name);
  return [
    sayPlaced(say, pawn, view.pawns[name]) ?? say("drawing-unseated", { pawn }),
    view.portrait === name && say("drawing-on-wall"),
    owner !== null && (owner === seat ? say("drawing-yours") : say("drawing-whose", { name: names[owner] })),
    view.moved.includes(name) && say("drawing-moved"),
  ]
    .filter(Boolean)
    .join(house("list-comma"));
}

export class Targets {
  /**
   * @param {Plan} plan
   * @param {(moves: LegalMove[], by: "point" | "leave") => void} look shows the path of a target, or no longer
   * @param {(moves: LegalMove[]) => void} choose
   * @param {string} comma between moves to the same place
   */
  constructor(plan, look, choose, comma) {
    this.plan = plan;
    this.comma = comma;
    this.look = look;
    this.choose = choose;
    this.traps = new Set(plan.chart.traps.map(({ space }) => space));
    this.node = svg("g", { class: "ded-targets", onkeydown: (/** @type {KeyboardEvent} */ event) => this.rove(event) });
    /** @type {Map<string, LegalMove[]>} */
    this.moves = new Map();
  }

  /** @param {Scene} scene */
  draw(scene) {
    this.moves = targets(scene);
    const nodes = keep(
      this.node,
      this.moves,
      ([to]) => `to ${to}`,
      ([to]) => this.target(to),
      (node, [to, moves]) => this.update(node, to, moves, scene),
    );
    for (const [place, node] of [...nodes.values()].entries()) set(node, { tabindex: place ? -1 : 0 });
    this.node.classList.toggle("chosen", scene.picked.to !== undefined);
  }

  /** @param {string} to */
  target(to) {
    const { x, y } = this.plan.middle(to);
    const kind = this.traps.has(to) ? "trap" : to === OUT ? "out" : "floor";
    const node = svg("g", {
      class: `ded-target ${kind}`,
      transform: `translate(${x} ${y})`,
      onpointerenter: () => this.look(this.moves.get(to) ?? [], "point"),
      onpointerleave: () => this.look(this.moves.get(to) ?? [], "leave"),
      onfocus: () => this.look(this.moves.get(to) ?? [], "point"),
      onblur: () => this.look(this.moves.get(to) ?? [], "leave"),
    });
    const half = UNIT / 2;
    node.append(
      svg("rect", { class: "ded-glow", x: -half + 2, y: -half + 2, width: UNIT - 4, height: UNIT - 4, rx: 7 }),
      svg("circle", { class: "ded-count-disc", cx: kind === "floor" ? 0 : 11, cy: kind === "floor" ? 0 : 11, r: 10.5 }),
      svg("text", {
        class: "ded-count",
        x: kind === "floor" ? 0 : 11,
        y: kind === "floor" ? 0 : 11,
        dy: ".36em",
        "text-anchor": "middle",
      }),
    );
    return node;
  }

  /**
   * @param {SVGGElement} node
   * @param {string} to
   * @param {LegalMove[]} moves
   * @param {Scene} scene
   */
  update(node, to, moves, { picked }) {
    const dice = moves.flatMap(({ move }) => move.die ?? []);
    const text = /** @type {Element} */ (node.querySelector("text"));
    text.textContent = dice.join("·");
    text.classList.toggle("two", dice.join("·").length > 2);
    node.classList.toggle("chosen", picked.to === to);
    pickable(node, moves.map(({ words }) => words).join(this.comma), () => this.choose(this.moves.get(to) ?? []));
  }

  /** Arrow keys go to the next target that way. @param {KeyboardEvent} event */
  rove(event) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const here =
      document.activeElement instanceof SVGElement ? document.activeElement.dataset.key?.slice(3) : undefined;
    if (!way || !here) return;
    event.preventDefault();
    const from = this.plan.middle(here);
    const far = (/** @type {string} */ to) => {
      const at = this.plan.middle(to);
      const along = (at.x - from.x) * way[0] + (at.y - from.y) * way[1];
      const aside = Math.abs((at.x - from.x) * way[1]) + Math.abs((at.y - from.y) * way[0]);
      return along > 0 ? along + 2 * aside : Infinity;
    };
    const next = [...this.moves.keys()].filter((to) => far(to) < Infinity).sort((a, b) => far(a) - far(b))[0];
    if (next) this.focus(next);
  }

  /** @param {string} to */
  focus(to) {
    for (const node of this.node.children)
      set(node, { tabindex: /** @type {SVGElement} */ (node).dataset.key === `to ${to}` ? 0 : -1 });
    /** @type {SVGElement | null} */ (this.node.querySelector("[tabindex='0']"))?.focus();
  }
}

/**
 * A path from space to space; a leap through a passage is dotted.
 * @param {Plan} plan
 * @param {string[]} path
 */
export function drawPath(plan, path) {
  const points = path.map((space) => plan.middle(space));
  const legs = points.slice(1).map((to, at) => {
    const from = points[at];
    const leap = Math.abs(to.x - from.x) + Math.abs(to.y - from.y) > 2 * UNIT;
    return svg("line", { class: leap ? "ded-leap" : "ded-leg", x1: from.x, y1: from.y, x2: to.x, y2: to.y });
  });
  return [
    ...legs,
    ...points.slice(1, -1).map(({ x, y }) => svg("circle", { class: "ded-foot", cx: x, cy: y, r: 4.5 })),
    ...points.slice(-1).map(({ x, y }) => svg("circle", { class: "ded-goal", cx: x, cy: y, r: 15 })),
  ];
}
