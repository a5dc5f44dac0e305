/** The pictures of 13 Dead End Drive's rulebook. */

import { faceDown } from "/static/kit/cards.js";
import { el } from "/static/kit/dom.js";
import { svg } from "/static/kit/svg.js";
import { say as house, wordsOf } from "/static/page/language.js";
import { trapCard } from "./cards.js";
import { bust, looks, medal } from "./favourites.js";
import { emblem } from "./furniture.js";

/** @typedef {import("./plan.js").Chart} Chart */

const tongue = { say: await wordsOf("dead-end-drive"), house };

/** What is shown by an arrow. */
export const ARROWS = ["move"];

/** Arrows lead on from the first position. */
export const STILL = "first";

const EACH = /** @type {Record<string, [number, number]>} */ ({ 2: [4, 2], 3: [4, 0], 4: [3, 0] });

/** @type {Record<string, (name: string, chart: Chart) => Node | Node[]>} */
const DRAWN = {
  pawns: (name, chart) => name.split(",").map((one) => medal(lookOf(one, chart))),
  portrait: (name, chart) => el("span", { class: "ded-bookface gilt" }, bust(lookOf(name, chart))),
  character: (name, chart) => el("span", { class: "ded-bookface" }, bust(lookOf(name, chart))),
  card: (name, chart) =>
    trapCard(
      name.match(/^(wild|detective)$/)
        ? { kind: /** @type {"wild"} */ (name) }
        : { kind: "trap", traps: name.split("+") },
      chart,
      tongue,
    ),
  trap: (name) => drawn(emblem(name)),
  deal: (name) => dealt(Number(name)),
  piece: (name) => piece(name),
};

/**
 * @param {string} kind
 * @param {string} name
 * @param {Chart} chart
 */
export function picture(kind, name, chart) {
  const inside = DRAWN[kind]?.(name.replaceAll("_", " "), chart);
  return inside ? el("span", { class: `ded ded-piece ${kind}` }, inside) : null;
}

/**
 * @param {string} name
 * @param {Chart} chart
 */
const lookOf = (name, chart) => /** @type {import("./favourites.js").Look} */ (looks(chart.pawns).get(name));

/** @param {string} id */
const drawn = (id) => svg("svg", { viewBox: "0 0 100 100" }, svg("use", { href: `#${id}`, width: 100, height: 100 }));

/** @param {string} name */
function piece(name) {
  if (name === "passage") return drawn("ded-passage");
  if (name === "dice")
    return svg(
      "svg",
      { viewBox: "0 0 100 56" },
      die(26, [
        [0, 0],
        [-10, -10],
        [10, 10],
      ]),
      die(74, [
        [-10, -10],
        [10, 10],
        [-10, 10],
        [10, -10],
      ]),
    );
  return svg(
    "svg",
    { viewBox: "0 0 100 80" },
    svg("path", { class: "ded-bookhouse", d: "M8 76V34L50 6l42 28v42zM42 76V52h16v24" }),
  );
}

/**
 * @param {number} x
 * @param {number[][]} pips
 */
function die(x, pips) {
  return svg(
    "g",
    { transform: `translate(${x} 28)` },
    svg("rect", {
      x: -20,
      y: -20,
      width: 40,
      height: 40,
      rx: 8,
      fill: "#fbf4e6",
      stroke: "#2a1d17",
      "stroke-width": 3,
    }),
    pips.map(([cx, cy]) => svg("circle", { cx, cy, r: 4.5, fill: "#2a1d17" })),
  );
}

/** What each player is dealt: open cards upright, secret ones beside them. @param {number} players */
function dealt(players) {
  const [open, secret] = EACH[players];
  const row = () =>
    el(
      "span",
      { class: "ded-dealt" },
      Array.from({ length: open + secret }, (_, place) =>
        el("span", { class: place < open ? "" : "secret" }, faceDown()),
      ),
    );
  return Array.from({ length: players }, row);
}
