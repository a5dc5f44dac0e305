/** The board of Deadly Doodles: one's own map on parchment, the cards of the round, the score sheet, and the other maps. */

import { el, fill } from "/static/kit/dom.js";
import { seatMark } from "/static/kit/seatmarks.js";
import { Stage } from "/static/kit/stage.js";
import { boxAt } from "/static/kit/svg.js";
import { recall } from "/static/page/store.js";
import { Choice } from "./choice.js";
import { Geometry, ROOM } from "./geometry.js";
import { guideFor } from "./guide.js";
import { Hand, heldCards } from "./hand.js";
import { litRooms } from "./lighting.js";
import { DungeonMap } from "./map.js";
import { beatsOf } from "./motions.js";
import { Others } from "./others.js";
import { Reckoning } from "./reckoning.js";
import { roveRooms } from "./rooms.js";
import { ScoreSheet } from "./sheet.js";
import { sayWhose, sumUp } from "./summary.js";
import { doodleBook } from "./things.js";
import { foesOf, ownHits } from "./traps.js";

/** @typedef {import("/static/board/easel.js").Tools} Tools */
/** @typedef {import("./geometry.js").Side} Side */
/** @typedef {import("./outside.js").Chart} Chart */
/** @typedef {import("./outside.js").Scene} Scene */

const NOTCH = 160; // ms; a touchpad sends a stream where a wheel has notches

export default class DungeonDrawing {
  /** @type {[string, string][]} */
  static keys = [["R", "drawing-key-turn"]];

  /**
   * @param {HTMLElement} host
   * @param {Tools} tools
   * @param {Chart} chart
   */
  constructor(host, tools, chart) {
    this.tools = tools;
    this.chart = chart;
    this.geometry = new Geometry(chart.map);
    this.choice = new Choice(chart.turns, chart.names);
    this.map = new DungeonMap(this.geometry, tools.say);
    this.hand = new Hand(this.choice, tools.say, {
      pick: (card) => this.pick(card),
      turn: (by) => this.turn(by),
      unpick: () => this.tools.pick(null),
    });
    this.sheet = new ScoreSheet(chart.items, tools.say);
    this.others = new Others(this.geometry, tools.say, (seat) => this.enlarge(seat));
    this.reckoning = new Reckoning(this.sheet, this.map, tools.say);
    this.stage = new Stage();
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {number | null} whose map is to be seen large, where one has asked for it */
    this.wanted = null;
    /** @type {string | null} */
    this.hovered = null;
    this.wheeled = 0;
    /** @type {unknown[]} */
    this.around = []; // what stands around the map is of
    this.place(host);
    this.listen();
  }

  /** @param {HTMLElement} host */
  place(host) {
    this.title = el("p", { class: "map-title" });
    this.summary = el("p", { class: "unseen" });
    const paper = el(
      "div",
      { class: "doodle-paper", role: "group", "aria-label": this.tools.say("drawing-map") },
      this.title,
      el("div", { class: "map-holder" }, this.map.node),
    );
    const side = el("div", { class: "doodle-side" }, this.hand.node, this.reckoning.node, this.sheet.node);
    this.node = el(
      "div",
      { class: this.tools.plays ? "doodles playing" : "doodles" },
      doodleBook(),
      this.summary,
      el("div", { class: "doodle-desk" }, paper, side, this.others.node),
    );
    host.classList.add("doodle-board");
    host.replaceChildren(this.node);
  }

  listen() {
    const { live } = this.map;
    live.addEventListener("pointerover", (event) => this.hover(roomOf(event)));
    live.addEventListener("pointerleave", () => this.hover(null));
    live.addEventListener("focusin", (event) => this.hover(roomOf(event)));
    live.addEventListener("keydown", (event) => roveRooms(event, this.map));
    this.node?.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    document.addEventListener("keydown", (event) => this.key(event));
  }

  // --- the scene

