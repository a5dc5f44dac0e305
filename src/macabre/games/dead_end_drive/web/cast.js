/** Who is who: the players with what they hold, and the twelve with their fates; also large enough to be picked by thumb. */

import { el } from "/static/kit/dom.js";
import { seatMark } from "/static/kit/seatmarks.js";
import { keep, pickable } from "/static/kit/svg.js";
import { cardName } from "./cards.js";
import { medal } from "./favourites.js";
import { ownerOf, sayPawn } from "./pawns.js";
import { isDead, movable, withPawn } from "./picking.js";
import { OUT } from "./plan.js";

/** @typedef {import("./favourites.js").Look} Look */
/** @typedef {import("./plan.js").Chart} Chart */
/** @typedef {import("/static/board/easel.js").Scene} Scene */
/** @typedef {import("/static/board/easel.js").Tools} Tools */

export class Cast {
  /**
   * @param {Chart} chart
   * @param {Map<string, Look>} looks
   * @param {Tools | null} tools
   */
  constructor(chart, looks, tools) {
    this.chart = chart;
    this.looks = looks;
    this.tools = tools;
    this.list = el("ul", { class: "ded-cast" });
    this.players = el("ul", { class: "ded-players" });
    this.heading = el("h3", {});
    this.node = el(
      "section",
      { class: "ded-people" },
      this.heading,
      this.list,
      el("h3", {}, "Who holds what"),
      this.players,
    );
  }

  /** @param {Scene} scene */
  draw(scene) {
    const can = movable(scene);
    this.heading.textContent = scene.view.finished ? "What became of the favourites" : "The favourites";
    keep(
      this.list,
      this.looks.values(),
      ({ name }) => `cast ${name}`,
      (look) => this.member(look),
      (node, { name }) => this.update(node, name, scene, can.has(name)),
    );
    keep(
      this.players,
      scene.names.map((_, seat) => seat),
      (seat) => `holder ${seat}`,
      () => el("li", {}),
      (node, seat) => this.drawHolder(node, seat, scene),
    );
  }

  /** @param {Look} look */
  member(look) {
    return el(
      "li",
      {},
      el(
        "div",
        { class: "ded-member" },
        medal(look),
        el("span", { class: "ded-who" }, look.name),
        el("small", { class: "ded-fate" }),
      ),
    );
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
    const dead = isDead(view, name);
    node.classList.toggle("dead", dead);
    node.classList.toggle("heir", view.portrait === name);
    node.classList.toggle("picked", picked.pawn === name);
    const fate = /** @type {HTMLElement} */ (node.querySelector(".ded-fate"));
    fate.replaceChildren(...fateOf(scene, name));
    const act = can && this.tools ? () => this.tools?.pick(picked.pawn === name ? null : withPawn(scene, name)) : null;
    pickable(node, act ? sayPawn(scene, name) : "", act, { pressed: picked.pawn === name });
  }

  /**
   * @param {HTMLElement} node
   * @param {number} seat
   * @param {Scene} scene
   */
  drawHolder(node, seat, scene) {
    const { view, names } = scene;
    const said = JSON.stringify([
      view.characters[seat],
      view.trap_cards[seat],
      view.out,
      view.to_act,
      names,
      view.secret_characters,
    ]);
    if (node.dataset.said === said) return;
    node.dataset.said = said;
    const out = view.out.includes(seat);
    node.classList.toggle("acts", view.to_act.includes(seat));
    node.classList.toggle("out", out);
    const held = [...view.characters[seat], ...(view.secret_characters?.[seat] ?? [])].map((name, place) =>
      this.held(name, place >= view.characters[seat].length),
    );
    node.replaceChildren(
      seatMark(seat, names),
      el("strong", {}, names[seat]),
      el("span", { class: "ded-held", "aria-hidden": "true" }, ...held),
      el("span", { class: "soft" }, out ? "out: all favourites killed" : holding(view, seat) + this.cards(scene, seat)),
    );
  }

  /**
   * @param {string | null} name
   * @param {boolean} secret
   */
  held(name, secret) {
    const look = name && this.looks.get(name);
    return look ? medal(look) : el("span", { class: secret ? "ded-back secret" : "ded-back" });
  }

  /** Cards of others that are known, as in a replay. @param {Scene} scene @param {number} seat */
  cards({ view, seat: own }, seat) {
    const known = seat === own ? [] : view.trap_cards[seat].filter(Boolean);
    return known.length
      ? `: ${known.map((/** @type {import("./cards.js").Card} */ card) => cardName(card, this.chart)).join(", ")}`
      : "";
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
  const whose =
    owner === null
      ? []
      : [
          el(
            "span",
            { class: "ded-whose" },
            seatMark(owner, names, { size: 15 }),
            el("span", {}, owner === seat ? "yours" : names[owner]),
          ),
        ];
  const heir =
    view.portrait === name && place !== null
      ? [el("span", { role: "img", "aria-label": "on the wall", title: "On the wall" }, " ♛")]
      : [];
  return [place === null && !isDead(view, name) ? "no chair yet" : sayPlace(place, view.finished), ...heir, ...whose];
}

/**
 * @param {string | null} place
 * @param {boolean} over
 */
function sayPlace(place, over) {
  if (place === null)
    return over ? "† killed" : el("span", { role: "img", "aria-label": "killed", title: "Killed" }, "†");
  if (place === OUT) return "got out";
  return over ? "still inside" : place;
}

/**
 * @param {Record<string, any>} view
 * @param {number} seat
 */
function holding(view, seat) {
  const secret = view.secret_characters?.[seat] ?? [];
  const hidden = secret.filter((/** @type {string | null} */ name) => name === null).length;
  const [characters, cards] = [view.characters[seat].length + secret.length - hidden, view.hand_sizes[seat]];
  return `${characters} favourite${characters === 1 ? "" : "s"}${hidden ? ` and ${hidden} secret` : ""}, ${cards} trap card${cards === 1 ? "" : "s"}`;
}
