/** Who is who: the players with what they hold, and the twelve with their fates; also large enough to be picked by thumb. */

import { el } from "/static/dom.js";
import { seatMark } from "/static/kit/seatmarks.js";
import { keep, pickable, set } from "/static/kit/svg.js";
import { medal } from "./favourites.js";
import { ownerOf, sayPawn } from "./pawns.js";
import { movable, withPawn } from "./picking.js";
import { OUT } from "./plan.js";

/** @typedef {import("./favourites.js").Look} Look */
/** @typedef {import("/static/board.js").Scene} Scene */
/** @typedef {import("/static/board.js").Tools} Tools */

export class Cast {
  /**
   * @param {Map<string, Look>} looks
   * @param {Tools | null} tools
   */
  constructor(looks, tools) {
    this.looks = looks;
    this.tools = tools;
    this.list = el("ul", { class: "ded-cast" });
    this.players = el("ul", { class: "ded-players" });
    this.node = el("section", { class: "ded-people" }, el("h3", {}, "The favourites"), this.list, el("h3", {}, "Who holds what"), this.players);
  }

  /** @param {Scene} scene */
  draw(scene) {
    const can = movable(scene);
    keep(this.list, this.looks.values(), ({ name }) => `cast ${name}`, (look) => this.member(look), (node, { name }) => this.update(node, name, scene, can.has(name)));
    keep(this.players, scene.names.map((_, seat) => seat), (seat) => `holder ${seat}`, () => el("li", {}), (node, seat) => drawHolder(node, seat, scene, this.looks));
  }

  /** @param {Look} look */
  member(look) {
    return el("li", {}, el("div", { class: "ded-member" }, medal(look, { letters: true }), el("span", { class: "ded-who" }, look.name), el("small", { class: "ded-fate" })));
  }

  /**
   * @param {HTMLElement} item
   * @param {string} name
   * @param {Scene} scene
   * @param {boolean} can
   */
  update(item, name, scene, can) {
    const { view, picked } = scene;
    const node = /** @type {HTMLElement} */ (item.firstElementChild);
    const dead = view.pawns[name] === null;
    node.classList.toggle("dead", dead);
    node.classList.toggle("heir", view.portrait === name);
    node.classList.toggle("picked", picked.pawn === name);
    const fate = /** @type {HTMLElement} */ (node.querySelector(".ded-fate"));
    fate.replaceChildren(...fateOf(scene, name));
    const act = can && this.tools ? () => this.tools?.pick(picked.pawn === name ? null : withPawn(scene, name)) : null;
    pickable(node, act ? sayPawn(scene, name) : "", act, { pressed: picked.pawn === name });
  }
}

/**
 * @param {Scene} scene
 * @param {string} name
 * @returns {(Node | string)[]}
 */
function fateOf(scene, name) {
  const { view, names, seat } = scene;
  const owner = ownerOf(scene, name);
  const place = view.pawns[name];
  const whose = owner === null ? [] : [seatMark(owner, names, { size: 15 }), owner === seat ? " yours" : ` ${names[owner]}`];
  if (place === null) return ["† ", ...whose];
  return [place === OUT ? "free" : place, ...(view.portrait === name ? [" ♛"] : []), ...(whose.length ? [" · ", ...whose] : [])];
}

/**
 * @param {HTMLElement} node
 * @param {number} seat
 * @param {Scene} scene
 * @param {Map<string, Look>} looks
 */
function drawHolder(node, seat, { view, names }, looks) {
  const said = JSON.stringify([view.characters[seat], view.hand_sizes[seat], view.out, view.to_act, names, view.secret_characters]);
  if (node.dataset.said === said) return;
  node.dataset.said = said;
  const known = view.characters[seat].filter(Boolean);
  const hidden = view.characters[seat].length - known.length;
  const out = view.out.includes(seat);
  node.classList.toggle("acts", view.to_act.includes(seat));
  node.classList.toggle("out", out);
  const faces = known.map((/** @type {string} */ name) => medal(/** @type {Look} */ (looks.get(name)), { letters: true }));
  const backs = Array.from({ length: hidden }, () => el("span", { class: "ded-back", "aria-hidden": "true" }));
  const secret = (view.secret_characters?.[seat] ?? []).map((/** @type {string | null} */ name) => (name ? medal(/** @type {Look} */ (looks.get(name))) : el("span", { class: "ded-back secret", "aria-hidden": "true" })));
  node.replaceChildren(seatMark(seat, names), el("strong", {}, names[seat]), el("span", { class: "ded-held", "aria-hidden": "true" }, ...faces, ...backs, ...secret), el("span", { class: "soft" }, out ? "out" : holding(view, seat)));
  set(node, { "data-key": `holder ${seat}` });
}

/**
 * @param {Record<string, any>} view
 * @param {number} seat
 */
function holding(view, seat) {
  const [characters, cards] = [view.characters[seat].length, view.hand_sizes[seat]];
  return `${characters} favourite${characters === 1 ? "" : "s"}, ${cards} trap card${cards === 1 ? "" : "s"}${view.secret_characters ? ", 2 secret" : ""}`;
}
