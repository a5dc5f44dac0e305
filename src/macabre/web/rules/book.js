/** A game's rulebook: chapters, pictures in the text, and examples that can be played. */

import { askFor } from "../board/easel.js";
import { el } from "../kit/dom.js";
import { api } from "../page/page.js";
import { Example } from "./examples.js";

/** @typedef {{kind: "text" | "list" | "steps" | "examples", items: string[]}} Block */
/** @typedef {{heading: string, blocks: Block[]}} Chapter */
/** @typedef {{chapters: Chapter[], examples: Record<string, import("./examples.js").ExampleInfo>, script: string | null, style: string | null, modules: string[]}} BookInfo */
/** @typedef {{picture: (kind: string, name: string, chart: any) => Node | null, ARROWS: string[], STILL: "first" | "last"}} Pictures a game's own `book.js` */

const PICTURE = /!\[([^\]]*)\]\(([a-z]+):([^)]+)\)/;
const PICTURES = new RegExp(PICTURE, "g");
const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|!\[[^\]]*\]\([^)]+\)|\((?:[A-Z]+-\d+(?:, )?)+\))/;

/** @param {string} heading */
export const anchor = (heading) => `part-${heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;

/** A style sheet of the game's own. @param {string | null} address */
function dressed(address) {
  return (
    address &&
    new Promise((resolve) =>
      document.head.append(el("link", { rel: "stylesheet", href: address, onload: resolve, onerror: resolve })),
    )
  );
}

export class Book {
  /**
   * @param {string} game
   * @param {BookInfo} info
   * @param {import("../board/easel.js").Means} means
   * @param {Pictures} pictures
   */
  constructor(game, info, means, pictures) {
    this.info = info;
    this.pictures = pictures;
    this.means = means;
    this.shop = { id: game, means, arrows: pictures.ARROWS, still: pictures.STILL };
    /** @type {Example[]} */
    this.examples = [];
  }

  /** @param {string} game */
  static async fetch(game) {
    const address = `/api/games/${encodeURIComponent(game)}`;
    const [info, means] = await Promise.all([api(`${address}/book`), api(`${address}/drawing`)]);
    askFor([...means.modules, ...info.modules]);
    const none = { picture: () => null, ARROWS: [], STILL: "first" };
    const [pictures] = await Promise.all([
      info.script ? import(info.script) : none,
      dressed(means.style),
      means.script && import(means.script),
    ]);
    await dressed(info.style); // after the board's, which it adapts
    return new Book(game, info, means, pictures);
  }

  get headings() {
    return this.info.chapters.map(({ heading }) => heading);
  }

  /** The chapters as nodes; `ready` draws their examples once they stand in the page. */
  chapters() {
    return this.info.chapters.map(({ heading, blocks }) =>
      el(
        "section",
        { class: "chapter", "aria-labelledby": anchor(heading) },
        el("h2", { id: anchor(heading) }, heading),
        blocks.map((block) => this.block(block)),
      ),
    );
  }

  async ready() {
    for (const example of this.examples) await example.ready();
  }

  /** @param {Block} block */
  block({ kind, items }) {
    if (kind === "examples")
      return el(
        "div",
        { class: "examples", "data-count": items.length },
        items.map((item) => this.example(item)),
      );
    if (kind === "steps")
      return el(
        "ol",
        {},
        items.map((item) => el("li", {}, el("div", {}, this.inline(item)))),
      );
    if (kind === "list") return this.list(items);
    return el("p", {}, this.inline(items[0]));
  }

  /** A list, each point with its pictures before it if it has some. @param {string[]} items */
  list(items) {
    const pictured = items.some((item) => item.startsWith("!["));
    return el(
      "ul",
      { class: pictured ? "pictured" : "plain" },
      items.map((item) => {
        const text = item.replace(/^(!\[[^\]]*\]\([^)]+\)\s*)+/, "");
        const found = [...item.slice(0, item.length - text.length).matchAll(PICTURES)];
        return el(
          "li",
          {},
          found.length > 0 &&
            el(
              "span",
              { class: "pictures" },
              found.map(([, words, kind, name]) => this.picture(words, kind, name)),
            ),
          el("div", {}, this.inline(text)),
        );
      }),
    );
  }

  /** @param {string} item */
  example(item) {
    const [, words, , name] = /** @type {RegExpExecArray} */ (PICTURE.exec(item));
    return this.exampleOf(name, this.inline(words));
  }

  /**
   * @param {string} name
   * @param {Node[]} caption
   */
  exampleOf(name, caption) {
    const example = new Example(this.info.examples[name], caption, this.shop);
    this.examples.push(example);
    return example.node;
  }

  /**
   * @param {string} words
   * @param {string} kind
   * @param {string} name
   */
  picture(words, kind, name) {
    const drawn = this.pictures.picture(kind, name, this.means.chart);
    return drawn
      ? el(
          "span",
          { class: `picture ${kind}`, role: "img", "aria-label": words },
          el("span", { "aria-hidden": "true" }, drawn),
        )
      : el("strong", {}, words);
  }

  /** A text with its stress, pictures and clauses. @param {string} text @returns {Node[]} */
  inline(text) {
    return text
      .split(MARKS)
      .filter(Boolean)
      .map((part) => {
        const drawn = PICTURE.exec(part);
        if (drawn) return this.picture(drawn[1], drawn[2], drawn[3]);
        if (part.startsWith("**")) return el("strong", {}, part.slice(2, -2));
        if (part.startsWith("*")) return el("em", {}, part.slice(1, -1));
        return /^\([A-Z]+-\d/.test(part) ? clauses(part) : document.createTextNode(part);
      });
  }
}

/** Where it stands in full. @param {string} part such as «(HOU-8, HOU-9)» */
function clauses(part) {
  const numbers = part.slice(1, -1).split(", ");
  return el(
    "span",
    { class: "references" },
    numbers.flatMap((number) => [el("a", { class: "clause", href: `#${number}` }, number), " "]),
  );
}
