/** The drawing of the table: each game may have its own, and every game has the plain one. */

import { el } from "../kit/dom.js";
import { say, wordsOf } from "../page/language.js";
import { api } from "../page/page.js";
import { PlainDrawing } from "./plain.js";
import { Spotlight } from "./spotlight.js";

/**
 * What a drawing is given: only what this viewer may know.
 * @typedef {object} Scene
 * @property {string} game
 * @property {Record<string, any>} view
 * @property {string} picture the view in plain text
 * @property {number | null} seat whose view it is
 * @property {string[]} names
 * @property {boolean[]} [bots] which seats a bot plays, where that is known
 * @property {import("../line/protocol.js").LegalMove[]} legal
 * @property {import("../line/protocol.js").Told[]} told
 * @property {import("../line/protocol.js").Told[]} news what was told since the scene drawn before; nothing after a gap
 * @property {Record<string, any>} picked what is chosen so far of a move, or the move that a hint points out: fields and values
 * @property {number} [hushed] of how many of the last lines in `told` nobody speaks yet, because a scene is shown first
 */

/**
 * What a drawing can speak with.
 * @typedef {object} Tongue
 * @property {import("../page/language.js").Say} say a message of the game's own file of words, in the reader's language
 * @property {import("../page/language.js").Say} house a message of the house
 */

/**
 * What a drawing can act with.
 * @typedef {object} Deeds
 * @property {(text: string) => void} play offer a legal move, given by its text; by touch it is asked for again
 * @property {(fields: Record<string, any> | null) => void} pick choose part of a move, or nothing
 * @property {(text: string) => void} why ask why a move is not legal
 * @property {(text: string) => Promise<Record<string, any> | null>} preview what a move would look like
 */

/** @typedef {Tongue & Deeds & {plays: boolean}} Tools what a drawing is given; `plays` is false where nothing can be done, as in a replay: then its deeds do nothing */

/** @type {Deeds & {plays: boolean}} */
const IDLE = { plays: false, play: () => {}, pick: () => {}, why: () => {}, preview: () => Promise.resolve(null) };

/**
 * @typedef {object} Drawing
 * @property {(scene: Scene) => number | void} draw show a scene; how many ms it wants to itself, if any
 * @property {(preview: Record<string, any> | null) => void} [preview] show what a move would look like, or no longer
 * @property {(news: import("../line/protocol.js").Told[]) => Interlude | null} [interlude] what is shown before a new scene is drawn, over the one that still is
 * @property {(scene: Scene) => Element | null} [trophy] a picture of how the match ended
 * @property {(event: Record<string, any>) => Element | null} [figure] a picture of whom a scene is about
 * @property {() => Element | null} [where] the part where the picked move is to be seen
 * @property {(event: Record<string, any>) => (Element | DOMRect | null | undefined)[]} [traces] where something happened, from one part to the next
 */

/** @typedef {{node: Element, upTo: number, goOn: string}} Interlude `upTo` the step up to which it tells; `goOn` what the button says that ends it */
/** @typedef {Record<string, any>} Chart the board or deck as data, made by the game's notation */
/** @typedef {{game: string, board: string, script: string | null, style: string | null, primer: string | null, modules: string[], chart: Chart, usual: boolean}} Means what a board is drawn with; null for what the game has not */
/** @typedef {{new (host: HTMLElement, tools: Tools, chart: Chart): Drawing, keys?: [string, string][]}} DrawingClass its `keys` are keys of its own, each with a message of the game that says what it does */

/** Fetches modules together that would else be found one after the other. @param {string[]} modules */
export function askFor(modules) {
  document.head.append(...modules.map((href) => el("link", { rel: "modulepreload", href })));
}

