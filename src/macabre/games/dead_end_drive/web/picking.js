/** What can be picked now: moves sorted by pawn, target and die. The rules stay with the server. */

/** @typedef {import("./outside.js").Scene} Scene */
/** @typedef {import("./outside.js").LegalMove} LegalMove */

/** Moves of pawns, or at first their chairs. @param {Scene} scene */
export const pawnMoves = ({ legal }) => legal.filter(({ move }) => move.type === "move" || move.type === "place");

/** Whether players are choosing chairs for the pawns. @param {import("./outside.js").Shown} view */
export const isSeating = (view) => view.phase === "seating";

/**
 * Whether a pawn was knocked off; one that has no chair yet was not.
 * @param {import("./outside.js").Shown} view
 * @param {string} name
 */
export const isDead = (view, name) => view.pawns[name] === null && name in view.lost;

/**
 * Pawns that can be moved, by the die that was picked if one was.
 * @param {Scene} scene
 */
export function movable(scene) {
  const { die } = scene.picked;
  return new Set(
    pawnMoves(scene)
      .filter(({ move }) => die === undefined || move.die === die)
      .flatMap(({ move }) => move.pawn ?? []),
  );
}

/**
 * Where the picked pawn can go: for each target its moves, which differ by die.
 * @param {Scene} scene
 * @returns {Map<string, LegalMove[]>}
 */
export function targets(scene) {
  const { pawn, die } = scene.picked;
  /** @type {Map<string, LegalMove[]>} */
  const found = new Map();
  if (pawn === undefined) return found;
  for (const one of pawnMoves(scene))
    if (one.move.to !== undefined && one.move.pawn === pawn && (die === undefined || one.move.die === die))
      found.set(one.move.to, [...(found.get(one.move.to) ?? []), one]);
  return found;
}

/**
 * Counts that pawns can be moved by: each die, and the total of a double.
 * @param {Scene} scene
 * @returns {number[]}
 */
export function counts(scene) {
  const { pawn } = scene.picked;
  const all = pawnMoves(scene)
    .filter(({ move }) => move.die && (pawn === undefined || move.pawn === pawn))
    .flatMap(({ move }) => move.die ?? []);
  return [...new Set(all)].sort((a, b) => a - b);
}

/**
 * What is picked once a pawn is: a die that was picked by itself before stays if the pawn can use it.
 * @param {Scene} scene
 * @param {string} pawn
 */
export function withPawn(scene, pawn) {
  const { die, to } = scene.picked;
  if (isSeating(scene.view)) return { type: "place", pawn };
  const fits =
    die !== undefined &&
    to === undefined &&
    pawnMoves(scene).some(({ move }) => move.pawn === pawn && move.die === die);
  return { type: "move", pawn, ...(fits ? { die } : {}) };
}

/**
 * The legal move of this card, if it can be played.
 * @param {Scene} scene
 * @param {import("./outside.js").Card} card
 */
export function playOf({ legal }, card) {
  const wanted = JSON.stringify(card);
  return legal.find(({ move }) => move.type === "play" && JSON.stringify(move.card) === wanted);
}
