/** The hall: choose a game, set the table, or join one. */

import { byId, el, fill, notice, show } from "./dom.js";
import { api, dress, emblem } from "./page.js";
import { setTable } from "./setting.js";
import { tables } from "./store.js";

/** @typedef {import("./model.js").GameInfo} GameInfo */

/** @param {GameInfo} game */
function gameCard(game) {
  const [low, high] = game.players;
  const heading = `game-${game.id}`;
  return el("li", { class: "game panel" },
    el("div", { class: "frame" }, emblem(game)),
    el("h3", { id: heading }, game.title),
    el("p", { class: "soft players" }, low === high ? `${low} players` : `${low} to ${high} players`),
    el("p", { class: "summary" }, game.summary),
    el("div", { class: "row" },
      el("button", { type: "button", class: "main", "aria-describedby": heading, onclick: () => choose(game) }, "Play"),
      el("a", { class: "button quiet", href: `/rules/${encodeURIComponent(game.id)}`, "aria-describedby": heading }, "Rules")));
}

/** @param {GameInfo} game */
function choose(game) {
  const host = byId("setting");
  show(host, true);
  setTable(host, game);
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  host.scrollIntoView({ behavior: calm ? "auto" : "smooth", block: "start" });
  /** @type {HTMLElement | null} */ (host.querySelector("input"))?.focus({ preventScroll: true });
}

async function showGames() {
  try {
    /** @type {GameInfo[]} */
    const games = await api("/api/games");
    fill(byId("games"), games.map(gameCard));
  } catch (fault) {
    fill(byId("games"), el("li", { class: "soft" }, "The server does not answer. Load the page again in a moment."));
    notice(/** @type {Error} */ (fault).message, "fault");
  }
}

/** The way back to a match that goes on. */
async function showOwnTables() {
  const found = await Promise.all(tables().map((code) => api(`/api/tables/${encodeURIComponent(code)}`).catch(() => null)));
  const open = found.filter((table) => table && table.phase !== "over");
  fill(byId("own-tables"), open.map(({ code, title }) => el("li", {}, el("a", { class: "button", href: `/t/${encodeURIComponent(code)}` }, `${title}: ${code}`))));
  show(byId("own"), open.length > 0);
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
