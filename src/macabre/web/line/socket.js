/** The line to the table: comes back by itself, and sends again what was not answered. */

import { randomHex } from "../luck/hash.js";
import { call } from "../page/house.js";
import { say } from "../page/language.js";
import { Standing } from "./changes.js";

/** @typedef {import("./protocol.js").FromBrowser} FromBrowser */
/** @typedef {import("./protocol.js").ToBrowser} ToBrowser */
/** @typedef {import("./protocol.js").Hello} Hello */
/** @typedef {import("./protocol.js").Seen} Seen */
/** @typedef {import("./protocol.js").Refused} Refused */
/** @typedef {{message: Record<string, any>, resolve: (answer: any) => void, reject: (why: Error) => void}} Waiting */
/**
 * @typedef {object} Ears
 * @property {() => Hello} hello who is there
 * @property {(seen: Seen) => void} seen something is to be shown
 * @property {(refused: Refused) => void} refused what no command asked for
 * @property {(open: boolean, why?: string) => void} line the line is there, or not, and why if that is known
 * @property {() => void} gone there is no such table, and calling again is no use
 */

const WAITS = [400, 800, 1500, 3000, 6000, 10000];
const QUIET = 20000;
const PATIENCE = 8000;
const THOUGHT = 30000; // an answer may have to be thought about, or wait for a disk
const NO_TABLE = 4004;
const CLOSING = 1012; // the server closes, and most likely starts anew
const BACK_SOON = [500, 2500]; // when to come back then: everybody else does, too

/** A command that the table refused. */
export class Refusal extends Error {
  /** @param {Refused} refused */
  constructor(refused) {
    super(refused.text);
    this.clause = refused.clause;
  }
}

export class Line {
  /**
   * @param {string} path
   * @param {Ears} ears
   */
  constructor(path, ears) {
    this.path = path;
    this.ears = ears;
    this.standing = new Standing();
    /** @type {Map<string, Waiting>} */
    this.waiting = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.failures = 0;
    this.greeted = false;
    this.stopped = false;
    /** @type {number | undefined} */
    this.retry = undefined;
    /** @type {number | undefined} */
    this.watch = undefined;
    addEventListener("online", () => this.wake());
    document.addEventListener("visibilitychange", () => document.hidden || this.wake());
    setInterval(() => this.ping(), QUIET);
  }

  /** Call the table. */
  open() {
    clearTimeout(this.retry);
    this.socket?.close();
    const socket = call(this.path);
    this.socket = socket;
    this.greeted = false;
    this.standing = new Standing();
    socket.addEventListener("open", () => this.greet(socket));
    socket.addEventListener("message", (event) => this.socket === socket && this.hear(String(event.data)));
    socket.addEventListener("close", ({ code }) => this.socket === socket && this.closed(code));
    this.expect();
  }

  /** @param {WebSocket} socket */
  greet(socket) {
    if (this.socket !== socket) return;
    socket.send(JSON.stringify(this.ears.hello()));
    this.greeted = true;
    for (const { message } of this.waiting.values()) socket.send(JSON.stringify(message));
  }

  /** @param {number} code why the server has hung up */
  closed(code) {
    if (code === NO_TABLE) this.stop();
    else if (code === CLOSING)
      this.lost(BACK_SOON[0] + Math.random() * (BACK_SOON[1] - BACK_SOON[0]), say("line-restart"));
    else this.lost();
  }

  /**
   * @param {number} [wait] milliseconds until the table is called again
   * @param {string} [why]
   */
  lost(wait, why) {
    clearTimeout(this.watch);
    this.socket = null;
    this.ears.line(false, why);
    const usual = WAITS[Math.min(this.failures++, WAITS.length - 1)] * (0.75 + Math.random() / 2);
    this.retry = setTimeout(() => this.open(), wait ?? usual);
  }

  /** Nobody will ever answer. */
  stop() {
    clearTimeout(this.watch);
    this.stopped = true;
    this.ears.gone();
  }

  /** After sleep or a lost network: is anybody there? */
  wake() {
    if (this.stopped) return;
    if (!this.socket) this.open();
    else this.ping();
  }

  ping() {
    if (!this.post({ t: "ping" })) return;
    this.expect();
  }

  /** If nothing is heard for a while, the line is dead, whatever it says of itself. */
  expect(patience = PATIENCE) {
    clearTimeout(this.watch);
    const { socket } = this;
    this.watch = setTimeout(() => {
      if (this.socket !== socket) return;
      this.lost();
      socket?.close();
    }, patience);
  }

  /** @param {string} text */
  hear(text) {
    clearTimeout(this.watch);
    /** @type {ToBrowser} */
    const message = JSON.parse(text);
    if (message.t === "seen" || message.t === "changed") this.see(message);
    else if (message.t === "refused") this.refuse(message);
    else if (message.t !== "pong") this.settle(message.id)?.resolve(message);
  }

  /** @param {import("./protocol.js").Seen | import("./protocol.js").SeenChanged} message */
  see(message) {
    const seen = this.standing.take(message);
    if (!seen) return void this.post({ t: "ask-whole" });
    this.failures = 0;
    this.ears.line(true);
    this.ears.seen(seen);
  }

  /** @param {Refused} refused */
  refuse(refused) {
    const waiting = refused.id === null ? undefined : this.settle(refused.id);
    if (waiting) waiting.reject(new Refusal(refused));
    else this.ears.refused(refused);
  }

  /** @param {string} id */
  settle(id) {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  /**
   * Send a command or a question; it is answered once, however often it had to be sent.
   * @param {Record<string, any>} fields
   * @returns {Promise<any>}
   */
  ask(fields) {
    const id = randomHex(16);
    const message = { ...fields, id };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { message, resolve, reject });
      if (this.post(message)) this.expect(THOUGHT);
    });
  }

  /**
   * Send what needs no answer of its own; false if there is nobody to hear it.
   * @param {Record<string, any>} message
   */
  post(message) {
    if (!this.socket || !this.greeted || this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
