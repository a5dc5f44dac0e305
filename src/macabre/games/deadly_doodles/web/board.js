/** The board of Deadly Doodles: one's own map on parchment, the cards of the round, the score sheet, and the other maps. */

import { el, fill } from "/static/dom.js";
import { Stage } from "/static/kit/stage.js";
import { seatMark } from "/static/kit/seatmarks.js";
import { spaced } from "/static/words.js";
import { Choice, sayEnds } from "./choice.js";
import { Geometry } from "./geometry.js";
import { Hand, heldCards } from "./hand.js";
import { DungeonMap } from "./map.js";
import { beatsOf } from "./motions.js";
import { Others } from "./others.js";
import { Reckoning } from "./reckoning.js";
import { roveRooms } from "./rooms.js";
import { ScoreSheet } from "./sheet.js";
import { sumUp } from "./summary.js";
import { doodleBook, sayThing } from "./things.js";

/** @typedef {import("/static/board.js").Scene} Scene */
/** @typedef {import("/static/board.js").Tools} Tools */
/** @typedef {import("./map.js").Lit} Lit */

export default class DungeonDrawing {
  /**
   * @param {HTMLElement} host
   * @param {Tools | null} tools
   * @param {Record<string, any>} chart
   */
  constructor(host, tools, chart) {
    this.tools = tools;
    this.chart = chart;
    this.geometry = new Geometry(chart.map);
    this.choice = new Choice(chart.turns);
    this.map = new DungeonMap(this.geometry);
    this.hand = new Hand(this.choice, { pick: (card) => this.pick(card), turn: (by) => this.turn(by), unpick: () => this.tools?.pick(null) });
    this.sheet = new ScoreSheet(chart.items);
    this.others = new Others(this.geometry, (seat) => this.enlarge(seat));
    this.reckoning = new Reckoning();
    this.stage = new Stage();
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {number | null} whose map is to be seen large, where one has asked for it */
    this.wanted = null;
    /** @type {string | null} */
    this.hovered = null;
    this.place(host);
    this.listen();
  }

  /** @param {HTMLElement} host */
  place(host) {
    this.title = el("p", { class: "map-title" });
    this.summary = el("p", { class: "unseen" });
    const paper = el("div", { class: "doodle-paper", role: "group", "aria-label": "The map" }, this.title, el("div", { class: "map-holder" }, this.map.node));
    const side = el("div", { class: "doodle-side" }, this.hand.node, this.reckoning.node, this.sheet.node);
    this.node = el("div", { class: "doodles" }, doodleBook(), this.summary, el("div", { class: "doodle-desk" }, paper, side, this.others.node));
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
    const { view, names } = scene;
    const shown = this.shown;
    const rooms = (shown !== null && view.rooms[shown]) || {};
    this.map.show({ rooms, round: view.finished ? 0 : view.round, lit: this.lit(), foes: this.foes(), hits: this.ownHits() });
    this.showTitle();
    this.showHand();
    const changed = this.showSheet();
    this.others.show(this.otherMaps(), names, view.finished ? 0 : view.round);
    this.reckoning.show(scene, shown);
    this.reckoning.compare(scene, this.chart.map);
    fill(/** @type {HTMLElement} */ (this.summary), sumUp(scene, this.chart, shown));
    this.hover(this.choice.room ?? this.hovered);
    this.node?.classList.toggle("over", view.finished);
    this.animate(scene, changed);
  }

  /** What others do in the meantime does not cut off one's own pen. @param {Scene} scene @param {HTMLElement[]} changed */
  animate({ news }, changed) {
    const beats = beatsOf(news, this, changed);
    if (beats.length) this.stage.play(beats);
    if (news.some(({ event }) => event.type === "scores")) this.reckoning.tell(this.sheet, this.map);
  }

  /** Whose map is large: the one asked for, else one's own; for those who watch the first that is open. */
  get shown() {
    const { view, seat } = /** @type {Scene} */ (this.scene);
    if (this.wanted !== null && view.rooms[this.wanted]) return this.wanted;
    if (seat !== null) return seat;
    const open = view.rooms.findIndex((/** @type {any} */ rooms) => rooms !== null);
    return open < 0 ? null : open;
  }

