/** Where the house is, and how one speaks with it. In a hall without a server `site/house.js` stands in this place. */

/** Whether people elsewhere can be invited. */
export const invites = true;

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<Response>}
 */
export const ask = (path, init) => fetch(path, init);

/** A line to a table. @param {string} path @returns {WebSocket} */
export const call = (path) =>
  new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);

/** The first page. */
export const HALL = "/";

/** @param {string} code */
export const tablePage = (code) => `/t/${encodeURIComponent(code)}`;

/** @param {string} match */
export const replayPage = (match) => `/replay/${encodeURIComponent(match)}`;

/** From a table one finds back to it. @param {string} game @param {string} [table] */
export const rulesPage = (game, table) => `/rules/${encodeURIComponent(game)}${table ? `?table=${table}` : ""}`;

/** What this page is about: a code, a game, a match. */
export const subject = () => decodeURIComponent(location.pathname.replace(/\/$/, "").split("/").pop() ?? "");

/** The table that this page is, if it is one. */
export const tableHere = () => /^\/t\/([^/]+)/.exec(location.pathname)?.[1];
