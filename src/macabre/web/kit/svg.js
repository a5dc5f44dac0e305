/** Pictures out of SVG nodes, kept from one scene to the next, and parts that can be picked. */

/** @typedef {Node | string | number | null | undefined | false} Child */

const SPACE = "http://www.w3.org/2000/svg";

/**
 * An SVG element with attributes, handlers (`onclick`) and children; `key` names it for later.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [props]
 * @param {...(Child | Child[])} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(tag, props = {}, ...children) {
  const node = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else set(node, { [name === "key" ? "data-key" : name]: value });
  }
  for (const child of /** @type {Child[]} */ (children.flat()))
    if (child !== null && child !== undefined && child !== false)
      node.append(child instanceof Node ? child : String(child));
  return node;
}

/**
 * Set attributes where they differ; null, undefined and false take one away.
 * @param {Element} node
 * @param {Record<string, any>} attributes
 */
export function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) node.removeAttribute(name);
    else if (node.getAttribute(name) !== (value === true ? "" : String(value)))
      node.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * Where a point of a drawing is on the screen, as a box around it.
 * @param {SVGGraphicsElement} picture
 * @param {{x: number, y: number}} point
 * @param {number} radius in the drawing's units
 */
export function boxAt(picture, { x, y }, radius) {
  const there = picture.getScreenCTM() ?? new DOMMatrix();
  const [from, to] = [new DOMPoint(x - radius, y - radius), new DOMPoint(x + radius, y + radius)].map((corner) =>
    corner.matrixTransform(there),
  );
  return new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y);
}

/** @type {WeakMap<Element, Map<string, Element>>} */
const kept = new WeakMap();

/**
 * Children for a list of things, one for each key: nodes stay while their key stays, so that they can be moved.
 * @template T
 * @template {Element} N
 * @param {Element} host whose children are all made here
 * @param {Iterable<T>} things
 * @param {(thing: T) => string | number} keyOf
 * @param {(thing: T) => N} make
 * @param {(node: N, thing: T) => void} [update] called for new nodes too
 * @returns {Map<string, N>} the nodes by key
 */
export function keep(host, things, keyOf, make, update = () => {}) {
  const before = /** @type {Map<string, N>} */ (kept.get(host) ?? new Map());
  /** @type {Map<string, N>} */
  const now = new Map();
  for (const thing of things) {
    const key = String(keyOf(thing));
    const node = before.get(key) ?? make(thing);
    node.setAttribute("data-key", key);
    update(node, thing);
    now.set(key, node);
  }
  for (const [key, node] of before) if (!now.has(key)) node.remove();
  for (const [place, node] of [...now.values()].entries())
    if (host.children[place] !== node) host.insertBefore(node, host.children[place] ?? null);
  kept.set(host, now);
  return now;
}

/** @type {WeakMap<Element, () => void>} */
const acts = new WeakMap();

/**
 * Make a part a button, by pointer and by key, or no longer one.
 * @param {HTMLElement | SVGElement} node
 * @param {string} label what it does, in words
 * @param {(() => void) | null} act
 * @param {{pressed?: boolean}} [state]
 */
export function pickable(node, label, act, { pressed } = {}) {
  if (!acts.has(node)) listen(node);
  acts.set(node, act ?? (() => {}));
  node.classList.toggle("pickable", act !== null);
  set(node, {
    role: act && "button",
    tabindex: act && (node.getAttribute("tabindex") ?? "0"), // which to change anew costs a layout where the focus is
    "aria-label": label || null,
    "aria-pressed": act && pressed !== undefined ? String(pressed) : null,
  });
}

/**
 * Whether all of a move is picked, as when a hint points it out.
 * @param {Record<string, any>} picked
 * @param {Record<string, any> | undefined} move
 */
export function isPicked(picked, move) {
  return (
    move !== undefined &&
    Object.entries(move).every(([field, value]) => JSON.stringify(picked[field]) === JSON.stringify(value))
  );
}

/** @param {HTMLElement | SVGElement} node */
function listen(node) {
  node.addEventListener("click", () => acts.get(node)?.());
  node.addEventListener("keydown", (event) => {
    const { key } = /** @type {KeyboardEvent} */ (event);
    if (key !== "Enter" && key !== " ") return;
    event.preventDefault();
    acts.get(node)?.();
  });
}

/**
 * A file of drawings: `<symbol>`s and the gradients that they share. Give the id of one, get it as an `<svg>`,
 * or null if the file has none such. Presentation attributes only: the pages forbid styles inside.
 * @param {string | URL} address
 * @returns {Promise<(id: string) => SVGSVGElement | null>}
 */
export async function sheet(address) {
  const text = await (await fetch(address)).text();
  const drawn = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  set(drawn, { width: 0, height: 0, "aria-hidden": "true", class: "sheet" });
  document.body.append(drawn);
  const boxes = new Map(
    Array.from(drawn.querySelectorAll("symbol"), (symbol) => [symbol.id, symbol.getAttribute("viewBox")]),
  );
  return (id) =>
    boxes.has(id)
      ? svg(
          "svg",
          { viewBox: boxes.get(id), preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
          svg("use", { href: `#${id}` }),
        )
      : null;
}
