/** Tabs for small screens, keys for those who have a keyboard, and switches. */

import { byId } from "./dom.js";
import { isMuted, setMuted } from "./sound.js";
import { recall, remember } from "./store.js";

/** @typedef {import("./table.js").Table} Table */

/** On a phone one part of the table is seen at a time. */
export function readyTabs() {
  const tabs = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("#tabs button"));
  const open = (/** @type {string} */ name) => {
    document.body.dataset.tab = name;
    tabs.forEach((tab) => tab.setAttribute("aria-pressed", String(tab.value === name)));
  };
  tabs.forEach((tab) => tab.addEventListener("click", () => open(tab.value)));
  open("play");
  readySwitch("mute", isMuted, setMuted, ["Sound on", "Sound off"]);
  readySwitch("ask-first", () => recall("ask-first", false), (on) => remember("ask-first", on));
  readySwitch("keys-on", () => recall("keys", true), (on) => remember("keys", on));
  byId("help-open").addEventListener("click", openHelp);
}

/**
 * A switch whose state is remembered.
 * @param {string} id
 * @param {() => boolean} get
 * @param {(on: boolean) => void} set
 * @param {[string, string]} [texts] what it says when off and when on
 */
function readySwitch(id, get, set, texts) {
  const node = byId(id);
  const draw = () => {
    if (node instanceof HTMLInputElement) node.checked = get();
    else if (texts) node.textContent = texts[get() ? 1 : 0];
  };
  node.addEventListener(node instanceof HTMLInputElement ? "change" : "click", () => {
    set(!get());
    draw();
  });
  draw();
}

function openHelp() {
  /** @type {HTMLDialogElement} */ (byId("help")).showModal();
}

/** @param {Table} table */
export function readyKeys(table) {
  /** @type {Record<string, () => void>} */
  const keys = {
    "?": openHelp,
    m: () => table.moves.focus(),
    l: () => byId("log").focus(),
    w: () => byId("why-move").focus(),
    u: () => byId("undo").hidden || byId("undo").click(),
    s: () => byId("mute").click(),
    "/": () => document.getElementById("move-filter")?.focus(),
  };
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !document.querySelector("dialog[open]") && table.moves.cancel()) return event.preventDefault();
    if (!recall("keys", true) || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return undefined;
    if (/^[1-9]$/.test(event.key)) return table.moves.press(Number(event.key) - 1);
    if (!(event.key in keys)) return undefined;
    event.preventDefault();
    return keys[event.key]();
  });
}

/**
 * Whether keys mean something else just now.
 * @param {EventTarget | null} target
 */
function isBusy(target) {
  const writes = target instanceof HTMLElement && target.matches("input:not([type=checkbox]), select, textarea");
  return writes || document.querySelector("dialog[open]") !== null;
}
