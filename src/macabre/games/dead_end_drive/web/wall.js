/** What hangs and lies beside the house: the portrait in its frame, the dice, and what is to be done now. */

import { el, fill, whenChanged } from "/static/kit/dom.js";
import { isPicked, pickable, svg } from "/static/kit/svg.js";
import { clauseLink } from "/static/page/page.js";
import { trapCard } from "./cards.js";
import { bust } from "./favourites.js";
import { counts, pawnMoves } from "./picking.js";
import { breadth, titleOf } from "./plan.js";

/** @typedef {import("./favourites.js").Look} Look */
/** @typedef {import("./plan.js").Chart} Chart */
/** @typedef {import("/static/page/language.js").Say} Say */
/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("/static/board/easel.js").Tools} Tools */
/** @typedef {import("./outside.js").LegalMove} LegalMove */

/** The portrait on the wall; the one before it is seen only while it turns away. */
export class Frame {
  /**
   * @param {Map<string, Look>} looks
   * @param {Tools} tools
   */
  constructor(looks, tools) {
    this.looks = looks;
    this.tools = tools;
    this.picture = el("div", { class: "ded-picture" });
    this.before = el("div", { class: "ded-picture ded-before" });
    this.plate = el("p", { class: "ded-plate" });
    this.left = el("p", { class: "ded-left soft" });
    this.node = el(
      "div",
      { class: "ded-frame", role: "img" },
      el("div", { class: "ded-gilt" }, el("div", { class: "ded-canvas" }, this.picture, this.before), this.plate),
      this.left,
    );
    this.shown = "";
  }

  /** @param {Scene} scene */
  draw({ view }) {
    const name = view.portrait ?? "";
    const look = this.looks.get(name);
    if (name !== this.shown) {
      this.before.replaceChildren(...this.picture.childNodes);
      this.picture.replaceChildren(...(look ? [bust(look)] : []));
    }
    this.shown = name;
    const { say, house } = this.tools;
    const title = name ? (look?.title ?? name) : say("drawing-agatha");
    this.plate.textContent = title;
    this.plate.style.setProperty("--letters", String(breadth(title)));
    const back = view.portraits_back.map((one) => this.looks.get(one)?.title ?? one).join(house("list-comma"));
    const last = back && say("drawing-behind-last", { names: back });
    const waiting = say("drawing-behind", { count: Math.max(0, view.portraits_left - (name ? 1 : 0)) });
    this.left.textContent = waiting;
    this.left.title = last;
    const told = [say("drawing-frame", { name: title }), waiting, last].filter(Boolean);
    this.node.setAttribute("aria-label", told.join(house("list-comma")));
  }
}

/**
 * A portrait in a frame of its own.
 * @param {Look} look
 * @param {Say} say
 */
export function hung(look, say) {
  const plate = el("p", { class: "ded-plate" }, look.title);
  plate.style.setProperty("--letters", String(breadth(look.title)));
  return el(
    "div",
    { class: "ded-gilt ded-hung", role: "img", "aria-label": say("drawing-portrait-of", { name: look.title }) },
    el("div", { class: "ded-canvas" }, el("div", { class: "ded-picture" }, bust(look))),
    plate,
  );
}

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** @param {number} value */
function dieFace(value) {
  return svg(
    "svg",
    { class: "ded-die-face", viewBox: "0 0 48 48", "aria-hidden": "true" },
    svg("rect", { class: "ded-die-body", x: 2, y: 2, width: 44, height: 44, rx: 9 }),
    (PIPS[value] ?? []).map((place) =>
      svg("circle", { class: "ded-pip", cx: 12 + 12 * (place % 3), cy: 12 + 12 * Math.floor(place / 3), r: 4.2 }),
    ),
  );
}

/** Dice can be picked where pawns can still be moved by more than one count. */
export class Dice {
  /** @param {Tools} tools */
  constructor(tools) {
    this.tools = tools;
    this.node = el("div", { class: "ded-dice" });
  }

  /** @param {Scene} scene */
  draw(scene) {
    const { dice } = scene.view;
    const usable = counts(scene);
    const nodes = dice.map(({ value, used }, place) => {
      const die = el(
        "div",
        { class: used ? "ded-die used" : "ded-die", key: `die ${place}` },
        el("div", { class: "ded-die-inner" }, dieFace(value)),
      );
      this.ready(die, scene, value, !used && usable.length > 1 && usable.includes(value), used);
      return die;
    });
    const total = dice.reduce((sum, die) => sum + die.value, 0);
    if (dice.length > 1 && usable.includes(total)) nodes.push(this.total(scene, total, usable.length > 1));
    fill(this.node, nodes);
  }

  /**
   * @param {Scene} scene
   * @param {number} total
   * @param {boolean} choice
   */
  total(scene, total, choice) {
    const node = el("div", { class: "ded-die ded-total", key: "total" }, this.tools.say("drawing-both", { total }));
    this.ready(node, scene, total, choice, false);
    return node;
  }

  /**
   * @param {HTMLElement} node
   * @param {Scene} scene
   * @param {number} value
   * @param {boolean} can
   * @param {boolean} used
   */
  ready(node, { picked }, value, can, used) {
    const { die, to: _, ...others } = picked;
    const pressed = die === value;
    const act = () => this.tools.pick(pressed ? others : { type: "move", ...others, die: value });
    const { say, plays } = this.tools;
    const label = can
      ? say("drawing-move-by", { die: value })
      : used
        ? say("drawing-used", { die: value })
        : String(value);
    pickable(node, label, can && plays ? act : null, { pressed });
    if (!can || !this.tools.plays) node.setAttribute("role", "img");
  }
}

