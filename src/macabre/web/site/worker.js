/** The hall, in a worker: Python with the rules, the tables and the bots. A second one like it thinks. */

// @ts-expect-error it lies there once a site is built
import { loadPyodide } from "../../pyodide/pyodide.mjs";
import { openShelves } from "./shelves.js";

const ARCHIVES = new URL("../../python/", import.meta.url);
const PLACE = "/lib/hall";
const THINKER = "thinker";
const AGAIN_MS = 3000; // until somebody else thinks in the place of one who could not begin
const PACE = Number(self.name); // of the hall

/** @typedef {any} Python */

/** @param {string} name @returns {Promise<ArrayBuffer>} */
async function fetchArchive(name) {
  const answer = await fetch(new URL(`${name}.tar.xz`, ARCHIVES));
  if (!answer.ok) throw new Error(`${name} cannot be fetched`);
  return answer.arrayBuffer();
}

/** @returns {Promise<Python>} */
async function begin() {
  const archive = fetchArchive("macabre");
  const python = await loadPyodide({ indexURL: new URL("../../pyodide/", import.meta.url).href });
  python.FS.mkdirTree(PLACE);
  python.unpackArchive(await archive, "xztar", { extractDir: PLACE });
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  return python;
}

// --- thinking

/** What is being thought about. @type {Map<number, {task: Uint8Array, resolve: (answer: Uint8Array) => void}>} */
const thoughts = new Map();
/** @type {Worker | null} */
let thinker = null;
let asked = 0;

function startThinker() {
  thinker ??= newThinker();
  return thinker;
}

function newThinker() {
  const one = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: THINKER });
  one.onmessage = ({ data }) => {
    if (data.failed) replace(one);
    thoughts.get(data.thought)?.resolve(data.answer);
    thoughts.delete(data.thought);
  };
  one.onerror = () => replace(one);
  return one;
}

/** Whoever could not begin, because the network went or memory was short, is followed by another. @param {Worker} one */
function replace(one) {
  one.onmessage = null;
  one.onerror = null;
  one.terminate();
  setTimeout(() => {
    thinker = newThinker();
    for (const [number, { task }] of thoughts) thinker.postMessage({ think: number, task });
  }, AGAIN_MS);
}

/** @param {Uint8Array} task @returns {Promise<Uint8Array>} */
function think(task) {
  const number = ++asked;
  startThinker().postMessage({ think: number, task });
  return new Promise((resolve) => thoughts.set(number, { task, resolve }));
}

async function beThinker() {
  /** @type {Python} */
  const starting = begin().then((python) => python.pyimport("macabre.site.browser.thinker").carry_out);
  const fail = () => self.postMessage({ failed: true });
  starting.catch(fail);
  self.onmessage = async ({ data }) => {
    try {
      self.postMessage({ thought: data.think, answer: (await starting)(data.task) });
    } catch {
      fail();
    }
  };
}

// --- languages

/** @type {Map<string, Promise<void>>} */
const spoken = new Map([
  ["", Promise.resolve()],
  ["en", Promise.resolve()],
]);

/** Have the words of a language, if they can be had; else English is spoken. @param {Python} python @param {string} language */
function learn(python, language) {
  const known =
    spoken.get(language) ??
    fetchArchive(language).then(
      (archive) => python.unpackArchive(archive, "xztar", { extractDir: PLACE }),
      () => void spoken.delete(language),
    );
  spoken.set(language, known);
  return known;
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
  return { python, house };
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
  const cannot = typeof WebAssembly === "undefined";
  opening.catch((fault) => self.postMessage({ fault: String(fault.message ?? fault), cannot }));
  self.onmessage = async ({ data }) => {
    const { python, house } = await opening;
    if (data.language) await learn(python, data.language);
    if ("ask" in data) await answer(house, data);
    else if ("call" in data) {
      house.open(data.call, data.path, data.language);
      self.postMessage({ opened: data.call });
    } else if ("say" in data) house.hear(data.say, data.text);
    else if ("close" in data) house.close(data.close);
  };
}

void (self.name === THINKER ? beThinker() : beHall());
