/** The drawing of Dead House: board, pawns and hand, what can be picked and where it leads. */

import { el } from "/static/kit/dom.js";
import { boxes, Stage } from "/static/kit/stage.js";
import { boxAt, set, svg } from "/static/kit/svg.js";
import { bases, plates } from "./bases.js";
import { PAWN_WIDTH } from "./figures.js";
import { ground, litWindows } from "./ground.js";
import { Layout } from "./layout.js";
import { legend } from "./legend.js";
import { drawSpots, nearest, outlook, spotOf } from "./lights.js";
import { beats } from "./motion.js";
import { drawPawns, pawnSize, standings } from "./pawns.js";
import { Picking } from "./picking.js";
import { placeKey, pointOf, sayPlace, sidesOf } from "./places.js";
import { Tray } from "./tray.js";

/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("/static/board/easel.js").Tools} Tools */
/** @typedef {import("./layout.js").Chart} Chart */
/** @typedef {import("./picking.js").Option} Option */
/** @typedef {import("./places.js").Place} Place */

const NARROW = 560;
const LOOK_MS = 140; // so long before the table is asked
const FINGER = 26; // px beside a place that still mean it

export default class HouseDrawing {
  /**
   * @param {HTMLElement} host
   * @param {Tools} tools
   * @param {Chart} chart
   */
  constructor(host, tools, chart) {
    this.tools = tools;
    this.chart = chart;
    this.stage = new Stage();
    this.picking = tools.plays ? new Picking(tools, chart, () => this.showPicked()) : null;
    this.tray = new Tray(chart, tools, {
      pick: (card) => this.pickCard(card),
      look: (card) => this.look(card),
      why: (card) => this.why(card),
      play: (text) => tools.play(text),
    });
    const [plates, trails, pawns, ahead] = ["plates", "ahead", "pawns", "ahead"].map((name) =>
      svg("g", { class: name, "aria-hidden": "true" }),
    );
    this.layers = { spots: svg("g"), plates, trails, pawns, ahead };
    this.ground = svg("svg", { class: "dh-ground", "aria-hidden": "true" });
    this.bases = svg("svg", { class: "dh-over", "aria-hidden": "true" });
    this.over = svg("svg", { class: "dh-over" }, Object.values(this.layers));
    this.flash = el("div", { class: "dh-flash", "aria-hidden": "true" });
    this.board = el(
      "div",
      { class: "dh-board", role: "group", "aria-label": tools.say("drawing-board") },
      this.ground,
      this.bases,
      this.over,
      this.flash,
    );
    this.summary = el("p", { class: "unseen" });
    const { button, sheet, agree } = legend(chart, tools.say);
    this.agree = agree;
    this.tray.says.append(button);
    host.replaceChildren(el("div", { class: "dead-house" }, this.board, this.summary, this.tray.root, sheet));
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {string | null} */
    this.lookedSpot = null;
    /** @type {Place[][] | null} */
    this.asked = null;
    /** @type {number | undefined} */
    this.looking = undefined;
    /** @type {Element | null} */
    this.beckoning = null;
    this.laidOut = "";
    this.standing = "";
    this.layout = new Layout(chart, (host.clientWidth || innerWidth) < NARROW);
    this.readyPointer();
    new ResizeObserver(() => this.fit(host.clientWidth)).observe(host);
  }

  /** A screen held upright has another layout. @param {number} width */
  fit(width) {
    const tall = width < NARROW;
    if (!width || tall === this.layout.height > this.layout.width) return;
    this.layout = new Layout(this.chart, tall);
    this.laidOut = "";
    if (this.scene) this.draw({ ...this.scene, news: [] });
  }

  /** @param {Scene} scene */
  draw(scene) {
    const before = scene.news.length ? boxes(this.tray.root) : new Map();
    this.scene = scene;
    this.agree(scene.view.options);
    this.sides = sidesOf(this.chart, scene.view);
    const seats = this.chart.sides.map((_, side) => this.sides?.indexOf(side) ?? -1);
    this.layGround(seats);
    this.drawBases(scene, seats);
    const pawns = drawPawns(
      this.layers.pawns,
      this.layout,
      standings(this.layout, scene.view.pawns, this.sides),
      this.sides,
      scene.names,
    );
    this.summary.textContent = describe(scene, this.tools);
    this.board.classList.toggle("won", scene.view.winners.length > 0);
    this.picking?.follow(scene);
    this.showPicked();
    if (scene.news.length) this.move(pawns, before);
  }

  /** The board itself is drawn once. @param {number[]} seats */
  layGround(seats) {
    const laidOut = `${this.layout.width} ${seats}`;
    if (laidOut === this.laidOut) return;
    this.laidOut = laidOut;
    this.board.classList.toggle("wide", this.layout.width > this.layout.height);
    for (const sheet of [this.ground, this.bases, this.over])
      set(sheet, { viewBox: `0 0 ${this.layout.width} ${this.layout.height}` });
    this.ground.replaceChildren(ground(this.layout, seats, this.tools.say));
  }

