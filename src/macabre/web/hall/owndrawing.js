/** What one will play on: the game as it comes, or a board or deck of one's own, drawn as it will be at the table. */

import { Easel } from "../board/easel.js";
import { el, fill } from "../kit/dom.js";
import { say } from "../page/language.js";
import { api } from "../page/page.js";

/** @typedef {import("../line/model.js").GameInfo} GameInfo */
/** @typedef {import("../board/easel.js").Means & {scene: Pick<import("../board/easel.js").Scene, "view" | "picture" | "seat" | "names">}} Sample how a board is drawn, and the beginning of some match on it */

const WIDE = 1000; // px of a table, which is shown smaller
const STYLES = ["table", "kit"];

export class OwnDrawing {
  /** @param {GameInfo} game */
  constructor(game) {
    this.game = game;
    this.usual = game.picture
      ? el("img", { src: game.picture, alt: say("table-picture"), width: 1200, height: 630 })
      : null;
    this.node = el("div", { class: "setting-board" }, this.usual);
    this.host = el("div", { class: "board own-drawing", inert: true });
    new ResizeObserver(() => this.fit()).observe(this.node);
  }

  /** Draw the board or deck of a file, or the usual picture if there is none; a Fault says why it cannot be played with. @param {string | undefined} text */
  async show(text) {
    this.node.classList.remove("mine");
    fill(this.node, this.usual);
    if (text === undefined) return;
    /** @type {Sample} */
    const { scene, ...means } = await api(`/api/games/${encodeURIComponent(this.game.id)}/board`, { board: text });
    await dressed();
    const easel = new Easel(this.host, null);
    await easel.make(means);
    this.node.classList.add("mine");
    fill(this.node, el("div", { role: "img", "aria-label": say("setting-own-picture") }, this.host));
    this.fit();
    easel.draw({ game: this.game.id, legal: [], told: [], news: [], picked: {}, ...scene });
  }

  fit() {
    this.host.style.setProperty("zoom", String(this.node.clientWidth / WIDE));
  }
}

/** What tables are styled with, which the hall does without until then. */
function dressed() {
  return Promise.all(
    STYLES.map((name) => `/static/styles/${name}.css`)
      .filter((href) => !document.querySelector(`link[href="${href}"]`))
      .map(
        (href) =>
          new Promise((resolve, reject) =>
            document.head.append(el("link", { rel: "stylesheet", href, onload: resolve, onerror: reject })),
          ),
      ),
  );
}
