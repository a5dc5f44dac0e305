/** What hangs and lies beside the house: the portrait in its frame, the dice, and what is to be done now. */

import { el, fill, whenChanged } from "/static/kit/dom.js";
import { isPicked, pickable, svg } from "/static/kit/svg.js";
import { clauseLink } from "/static/page/page.js";
import { cardName, trapCard } from "./cards.js";
import { bust } from "./favourites.js";
import { counts, pawnMoves } from "./picking.js";
import { OUT } from "./plan.js";

/** @typedef {import("./favourites.js").Look} Look */
/** @typedef {import("./plan.js").Chart} Chart */
/** @typedef {import("/static/board/easel.js").Scene} Scene */
/** @typedef {import("/static/board/easel.js").Tools} Tools */
/** @typedef {import("/static/line/protocol.js").LegalMove} LegalMove */

/** The portrait on the wall; the one before it is seen only while it turns away. */
export class Frame {
  /** @param {Map<string, Look>} looks */
  constructor(looks) {
    this.looks = looks;
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
    this.plate.textContent = name || "Aunt Agatha";
    this.plate.style.setProperty("--letters", String(this.plate.textContent.length));
    const back = view.portraits_back.length ? `, last of them ${view.portraits_back.join(", ")}` : "";
    const waiting = behind(view.portraits_left - (name ? 1 : 0));
    this.left.textContent = waiting;
    this.left.title = back.slice(2);
    this.node.setAttribute("aria-label", `On the wall: the portrait of ${name || "Aunt Agatha"}; ${waiting}${back}`);
  }
}

/** A portrait in a frame of its own. @param {Look} look */
export function hung(look) {
  const plate = el("p", { class: "ded-plate" }, look.name);
  plate.style.setProperty("--letters", String(look.name.length));
  return el(
    "div",
    { class: "ded-gilt ded-hung", role: "img", "aria-label": `The portrait of ${look.name}` },
    el("div", { class: "ded-canvas" }, el("div", { class: "ded-picture" }, bust(look))),
    plate,
  );
}

/** How many portraits wait behind the one that hangs. @param {number} count */
const behind = (count) => (count > 0 ? `${count} more behind it` : "none behind it");

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
  /** @param {Tools | null} tools */
  constructor(tools) {
    this.tools = tools;
    this.node = el("div", { class: "ded-dice" });
  }

  /** @param {Scene} scene */
  draw(scene) {
    const { dice } = scene.view;
    const usable = counts(scene);
    const nodes = dice.map(
      (/** @type {{value: number, used: boolean}} */ { value, used }, /** @type {number} */ place) => {
        const die = el(
          "div",
          { class: used ? "ded-die used" : "ded-die", key: `die ${place}` },
          el("div", { class: "ded-die-inner" }, dieFace(value)),
        );
        this.ready(die, scene, value, !used && usable.length > 1 && usable.includes(value), used);
        return die;
      },
    );
    const total = dice.reduce((/** @type {number} */ sum, /** @type {{value: number}} */ die) => sum + die.value, 0);
    if (dice.length > 1 && usable.includes(total)) nodes.push(this.total(scene, total, usable.length > 1));
    fill(this.node, nodes);
  }

  /**
   * @param {Scene} scene
   * @param {number} total
   * @param {boolean} choice
   */
  total(scene, total, choice) {
    const node = el("div", { class: "ded-die ded-total", key: "total" }, `both: ${total}`);
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
    const act = () => this.tools?.pick(pressed ? others : { type: "move", ...others, die: value });
    pickable(node, can ? `Move by ${value}` : `${value}${used ? ", used" : ""}`, can && this.tools ? act : null, {
      pressed,
    });
    if (!can || !this.tools) node.setAttribute("role", "img");
  }
}

const DECISIONS = ["move", "play", "lose", "portrait"];

/** What whoever acted last did, and what came of it. @param {Scene["told"]} told */
function lastSaid(told) {
  const last = told.map(({ event: { type } }) => type in WORDS || DECISIONS.includes(type)).lastIndexOf(true);
  return told
    .slice(last < 0 ? -1 : last)
    .map(({ text }) => text)
    .filter(Boolean)
    .join(" ");
}