  /** @param {Scene} scene */
  draw(scene) {
    if (scene.seat !== this.scene?.seat) this.wanted = null;
    this.scene = scene;
    this.choice.follow(scene);
    const { view } = scene;
    const shown = this.shown;
    const rooms = (shown !== null && view.rooms[shown]) || {};
    this.map.show({
      rooms,
      round: view.finished ? 0 : view.round,
      inOrder: view.options.weapon_first,
      lit: this.lit(),
      foes: foesOf(scene, shown),
      hits: ownHits(scene, shown),
    });
    this.showHand();
    const changed = this.stands(scene) ? [] : this.showAround(scene);
    this.hover(this.choice.room ?? this.hovered);
    return this.animate(scene, changed);
  }

  /** Whether all around the map stands there already: a pick changes nothing of it. @param {Scene} scene */
  stands({ view, seat, names }) {
    const [now, before] = [[view, seat, this.shown, names.join()], this.around];
    this.around = now;
    return now.every((part, place) => part === before[place]);
  }

  /** The title, the sheet and the other maps; which numbers have changed. @param {Scene} scene */
  showAround(scene) {
    const { view, names } = scene;
    this.showTitle();
    const changed = this.showSheet();
    this.others.show(this.otherMaps(), names, view.finished ? 0 : view.round);
    this.reckoning.show(scene, this.shown);
    fill(/** @type {HTMLElement} */ (this.summary), sumUp(scene, this.chart, this.shown, this.tools.say));
    this.node?.classList.toggle("over", view.finished);
    return changed;
  }

  /** What others do in the meantime does not cut off one's own pen. How many ms the reckoning takes. @param {Scene} scene @param {HTMLElement[]} changed */
  animate({ news }, changed) {
    const beats = beatsOf(news, this, changed);
    if (beats.length) this.stage.play(beats);
    return news.some(({ event }) => event.type === "scores") ? this.reckoning.tell() : 0;
  }

  /** The scene that is drawn. */
  get seen() {
    return /** @type {Scene} */ (this.scene);
  }

  /** Whose map is large: the one asked for, else one's own; for those who watch the first that is open. */
  get shown() {
    const { view, seat } = this.seen;
    if (this.wanted !== null && view.rooms[this.wanted]) return this.wanted;
    if (seat !== null) return seat;
    const open = view.rooms.findIndex((rooms) => rooms !== null);
    return open < 0 ? null : open;
  }

  /** Whether the viewer can draw on the map that is shown. */
  get acts() {
    const { seat, legal } = this.seen;
    return this.tools.plays && seat !== null && legal.length > 0 && this.shown === seat;
  }

  showTitle() {
    const { names, seat } = this.seen;
    const { shown } = this;
    const whose =
      shown === null
        ? [sayWhose(this.tools.say, null)]
        : [seatMark(shown, names, { size: 22 }), sayWhose(this.tools.say, shown === seat ? "" : names[shown])];
    const back =
      seat !== null &&
      shown !== seat &&
      el("button", { type: "button", key: "back", onclick: () => this.enlarge(seat) }, this.tools.say("drawing-back"));
    fill(/** @type {HTMLElement} */ (this.title), whose, back);
    this.title?.classList.toggle("own", shown !== null && shown === seat);
  }

  showHand() {
    const { view, seat } = this.seen;
    const left = this.shown === null ? null : view.left[this.shown];
    const held = heldCards(view.cards, left?.some((card) => card === null) ? null : left);
    this.hand.node.hidden = view.finished;
    this.hand.show(
      {
        round: view.round,
        rounds: view.rounds,
        deck: view.deck,
        held,
        acts: this.acts,
        guide: guideFor(this.seen, this.choice, { acts: this.acts, own: this.shown === seat }, this.tools.say),
      },
      view.round,
    );
  }

  showSheet() {
    const { view, names } = this.seen;
    const columns = (view.sheet ?? view.so_far).flatMap((score, seat) => (score ? [{ ...score, seat }] : []));
    this.sheet.node.hidden = columns.length === 0;
    return this.sheet.show(columns, names, { winners: view.winners, over: view.finished });
  }

  otherMaps() {
    const { view } = this.seen;
    const maps = view.rooms.map((rooms, seat) => ({
      seat,
      rooms,
      left: view.left[seat].length,
      acts: view.to_act.includes(seat),
      over: view.finished,
      inOrder: view.options.weapon_first,
    }));
    return maps.filter(({ seat }) => seat !== this.shown);
  }