/** Holds a game's drawing: fetches it, and shows the newest scene as soon as it is there. */
export class Easel {
  /**
   * @param {HTMLElement} host
   * @param {Deeds | null} deeds none where nothing can be done, as in a replay
   */
  constructor(host, deeds) {
    this.host = host;
    this.deeds = deeds ? { plays: true, ...deeds } : IDLE;
    this.spotlight = new Spotlight(host);
    /** @type {Drawing | null} */
    this.drawing = null;
    /** @type {Scene | null} */
    this.scene = null;
  }

  /**
   * @param {string} address where the server says how this board is drawn
   * @returns {Promise<Means | null>}
   */
  async load(address) {
    const means = /** @type {Means | null} */ (await api(address).catch(() => null));
    await this.make(
      means ?? { game: "", board: "", script: null, style: null, primer: null, modules: [], chart: {}, usual: true },
    );
    if (this.scene) this.draw({ ...this.scene, news: [] });
    return means;
  }

  /** @param {Means} means */
  async make({ game, script, style, modules, chart }) {
    askFor(modules);
    try {
      const [module, words] = await Promise.all([script && import(script), wordsOf(game), style && dressed(style)]);
      if (module) this.take(module.default, { say: words, house: say, ...this.deeds }, chart);
    } catch (fault) {
      console.warn("the game's own drawing cannot be had", fault);
    }
    this.host.classList.toggle("drawn", this.drawing !== null);
    this.drawing ??= new PlainDrawing(this.host);
  }

  /** Whether moves can be picked on the board. */
  get isDrawn() {
    return this.host.classList.contains("drawn");
  }

  /**
   * @param {DrawingClass} kind
   * @param {Tools} tools
   * @param {Chart} chart
   */
  take(kind, tools, chart) {
    this.drawing = new kind(this.host, tools, chart);
    const rows = (tools.plays && kind.keys) || [];
    document
      .querySelector("dl.keys")
      ?.append(
        ...rows.map(([key, does]) => el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, tools.say(does)))),
      );
  }

  /** Whatever goes wrong in a game's drawing, the match goes on with the plain one. @param {Scene} scene */
  draw(scene) {
    this.scene = scene;
    this.spotlight.show([], false);
    try {
      return this.drawing?.draw(scene) ?? 0;
    } catch (fault) {
      if (this.drawing instanceof PlainDrawing) throw fault;
      console.error("the game's own drawing failed", fault);
      this.host.replaceChildren();
      this.host.classList.remove("drawn");
      this.drawing = new PlainDrawing(this.host);
      this.drawing.draw(scene);
      return 0;
    }
  }

  /** @param {Record<string, any> | null} preview */
  preview(preview) {
    this.drawing?.preview?.(preview);
  }

  /** A picture of whom a scene is about. @param {Record<string, any>} event */
  figure(event) {
    return this.drawing?.figure?.(event) ?? null;
  }

  /** What is shown before a new scene is drawn. @param {import("../line/protocol.js").Told[]} news */
  interlude(news) {
    return this.drawing?.interlude?.(news) ?? null;
  }

  /** A picture of how the match ended. */
  trophy() {
    return (this.scene && this.drawing?.trophy?.(this.scene)) ?? null;
  }

  /**
   * Show where something happened, or nothing more.
   * @param {Record<string, any> | null} event
   * @param {boolean} [lingers] whether that goes out by itself
   */
  point(event, lingers = false) {
    if (!event && this.spotlight.lingers) return;
    const traces = (event && this.drawing?.traces?.(event)) ?? [];
    this.spotlight.show(
      traces
        .map((one) => (one instanceof Element ? one.getBoundingClientRect() : one))
        .filter((box) => box instanceof DOMRect),
      lingers,
    );
  }

  /** Where the picked move is to be seen. */
  where() {
    return this.drawing?.where?.() ?? null;
  }
}

/**
 * A game's own style, once it is there.
 * @param {string} address
 * @returns {Promise<void>}
 */
function dressed(address) {
  return new Promise((resolve, reject) => {
    const link = el("link", { rel: "stylesheet", href: address, onload: () => resolve(), onerror: reject });
    document.head.append(link);
  });
}
