/** The rules of a game: in a minute, as a rulebook, then every clause under its heading, each with an address of its own. */

import { playNow } from "../hall/start.js";
import { byId, el, fill, show } from "../kit/dom.js";
import { drawCircumstances } from "../page/game.js";
import { HALL, tablePage } from "../page/house.js";
import { say } from "../page/language.js";
import { api, clauseText, dress, emblem, pathEnd } from "../page/page.js";
import { sentence } from "../page/words.js";
import { anchor, Book } from "./book.js";

/** @typedef {import("../line/model.js").GameInfo} GameInfo */
/** @typedef {import("../line/model.js").SectionInfo} SectionInfo */

const BOARD = "board"; // the example that is the bare board

/**
 * @param {import("../line/model.js").ClauseInfo} clause
 * @param {Book | null} book
 */
function clauseItem({ number, kind, label, text, shows_board }, book) {
  return el(
    "li",
    { id: number, class: "clause-item", tabindex: -1 },
    el("a", { class: "number", href: `#${number}` }, number),
    el(
      "div",
      {},
      el("p", {}, kind && el("span", { class: `kind ${kind}` }, label), clauseText(text)),
      shows_board && book && el("div", { class: "examples" }, book.exampleOf(BOARD, [])),
    ),
  );
}

/** @param {GameInfo} game */
function drawMinute({ minute: points = [], picture, title }) {
  const line = (/** @type {import("../line/model.js").PointInfo} */ { topic, text, clauses }) =>
    el(
      "div",
      {},
      el("dt", {}, topic),
      el(
        "dd",
        {},
        text,
        " ",
        clauses.flatMap((number) => [el("a", { class: "clause", href: `#${number}` }, number), " "]),
      ),
    );
  show(byId("minute"), points.length > 0);
  fill(
    byId("minute"),
    el("div", {}, el("h2", { id: "minute-heading" }, say("rules-in-a-minute")), el("dl", {}, points.map(line))),
    picture &&
      el("img", {
        class: "minute-picture",
        src: picture,
        alt: say("rules-picture", { game: title }),
        width: 600,
        height: 315,
      }),
  );
}

/**
 * @param {SectionInfo} section
 * @param {Book | null} book
 */
function sectionPart({ heading, clauses }, book) {
  return el(
    "section",
    { "aria-labelledby": clauseAnchor(heading) },
    el("h3", { id: clauseAnchor(heading) }, heading),
    el(
      "ul",
      {},
      clauses.map((clause) => clauseItem(clause, book)),
    ),
  );
}

/** @param {string} heading */
const clauseAnchor = (heading) => `clauses-${anchor(heading)}`;

/**
 * @param {GameInfo} game
 * @param {Book | null} book
 */
function drawRules(game, book) {
  document.title = say("page-title", { title: say("rules-title", { game: game.title }) });
  const table = new URLSearchParams(location.search).get("table");
  fill(
    byId("rules-head"),
    emblem(game),
    el(
      "div",
      {},
      el("h1", {}, game.title),
      el("p", { class: "lead" }, game.summary),
      el(
        "div",
        { class: "row" },
        table ? el("a", { class: "button main", href: tablePage(table) }, say("rules-back")) : waysToPlay(game),
        book && el("button", { type: "button", onclick: () => print() }, say("rules-print")),
      ),
      el("p", { class: "soft" }, drawCircumstances(game)),
    ),
  );
  drawMinute(game);
  const sections = game.sections ?? [];
  const entry = (/** @type {string} */ id, /** @type {string} */ heading) =>
    el("li", {}, el("a", { href: `#${id}` }, heading));
  fill(
    byId("contents"),
    book?.headings.map((heading) => entry(anchor(heading), heading)),
    entry("by-number", say("rules-by-number")),
  );
  fill(byId("book"), book?.chapters());
  fill(
    byId("clauses"),
    el("h2", { id: "by-number" }, say("rules-by-number")),
    el("p", { class: "soft" }, say("rules-kinds")),
    sections.map((section) => sectionPart(section, book)),
  );
}

/** @param {GameInfo} game */
function waysToPlay(game) {
  return [
    el("button", { type: "button", class: "main", onclick: () => void playNow(game) }, say("hall-play-now")),
    el("a", { class: "button", href: `/#set-${encodeURIComponent(game.id)}` }, say("hall-set")),
  ];
}

/** The clauses come after the page, so the browser could not yet jump to one. */
function jump() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  document.querySelector(".clause-item.here")?.classList.remove("here");
  if (!target) return;
  target.classList.add("here");
  target.scrollIntoView({ block: "center" });
  target.focus({ preventScroll: true });
}

dress();
try {
  const game = /** @type {GameInfo} */ (await api(`/api/games/${encodeURIComponent(pathEnd())}`));
  const book = game.has_book ? await Book.fetch(game.id) : null;
  drawRules(game, book);
  await book?.ready();
  document.body.dataset.ready = "";
  jump();
  addEventListener("hashchange", jump);
} catch (fault) {
  fill(
    byId("clauses"),
    el(
      "p",
      { class: "panel" },
      sentence(/** @type {Error} */ (fault).message),
      " ",
      el("a", { href: HALL }, say("to-hall")),
    ),
  );
}
