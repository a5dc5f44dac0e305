/** One map on parchment: the dungeon drawn once, and above it whatever a player has put there. */

import { keep, pickable, set, svg } from "/static/kit/svg.js";
import { ROOM } from "./geometry.js";
import { lettered } from "./lettering.js";
import { outline, trembling } from "./pen.js";
import { cliff, corners, floors, hatching, pebbles, stairs, walls } from "./rock.js";
import { burst, placed, segment } from "./segments.js";
import { doodle, read, withThing } from "./things.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Drawn} Drawn */
/** @typedef {import("./outside.js").Rooms} Rooms */
/** @typedef {{seat: number, room: string, mark: Element, hits: boolean}} Foe another player's trap, and whether it hits this map's owner */
/**
 * @typedef {object} Lit a room that something can be done with
 * @property {"now" | "turned" | "dark"} how as the card lies, after a turn, or not at all
 * @property {string} label
 * @property {() => void} act
 */
/**
 * @typedef {object} Sheet what is to be seen on a map
 * @property {Rooms} rooms
 * @property {number} round the round whose ink is still wet; 0 for none
 * @property {boolean} [inOrder] whether a weapon must be found before its monster (DOO-24)
 * @property {Map<string, Lit>} [lit]
 * @property {Foe[]} [foes]
 * @property {Set<string>} [hits] rooms whose own trap hit its owner
 */

export class DungeonMap {
  /**
   * @param {Geometry} geometry
   * @param {import("/static/page/language.js").Say} say
   * @param {{small?: boolean}} [how]
   */
  constructor(geometry, say, { small = false } = {}) {
    this.geometry = geometry;
    this.say = say;
    this.small = small;
    const viewBox = `0 0 ${geometry.width} ${geometry.height}`;
    this.floor = svg(
      "svg",
      { class: "dungeon-ground", viewBox, "aria-hidden": "true" },
      ...(small ? smallGround(geometry) : ground(geometry)),
    );
    this.layers = {
      lit: layer("lit"),
      halos: layer("halos"),
      things: layer("things"),
      lines: layer("lines"),
      ghost: layer("ghost"),
      foes: layer("foes"),
    };
    this.layers.lit.addEventListener("focusin", ({ target }) => this.rest(target));
    this.live = svg(
      "svg",
      { class: "dungeon-live", viewBox, ...(small ? { "aria-hidden": "true" } : {}) },
      ...Object.values(this.layers),
    );
    this.pen = svg("svg", { class: "dungeon-pen", viewBox, "aria-hidden": "true" }); // by itself: a line that grows is painted anew in every frame
    this.node = document.createElement("div");
    this.node.className = small ? "dungeon-map small" : "dungeon-map";
    this.node.style.setProperty("--columns", String(geometry.columns));
    this.node.style.setProperty("--ratio", String(geometry.width / geometry.height));
    this.node.append(this.floor, this.live, ...(small ? [] : [this.pen]));
  }

  /** @param {Sheet} sheet */
  show({ rooms, round, inOrder = false, lit = new Map(), foes = [], hits = new Set() }) {
    const { layers, geometry } = this;
    const things = Object.entries(geometry.outline.things);
    keep(
      layers.things,
      things,
      ([room]) => room,
      ([room, thing]) => this.thing(room, thing),
      (node, [room]) => this.place(node, room, rooms, inOrder),
    );
    const drawn = /** @type {[string, Drawn][]} */ (Object.entries(rooms));
    const keyOf = (/** @type {[string, Drawn]} */ [room, { ends = [] }]) => `${room} ${ends.join("")}`;
    keep(
      layers.halos,
      drawn.filter(([, { ends }]) => ends),
      keyOf,
      ([room, { ends = [] }]) => svg("path", { class: "halo", d: segment(geometry, room, ends).d }),
    );
    keep(
      layers.lines,
      drawn,
      keyOf,
      ([room, one]) => this.draw(room, one),
      (node, [room, one]) => {
        node.classList.toggle("wet", one.round === round);
        node.classList.toggle("hits", hits.has(room));
      },
    );
    keep(
      layers.foes,
      foes,
      ({ seat, room }) => `foe ${seat} ${room}`,
      (foe) => this.foe(foe, foes),
      (node, { hits }) => node.classList.toggle("hits", hits),
    );
    if (!this.small) this.light(lit);
  }

