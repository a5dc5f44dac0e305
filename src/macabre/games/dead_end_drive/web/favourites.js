/** The twelve favourites: a face, a shape, a colour and letters for each, whatever a mansion calls them. */

import { svg } from "/static/kit/svg.js";

/** @typedef {import("./plan.js").Favourite} Favourite */
/** @typedef {{name: string, title: string, letters: string, face: string, shape: string, colour: string}} Look */

/** A regular shape with some corners, in a square of 64. @param {number} corners @param {number} turn @param {number} [dent] */
function regular(corners, turn, dent = 1) {
  const count = dent === 1 ? corners : corners * 2;
  const points = Array.from({ length: count }, (_, at) => {
    const [angle, radius] = [((turn + (360 * at) / count) * Math.PI) / 180, 31 * (at % 2 ? dent : 1)];
    return `${(32 + radius * Math.sin(angle)).toFixed(1)} ${(32 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** Faces in the order in which strangers get them, each with its shape and colour. */
const LOOKS = /** @type {Record<string, [string, string]>} */ ({
  butler: ["M32 2a30 30 0 1 0 0 60a30 30 0 1 0 0-60Z", "#8d949e"],
  maid: ["M12 3h40a9 9 0 0 1 9 9v40a9 9 0 0 1-9 9H12a9 9 0 0 1-9-9V12a9 9 0 0 1 9-9Z", "#e8a9b4"],
  bonnet: [regular(6, 0), "#6f9fd0"],
  starlet: [
    "M32 2c8-2 11 5 12 6 1 1 9 1 11 8 2 6-1 9-1 11s7 6 5 13c-2 6-8 6-9 7s-1 9-8 11c-6 2-8-2-10-2s-5 4-11 2c-7-2-7-10-8-11s-8-1-10-7c-2-7 5-11 5-13s-3-5-1-11c2-7 10-7 11-8s6-8 14-6Z",
    "#ec6a8a",
  ],
  chauffeur: [regular(8, 22.5), "#4f79b8"],
  gardener: [regular(6, 30), "#8fb04a"],
  colonel: ["M32 2c8 5 18 6 27 5 2 26-6 44-27 55C11 51 3 33 5 7c9 1 19 0 27-5Z", "#c9b48a"],
  hairdresser: [regular(5, 0), "#a67ae0"],
  seer: [regular(12, 0, 0.86), "#2fa393"],
  ranger: ["M4 62V26C4 8 18 2 32 2s28 6 28 24v36Z", "#c9744a"],
  chef: ["M10 4c14-3 30-3 44 0 8 18 8 38 0 56-14 3-30 3-44 0-8-18-8-38 0-56Z", "#efe7d4"],
  cat: [regular(4, 0), "#f0bd45"],
});

/** Whose face is whose in Aunt Agatha's own house. */
const FACES = /** @type {Record<string, string>} */ ({
  smothers: "butler",
  dusty: "maid",
  charity: "bonnet",
  lulu: "starlet",
  parker: "chauffeur",
  clay: "gardener",
  beauregard: "colonel",
  spritzy: "hairdresser",
  "madame astra": "seer",
  hickory: "ranger",
  pierre: "chef",
  poopsie: "cat",
});

/**
 * How each favourite looks; those whom we do not know get the faces that are left.
 * @param {Favourite[]} pawns
 * @returns {Map<string, Look>}
 */
export function looks(pawns) {
  const known = new Map(pawns.map(({ name }) => [name, FACES[name.toLowerCase()]]));
  const left = Object.keys(LOOKS).filter((face) => ![...known.values()].includes(face));
  return new Map(
    pawns.map(({ name, title, letters }) => {
      const face = known.get(name) ?? left.shift() ?? "butler";
      const [shape, colour] = LOOKS[face];
      return [name, { name, title, letters, face, shape, colour }];
    }),
  );
}

/** Shapes to cut the faces with, once for a drawing. */
export function faceCuts() {
  return Object.entries(LOOKS).map(([face, [shape]]) =>
    svg("clipPath", { id: `ded-cut-${face}` }, svg("path", { d: shape })),
  );
}

/**
 * A favourite's medallion, in a square of 64 round the middle.
 * @param {Look} look
 */
export function medallion({ face, shape, colour, letters }) {
  return svg(
    "g",
    { transform: "translate(-32 -32)" },
    svg("path", { d: shape, fill: colour }),
    svg(
      "g",
      { "clip-path": `url(#ded-cut-${face})` },
      svg("use", { href: `#ded-${face}`, x: 4, y: 3, width: 56, height: 56 }),
    ),
    svg("path", { class: "ded-rim", d: shape }),
    svg(
      "g",
      { transform: "translate(32 55)" },
      svg("rect", { class: "ded-tag", x: -17, y: -11, width: 34, height: 22, rx: 6 }),
      svg("text", { class: "ded-letters", y: 7, "text-anchor": "middle" }, letters),
    ),
  );
}

/**
 * A medallion as a picture of its own.
 * @param {Look} look
 */
export function medal(look) {
  return svg("svg", { class: "ded-medal", viewBox: "-35 -35 70 70", "aria-hidden": "true" }, medallion(look));
}

/**
 * A face without its shape, for frames and cards.
 * @param {Look} look
 */
export function bust({ face, colour }) {
  return svg(
    "svg",
    { class: "ded-bust", viewBox: "0 0 64 64", preserveAspectRatio: "xMidYMax slice", "aria-hidden": "true" },
    svg("rect", { x: -64, y: -64, width: 192, height: 192, fill: colour, opacity: 0.4 }),
    svg("use", { href: `#ded-${face}`, width: 64, height: 64 }),
  );
}