const LAST_ALIVE = "last alive";
const DECISIONS = ["move", "play", "lose", "portrait", "draw", "keep", "spring"];

/** What whoever acted last did, and what came of it. @param {Scene["told"]} told */
function lastSaid(told) {
  const last = told.map(({ event: { type } }) => DECISIONS.includes(type)).lastIndexOf(true);
  return told
    .slice(last < 0 ? -1 : last)
    .map(({ text }) => text)
    .filter(Boolean)
    .join(" ");
}

/** What a scene that is still shown may not give away is left out. @param {Scene} scene */
const spoken = ({ told, hushed = 0 }) => told.slice(0, told.length - hushed);

/** @param {Scene["told"]} told */
const howItEnded = (told) => told.find(({ event }) => event.type === "over")?.text;

/**
 * What is shown of the cards at the end, and what is not; nothing where nobody can wonder.
 * @param {Scene["view"]} view
 * @returns {string[]} keys
 */
function cardsAtEnd({ characters, secret_characters, ending, winners }) {
  if (secret_characters?.[0][0]) return ["drawing-end-secret"];
  const turned = winners.length ? [ending === LAST_ALIVE ? "drawing-end-living" : "drawing-end-card"] : [];
  if (characters.flat().includes(null))
    return [...turned, secret_characters ? "drawing-end-others-secret" : "drawing-end-others"];
  return secret_characters ? [...turned, "drawing-end-undecided"] : [];
}

/** What is to be done, and a button for whatever is no pawn. */
export class Prompt {
  /**
   * @param {Chart} chart
   * @param {Tools} tools
   */
  constructor(chart, tools) {
    this.chart = chart;
    this.tools = tools;
    this.text = el("p", {});
    this.cards = el("p", { class: "ded-note soft" });
    this.buttons = el("div", { class: "row" });
    this.drawn = el("div", { class: "ded-drawn" });
    this.node = el(
      "div",
      { class: "ded-prompt" },
      this.drawn,
      el("div", { class: "ded-words" }, this.text, this.cards, this.buttons),
    );
    this.sayCards = whenChanged((said, game) =>
      fill(this.cards, said, said && " ", said && clauseLink(game, "DED-36")),
    );
    this.showDrawn = whenChanged((card) => fill(this.drawn, card && trapCard(card, chart, tools)));
  }

  /** @param {Scene} scene */
  draw(scene) {
    this.text.textContent = this.say(scene);
    const moves = new Set(pawnMoves(scene));
    const others = scene.legal.filter((legal) => !moves.has(legal));
    const drop =
      scene.picked.pawn !== undefined &&
      el(
        "button",
        { type: "button", class: "quiet", key: "drop", onclick: () => this.tools.pick(null) },
        this.tools.say("drawing-drop"),
      );
    fill(
      this.buttons,
      others.map((legal) => this.button(legal, scene.picked)),
      drop,
    );
    this.showDrawn(scene.view.drawn);
    const shown = scene.view.finished && howItEnded(spoken(scene)) ? cardsAtEnd(scene.view) : [];
    this.sayCards(shown.map((key) => this.tools.say(key)).join(" "), scene.game);
  }

  /**
   * @param {LegalMove} legal
   * @param {import("./outside.js").Picked} picked
   */
  button(legal, picked) {
    const main = legal.move.type === "spring" || legal.move.change === true;
    const kind = `${main ? "main" : ""} ${isPicked(picked, legal.move) ? "picked" : ""}`.trim();
    return el(
      "button",
      { type: "button", class: kind, key: legal.text, onclick: () => this.tools.play(legal.text) },
      legal.words,
    );
  }

  /** @param {Scene} scene */
  say(scene) {
    const { view, legal, names } = scene;
    const told = spoken(scene);
    const can = (/** @type {string} */ type) => legal.some(({ move }) => move.type === type);
    const { say } = this.tools;
    if (view.phase === "over") return howItEnded(told) || lastSaid(told);
    if (!legal.length) return lastSaid(told) || say("drawing-turn", { name: names[view.turn] });
    if (view.phase === "portrait") return say("drawing-double");
    if (view.phase === "trap")
      return `${this.caught(view)} ${say(can("play") ? "drawing-play-or-draw" : "drawing-draw")}`;
    if (view.phase === "drawn") return `${this.caught(view)} ${say(can("spring") ? "drawing-right" : "drawing-wrong")}`;
    return this.sayPawn(scene);
  }

  /** Who stands on which trap. @param {Scene["view"]} view */
  caught({ pending_trap }) {
    if (!pending_trap) return "";
    const trap = this.chart.traps.find(({ name }) => name === pending_trap.trap)?.title ?? pending_trap.trap;
    return this.tools.say("drawing-caught", { pawn: titleOf(this.chart, pending_trap.pawn), trap });
  }

  /** How far a pawn is picked, and where to. @param {Scene} scene */
  sayPawn({ view, picked: { pawn: name, to: space, die } }) {
    const { say } = this.tools;
    const isSeating = view.phase === "seating";
    if (name === undefined) return say(isSeating ? "drawing-pick-chair" : "drawing-pick");
    const pawn = titleOf(this.chart, name);
    if (isSeating) return say("drawing-which-chair", { pawn });
    if (space === undefined) return say("drawing-where", { pawn });
    return die === undefined ? say("drawing-by-which", { pawn, space }) : say("drawing-to-by", { pawn, space, die });
  }
}
