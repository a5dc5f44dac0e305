/** Tabs for small screens, keys for those who have a keyboard, and switches. */

import { byId, el } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { closeDrawers } from "../page/drawer.js";
import { say } from "../page/language.js";
import { isMuted, setMuted } from "../page/sound.js";
import { recall, remember } from "../page/store.js";

/** @typedef {import("./table.js").Table} Table */

/** @returns {NodeListOf<HTMLButtonElement>} */
const allTabs = () => document.querySelectorAll("#tabs button");

/** On a phone one part of the table is seen at a time. @param {string} name */
export function openTab(name) {
  document.body.dataset.tab = name;
  for (const tab of allTabs()) tab.setAttribute("aria-pressed", String(tab.value === name));
  if (name === "log") [...byId("log").querySelectorAll("li")].at(-1)?.scrollIntoView({ block: "end" });
}

export function readyTabs() {
  for (const tab of allTabs()) tab.addEventListener("click", () => openTab(tab.value));
  openTab("play");
  readySwitch("mute", isMuted, setMuted, [say("sound-on"), say("sound-off")]);
  readySwitch(
    "ask-first",
    () => recall("ask-first", false),
    (on) => remember("ask-first", on),
  );
  readySwitch(
    "keys-on",
    () => recall("keys", true),
    (on) => remember("keys", on),
  );
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
    else if (texts) drawSwitch(node, get(), texts);
  };
  node.addEventListener(node instanceof HTMLInputElement ? "change" : "click", () => {
    set(!get());
    draw();
  });
  draw();
}

/**
 * A sign and what it stands for, which small screens leave to the ear.
 * @param {HTMLElement} node
 * @param {boolean} on
 * @param {[string, string]} texts
 */
function drawSwitch(node, on, texts) {
  const text = texts[on ? 1 : 0];
  node.title = text;
  node.replaceChildren(icon(on ? "silent" : "sound"), el("span", { class: "tool-name" }, text));
}

/** A button that may not be there just now. @param {string} id */
function press(id) {
  if (!byId(id).hidden) byId(id).click();
}

/** What keys do is folded away where there is no keyboard. */
function openHelp() {
  /** @type {HTMLDetailsElement} */ (byId("key-help")).open = matchMedia(
    "(any-hover: hover) and (any-pointer: fine)",
  ).matches;
  /** @type {HTMLDialogElement} */ (byId("help")).showModal();
}

/** @param {Table} table */
export function readyKeys(table) {
  /** @type {Record<string, () => void>} */
  const keys = {
    "?": openHelp,
    m: () => table.moves.focus(),
    l: () => byId("log").focus(),
    w: () => press("ask-why"),
    h: () => table.advice.press(),
    u: () => press("undo"),
    s: () => byId("mute").click(),
    "/": () => document.getElementById("move-filter")?.focus(),
  };
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !document.querySelector("dialog[open]") && (closeDrawers() || table.moves.cancel()))
      return event.preventDefault();
    if (!recall("keys", true) || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target))
      return undefined;
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