const ENDINGS = /** @type {Record<string, string>} */ ({
  "last alive": "nobody else’s favourite is alive",
  Detective: "the Detective has arrived",
  "turn limit": "the turns have run out",
});

/** @param {Record<string, any>} view */
function endingOf({ pawns, ending }) {
  const free = Object.keys(pawns).find((name) => pawns[name] === OUT);
  return free ? `${free} is out of the front door` : (ENDINGS[ending] ?? ending);
}

/**
 * What is shown of the cards at the end, and what is not; nothing where nobody can wonder.
 * @param {Record<string, any>} view
 */
function sayCards({ characters, secret_characters, ending, winners }) {
  if (secret_characters?.[0][0]) return "Nobody held the winning card openly: all secret cards are turned up.";
  const turned = !winners.length
    ? ""
    : ending === "last alive"
      ? "The winner’s living favourites are turned up. "
      : "The winning card is turned up. ";
  if (characters.flat().includes(null))
    return `${turned}All other cards stay face down${secret_characters ? ", the secret ones too" : ""}.`;
  return secret_characters ? `${turned}The secret cards, which did not decide, stay face down.` : "";
}

const WORDS = /** @type {Record<string, string>} */ ({
  draw: "Draw a card",
  keep: "Keep the card",
  spring: "Spring the trap!",
});

/**
 * @param {LegalMove} legal
 * @param {Chart} chart
 */
function buttonWords({ move }, chart) {
  if (move.type === "play") return `Play ${cardName(move.card, chart)}`;
  if (move.type === "portrait") return move.change ? "Change it" : "Keep it";
  if (move.type === "lose") return `Give up the ${move.die}`;
  return WORDS[move.type] ?? move.type;
}

/** What is to be done, and a button for whatever is no pawn. */
export class Prompt {
  /**
   * @param {Chart} chart
   * @param {Tools | null} tools
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
    this.showDrawn = whenChanged((card) => fill(this.drawn, card && trapCard(card, chart)));
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
        { type: "button", class: "quiet", key: "drop", onclick: () => this.tools?.pick(null) },
        "Another character",
      );
    fill(
      this.buttons,
      others.map((legal) => this.button(legal, scene.picked)),
      drop,
    );
    this.showDrawn(scene.view.drawn);
    this.sayCards(scene.view.finished ? sayCards(scene.view) : "", scene.game);
  }

  /**
   * @param {LegalMove} legal
   * @param {Record<string, any>} picked
   */
  button(legal, picked) {
    const main = legal.move.type === "spring" || legal.move.change === true;
    const kind = `${main ? "main" : ""} ${isPicked(picked, legal.move) ? "picked" : ""}`.trim();
    return el(
      "button",
      { type: "button", class: kind, key: legal.text, onclick: () => this.tools?.play(legal.text) },
      buttonWords(legal, this.chart),
    );
  }

  /** @param {Scene} scene */
  say({ view, legal, picked, names, told }) {
    const trap = view.pending_trap && this.chart.traps.find(({ name }) => name === view.pending_trap.trap);
    const caught = trap ? `${view.pending_trap.pawn} stands on the ${trap.title} trap.` : "";
    if (view.phase === "over")
      return `${view.winners.map((/** @type {number} */ seat) => names[seat]).join(" and ") || "Nobody"} inherits: ${endingOf(view)}.`;
    if (!legal.length) return lastSaid(told) || `${names[view.turn]} is on turn.`;
    if (view.phase === "portrait") return "A double! Change the portrait on the wall?";
    if (view.phase === "trap")
      return `${caught} ${legal.some(({ move }) => move.type === "play") ? "Play a card, or draw." : "Draw a card."}`;
    if (view.phase === "drawn")
      return `${caught} The card is yours: ${legal.some(({ move }) => move.type === "spring") ? "it springs this trap, if you like." : "it is the wrong one."}`;
    if (view.phase === "seating")
      return picked.pawn === undefined
        ? "Pick a pawn from the lawn: you seat one, then the next player does."
        : `On which red chair does ${picked.pawn} sit?`;
    if (picked.to !== undefined)
      return `${picked.pawn} to ${picked.to}${picked.die === undefined ? ": by which count?" : ` by ${picked.die}.`}`;
    return picked.pawn === undefined ? "Pick any pawn, whoever owns it." : `Where does ${picked.pawn} go?`;
  }
}