  /** Whether the viewer can draw on the map that is shown. */
  get acts() {
    const { seat, legal } = /** @type {Scene} */ (this.scene);
    return this.tools !== null && seat !== null && legal.length > 0 && this.shown === seat;
  }

  showTitle() {
    const { names, seat } = /** @type {Scene} */ (this.scene);
    const { shown } = this;
    const whose = shown === null ? ["All maps are secret until the end."] : [seatMark(shown, names, { size: 22 }), shown === seat ? "Your map" : `The map of ${names[shown]}`];
    const back = seat !== null && shown !== seat && el("button", { type: "button", key: "back", onclick: () => this.enlarge(seat) }, "Back to my map");
    fill(/** @type {HTMLElement} */ (this.title), whose, back);
    this.title?.classList.toggle("own", shown !== null && shown === seat);
  }

  showHand() {
    const { view } = /** @type {Scene} */ (this.scene);
    const left = this.shown === null ? null : view.left[this.shown];
    const held = heldCards(view.cards, left?.includes(null) ? null : left);
    this.hand.node.hidden = view.finished;
    this.hand.show({ round: view.round, rounds: this.chart.rounds, deck: view.deck, held, acts: this.acts, guide: this.guide() }, view.round);
  }

  /** What can be done now, and why. */
  guide() {
    const { view, legal, seat } = /** @type {Scene} */ (this.scene);
    const { card } = this.choice;
    if (!this.acts) return seat === null || view.finished ? "" : this.shown !== seat ? "" : "All your cards are drawn. The others are still at it.";
    if (legal.some(({ move }) => ["mark", "no-trap"].includes(move.type))) return "Nothing that is left fits anywhere. Tap each card to lay it aside: a segment costs 2 points (DOO-10).";
    if (card === null) return this.choice.room ? `Which card goes into ${this.choice.room}?` : "Pick a card, then a room that lights up.";
    const count = this.choice.fitting(card, this.choice.ends).length;
    if (count) return card === "trap" ? "Set the trap in an empty room: whoever draws there is hit." : `${count === 1 ? "One room takes" : `${count} rooms take`} it like this.`;
    return "Turned like this it fits nowhere. Turn it on.";
  }

  showSheet() {
    const { view, names } = /** @type {Scene} */ (this.scene);
    const sheets = /** @type {(import("./sheet.js").Column | null)[]} */ (view.sheet ?? view.so_far);
    const columns = sheets.flatMap((sheet, seat) => (sheet ? [{ ...sheet, seat }] : []));
    this.sheet.node.hidden = columns.length === 0;
    return this.sheet.show(columns, names, { winners: view.winners, over: view.finished });
  }

  otherMaps() {
    const { view } = /** @type {Scene} */ (this.scene);
    const seats = view.rooms.map((/** @type {any} */ _, /** @type {number} */ seat) => seat).filter((/** @type {number} */ seat) => seat !== this.shown);
    return seats.map((/** @type {number} */ seat) => ({ seat, rooms: view.rooms[seat], left: view.left[seat].length, acts: view.to_act.includes(seat), over: view.finished }));
  }

  /** The traps of others, as far as they may be seen. */
  foes() {
    const { view, names, told } = /** @type {Scene} */ (this.scene);
    if (!view.finished) return [];
    const isHit = (/** @type {{seat: number, room: string}} */ trap) => told.some(({ event }) => event.seat === trap.seat && event.room === trap.room && this.isHitBy(event));
    const traps = view.rooms.flatMap((/** @type {any} */ rooms, /** @type {number} */ seat) => Object.keys(rooms ?? {}).filter((room) => rooms[room].trap).map((room) => ({ seat, room })));
    return traps.filter((/** @type {any} */ trap) => trap.seat !== this.shown).map((/** @type {any} */ trap) => ({ ...trap, hits: isHit(trap), mark: seatMark(trap.seat, names, { size: 24, x: 17, y: 12 }) }));
  }

  /** The rooms whose own trap hit its owner. */
  ownHits() {
    const { told } = /** @type {Scene} */ (this.scene);
    return new Set(told.filter(({ event }) => event.seat === this.shown && this.isHitBy(event)).map(({ event }) => String(event.room)));
  }