  /** Rooms that can be picked: one stop for the tab key, arrows among them. @param {Map<string, Lit>} lit */
  light(lit) {
    const nodes = keep(
      this.layers.lit,
      this.geometry.rooms,
      (room) => room,
      (room) => this.target(room),
      (node, room) => {
        const one = lit.get(room);
        set(node, { class: `room ${one?.how ?? ""}` });
        pickable(node, one?.label ?? "", one?.act ?? null);
      },
    );
    const stops = [...nodes].filter(([room]) => ["now", "turned"].includes(lit.get(room)?.how ?? ""));
    const stop =
      stops.find(([, node]) => node === document.activeElement) ??
      stops.find(([room]) => lit.get(room)?.how === "now") ??
      stops[0];
    this.rest(stop?.[1] ?? null);
  }

  /** Where the tab key stops. @param {EventTarget | null} stop */
  rest(stop) {
    for (const node of this.layers.lit.children)
      if (node.hasAttribute("tabindex")) set(node, { tabindex: node === stop ? "0" : "-1" });
  }

  /** @param {string} room */
  target(room) {
    const middle = this.geometry.middle(room);
    const shape = outline(corners(middle, 38), trembling(`lit ${room}`), 2.5);
    const [x, y] = [middle.x - ROOM / 2, middle.y - ROOM / 2];
    const thing = this.geometry.outline.things[room];
    return svg(
      "g",
      { class: "room", "data-room": room },
      svg("title", {}, withThing(this.say, room, thing)),
      svg("rect", { class: "reach", x, y, width: ROOM, height: ROOM }),
      svg("path", { class: "shine", d: shape }),
    );
  }

  /**
   * @param {string} room
   * @param {string} thing
   */
  thing(room, thing) {
    const { kind, pair, doodle: name } = read(thing);
    const { x, y } = this.geometry.middle(room);
    const badge =
      pair && svg("g", { class: "badge" }, svg("path", { d: BADGES[kind] ?? "" }), lettered(pair, { x: 0, y: 0 }, 14));
    const done = svg(
      "g",
      { class: "done" },
      svg("path", { class: "tick", d: "M6 -16Q12 -12 15 -5Q20 -22 34 -32" }),
      svg("path", { class: "claws", d: "M-22 -26Q-8 -4 -14 20M-6 -30Q8 -6 0 22M10 -28Q24 -6 14 18" }),
    );
    return svg(
      "g",
      { class: `thing ${kind}`, transform: `translate(${x} ${y})` },
      svg("g", { class: "lies" }, doodle(name), badge, done),
    );
  }

  /**
   * A thing lies in the middle of its room until somebody comes through.
   * @param {Element} node
   * @param {string} room
   * @param {Rooms} rooms
   * @param {boolean} inOrder
   */
  place(node, room, rooms, inOrder) {
    const entered = endsIn(rooms, room);
    const lies = /** @type {SVGElement} */ (node.firstElementChild);
    const { x, y } = entered ? freeCorner(entered) : { x: 0, y: 0 };
    lies.style.transform = entered ? `translate(${x * 24}px, ${y * 24}px) scale(.58)` : this.small ? "scale(1.1)" : "";
    lies.querySelector(".badge")?.setAttribute("transform", `translate(${x < 0 ? -25 : 25} 23)`);
    node.classList.toggle("entered", Boolean(entered));
    const { kind, pair } = read(this.geometry.outline.things[room]);
    node.classList.toggle(
      "unslain",
      kind === "monster" && !this.isTaken(`weapon-${pair}`, rooms, inOrder ? (rooms[room]?.round ?? 0) : Infinity),
    );
  }

