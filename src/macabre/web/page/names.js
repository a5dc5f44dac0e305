/** One's name: asked once, remembered, and asked anew for others on the same device. */

import { byId } from "../kit/dom.js";
import { say } from "./language.js";
import { recall, remember } from "./store.js";

export const NAME_LENGTH = 24;

/**
 * @param {boolean} own whether it is the owner of the device who sits down
 * @returns {Promise<string | null>}
 */
export function askName(own) {
  const known = recall("name", "");
  if (own && known) return Promise.resolve(known);
  const dialog = /** @type {HTMLDialogElement} */ (byId("ask-name"));
  const input = /** @type {HTMLInputElement} */ (byId("name"));
  input.value = "";
  byId("name-length").textContent = say("name-length", { most: NAME_LENGTH });
  dialog.returnValue = "";
  dialog.showModal();
  input.focus();
  return new Promise((resolve) => {
    dialog.addEventListener(
      "close",
      () => {
        const name = dialog.returnValue === "sit" ? input.value.trim().slice(0, NAME_LENGTH) : "";
        if (name && own) remember("name", name);
        resolve(name || null);
      },
      { once: true },
    );
  });
}

/** Somebody cannot be called so: the next time they are asked anew. @param {string} name */
export function forgetName(name) {
  if (recall("name", "") === name) remember("name", "");
}
