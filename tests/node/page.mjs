/** An empty page, for modules that look for their place on one when they are loaded; and what a window keeps. */

const kept = new Map();
globalThis.document = {
  documentElement: { dataset: {} },
  addEventListener: () => {},
  querySelector: () => null,
  querySelectorAll: () => [],
};
globalThis.sessionStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => kept.set(key, text),
  removeItem: (key) => kept.delete(key),
};
