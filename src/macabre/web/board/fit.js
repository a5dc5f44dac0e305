/** Text of fixed width that is made as small as its place needs, and no smaller. */

import { el } from "../kit/dom.js";

const LARGEST = 15;

/** A place for a plain picture that never scrolls sideways. */
export function fitted() {
  const inner = el("span", {});
  const host = el("pre", { class: "picture", role: "img" }, inner);
  const state = { host, set, fit };

  function fit() {
    const room = host.clientWidth - 2;
    if (room <= 0) return;
    host.style.fontSize = `${LARGEST}px`;
    const wide = inner.getBoundingClientRect().width;
    if (wide > room) host.style.fontSize = `${Math.floor((LARGEST * room * 100) / wide) / 100}px`;
  }

  /** @param {string} text */
  function set(text) {
    inner.textContent = text;
    host.setAttribute("aria-label", text);
    fit();
  }

  let width = 0;
  new ResizeObserver(() => {
    if (host.clientWidth === width) return;
    width = host.clientWidth;
    fit();
  }).observe(host);
  return state;
}