  /**
   * @param {string} thing
   * @param {Rooms} rooms
   * @param {number} by the last round in which it counts
   */
  isTaken(thing, rooms, by) {
    return Object.entries(this.geometry.outline.things).some(
      ([room, one]) => one === thing && endsIn(rooms, room) && rooms[room].round <= by,
    );
  }

  /**
   * @param {string} room
   * @param {Drawn} drawn
   */
  draw(room, drawn) {
    return placed(this.geometry, room, drawn, !this.small);
  }

  /**
   * Another player's trap; where several lie in one room they stand side by side.
   * @param {Foe} foe
   * @param {Foe[]} foes
   */
  foe({ seat, room, mark }, foes) {
    const here = foes.filter((one) => one.room === room);
    const aside = (here.findIndex((one) => one.seat === seat) - (here.length - 1) / 2) * 30;
    const { x, y } = this.geometry.middle(room);
    return svg(
      "g",
      { class: "foe", transform: `translate(${x + aside} ${y + 22})` },
      svg("g", { class: "snaps" }, burst(), doodle("trap", { transform: "scale(.6)" }), mark),
    );
  }

  /** What would be drawn, in pencil. @param {string | null} room @param {Drawn | null} drawn */
  ghost(room, drawn) {
    this.layers.ghost.replaceChildren(...(room && drawn ? [placed(this.geometry, room, drawn, false)] : []));
  }

  /** The line of a room, to be drawn as by a pen. @param {string} room */
  line(room) {
    const node = [...this.layers.lines.children].find((one) => one.getAttribute("data-key")?.split(" ")[0] === room);
    return { group: node, ink: node?.querySelector(".ink") ?? null };
  }

  /** Where a pen goes, as a path. @param {string} room @param {import("./geometry.js").Side[]} ends */
  course(room, ends) {
    return svg("path", { d: segment(this.geometry, room, ends).line });
  }
}

const BADGES = /** @type {Record<string, string>} */ ({
  weapon: "M0 -13A13 13 0 1 1 0 13A13 13 0 1 1 0 -13Z",
  monster: "M-12 -12L12 -12L12 4Q8 12 0 15Q-8 12 -12 4Z",
});

/** @param {string} name */
const layer = (name) => svg("g", { class: `layer-${name}` });

/** @param {Geometry} map */
function ground(map) {
  return [
    svg("path", { class: "cliff", d: cliff(map) }),
    svg("path", { class: "hatching", d: hatching(map) }),
    ...smallGround(map),
    svg("path", { class: "pebbles", d: pebbles(map) }),
    svg("path", { class: "stairs", d: stairs(map) }),
    ...names(map),
  ];
}

/** @param {Geometry} map */
function smallGround(map) {
  return [svg("path", { class: "floors", d: floors(map) }), svg("path", { class: "walls", d: walls(map) })];
}

/** Letters along the top, numbers down the side. @param {Geometry} map */
function names(map) {
  const { columns, rows } = map.outline;
  const above = columns.map((name) => lettered(name, { x: map.middle(`${name}${rows[0]}`).x, y: 15 }, 20, "name"));
  return [
    ...above,
    ...rows.map((row) => lettered(String(row), { x: 15, y: map.middle(`${columns[0]}${row}`).y }, 20, "name")),
  ];
}

/**
 * The corner of a room that its line leaves freest.
 * @param {string[]} ends
 */
function freeCorner(ends) {
  const free = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([x, y]) => ({
    x,
    y,
    taken: Number(ends.includes(y < 0 ? "N" : "S")) + Number(ends.includes(x < 0 ? "W" : "E")),
  }));
  return free.reduce((best, one) => (one.taken < best.taken ? one : best));
}

/**
 * The ends of the segment in a room, if there is one.
 * @param {Rooms} rooms
 * @param {string} room
 */
function endsIn(rooms, room) {
  const drawn = rooms[room];
  return drawn && "ends" in drawn ? drawn.ends : undefined;
}