  /**
   * Who is who, and whose turn it is; drawn anew only when it changed.
   * @param {Scene} scene
   * @param {number[]} seats
   */
  drawBases(scene, seats) {
    const { to_act, winners, hand_sizes, specials, pawns } = scene.view;
    const standing = JSON.stringify([
      this.laidOut,
      scene.names,
      scene.bots,
      to_act,
      winners,
      hand_sizes,
      specials,
      pawns,
    ]);
    if (standing === this.standing) return;
    this.standing = standing;
    this.bases.replaceChildren(...bases(this.layout, scene, seats), litWindows(this.layout, pawns, this.sides ?? []));
    this.layers.plates.replaceChildren(...plates(this.layout, scene, seats));
  }

  get setting() {
    const { scene, sides, layout } = this;
    return scene && sides ? { scene, sides, layout, say: this.tools.say } : null;
  }

  /**
   * What happened since the last scene.
   * @param {Map<string, SVGElement>} pawns
   * @param {Map<string, DOMRect>} before
   */
  move(pawns, before) {
    const { setting, tray } = this;
    if (!setting) return;
    const { layout, sides, scene } = setting;
    const sizes = (/** @type {number} */ seat, /** @type {Place} */ place) =>
      pawnSize(layout, sides[seat], place) / PAWN_WIDTH;
    const homeBox = (/** @type {number} */ seat) => this.bases.children[sides[seat]].getBoundingClientRect();
    this.stage.play(
      beats(
        scene.news.map(({ event }) => event),
        { setting, pawns, before, tray, sizes, homeBox, flash: this.flash },
      ),
    );
  }

  // --- picking

  /** @param {string} card */
  pickCard(card) {
    this.picking?.pickCard(card);
    const [board, words] = [this.board, this.tray.words].map((part) => part.getBoundingClientRect());
    const beside = words.left >= board.right;
    if (!beside && (board.top < 0 || board.bottom > words.top)) this.board.scrollIntoView({ block: "start" });
  }

  /** Light what can be picked, and show where it leads. */
  light() {
    const { setting, picking } = this;
    if (!setting) return;
    const keys = picking && setting.scene.legal.length ? this.litKeys(picking) : [];
    this.spots = keys.map((key) => spotOf(setting, key));
    const chosen = new Set(picking?.spots);
    const all = [...this.spots, ...[...chosen].map((key) => spotOf(setting, key))];
    drawSpots(
      this.layers.spots,
      all,
      chosen,
      (key) => void picking?.pickSpot(key),
      (key) => this.lookAt(key),
    );
    set(this.layers.spots, { class: picking?.card || chosen.size ? "spots" : "spots faint" });
    this.showAhead();
  }

  showPicked() {
    if (this.scene) this.tray.draw(this.scene, this.picking);
    this.light();
  }

  /** Before a card is chosen, one's own pawns can be. @param {Picking} picking */
  litKeys(picking) {
    if (picking.card !== null || picking.spots.length) return [...picking.open];
    const { view, seat } = /** @type {Scene} */ (this.scene);
    const own = new Set(view.pawns[seat ?? 0].map((place) => placeKey(seat ?? 0, place)));
    return [...picking.open].filter((key) => own.has(key));
  }

  /** Show what a card could do. @param {string | null} card */
  look(card) {
    this.tray.looked = card;
    this.lookedSpot = null;
    if (this.scene) this.tray.say(this.scene, this.picking);
    this.showAhead();
  }

  /** @param {string | null} key */
  lookAt(key) {
    if (this.lookedSpot === key) return;
    this.lookedSpot = key;
    this.showAhead();
  }

  /** Where the moves lead that one looks at; if one goes on looking, who would be sent home. */
  showAhead() {
    clearTimeout(this.looking);
    if (!this.setting) return;
    const options = this.lookedOptions();
    const { trails, ends } = outlook(this.setting, options);
    this.layers.trails.replaceChildren(...trails);
    this.layers.ahead.replaceChildren(...ends);
    const look = async () => (await this.picking?.foresee(options)) && this.showAhead();
    if (options.length) this.looking = setTimeout(look, LOOK_MS);
  }

  /** @returns {Option[]} */
  lookedOptions() {
    const { picking, scene, asked } = this;
    if (!picking || !scene) return [];
    if (asked) return this.askedOptions(asked);
    if (this.tray.looked !== null && this.tray.looked !== picking.card) return picking.ofCard(this.tray.looked);
    const left = picking.card !== null || picking.spots.length ? picking.left : [];
    return this.lookedSpot ? left.filter(({ spots }) => spots.has(this.lookedSpot ?? "")) : left;
  }

