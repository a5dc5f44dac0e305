/** What the parts of the table page share. */

/**
 * @typedef {object} Shared
 * @property {import("../line/model.js").Model} model
 * @property {boolean} hidden whether a curtain hides this browser's secrets
 * @property {number | null} next the seat that this browser is handed to next, while the one before still looks
 * @property {(fields: Record<string, any>) => Promise<boolean>} order send a command; a refusal is shown, and false
 * @property {(fields: Record<string, any>) => Promise<any>} ask send a question
 * @property {(seat: number | null) => void} look see the table from a seat
 * @property {(seat: number) => void} handOver let the curtain fall, for another seat of this browser
 * @property {(move: string | null) => Promise<string>} preview show on the board what a move would look like, or no longer; the move as people say it
 * @property {() => void} showPicked what is chosen of a move has changed: show it on the board
 * @property {() => Promise<void>} showPointed the move that a hint points out has changed: show it on the board
 * @property {() => Element | null} trophy a picture of how the match ended
 * @property {() => number} refresh draw everything anew
 */

export {};
