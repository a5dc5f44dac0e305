/** The hall: choose a game, set the table, or join one. */

import { byId, el, fill, notice, show } from "../kit/dom.js";
import { drawCircumstances } from "../page/game.js";
import { invites, replayPage, rulesPage, tablePage } from "../page/house.js";
import { language, say } from "../page/language.js";
import { api, dress, emblem } from "../page/page.js";
import { since, tables, tokens } from "../page/store.js";
import { listed } from "../page/words.js";

/** @typedef {import("../line/model.js").GameInfo} GameInfo */

const AT_ONCE = 8; // games of one's own that are asked about

/** What a press needs comes after what is seen first. */
const press = {
  start: () => import("./start.js"),
  setting: () => import("./setting.js"),
};

/** @param {GameInfo} game */
function gameCard(game) {
  const heading = `game-${game.id}`;
  return el(
    "li",
    { class: "game panel" },
    el("div", { class: "frame" }, emblem(game)),
    el("h3", { id: heading }, el("bdi", {}, game.title)),
    el("p", { class: "soft players" }, drawCircumstances(game)),
    el("p", { class: "summary" }, game.summary),
    el(
      "div",
      { class: "row" },
      el(
        "button",
        { type: "button", class: "main", "aria-describedby": heading, onclick: () => heed(play(game)) },
        say("hall-play-now"),
      ),
      el("button", { type: "button", "aria-describedby": heading, onclick: () => heed(choose(game)) }, say("hall-set")),
      el("a", { class: "button quiet", href: rulesPage(game.id), "aria-describedby": heading }, say("hall-rules")),
    ),
  );
}

/** Once the games are seen. */
function readyForPresses() {
  for (const fetched of Object.values(press)) void fetched().catch(() => {}); // a press says so
}

/** What a press needs may not come. @param {Promise<void>} work */
const heed = (work) => void work.catch(() => notice(say("hall-silent"), "fault"));

/** @param {GameInfo} game */
async function play(game) {
  const { playNow } = await press.start();
  await playNow(game);
}

/** The table is set in a sheet of its own. @param {GameInfo} game */
async function choose(game) {
  const { setTable } = await press.setting();
  const host = /** @type {HTMLDialogElement} */ (byId("setting"));
  setTable(host, game);
  host.showModal();
  host.scrollTop = 0;
}

async function showGames() {
  try {
    /** @type {GameInfo[]} */
    const games = await api("/api/games");
    fill(byId("games"), games.map(gameCard));
    const wanted = games.find(({ id }) => location.hash === `#set-${id}`);
    if (wanted) await choose(wanted);
    requestAnimationFrame(() => setTimeout(readyForPresses));
  } catch (fault) {
    fill(byId("games"), el("li", { class: "soft" }, say("hall-silent")));
    notice(/** @type {Error} */ (fault).message, "fault");
  }
}

/** @typedef {{address: string, title: string, language: string}} StudyInfo */

/** Studies that were made before, if this hall was given any; each is a page of its own. */
async function showStudies() {
  /** @type {StudyInfo[]} */
  const studies = await api("/api/studies");
  fill(byId("studies-list"), studies.map(studyLink));
  show(byId("studies"), studies.length > 0);
}

/** @param {StudyInfo} study */
const studyLink = ({ address, title, language }) =>
  el(
    "li",
    {},
    el("a", { href: address, target: "_blank", rel: "noopener", lang: language, hreflang: language }, title),
  );

/** The way back to one's matches, some at a time. @param {number} [from] */
async function showOwnTables(from = 0) {
  const codes = tables().slice(from, from + AT_ONCE);
  const found = await Promise.all(codes.map((code) => standing(code).catch(() => null)));
  byId("own-tables").append(...found.filter((table) => table !== null).flatMap(ownMatches));
  const next = from + AT_ONCE;
  const older = tables().length > next;
  const here = byId("own-tables").childElementCount > 0;
  show(byId("own"), here || older);
  fill(
    byId("own-older"),
    older && el("button", { type: "button", key: "older", onclick: () => void showOwnTables(next) }, say("hall-older")),
  );
  if (!here && older) await showOwnTables(next);
}

/** @param {string} code */
const standing = (code) =>
  api(`/api/tables/${encodeURIComponent(code)}/standing`, { tokens: Object.values(tokens(code)) });

