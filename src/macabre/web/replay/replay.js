/** A finished match, step by step. */

import { Easel } from "../board/easel.js";
import { byId, el, fill, notice, show } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { checkPanel } from "../luck/fair.js";
import { rulesPage } from "../page/house.js";
import { say, sayWith } from "../page/language.js";
import { api, copy, dress, pathEnd } from "../page/page.js";
import { onward } from "../page/rove.js";
import { listed, sentence } from "../page/words.js";
import { Log } from "../table/log.js";
import { playerOf, ReviewPanel } from "./review.js";

/** @typedef {{id: string, game: string, title: string, players: number, names: string[], bots: (string | null)[], count: number, winners: number[] | null, finished: boolean, note: string | null}} MatchInfo `winners` null if nobody knows; `note` why it is shown otherwise than others */
/** @typedef {{number: number, told: string[], events: Record<string, any>[], picture: string, view: Record<string, any> | null, to_act: number[]}} StepInfo */

const PACE = 1100;
const REMEMBERED = 15;

class Replay {
  /** @param {MatchInfo} match */
  constructor(match) {
    this.match = match;
    /** @type {Map<number, Promise<StepInfo>>} */
    this.steps = new Map();
    this.at = -1;
    this.wanted = 0;
    /** @type {number | undefined} */
    this.timer = undefined;
    this.log = new Log(byId("log"), (told, pressed) =>
      pressed && told ? void this.go(told.number) : this.easel.point(told?.event ?? null),
    );
    this.slider = /** @type {HTMLInputElement} */ (byId("step"));
    this.easel = new Easel(byId("board"), null);
    this.review = new ReviewPanel(byId("review"), match, (step) => this.turnTo(step), byId("controls"));
    this.drawing = this.easel.load(`/api/matches/${encodeURIComponent(match.id)}/drawing`);
  }

  /**
   * A step is asked for once; its neighbours are asked for in advance.
   * @param {number} number
   */
  step(number) {
    let step = this.steps.get(number);
    if (!step) {
      step = api(`/api/matches/${encodeURIComponent(this.match.id)}/steps/${number}`);
      step.catch(() => this.steps.delete(number));
      this.steps.set(number, step);
    }
    return step;
  }

  /** @param {number} number */
  async go(number) {
    const { count } = this.match;
    this.wanted = Math.max(0, Math.min(count, number));
    const wanted = this.wanted;
    this.slider.value = String(wanted);
    byId("at").textContent = String(wanted);
    try {
      const step = await this.step(wanted);
      if (wanted !== this.wanted) return;
      const onward = wanted === this.at + 1 && this.at >= 0;
      this.at = wanted;
      this.show(step, onward);
      void this.drawLog();
      if (wanted < count) void this.step(wanted + 1).catch(() => {});
    } catch (fault) {
      this.stop();
      notice(/** @type {Error} */ (fault).message, "fault");
    }
  }

  /**
   * @param {StepInfo} step
   * @param {boolean} onward whether the step before was just shown, so that what happened since is news
   */
  show(step, onward) {
    const { names, bots, count } = this.match;
    const end = this.at === count ? this.ending() : "";
    byId("told").classList.toggle("last", this.at === count);
    fill(
      byId("told"),
      [...step.told, end].filter(Boolean).map((text) => el("p", {}, text)),
      !step.told.length && !end && el("p", { class: "soft" }, say(this.at ? "replay-nothing" : "replay-before")),
    );
    const told = toldIn(step);
    show(byId("board"), step.view !== null);
    if (step.view)
      this.easel.draw({
        game: this.match.game,
        view: step.view,
        picture: step.picture,
        seat: null,
        names,
        bots: bots.map(Boolean),
        legal: [],
        told,
        news: onward ? told : [],
        picked: {},
      });
    this.review.follow(this.at);
    history.replaceState(null, "", `#${this.at}`);
    this.slider.setAttribute("aria-valuetext", say("replay-step", { at: this.at, count }));
    /** @type {HTMLInputElement} */ (byId("link")).value = location.href;
  }

  /** A step that was picked from the review: what it tells is in sight, and the board below it. @param {number} step */
  turnTo(step) {
    void this.go(step);
    byId("told").scrollIntoView({ block: "nearest" });
  }

  ending() {
    const { winners, names, finished } = this.match;
    if (!finished || !winners) return finished ? "" : say("replay-ends");
    return sentence(say("hall-won", { count: winners.length, winners: listed(winners.map((seat) => names[seat])) }));
  }

