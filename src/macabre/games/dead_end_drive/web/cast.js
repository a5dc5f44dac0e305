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
/** @typedef {import("/static/page/language.js").Say} Say */
/** @typedef {import("./plan.js").Chart} Chart */
/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("/static/board/easel.js").Tools} Tools */

export class Cast {
  /**
   * @param {Chart} chart
   * @param {Map<string, Look>} looks
   * @param {Tools} tools
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
      el("h3", {}, tools.say("drawing-holders")),
      this.players,
    );
  }

  /** @param {Scene} scene */
  draw(scene) {
    const can = movable(scene);
    this.heading.textContent = this.tools.say(scene.view.finished ? "drawing-fates" : "drawing-cast");
    keep(
      this.list,
      this.looks.values(),
      ({ name }) => `cast ${name}`,
      (look) => this.member(look),
      (node, look) => this.update(node, look, scene, can.has(look.name)),
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
        el("span", { class: "ded-who" }, look.title),
        el("small", { class: "ded-fate" }),
      ),
    );
  }

  /**
   * @param {HTMLElement} item
   * @param {Look} look
   * @param {Scene} scene
   * @param {boolean} can
   */
  update(item, { name, title }, scene, can) {
    const { view, picked } = scene;
    const node = /** @type {HTMLElement} */ (item.firstElementChild);
    const dead = isDead(view, name);
    node.classList.toggle("dead", dead);
    node.classList.toggle("heir", view.portrait === name);
    node.classList.toggle("picked", picked.pawn === name);
    const fate = /** @type {HTMLElement} */ (node.querySelector(".ded-fate"));
    fate.replaceChildren(...fateOf(scene, name, this.tools.say));
    const act =
      can && this.tools.plays ? () => this.tools.pick(picked.pawn === name ? null : withPawn(scene, name)) : null;
    pickable(node, act ? sayPawn(scene, name, title, this.tools) : "", act, { pressed: picked.pawn === name });
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
      el("span", { class: "soft" }, out ? this.tools.say("drawing-out") : this.holding(scene, seat)),
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

  /**
   * How much somebody holds; of others' trap cards which, where they are known, as in a replay.
   * @param {Scene} scene
   * @param {number} seat
   */
  holding({ view, seat: own }, seat) {
    const { say, house } = this.tools;
    const secret = view.secret_characters?.[seat] ?? [];
    const hidden = secret.filter((name) => name === null).length;
    const held = [
      say("drawing-held", { count: view.characters[seat].length + secret.length - hidden }),
      hidden && say("drawing-held-secret", { count: hidden }),
      say("drawing-held-cards", { count: view.hand_sizes[seat] }),
    ];
    const known = seat === own ? [] : view.trap_cards[seat].filter((card) => card !== null);
    const listed = (/** @type {unknown[]} */ parts) => parts.filter(Boolean).join(house("list-comma"));
    const cards = listed(known.map((card) => cardName(card, this.chart, this.tools)));
    return cards ? say("drawing-held-known", { held: listed(held), cards }) : listed(held);
  }
}

/**
 * @param {Scene} scene
 * @param {string} name
 * @param {Say} say
 * @returns {(Node | string)[]}
 */
function fateOf(scene, name, say) {
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
            el("span", {}, owner === seat ? say("drawing-yours") : names[owner]),
          ),
        ];
  const heir =
    view.portrait === name && place !== null
      ? [el("span", { role: "img", "aria-label": say("drawing-on-wall"), title: say("drawing-on-wall") }, " ♛")]
      : [];
  return [
    place === null && !isDead(view, name) ? say("drawing-no-chair") : sayPlace(place, view.finished, say),
    ...heir,
    ...whose,
  ];
}

/**
 * @param {string | null} place
 * @param {boolean} over
 * @param {Say} say
 */
function sayPlace(place, over, say) {
  const killed = say("drawing-killed");
  if (place === null)
    return over ? `† ${killed}` : el("span", { role: "img", "aria-label": killed, title: killed }, "†");
  if (place === OUT) return say("drawing-got-out");
  return over ? say("drawing-inside") : place;
}