/** @typedef {{match: string, number: number, names: string[], winners: number[] | null, yours: number[]}} EndInfo `winners` null if nobody knows */
/** @typedef {{code: string, title: string, phase: string, names: (string | null)[], yours: number[], to_act: number[], winners: number[], match: string | null, earlier: EndInfo[]}} TableInfo */

/** @typedef {{names: (string | null)[], yours: number[]}} Seated */
/** @typedef {Seated & {winners: number[]}} Ended */

/** A match of one's own, and those that were over there before. @param {TableInfo} table */
const ownMatches = (table) => [ownTable(table), ...table.earlier.map((end) => earlierMatch(table, end))];

/**
 * Whose turn it is, or how it ended.
 * @param {TableInfo} table
 */
function ownTable(table) {
  const { code, title, names, match } = table;
  const who = names.map((name, seat) => name ?? say("hall-free-seat", { number: seat + 1 })).join(", ");
  const began = since(code);
  return el(
    "li",
    { class: "own-table panel" },
    el("h3", {}, title, " ", el("span", { class: "code" }, code)),
    el("p", {}, who),
    el("p", { class: "soft" }, stateOf(table), began && ` · ${sayBegun(sayWhen(began), match)}`),
    el(
      "div",
      { class: "row" },
      el(
        "a",
        { class: match ? "button" : "button main", href: tablePage(code) },
        say(match ? "hall-table" : "hall-play-on"),
      ),
      match && waysBack(match),
    ),
  );
}

/**
 * A match that a rematch came after, by its number; how it ended, if that is known.
 * @param {TableInfo} table
 * @param {EndInfo} end
 */
const earlierMatch = ({ title, code }, { match, number, names, winners, yours }) =>
  el(
    "li",
    { class: "own-table panel" },
    el("h3", {}, title, " ", el("span", { class: "code" }, code)),
    el("p", {}, names.join(", ")),
    el("p", { class: "soft" }, say("hall-earlier", { number }), winners && ` · ${endOf({ names, winners, yours })}`),
    el("div", { class: "row" }, waysBack(match)),
  );

/** @param {string} when @param {string | null} match its name, if it is over */
const sayBegun = (when, match) => (match ? when : say("hall-since", { when }));

/** @param {string} match */
const waysBack = (match) => [
  el("a", { class: "button", href: replayPage(match) }, say("hall-replay")),
  el("a", { class: "button", href: `${replayPage(match)}#review` }, say("hall-review")),
];

/** How a game of one's own stands; who shares this browser with others is called by name. @param {TableInfo} table */
function stateOf(table) {
  const { phase, to_act, match } = table;
  if (match) return endOf(table);
  if (phase !== "playing") return say("hall-not-begun");
  if (isMe(table, to_act)) return el("strong", { class: "turn" }, say("your-turn"));
  return say("hall-turn", { seats: named(table, to_act) });
}

/** How a match ended. @param {Ended} end */
function endOf(end) {
  const { winners } = end;
  if (isMe(end, winners)) return say("outcome-you");
  return say("hall-won", { count: winners.length, winners: named(end, winners) });
}

/**
 * @param {Seated} game
 * @param {number[]} seats
 */
const named = ({ names }, seats) => listed(seats.map((seat) => names[seat] ?? say("hall-seat", { number: seat + 1 })));

/**
 * @param {Seated} game
 * @param {number[]} seats
 */
const isMe = ({ yours }, seats) => yours.length === 1 && seats.length === 1 && seats[0] === yours[0];

/** A day and a time, as people say it here. @param {number} ms */
function sayWhen(ms) {
  const when = new Date(ms);
  const today = when.toDateString() === new Date().toDateString();
  return when.toLocaleString(
    language.code,
    today
      ? { hour: "2-digit", minute: "2-digit" }
      : { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" },
  );
}

/** @param {SubmitEvent} event */
async function join(event) {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (byId("join-code"));
  const code = (input.value.trim().split("/").pop() ?? "").toUpperCase();
  if (!code) return;
  try {
    await api(`/api/tables/${encodeURIComponent(code)}`);
    location.assign(tablePage(code));
  } catch (fault) {
    notice(`${/** @type {Error} */ (fault).message}: ${code}`, "fault");
    input.select();
  }
}

dress();
document.body.classList.toggle("returning", tables().length > 0);
show(byId("join"), invites);
byId("join").addEventListener("submit", (event) => void join(/** @type {SubmitEvent} */ (event)));
void showGames();
void showOwnTables();
void showStudies().catch(() => {}); // the hall is one without them
