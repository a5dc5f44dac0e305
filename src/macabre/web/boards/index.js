/** The games that have a drawing of their own; all others get the plain one. */

/** @type {Map<string, import("../board.js").DrawingClass>} */
export const drawings = new Map();
