/** How a long list of moves becomes a few choices, one field after the other. */

import { sayField, sayMove, spaced, capital } from "./words.js";

/** @typedef {import("./protocol.js").LegalMove} LegalMove */
/** @typedef {{field: string, value: any}} Step */
/** @typedef {{label: string, count: number, step: Step | null, legal: LegalMove | null}} Choice */
/** @typedef {{heading: string, choices: Choice[]}} Group */

/** Up to so many moves are simply listed; more are chosen step by step. */
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
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

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
 * @param {string[]} names
 * @returns {Group}
 */
export function nextGroup(legal, path, names) {
  const left = remaining(legal, path);
  const field = nextField(left);
  if (field === null) return { heading: "Your move", choices: left.map((one) => moveChoice(one, [], names)) };
  /** @type {Map<string, LegalMove[]>} */
  const parts = new Map();
  for (const one of left) {
    const value = JSON.stringify(one.move[field] ?? null);
    parts.set(value, [...(parts.get(value) ?? []), one]);
  }
  const chosen = path.map((step) => step.field);
  const choices = [...parts].map(([value, moves]) => partChoice(field, JSON.parse(value), moves, chosen, names));
  return { heading: field === "type" ? "What will you do?" : `Choose: ${spaced(field)}`, choices };
}

/**
 * @param {string} field
 * @param {any} value
 * @param {LegalMove[]} moves
 * @param {string[]} chosen
 * @param {string[]} names
 * @returns {Choice}
 */
function partChoice(field, value, moves, chosen, names) {
  if (moves.length === 1) return moveChoice(moves[0], chosen, names);
  return { label: capital(sayField(value, field, names)), count: moves.length, step: { field, value }, legal: null };
}

/**
 * @param {LegalMove} legal
 * @param {string[]} without
 * @param {string[]} names
 * @returns {Choice}
 */
function moveChoice(legal, without, names) {
  return { label: sayMove(legal.move, names, without), count: 1, step: null, legal };
}

/**
 * Every move as a choice of its own, under its type, and under its first field where there are many.
 * @param {LegalMove[]} legal
 * @param {string[]} names
 * @param {string} [filter]
 * @returns {Group[]}
 */
export function allGroups(legal, names, filter = "") {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const one of legal) {
    const found = `${sayMove(one.move, names)} ${one.text}`.toLowerCase();
    if (!words.every((word) => found.includes(word))) continue;
    const { heading, without } = headingOf(one, legal.length > FEW, names);
    const group = groups.get(heading) ?? { heading, choices: [] };
    group.choices.push(moveChoice(one, without, names));
    groups.set(heading, group);
  }
  return [...groups.values()];
}

/**
 * @param {LegalMove} legal
 * @param {boolean} many
 * @param {string[]} names
 */
function headingOf({ move }, many, names) {
  const type = capital(spaced(move.type));
  const [first, ...rest] = Object.keys(move).filter((key) => key !== "type");
  if (!many || rest.length === 0) return { heading: type, without: ["type"] };
  return { heading: `${type}: ${sayField(move[first], first, names)}`, without: ["type", first] };
}