  /** @param {Record<string, any>} event */
  isHitBy(event) {
    return event.type === "sprung" && event.hit.includes(this.shown);
  }

  // --- picking

  /** @returns {Map<string, Lit>} */
  lit() {
    if (!this.acts) return new Map();
    return new Map(this.geometry.rooms.flatMap((room) => {
      const lit = this.choice.card ? this.litFor(room) : this.litFirst(room);
      return lit ? [[room, lit]] : [];
    }));
  }

  /** A room for the chosen card. @param {string} room @returns {Lit} */
  litFor(room) {
    const { now, turned } = this.choice.inRoom(room);
    const card = spaced(/** @type {string} */ (this.choice.card));
    const thing = this.chart.map.things[room];
    if (now) return { how: "now", label: now.move.type === "trap" ? `Set the trap in ${room}` : `Draw the ${card} in ${room}, to ${sayEnds(now.move.ends)}${thing ? `, through ${sayThing(thing)}` : ""}`, act: () => this.tools?.play(now.text) };
    if (turned) return { how: "turned", label: `Turn the ${card} so that it fits into ${room}`, act: () => this.turnInto(room, turned.move.ends) };
    return { how: "dark", label: `Why can the ${card} not go into ${room}?`, act: () => this.tools?.why(this.refusedText(room)) };
  }

  /** A room before a card. @param {string} room @returns {Lit | null} */
  litFirst(room) {
    if (!this.choice.legal.some(({ move }) => move.type === "draw" && move.room === room)) return null;
    const chosen = room === this.choice.room;
    return { how: chosen ? "now" : "turned", label: chosen ? `${room} is picked, now pick a card` : `Pick ${room}, then a card`, act: () => this.tools?.pick(chosen ? null : { room }) };
  }

  /** @param {string} room */
  refusedText(room) {
    const { card, ends } = this.choice;
    return card === "trap" ? `trap ${room}` : `draw ${card} ${room} ${ends.join("")}`;
  }

  /** A card that is picked again is turned; one that fits nowhere is laid aside. @param {string} card */
  pick(card) {
    const { choice, tools } = this;
    const aside = choice.givingUp(card);
    if (aside) return tools?.play(aside.text);
    if (card === choice.card && choice.turns[card]) return this.turn(1);
    const room = choice.room;
    choice.card = card;
    choice.turnToFit(card);
    const fits = room && choice.inRoom(room).now;
    tools?.pick({ ...choice.fields, ...(fits ? { room } : {}) });
    return undefined;
  }

  /** @param {number} by */
  turn(by) {
    if (!this.acts || !this.choice.card) return;
    this.choice.turn(by);
    this.tools?.pick(this.choice.fields);
    this.hover(this.hovered);
  }

  /** @param {string} room @param {import("./geometry.js").Side[]} ends */
  turnInto(room, ends) {
    this.tools?.pick({ type: "draw", card: this.choice.card, ends });
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
    this.map.ghost(room, fits ? (card === "trap" ? { trap: true, round: 0 } : { ends, round: 0 }) : null);
  }

  /** @param {Record<string, any> | null} preview */
  preview(preview) {
    if (preview?.room) this.map.ghost(preview.room, { round: 0, ...preview });
    else this.hover(null);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    const over = event.target instanceof Element && event.target.closest(".room.now, .room.turned, .doodle-card.chosen");
    if (!over || !this.acts || !this.choice.card || event.ctrlKey) return;
    event.preventDefault();
    if (Math.abs(event.deltaY) > 3) this.turn(event.deltaY > 0 ? 1 : -1);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const writes = event.target instanceof HTMLElement && event.target.matches("input:not([type=checkbox]), select, textarea");
    if (writes || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") || event.key.toLowerCase() !== "r" || !this.scene) return;
    this.turn(event.shiftKey ? -1 : 1);
  }
}

/** The room that something happened in. @param {Event} event */
const roomOf = ({ target }) => (target instanceof Element ? (target.closest("[data-room]")?.getAttribute("data-room") ?? null) : null);
