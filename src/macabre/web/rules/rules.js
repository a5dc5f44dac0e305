/** The rules of a game: in a minute, as a rulebook, then every clause under its heading, each with an address of its own. */

import { playNow } from "../hall/start.js";
import { byId, el, fill, show } from "../kit/dom.js";
import { HALL, tablePage } from "../page/house.js";
import { api, clauseText, dress, emblem, pathEnd } from "../page/page.js";
import { anchor, Book } from "./book.js";

/** @typedef {import("../line/model.js").GameInfo} GameInfo */
/** @typedef {import("../line/model.js").SectionInfo} SectionInfo */

const BOARD = "board"; // the example that is the bare board
const KINDS = /^(Rule|Ruling|Reconstruction|Other wording|House rule)\b[.:]?\s*/;

/**
 * @param {import("../line/model.js").ClauseInfo} clause
 * @param {Book | null} book
 */
function clauseItem({ number, text, shows_board }, book) {
  const kind = KINDS.exec(text)?.[1];
  return el(
    "li",
    { id: number, class: "clause-item", tabindex: -1 },
    el("a", { class: "number", href: `#${number}` }, number),
    el(
      "div",
      {},
      el(
        "p",
        {},
        kind && el("span", { class: `kind ${kind.toLowerCase()}` }, kind),
        clauseText(text.replace(KINDS, "")),
      ),
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
    el("div", {}, el("h2", { id: "minute-heading" }, "In a minute"), el("dl", {}, points.map(line))),
    picture &&
      el("img", {
        class: "minute-picture",
        src: picture,
        alt: `The table in the middle of a match of ${title}`,
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
  document.title = `${game.title}: rules – Macabre`;
  const [low, high] = game.players;
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
        table ? el("a", { class: "button main", href: tablePage(table) }, "Back to the table") : waysToPlay(game),
        book && el("button", { type: "button", onclick: () => print() }, "Print"),
      ),
      el(
        "p",
        { class: "soft" },
        `${low} to ${high} players.${game.about ? ` ${game.about.minutes[0]} to ${game.about.minutes[1]} minutes. Age ${game.about.age} and up.` : ""}`,
      ),
    ),
  );
  drawMinute(game);
  const sections = game.sections ?? [];
  const entry = (/** @type {string} */ id, /** @type {string} */ heading) =>
    el("li", {}, el("a", { href: `#${id}` }, heading));
  fill(
    byId("contents"),
    book?.headings.map((heading) => entry(anchor(heading), heading)),
    entry("by-number", "Every rule by number"),
  );
  fill(byId("book"), book?.chapters());
  fill(
    byId("clauses"),
    el("h2", { id: "by-number" }, "Every rule by number"),
    el(
      "p",
      { class: "soft" },
      "“Rule” stands in the booklet, “Ruling” settles what it leaves open, “Reconstruction” fills in what is lost or was never printed; “Other wording” and “House rule” are options, agreed on before a match.",
    ),
    sections.map((section) => sectionPart(section, book)),
  );
}

/** @param {GameInfo} game */
function waysToPlay(game) {
  return [
    el("button", { type: "button", class: "main", onclick: () => void playNow(game) }, "Play now"),
    el("a", { class: "button", href: `/#set-${encodeURIComponent(game.id)}` }, "Set a table"),
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
    el("p", { class: "panel" }, `${/** @type {Error} */ (fault).message} `, el("a", { href: HALL }, "To the hall")),
  );
}