  /** Straight to where the match turned. */
  async lookBack() {
    await Promise.all([this.go(this.match.count), this.drawing]); // whose height is known then
    byId("review").scrollIntoView();
    await this.review.fetch();
    byId("review").scrollIntoView({ block: "nearest" });
  }

  /** What was told in the last steps up to here. */
  async drawLog() {
    const at = this.wanted;
    const numbers = Array.from({ length: Math.min(at, REMEMBERED) }, (_, place) => at - place).reverse();
    const steps = await Promise.all(numbers.map((number) => this.step(number).catch(() => null)));
    if (at !== this.wanted) return;
    this.log.draw(
      steps.flatMap((step) => (step ? toldIn(step).map((told) => ({ ...told, number: step.number })) : [])),
      this.match.names,
    );
  }

  toggle() {
    if (this.timer !== undefined) return this.stop();
    if (this.wanted >= this.match.count) this.wanted = 0;
    byId("run").textContent = say("replay-stop");
    this.timer = setInterval(() => {
      if (this.wanted >= this.match.count) this.stop();
      else void this.go(this.wanted + 1);
    }, PACE);
    return undefined;
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    byId("run").textContent = say("replay-run");
  }

  ready() {
    const { match } = this;
    fill(
      byId("step-label"),
      sayWith("replay-step", { at: el("strong", { id: "at" }, 0), count: el("span", { id: "count" }, match.count) }),
    );
    this.slider.max = String(match.count);
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    for (const name of /** @type {const} */ (["first", "back", "on", "last"])) byId(name).append(icon(name));
    byId("first").addEventListener("click", () => this.go(0));
    byId("back").addEventListener("click", () => this.go(this.wanted - 1));
    byId("on").addEventListener("click", () => this.go(this.wanted + 1));
    byId("last").addEventListener("click", () => this.go(match.count));
    byId("run").addEventListener("click", () => this.toggle());
    document.addEventListener("keydown", (event) => this.key(event));
    addEventListener("hashchange", () => this.go(Number(location.hash.slice(1)) || 0));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      (event.target instanceof HTMLElement && event.target.matches("input"))
    )
      return;
    const on = onward(document.body);
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => this.go(this.wanted - on),
      ArrowRight: () => this.go(this.wanted + on),
      Home: () => this.go(0),
      End: () => this.go(this.match.count),
      p: () => this.toggle(),
    };
    if (!(event.key in keys)) return;
    event.preventDefault();
    keys[event.key]();
  }
}

/**
 * What is told in a step.
 * @param {StepInfo} step
 * @returns {import("../line/protocol.js").Told[]}
 */
function toldIn({ events }) {
  return events.map((event) => ({ number: event.number, text: event.text, event, ms: 0, about: "" }));
}

/** @param {MatchInfo} match */
function drawShare(match) {
  const link = el("input", { id: "link", readonly: true, value: location.href });
  const button = el("button", { type: "button" }, say("copy"));
  button.addEventListener("click", async () => {
    const done = await copy(link.value);
    if (!done) link.select();
    button.textContent = say(done ? "copied" : "copy-yourself");
  });
  fill(
    byId("share"),
    el("label", { for: "link" }, say("replay-link")),
    el("div", { class: "joined wide" }, link, button),
    match.finished &&
      el(
        "a",
        {
          class: "button",
          href: `/api/matches/${encodeURIComponent(match.id)}/transcript.txt`,
          download: `macabre-${match.id}.txt`,
        },
        say("replay-file"),
      ),
  );
}

/** @param {MatchInfo} match */
function begin(match) {
  show(byId("replay"), true);
  document.title = say("page-title", { title: say("replay-title", { game: match.title }) });
  byId("title").textContent = match.title;
  byId("rules-link").setAttribute("href", rulesPage(match.game));
  fill(
    byId("who"),
    match.names.map((_, seat) => playerOf(match, seat)),
  );
  drawShare(match);
  byId("note").textContent = match.note ? sentence(match.note) : "";
  show(byId("note"), match.note !== null);
  show(byId("review"), match.note === null);
  show(byId("hands"), match.finished);
  byId("fair").append(
    match.finished ? checkPanel(match.id, match.names) : el("p", { class: "soft" }, say("replay-unchecked")),
  );
  const replay = new Replay(match);
  replay.ready();
  if (location.hash === "#review" && match.note === null) void replay.lookBack();
  else void replay.go(Number(location.hash.slice(1)) || 0);
}

dress();
try {
  begin(await api(`/api/matches/${encodeURIComponent(pathEnd())}`));
} catch (fault) {
  show(byId("missing"), true);
  byId("missing-why").textContent = sentence(/** @type {Error} */ (fault).message);
}
