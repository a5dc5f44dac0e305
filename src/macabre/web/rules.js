/** The rules of a game: first in a minute, then every clause under its heading, each with an address of its own. */

import { byId, el, fill, show } from "./dom.js";
import { api, clauseText, dress, emblem, pathEnd } from "./page.js";
import { playNow } from "./start.js";

/** @typedef {import("./model.js").GameInfo} GameInfo */
/** @typedef {import("./model.js").SectionInfo} SectionInfo */

const KINDS = /^(Rule|Ruling|Reconstruction|Other wording|House rule)\b[.:]?\s*/;

/** @param {string} heading */
const anchor = (heading) => `part-${heading.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;

/** @param {{number: string, text: string}} clause */
function clauseItem({ number, text }) {
  const kind = KINDS.exec(text)?.[1];
  return el("li", { id: number, class: "clause-item", tabindex: -1 },
    el("a", { class: "number", href: `#${number}` }, number),
    el("p", {}, kind && el("span", { class: `kind ${kind.toLowerCase()}` }, kind), clauseText(text.replace(KINDS, ""))));
}

/** @param {GameInfo} game */
function drawMinute({ minute: points = [], picture, title }) {
  const line = (/** @type {import("./model.js").PointInfo} */ { topic, text, clauses }) => el("div", {}, el("dt", {}, topic),
    el("dd", {}, text, " ", clauses.flatMap((number) => [el("a", { class: "clause", href: `#${number}` }, number), " "])));
  show(byId("minute"), points.length > 0);
  fill(byId("minute"), el("div", {}, el("h2", { id: "minute-heading" }, "In a minute"), el("dl", {}, points.map(line))),
    picture && el("img", { class: "minute-picture", src: picture, alt: `The table in the middle of a match of ${title}`, width: 600, height: 315 }));
}

/** @param {SectionInfo} section */
function sectionPart({ heading, clauses }) {
  return el("section", { "aria-labelledby": anchor(heading) }, el("h2", { id: anchor(heading) }, heading), el("ul", {}, clauses.map(clauseItem)));
}

/** @param {GameInfo} game */
function drawRules(game) {
  document.title = `${game.title}: rules – Macabre`;
  const [low, high] = game.players;
  const table = new URLSearchParams(location.search).get("table");
  fill(byId("rules-head"), emblem(game), el("div", {}, el("h1", {}, game.title), el("p", { class: "lead" }, game.summary),
    el("div", { class: "row" }, table ? el("a", { class: "button main", href: `/t/${encodeURIComponent(table)}` }, "Back to the table") : waysToPlay(game)),
    el("p", { class: "soft" }, `${low} to ${high} players. `,
      "“Rule” stands in the booklet, “Ruling” settles what it leaves open, “Reconstruction” fills in what is known only from pictures; “Other wording” and “House rule” are options, agreed on before a match.")));
  drawMinute(game);
  const sections = game.sections ?? [];
  fill(byId("contents"), sections.map(({ heading }) => el("li", {}, el("a", { href: `#${anchor(heading)}` }, heading))));
  fill(byId("clauses"), sections.map(sectionPart));
}

/** @param {GameInfo} game */
function waysToPlay(game) {
  return [el("button", { type: "button", class: "main", onclick: () => void playNow(game) }, "Play now"),
    el("a", { class: "button", href: `/#set-${encodeURIComponent(game.id)}` }, "Set a table")];
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
  drawRules(await api(`/api/games/${encodeURIComponent(pathEnd())}`));
  jump();
  addEventListener("hashchange", jump);
} catch (fault) {
  fill(byId("clauses"), el("p", { class: "panel" }, `${/** @type {Error} */ (fault).message} `, el("a", { href: "/" }, "To the hall")));
}
