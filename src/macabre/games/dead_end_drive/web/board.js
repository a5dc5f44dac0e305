/** 13 Dead End Drive on the table: the mansion, what hangs beside it, one's cards, and who is who. */

import { el } from "/static/kit/dom.js";
import { boxes, Stage } from "/static/kit/stage.js";
import { Deck, Hand } from "./cards.js";
import { Cast } from "./cast.js";
import { bust, looks } from "./favourites.js";
import { MansionMap } from "./map.js";
import { beats } from "./news.js";
import { sayPlaced } from "./pawns.js";
import { OUT, Plan } from "./plan.js";
import { readySheets } from "./sheets.js";
import { Dice, Frame, hung, Prompt } from "./wall.js";

/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("/static/board/easel.js").Tools} Tools */
/** @typedef {import("./plan.js").Chart} Chart */

const DEALT = ["draw", "keep", "spring", "reshuffled"]; // what is done with trap cards

void readySheets();

export default class MansionDrawing {
  /**
   * @param {HTMLElement} host
   * @param {Tools} tools
   * @param {Chart} chart
   */
  constructor(host, tools, chart) {
    this.chart = chart;
    this.tools = tools;
    this.stage = new Stage();
    const faces = looks(chart.pawns);
    this.map = new MansionMap(new Plan(chart), faces, tools);
    this.frame = new Frame(faces, tools);
    this.dice = new Dice(tools);
    this.prompt = new Prompt(chart, tools);
    this.deck = new Deck(chart, tools);
    this.hand = new Hand(chart, faces, tools);
    this.cast = new Cast(chart, faces, tools);
    this.summary = el("p", { class: "unseen" });
    const lying = el("div", { class: "ded-lying" }, this.dice.node, this.deck.node);
    this.node = el(
      "div",
      { class: "ded-desk" },
      this.summary,
      this.frame.node,
      lying,
      this.map.node,
      this.prompt.node,
      this.hand.node,
      this.cast.node,
    );
    host.replaceChildren(el("div", { class: "ded" }, this.node));
    /** @type {Scene | null} */
    this.scene = null;
  }

  /** @param {Scene} scene */
  draw(scene) {
    this.stage.finish();
    const before = this.scene;
    const places = scene.news.length ? boxes(this.node) : new Map();
    this.scene = scene;
    for (const part of [this.frame, this.dice, this.prompt, this.deck, this.hand, this.cast, this.map])
      part.draw(scene);
    this.summary.textContent = this.describe(scene);
    if (scene.news.length && before) this.stage.play(beats(this, before, scene, places));
  }

  /** @param {import("./outside.js").Preview | null} preview */
  preview(preview) {
    this.map.preview(preview);
  }

  /** Whose face goes with what happened. @param {import("./outside.js").SomeEvent} event */
  figure({ pawn }) {
    const look = this.map.pawns.looks.get(pawn ?? "");
    return look ? bust(look) : null;
  }

  /** The heir's portrait, in its frame. @param {Scene} scene */
  trophy({ told }) {
    const heir = told.find(({ event }) => event.type === "over")?.event.pawn;
    const look = this.map.pawns.looks.get(heir ?? "");
    return look ? hung(look, this.tools.say) : null;
  }

  /** Where something happened: on the way of a pawn, else at what it was done with. @param {import("./outside.js").SomeEvent} event */
  traces({ type, path, pawn }) {
    const { map, frame, dice, deck } = this;
    if (path) return path.map((space) => map.boxOf(space));
    if (type === "over") return [map.boxOf(OUT)];
    if (pawn) return [map.garden.graves.querySelector(`[data-key="${CSS.escape(`grave ${pawn}`)}"]`)];
    if (type === "portrait" || type === "shown") return [frame.node];
    if (type === "roll" || type === "start-roll") return [dice.node];
    return type === "detective" ? [map.garden.walker] : DEALT.includes(type) ? [deck.node] : [];
  }

  where() {
    const part = this.node.querySelector(".ded-target.chosen, .picked");
    return part && this.map.closer.isClose && this.map.node.contains(part) ? this.map.closer.window : part;
  }

  /** The board for those who do not see it. @param {Scene} scene */
  describe({ view }) {
    const { chart, tools } = this;
    const listed = (/** @type {string[]} */ parts) => parts.join(tools.house("list-comma"));
    const alive = chart.pawns.flatMap(({ name, title }) => sayPlaced(tools.say, title, view.pawns[name]) ?? []);
    const traps = chart.traps.map(({ title, space }) => tools.say("drawing-on", { thing: title, space }));
    return tools.say("drawing-summary", {
      pawns: listed(alive),
      traps: listed(traps),
      passages: listed(chart.passages),
      door: chart.door,
      steps: view.detective,
      all: chart.detective_steps,
    });
  }
}
