/** Small helpers to build pages out of nodes; text only ever becomes text nodes. */

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, any>} Props */

/**
 * An element with attributes, handlers (`onclick`) and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) setProp(node, name, value);
  node.append(...present(children));
  return node;
}

/**
 * @param {HTMLElement} node
 * @param {string} name
 * @param {any} value
 */
function setProp(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else if (name === "key") node.dataset.key = String(value);
  else if (name === "value" && "value" in node) /** @type {any} */ (node).value = value;
  else node.setAttribute(name, value === true ? "" : String(value));
}

/**
 * The children that are there.
 * @param {(Child | Child[])[]} children
 * @returns {(Node | string)[]}
 */
function present(children) {
  const there = /** @type {Child[]} */ (children.flat()).filter(
    (child) => child !== null && child !== undefined && child !== false,
  );
  return there.map((child) => (child instanceof Node ? child : String(child)));
}

/**
 * A text for an element whose short words with a hyphen, such as T-junction, stay in one line.
 * @param {string} text
 * @returns {Child[]}
 */
export function unbroken(text) {
  return text
    .split(/\b(\w{1,8}-\w{1,8})\b/)
    .map((part, place) => (place % 2 ? el("span", { class: "unbroken" }, part) : part));
}

/**
 * The element of an id, which the page must have.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const node = document.getElementById(id);
  if (!node) throw new Error(`the page has no element '${id}'`);
  return node;
}

/**
 * Fill an element anew; whatever had the focus gets it back if something of its key is there again.
 * @param {HTMLElement} host
 * @param {...(Child | Child[])} children
 */
export function fill(host, ...children) {
  const active = document.activeElement;
  const inside = active instanceof HTMLElement && active !== host && host.contains(active);
  const held = pressed && host.contains(pressed.node) ? pressed : null;
  host.replaceChildren(...present(children));
  if (held) inherit(held, host);
  if (inside) (sameKey(host, active) ?? firstFocus(host))?.focus({ preventScroll: true });
}

/**
 * What stands now for an element that was replaced.
 * @param {HTMLElement} host
 * @param {HTMLElement} gone
 * @returns {HTMLElement | null}
 */
function sameKey(host, { dataset: { key } }) {
  return key === undefined ? null : host.querySelector(`[data-key="${CSS.escape(key)}"]`);
}

/**
 * The button under a mouse that is held down. A page may be filled anew before the mouse is let go; browsers then
 * see no click, but the person has pressed what still stands there.
 * @type {{node: HTMLElement, isReplaced: boolean} | null}
 */
let pressed = null;

document.addEventListener(
  "pointerdown",
  ({ target, pointerType }) => {
    const node = target instanceof Element && pointerType !== "touch" ? target.closest("button[data-key]") : null;
    pressed = node instanceof HTMLElement ? { node, isReplaced: false } : null;
  },
  true,
);

document.addEventListener(
  "pointerup",
  ({ target }) => {
    const held = pressed;
    pressed = null;
    if (held?.isReplaced && target instanceof Node && held.node.contains(target)) held.node.click();
  },
  true,
);

/**
 * The press goes over to what took the place of what was pressed.
 * @param {{node: HTMLElement, isReplaced: boolean}} held
 * @param {HTMLElement} host
 */
function inherit(held, host) {
  const again = sameKey(host, held.node);
  pressed = again && again !== held.node ? { node: again, isReplaced: true } : held;
}

/**
 * Where the focus goes when what had it is gone.
 * @param {HTMLElement} host
 * @returns {HTMLElement | null}
 */
function firstFocus(host) {
  return (
    host.querySelector("button:not([disabled]):not([tabindex='-1']), input, select") ??
    document.getElementById("status")
  );
}

/**
 * Do something only when what it depends on has changed.
 * @param {(...parts: any[]) => void} draw
 * @returns {(...parts: any[]) => void}
 */
export function whenChanged(draw) {
  let last = "";
  return (...parts) => {
    const now = JSON.stringify(parts);
    if (now === last) return;
    last = now;
    draw(...parts);
  };
}

/**
 * Show or hide.
 * @param {HTMLElement} node
 * @param {boolean} shown
 */
export function show(node, shown) {
  node.hidden = !shown;
}

/**
 * A line that goes away by itself, for what should be noticed but not dwelt on.
 * @param {string | Node} text
 * @param {"calm" | "fault"} [kind]
 */
export function notice(text, kind = "calm") {
  const host = byId("notices");
  const line = el("p", { class: `notice ${kind}` }, text);
  host.append(line);
  setTimeout(() => line.remove(), 7000);
}