  /** The move that is asked for again, as the table says that it would end. @param {Place[][]} after */
  askedOptions(after) {
    const { view } = /** @type {Scene} */ (this.scene);
    const fits = (/** @type {Option} */ { movers }) =>
      movers.length > 0 &&
      movers.every(({ seat, pawn, to }) => to !== null && placeKey(seat, to) === placeKey(seat, after[seat][pawn]));
    const moved = (/** @type {Option} */ { movers }) =>
      movers.every(({ seat, pawn }) => JSON.stringify(view.pawns[seat][pawn]) !== JSON.stringify(after[seat][pawn]));
    const same = this.picking?.left.filter((option) => fits(option) && moved(option)) ?? [];
    return same.slice(0, 1).map((option) => ({ ...option, after }));
  }

  /** @param {import("./outside.js").Preview | null} preview */
  preview(preview) {
    const before = this.asked;
    this.asked = preview?.pawns ?? null;
    if (this.asked ?? before) this.showAhead();
  }

  /** A window for each pawn that came home to the house. @param {Scene} scene */
  trophy({ view }) {
    return view.winners.length ? el("div", { class: "dh-lit" }, el("span"), el("span"), el("span")) : null;
  }

  /** Where something happened: a pawn's way, the pawns that it was done with, else somebody's base. @param {import("./outside.js").SomeEvent} event */
  traces({ type, seat, player, pawn, parts, from, place, replace, with: other }) {
    if (type === "moved") return [from, place].map((one) => this.boxOf(player, pawn, one));
    const whose = type === "back" ? player : seat;
    const divided = (parts ?? []).map(([number]) => [seat ?? 0, number]);
    const one = whose !== undefined && pawn !== undefined ? [[whose, pawn]] : [];
    const pawns = [...divided, ...one, ...(replace ? [replace] : other ? [other] : [])];
    const standing = this.scene?.view.pawns;
    if (standing && pawns.length) return pawns.map(([one, number]) => this.boxOf(one, number, standing[one][number]));
    return [seat, player]
      .filter((one) => typeof one === "number")
      .map((one) => this.bases.children[this.sides?.[one] ?? -1]);
  }

  /**
   * Where a pawn's place is on the screen.
   * @param {number} seat
   * @param {number} pawn
   * @param {Place} place
   */
  boxOf(seat, pawn, place) {
    return boxAt(this.over, pointOf(this.layout, this.sides?.[seat] ?? 0, pawn, place), this.layout.pawn / 2);
  }

  where() {
    return this.layers.ahead.firstElementChild ?? this.tray.root.querySelector(".chosen");
  }

  /** Why a card cannot be used. @param {string} card */
  why(card) {
    const other = ((this.scene?.seat ?? 0) + 1) % (this.scene?.names.length ?? 2);
    /** @type {Record<string, string>} */
    const specials = {
      possession: `special possession 0 ${other}:0`,
      steal: `special steal ${other}`,
      reanimate: "special reanimate",
    };
    this.tools.why(specials[card] ?? `move ${card} 0`);
  }

  // --- pointers

  /** The nearest lit place is meant, so that fingers need not be finer than the board. */
  readyPointer() {
    this.board.addEventListener("click", (event) => {
      const spot = this.pointed(event);
      if (spot) void this.picking?.pickSpot(spot.key);
      else this.picking?.reset();
    });
    this.board.addEventListener("pointermove", (event) => {
      const spot = this.pointed(event);
      this.beckon(spot && /** @type {Element} */ (event.target));
      this.lookAt(spot?.key ?? null);
    });
    this.board.addEventListener("keydown", (event) => event.key === "Escape" && this.picking?.reset());
    this.board.addEventListener("pointerleave", () => this.lookAt(null));
  }

  /** The pointer becomes a hand over this part alone: to tell the whole board would style all of it anew. @param {Element | null} part */
  beckon(part) {
    if (part === this.beckoning) return;
    this.beckoning?.classList.remove("beckons");
    part?.classList.add("beckons");
    this.beckoning = part;
  }

  /** @param {MouseEvent} event */
  pointed({ clientX, clientY }) {
    const box = this.board.getBoundingClientRect();
    const scale = box.width / this.layout.width;
    return nearest(this.spots ?? [], { x: (clientX - box.x) / scale, y: (clientY - box.y) / scale }, FINGER / scale);
  }
}

/**
 * Where everything stands, in words.
 * @param {Scene} scene
 * @param {Tools} tools
 */
function describe({ view, names, bots }, { say, house }) {
  const lines = names.map((called, seat) => {
    const name = bots?.[seat] ? say("drawing-bot", { name: called }) : called;
    const places = view.pawns[seat].map((place) => sayPlace(say, place)).join(house("list-comma"));
    return say("drawing-player", { name, places, cards: view.hand_sizes[seat] });
  });
  return lines.join(" ");
}