  // --- picking

  lit() {
    if (!this.acts) return new Map();
    return litRooms(this.choice, this.geometry.rooms, this.chart.map.things, this.tools.say, {
      play: (text) => this.tools.play(text),
      why: (text) => this.tools.why(text),
      turnInto: (room, ends) => this.turnInto(room, ends),
      pickRoom: (room) => this.tools.pick(room === null ? null : { room }),
    });
  }

  /** A card that is picked again is turned; one that fits nowhere is laid aside. @param {string} card */
  pick(card) {
    const { choice, tools } = this;
    const aside = choice.givingUp(card);
    if (aside) return tools.play(aside.text);
    if (card === choice.card && choice.turns[card]) return this.turn(1);
    const room = choice.room;
    choice.card = card;
    choice.turnToFit(card);
    const fits = room && choice.inRoom(room).now;
    tools.pick({ ...choice.fields, ...(fits ? { room } : {}) });
    this.uncover();
    return undefined;
  }

  /** Where the cards lie over the foot of the map the page goes on. */
  uncover() {
    const { node } = this.map;
    if (getComputedStyle(this.hand.node).position !== "sticky") return;
    node.style.scrollMarginBottom = `${innerHeight - this.hand.node.getBoundingClientRect().top}px`;
    node.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} by */
  turn(by) {
    if (!this.acts || !this.choice.card) return;
    this.choice.turn(by);
    this.tools.pick(this.choice.fields);
  }

  /** @param {string} room @param {Side[]} ends */
  turnInto(room, ends) {
    this.tools.pick({ type: "draw", card: this.choice.card, ends });
    this.hover(room);
  }

  /** @param {number} seat */
  enlarge(seat) {
    this.wanted = seat === this.scene?.seat ? null : seat;
    if (this.scene) this.draw({ ...this.scene, news: [] });
  }

  // --- pointing

  /** Pencil the chosen card into the room that is pointed at. @param {string | null} room */
  hover(room) {
    this.hovered = room;
    const { card, ends } = this.choice;
    const fits = room && this.acts && card ? this.choice.inRoom(room).now : undefined;
    this.map.ghost(
      room,
      fits ? (card === "trap" ? { trap: true, round: 0 } : { shape: card ?? "", ends, round: 0 }) : null,
    );
  }

  /** @param {import("./outside.js").Preview | null} preview */
  preview(preview) {
    if (preview?.room) this.map.ghost(preview.room, /** @type {any} */ ({ round: 0, ...preview }));
    else this.hover(this.hovered);
  }

  /** Where something happened: in a room, or with the cards of a round. @param {import("./outside.js").SomeEvent} event */
  traces({ type, room }) {
    if (room) return [boxAt(this.map.live, this.geometry.middle(room), ROOM / 2)];
    return type === "round" ? [this.hand.node] : type === "scores" ? [this.sheet.node] : [];
  }

  where() {
    return this.map.layers.ghost.firstElementChild ?? this.hand.cards.querySelector(".chosen");
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    const over =
      event.target instanceof Element && event.target.closest(".room.now, .room.turned, .doodle-card.chosen");
    if (!over || !this.acts || !this.choice.card || event.ctrlKey) return;
    event.preventDefault();
    if (event.timeStamp - this.wheeled < NOTCH || Math.abs(event.deltaY) < 4) return;
    this.wheeled = event.timeStamp;
    this.turn(event.deltaY > 0 ? 1 : -1);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (
      event.key.toLowerCase() !== "r" ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      !this.scene ||
      !recall("keys", true)
    )
      return;
    const writes =
      event.target instanceof HTMLElement && event.target.matches("input:not([type=checkbox]), select, textarea");
    if (!writes && !document.querySelector("dialog[open]")) this.turn(event.shiftKey ? -1 : 1);
  }
}

/** The room that something happened in. @param {Event} event */
const roomOf = ({ target }) =>
  target instanceof Element ? (target.closest("[data-room]")?.getAttribute("data-room") ?? null) : null;
