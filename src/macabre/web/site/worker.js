/** The hall, in a worker: Python with the rules, the tables and the bots. A second one like it thinks. */

// @ts-expect-error it lies there once a site is built
import { loadPyodide } from "../../pyodide/pyodide.mjs";
import { openShelves } from "./shelves.js";

const ARCHIVE = new URL("../../python/macabre.tar.xz", import.meta.url);
const PLACE = "/lib/hall";
const PACE = Number(new URLSearchParams(self.location.search).get("pace") ?? 1);
const THINKS = self.name === "thinker";

/** @typedef {any} Python */

/** @returns {Promise<Python>} */
async function begin() {
  const archive = fetch(ARCHIVE).then((answer) => answer.arrayBuffer());
  const python = await loadPyodide({ indexURL: new URL("../../pyodide/", import.meta.url).href });
  python.FS.mkdirTree(PLACE);
  python.unpackArchive(await archive, "xztar", { extractDir: PLACE });
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  return python;
}

// --- thinking

/** @type {Map<number, (answer: Uint8Array) => void>} */
const thoughts = new Map();
/** @type {Worker | null} */
let thinker = null;
let asked = 0;

function startThinker() {
  thinker ??= new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "thinker" });
  thinker.onmessage = ({ data }) => {
    thoughts.get(data.thought)?.(data.answer);
    thoughts.delete(data.thought);
  };
  return thinker;
}

/** @param {Uint8Array} task @returns {Promise<Uint8Array>} */
function think(task) {
  startThinker().postMessage({ think: ++asked, task });
  return new Promise((resolve) => thoughts.set(asked, resolve));
}

async function beThinker() {
  /** @type {Python} */
  const starting = begin().then((python) => python.pyimport("macabre.site.browser.thinker").carry_out);
  self.onmessage = async ({ data }) => {
    self.postMessage({ thought: data.think, answer: (await starting)(data.task) });
  };
}

// --- the hall

/**
 * @param {number} line
 * @param {string | undefined} text
 * @param {number} code
 */
function tell(line, text, code) {
  self.postMessage(text === undefined ? { closed: line, code } : { heard: line, text });
}

async function openHouse() {
  Object.assign(globalThis, { think });
  const [python, { shelves, lasting }] = await Promise.all([begin(), openShelves()]);
  self.postMessage({ forgets: !lasting });
  const house = python.pyimport("macabre.site.browser.house").BrowserHall(shelves, tell, PACE);
  startThinker();
  return house;
}

/**
 * @param {Python} house
 * @param {any} data
 */
async function answer(house, { ask, method, path, language, body }) {
  const found = await house.answer(method, path, language, body);
  const [status, text] = found.toJs();
  found.destroy();
  self.postMessage({ answered: ask, status, text });
}

async function beHall() {
  const opening = openHouse();
  opening.catch((fault) => self.postMessage({ fault: String(fault.message ?? fault) }));
  self.onmessage = async ({ data }) => {
    const house = await opening;
    if ("ask" in data) await answer(house, data);
    else if ("call" in data) {
      house.open(data.call, data.path, "");
      self.postMessage({ opened: data.call });
    } else if ("say" in data) house.hear(data.say, data.text);
    else if ("close" in data) house.close(data.close);
  };
}

void (THINKS ? beThinker() : beHall());
