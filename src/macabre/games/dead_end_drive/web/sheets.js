/** The hand-drawn sheets, fetched once and put into the page, where every drawing can use their parts. */

import { svg } from "/static/kit/svg.js";

const SHEETS = ["faces.svg", "furniture.svg"];

/** @type {Promise<void> | null} */
let asked = null;

/** Parts of a sheet appear where they are used as soon as it is there. */
export function readySheets() {
  asked ??= fetchSheets();
  return asked;
}

async function fetchSheets() {
  const host = svg("svg", { class: "ded-sheets", width: 0, height: 0, "aria-hidden": "true" });
  document.body.append(host);
  const texts = await Promise.all(SHEETS.map(async (name) => (await fetch(new URL(name, import.meta.url))).text()));
  for (const text of texts)
    host.append(...new DOMParser().parseFromString(text, "image/svg+xml").documentElement.querySelectorAll("symbol"));
}
