/** The hall: choose a game, set the table, or join one. */

import { byId, el, fill, notice, show } from "./dom.js";
import { api, dress, emblem } from "./page.js";
import { setTable } from "./setting.js";
import { playNow } from "./start.js";
import { since, tables, tokens } from "./store.js";
import { capital, listed } from "./words.js";

/** @typedef {import("./model.js").GameInfo} GameInfo */

const AT_ONCE = 8; // games of one's own that are asked about

/** @param {GameInfo} game */
function gameCard(game) {
  const [low, high] = game.players;
  const heading = `game-${game.id}`;
  return el("li", { class: "game panel" },
    el("div", { class: "frame" }, emblem(game)),
    el("h3", { id: heading }, game.title),
    el("p", { class: "soft players" }, [low === high ? `${low} players` : `${low}–${high} players`, ...sayCircumstances(game)].map((part) => part.replaceAll(" ", "\u00a0")).join(" · ")),
    el("p", { class: "summary" }, game.summary),
    el("div", { class: "row" },
      el("button", { type: "button", class: "main", "aria-describedby": heading, onclick: () => void playNow(game) }, "Play now"),
      el("button", { type: "button", "aria-describedby": heading, onclick: () => choose(game) }, "Set a table"),
      el("a", { class: "button quiet", href: `/rules/${encodeURIComponent(game.id)}`, "aria-describedby": heading }, "Rules")));
}

/**
 * How long, from what age, how heavy.
 * @param {GameInfo} game
 * @returns {string[]}
 */
function sayCircumstances({ about }) {
  return about ? [`${about.minutes[0]}–${about.minutes[1]} min`, `age ${about.age}+`, about.weight] : [];
}

/** The table is set in a sheet of its own. @param {GameInfo} game */
function choose(game) {
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
    if (wanted) choose(wanted);
  } catch (fault) {
    fill(byId("games"), el("li", { class: "soft" }, "The server does not answer. Load the page again in a moment."));
    notice(/** @type {Error} */ (fault).message, "fault");
  }
}

/** The way back to one's matches, some at a time. @param {number} [from] */
async function showOwnTables(from = 0) {
  const codes = tables().slice(from, from + AT_ONCE);
  const found = await Promise.all(codes.map((code) => standing(code).catch(() => null)));
  byId("own-tables").append(...found.filter((table) => table !== null).map(ownTable));
  const next = from + AT_ONCE;
  const older = tables().length > next;
  const here = byId("own-tables").childElementCount > 0;
  show(byId("own"), here || older);
  fill(byId("own-older"), older && el("button", { type: "button", key: "older", onclick: () => void showOwnTables(next) }, "Show older games"));
  if (!here && older) await showOwnTables(next);
}

/** @param {string} code */
const standing = (code) => api(`/api/tables/${encodeURIComponent(code)}/standing`, { tokens: Object.values(tokens(code)) });

/** @typedef {{code: string, title: string, phase: string, names: (string | null)[], to_act: number[], winners: number[], match: string | null}} TableInfo */

/**
 * A game of one's own: whose turn it is, or how it ended.
 * @param {TableInfo} table
 */
function ownTable({ code, title, phase, names, to_act, winners, match }) {
  const who = names.map((name, seat) => name ?? `seat ${seat + 1} is free`).join(", ");
  const named = (/** @type {number[]} */ seats) => listed(seats.map((seat) => names[seat] ?? `seat ${seat + 1}`));
  const state = match ? (winners.length ? `${named(winners)} won` : "nobody won") : phase === "playing" ? `on turn: ${named(to_act)}` : "not begun";
  const replay = `/replay/${encodeURIComponent(match ?? "")}`;
  const began = since(code);
  return el("li", { class: "own-table panel" }, el("h3", {}, title, " ", el("span", { class: "code" }, code)), el("p", {}, who),
    el("p", { class: "soft" }, capital(state), began && ` · since ${sayWhen(began)}`),
    el("div", { class: "row" }, el("a", { class: match ? "button" : "button main", href: `/t/${encodeURIComponent(code)}` }, match ? "The table" : "Play on"),
      match && el("a", { class: "button", href: replay }, "Replay"), match && el("a", { class: "button", href: `${replay}#review` }, "Review")));
}

/** A day and a time, as people say it here. @param {number} ms */
function sayWhen(ms) {
  const when = new Date(ms);
  const today = when.toDateString() === new Date().toDateString();
  return when.toLocaleString("en-GB", today ? { hour: "2-digit", minute: "2-digit" } : { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
}

/** @param {SubmitEvent} event */
async function join(event) {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (byId("join-code"));
  const code = (input.value.trim().split("/").pop() ?? "").toUpperCase();
  if (!code) return;
  try {
    await api(`/api/tables/${encodeURIComponent(code)}`);
    location.assign(`/t/${encodeURIComponent(code)}`);
  } catch (fault) {
    notice(`${/** @type {Error} */ (fault).message}: ${code}`, "fault");
    input.select();
  }
}

dress();
byId("join").addEventListener("submit", (event) => void join(/** @type {SubmitEvent} */ (event)));
void showGames();
void showOwnTables();
