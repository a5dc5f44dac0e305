/** What moves and their parts are called, as the game says it. */

import { say } from "../page/language.js";
import { capital, sayField, spaced } from "../page/words.js";

/** @typedef {import("../line/protocol.js").LegalMove} LegalMove */
/** @typedef {Record<string, Record<string, string>>} Parts by field, and by value as JSON */

export class Speech {
  /**
   * @param {string[]} names
   * @param {Parts} parts
   * @param {Record<string, string>} questions what is asked where a field is chosen
   */
  constructor(names, parts, questions) {
    this.names = names;
    this.parts = parts;
    this.questions = questions;
  }

  /**
   * A value of a field, or a type of moves.
   * @param {string} field
   * @param {any} value
   */
  part(field, value) {
    return this.known(field, value) ?? capital(sayField(value, field, this.names));
  }

  /**
   * @param {string} field
   * @param {any} value
   * @returns {string | undefined}
   */
  known(field, value) {
    return this.parts[field]?.[JSON.stringify(value)];
  }

  /**
   * A move, or what is left of it once some of its fields are chosen.
   * @param {LegalMove} legal
   * @param {string[]} [chosen]
   */
  move(legal, chosen = []) {
    const rest = Object.keys(legal.move)
      .filter((field) => !chosen.includes(field))
      .map((field) => this.known(field, legal.move[field]));
    return chosen.length && rest.length && rest.every(Boolean) ? rest.join(say("list-comma")) : this.sentence(legal);
  }

  /** A move as people say it, or by its parts, where there are too many to say them all. @param {LegalMove} legal */
  sentence({ move, words }) {
    const { type, ...fields } = move;
    const parts = Object.entries(fields).map(([field, value]) => this.part(field, value));
    return words || say("move-in-parts", { type: this.part("type", type), parts: parts.join(say("list-comma")) });
  }

  /** What to ask where a field is chosen. @param {string} field */
  question(field) {
    return this.questions[field] ?? (field === "type" ? say("ask-type") : say("ask-field", { field: spaced(field) }));
  }
}
