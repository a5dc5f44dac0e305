/** A hall without a server: whoever answers is a worker of this browser. Built sites have this as `page/house.js`. */

import { byId, el, notice } from "../kit/dom.js";
import { language, say } from "../page/language.js";
import { keeperHere } from "../site/keeper.js";
import { Place } from "../site/place.js";

/** @typedef {import("../site/keeper.js").Keeper} Keeper */

const BASE = new URL(".", location.href).pathname;
const SIGN_OF_LIFE = '{"t":"pong"}';
const SIGN_MS = 3000;
const OPEN = 1;
const CLOSED = 3;

/** Nobody comes here from another device. */
export const invites = false;

/**
 * What never changes was written when the site was built; the worker is asked for the rest.
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<Response>}
 */
export async function ask(path, init = {}) {
  if (!path.startsWith("/api/")) return fetch(path, init);
  const language = new Headers(init.headers).get("Accept-Language") ?? "";
  const method = init.method ?? "GET";
  const answer =
    method === "GET" && /^\/api\/(games|studies)/.test(path)
      ? await written(path, language)
      : await asked(method, path, language, String(init.body ?? ""));
  return new Response(answer.text.replace(/"\/static\//g, `"${BASE}static/`), { status: answer.status });
}

/**
 * @param {string} path
 * @param {string} language
 */
async function written(path, language) {
  const answer = await fetch(BASE + fileOf(path, language || "en"));
  return answer.ok ? { status: 200, text: await answer.text() } : asked("GET", path, language, "");
}

/** Boards and studies are the same in all languages. @param {string} path @param {string} language */
function fileOf(path, language) {
  if (path.endsWith(".toml")) return path.slice(1);
  return path === "/api/studies" ? "api/studies.json" : `api/${language}${path.slice(4)}.json`;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {string} language
 * @param {string} body
 */
async function asked(method, path, language, body) {
  try {
    return await keeperHere().ask(method, path, language, body);
  } catch {
    const error = say(keeperHere().cannot ? "site-cannot" : "site-failed");
    return { status: 503, text: JSON.stringify({ error }) };
  } finally {
    warn();
  }
}

let warned = false;

/** Where nothing can be kept, it is said once a page. */
function warn() {
  if (!warned && keeperHere().forgets) notice(say("site-forgets"), "fault");
  warned ||= keeperHere().forgets;
}

/** A line to a table, as like a WebSocket as pages need it. */
class HouseLine extends EventTarget {
  /** @param {string} path */
  constructor(path) {
    super();
    this.readyState = 0;
    this.place = placeAt(path);
    /** @type {ReturnType<Keeper["call"]> | undefined} */
    this.line = undefined;
    this.opening = setInterval(() => this.heard(SIGN_OF_LIFE), SIGN_MS); // Python may take long to start
    addEventListener("pagehide", () => this.close());
    void this.place.known.then(() => this.begin(path));
  }

  /** @param {string} path */
  begin(path) {
    if (this.readyState === CLOSED) return;
    this.plays = this.place.plays;
    lines.add(this);
    showPlace();
    this.line = keeperHere().call(this.plays ? path : `${path}?watch`, language.code, {
      open: () => this.opened(),
      heard: (text) => this.heard(text),
      closed: (code) => this.closed(code),
    });
  }

  /** @param {string} text */
  heard(text) {
    this.dispatchEvent(new MessageEvent("message", { data: text }));
  }

  opened() {
    clearInterval(this.opening);
    this.readyState = OPEN;
    this.dispatchEvent(new Event("open"));
  }

  /** @param {number} code */
  closed(code) {
    if (this.readyState === CLOSED) return;
    clearInterval(this.opening);
    lines.delete(this);
    this.readyState = CLOSED;
    this.dispatchEvent(new CloseEvent("close", { code }));
  }

  /** Who only watches comes without the keys of seats. @param {string} text */
  send(text) {
    const message = this.plays ? null : JSON.parse(text);
    this.line?.say(message?.t === "hello" ? JSON.stringify({ ...message, tokens: {}, seat: null }) : text);
  }

  close() {
    this.line?.close();
    this.closed(1000);
  }
}

/** @type {Set<HouseLine>} */
const lines = new Set();
/** @type {Place | undefined} */
let place;

/** @param {string} path */
function placeAt(path) {
  place ??= new Place(path, placeChanged);
  return place;
}

/** Whoever watched plays now, or the other way round: the table is called again. */
function placeChanged() {
  for (const line of lines) if (line.plays !== place?.plays) line.close();
  showPlace();
}

/** Who watches is told so, and can take over. */
function showPlace() {
  document.getElementById("elsewhere")?.remove();
  if (!place || place.plays) return;
  const take = el("button", { type: "button", onclick: () => place?.takeOver() }, say("site-play-here"));
  byId("line").after(el("p", { class: "line", id: "elsewhere", role: "status" }, say("site-elsewhere"), " ", take));
}

/** @param {string} path @returns {WebSocket} */
export const call = (path) => /** @type {any} */ (new HouseLine(path));

/** The first page. */
export const HALL = "hall.html";

/** @param {string} code */
export const tablePage = (code) => `table.html?of=${encodeURIComponent(code)}`;

/** @param {string} match */
export const replayPage = (match) => `replay.html?of=${encodeURIComponent(match)}`;

/** @param {string} game @param {string} [table] */
export const rulesPage = (game, table) =>
  `rules.html?of=${encodeURIComponent(game)}${table ? `&table=${encodeURIComponent(table)}` : ""}`;

export const subject = () => new URLSearchParams(location.search).get("of") ?? "";

export const tableHere = () => (location.pathname.endsWith("/table.html") ? subject() : undefined);

/** Files that a server would send are asked for like anything else, and then kept. @param {MouseEvent} event */
async function download(event) {
  const link = /** @type {Element | null} */ (event.target)?.closest?.("a[download]");
  const path = link?.getAttribute("href");
  if (!link || !path?.startsWith("/api/")) return;
  event.preventDefault();
  const file = new Blob([await (await ask(path)).text()], { type: "text/plain" });
  const copy = document.createElement("a");
  copy.href = URL.createObjectURL(file);
  copy.download = link.getAttribute("download") || path.split("/").slice(-2).join("-");
  copy.click();
}

document.addEventListener("click", (event) => void download(event));

const page = location.pathname.slice(BASE.length);
if (window.parent === window && page !== "rules.html")
  location.replace(`../#${page}${location.search}${location.hash}`);
