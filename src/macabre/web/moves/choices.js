/** How a long list of moves becomes a few choices, one field after the other. */

import { say } from "../page/language.js";

/** @typedef {import("../line/protocol.js").LegalMove} LegalMove */
/** @typedef {import("./speech.js").Speech} Speech */
/** @typedef {{field: string, value: any}} Step */
/** @typedef {{label: string, count: number, step: Step | null, legal: LegalMove | null}} Choice */
/** @typedef {{heading: string, choices: Choice[]}} Group */

/** The most moves that are listed; more are chosen step by step. */
export const FEW = 20;
const FEW_ON_A_PHONE = 6;

/** @param {number} count */
export function areMany(count) {
  return count > (matchMedia("(max-width: 700px)").matches ? FEW_ON_A_PHONE : FEW);
}

/**
 * @param {any} a
 * @param {any} b
 */
const same = (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * The moves that agree with what was chosen so far.
 * @param {LegalMove[]} legal
 * @param {Step[]} path
 */
export function remaining(legal, path) {
  return legal.filter(({ move }) => path.every(({ field, value }) => field in move && same(move[field], value)));
}

/**
 * The first field in which moves differ; their type comes first of all.
 * @param {LegalMove[]} legal
 * @returns {string | null}
 */
export function nextField(legal) {
  const fields = new Set(["type", ...legal.flatMap(({ move }) => Object.keys(move))]);
  for (const field of fields) if (!legal.every(({ move }) => same(move[field], legal[0].move[field]))) return field;
  return null;
}

/**
 * What can be chosen next: a value that leaves several moves, or a move itself.
 * @param {LegalMove[]} legal
 * @param {Step[]} path
 * @param {Speech} speech
 * @returns {Group}
 */
export function nextGroup(legal, path, speech) {
  const left = remaining(legal, path);
  const field = nextField(left);
  if (field === null) return { heading: say("moves-one"), choices: left.map((one) => moveChoice(one, [], speech)) };
  /** @type {Map<string, LegalMove[]>} */
  const parts = new Map();
  for (const one of left) {
    const value = JSON.stringify(one.move[field] ?? null);
    const alike = parts.get(value);
    if (alike) alike.push(one);
    else parts.set(value, [one]);
  }
  const settled = Object.keys(left[0].move).filter((name) =>
    left.every(({ move }) => same(move[name], left[0].move[name])),
  );
  const choices = [...parts].map(([value, moves]) => partChoice(field, JSON.parse(value), moves, settled, speech));
  return { heading: speech.question(field), choices };
}

/**
 * @param {string} field
 * @param {any} value
 * @param {LegalMove[]} moves
 * @param {string[]} settled the fields that are the same in all moves that are left
 * @param {Speech} speech
 * @returns {Choice}
 */
function partChoice(field, value, moves, settled, speech) {
  if (moves.length === 1) return moveChoice(moves[0], settled, speech);
  return { label: speech.part(field, value), count: moves.length, step: { field, value }, legal: null };
}

/**
 * @param {LegalMove} legal
 * @param {string[]} without
 * @param {Speech} speech
 * @returns {Choice}
 */
function moveChoice(legal, without, speech) {
  return { label: speech.move(legal, without), count: 1, step: null, legal };
}

/**
 * Every move as a choice of its own, under its type, and under its first field where there are many.
 * @param {LegalMove[]} legal
 * @param {Speech} speech
 * @param {string} [filter]
 * @returns {Group[]}
 */
export function allGroups(legal, speech, filter = "") {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const one of legal) {
    const found = `${speech.sentence(one)} ${one.text}`.toLowerCase();
    if (!words.every((word) => found.includes(word))) continue;
    const { heading, without } = headingOf(one, legal.length > FEW, speech);
    const group = groups.get(heading) ?? { heading, choices: [] };
    group.choices.push(moveChoice(one, without, speech));
    groups.set(heading, group);
  }
  return [...groups.values()];
}

/**
 * @param {LegalMove} legal
 * @param {boolean} many
 * @param {Speech} speech
 */
function headingOf({ move }, many, speech) {
  const type = speech.part("type", move.type);
  const [first, ...rest] = Object.keys(move).filter((key) => key !== "type");
  if (!many) return { heading: type, without: [] };
  if (!rest.length) return { heading: type, without: ["type"] };
  return { heading: say("moves-heading", { type, part: speech.part(first, move[first]) }), without: ["type", first] };
}
