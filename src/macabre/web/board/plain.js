/** A drawing for any game: facts, players, hands and piles as they stand in the view, and the plain picture. */

import { el, fill, whenChanged } from "../kit/dom.js";
import { say } from "../page/language.js";
import { capital, sayCard, sayValue, spaced } from "../page/words.js";
import { fitted } from "./fit.js";

/** @typedef {import("./easel.js").Scene} Scene */
/** @typedef {Record<string, any>} View */

const SAID_ELSEWHERE = new Set([
  "game",
  "players",
  "seat",
  "to_act",
  "options",
  "finished",
  "winners",
  "board",
  "map",
  "known",
  "phase",
  "turn",
]);

export class PlainDrawing {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.facts = el("dl", { class: "facts" });
    this.table = el("div", { class: "standing" });
    this.hands = el("div", { class: "hands" });
    this.picture = fitted();
    const summary = el("summary", {}, say("plain-picture"));
    this.details = el("details", { class: "plain-picture" }, summary, this.picture.host);
    this.host = host;
    this.placed = false;
    this.show = whenChanged((/** @type {Scene} */ scene) => this.drawAnew(scene));
  }

  /** @param {Scene} scene */
  draw(scene) {
    this.show({ ...scene, told: [] });
  }

  /** @param {Scene} scene */
  drawAnew(scene) {
    fill(
      this.facts,
      factsOf(scene).flatMap(([key, value]) => el("div", {}, el("dt", {}, key), el("dd", {}, value))),
    );
    fill(this.table, standing(scene));
    fill(this.hands, pileParts(scene), handParts(scene));
    this.picture.set(scene.picture);
    if (!this.placed) this.place("board" in scene.view || "map" in scene.view);
  }

  /** Where there is a board, its picture comes first. @param {boolean} board */
  place(board) {
    this.placed = true;
    this.details.open = board || !this.hands.childElementCount;
    const parts = board
      ? [this.hands, this.details, this.facts, this.table]
      : [this.facts, this.hands, this.table, this.details];
    this.host.replaceChildren(...parts);
    this.picture.fit();
  }
}

/**
 * Single values of the view.
 * @param {Scene} scene
 * @returns {[string, string][]}
 */
function factsOf({ view, names }) {
  const single = Object.entries(view).filter(
    ([key, value]) => !SAID_ELSEWHERE.has(key) && value !== null && typeof value !== "object",
  );
  return single.map(([key, value]) => [capital(spaced(key)), sayValue(value, key, names)]);
}

/**
 * Lists with a value for each seat, as a table.
 * @param {Scene} scene
 */
function standing({ view, names }) {
  const columns = Object.entries(view).filter(
    ([key, value]) =>
      !SAID_ELSEWHERE.has(key) &&
      isPerSeat(value, names.length, (part) => isSingle(part) || (Array.isArray(part) && !HELD.test(key))),
  );
  if (!columns.length) return null;
  const head = el(
    "tr",
    {},
    el("th", { scope: "col" }, say("plain-player")),
    columns.map(([key]) => el("th", { scope: "col" }, capital(spaced(key)))),
  );
  const rows = names.map((name, seat) =>
    el(
      "tr",
      { class: view.to_act?.includes(seat) ? "acts" : "" },
      el("th", { scope: "row" }, name),
      columns.map(([, values]) => el("td", {}, cellText(values[seat], names))),
    ),
  );
  return el("table", {}, el("thead", {}, head), el("tbody", {}, rows));
}

/**
 * @param {any} value
 * @param {string[]} names
 */
const cellText = (value, names) =>
  Array.isArray(value)
    ? value.map((part) => sayValue(part, "", names)).join(say("list-comma")) || "–"
    : sayValue(value, "", names);

/** What is held in the hand, and may be hidden, is drawn as cards. */
const HELD = /hand|card|character|left|special/;

/** @param {any} value */
const isSingle = (value) => ["number", "string", "boolean"].includes(typeof value);

/**
 * @param {any} value
 * @param {number} seats
 * @param {(part: any) => boolean} fits
 */
const isPerSeat = (value, seats, fits) => Array.isArray(value) && value.length === seats && value.every(fits);

/**
 * What each seat holds: one's own cards large, what one knows of others small.
 * @param {Scene} scene
 */
function handParts({ view, seat, names, legal }) {
  const hands = Object.entries(view).filter(
    ([key, value]) => HELD.test(key) && isPerSeat(value, names.length, Array.isArray),
  );
  const ownFirst = names.map((_, other) => other).sort((a, b) => Number(b === seat) - Number(a === seat));
  return ownFirst.flatMap((other) =>
    hands.map(([key, value]) => {
      const cards = value[other].filter((/** @type {any} */ card) => other === seat || card !== null);
      if (!cards.length) return null;
      const what = key === "hands" ? say("plain-hand") : key === "left" ? say("plain-left") : spaced(key);
      const heading = other === seat ? say("plain-yours", { what }) : say("plain-other", { name: names[other], what });
      return el(
        "section",
        { class: other === seat ? "own" : "others" },
        el("h3", {}, heading),
        cardList(cards, other === seat ? legal : []),
      );
    }),
  );
}

/**
 * Open piles show their top.
 * @param {Scene} scene
 */
function pileParts({ view }) {
  if (!Array.isArray(view.discards) || !view.discards.length) return null;
  const heading = say("plain-discards", { count: view.discards.length });
  return el("section", { class: "pile" }, el("h3", {}, heading), cardList(view.discards.slice(-1), []));
}

/**
 * @param {any[]} cards
 * @param {import("../line/protocol.js").LegalMove[]} legal
 */
function cardList(cards, legal) {
  const playable = new Set(legal.flatMap(({ move }) => Object.values(move).map((value) => JSON.stringify(value))));
  return el(
    "ul",
    { class: "cards" },
    cards.map((card) => {
      const { main, small } = sayCard(card);
      const fits = playable.has(JSON.stringify(card));
      return el(
        "li",
        { class: `card ${fits ? "fits" : ""}` },
        el("span", { class: "corner" }, small),
        el("span", { class: main.split(" ").some((word) => word.length > 8) ? "face long" : "face" }, main),
        fits && el("span", { class: "unseen" }, " ", say("plain-usable")),
      );
    }),
  );
}
