/** The drawing of the table: each game may have its own, and every game has the plain one. */

import { drawings } from "./boards/index.js";
import { PlainDrawing } from "./boards/plain.js";

/**
 * What a drawing is given: only what this viewer may know.
 * @typedef {object} Scene
 * @property {string} game
 * @property {Record<string, any>} view
 * @property {string} picture the view in plain text
 * @property {number | null} seat whose view it is
 * @property {string[]} names
 * @property {import("./protocol.js").LegalMove[]} legal
 * @property {import("./protocol.js").Told[]} told
 */

/**
 * @typedef {object} Tools
 * @property {(text: string) => void} play offer a legal move, given by its text
 * @property {(text: string) => void} why ask why a move is not legal
 */

/**
 * @typedef {object} Drawing
 * @property {(scene: Scene) => void} draw show a scene
 * @property {(preview: Record<string, any> | null) => void} [preview] show what a move would look like
 */

/** @typedef {new (host: HTMLElement, tools: Tools | null) => Drawing} DrawingClass */

/**
 * The drawing of a game, in a place of its own.
 * @param {string} game
 * @param {HTMLElement} host
 * @param {Tools | null} tools none where nothing can be done, as in a replay
 * @returns {Drawing}
 */
export function drawingOf(game, host, tools) {
  const Kind = drawings.get(game) ?? PlainDrawing;
  return new Kind(host, tools);
}
