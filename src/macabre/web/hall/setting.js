/** Setting a table: how many, which house rules, who sits where. */

import { byId, el, fill, notice } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { botLine, botName, usualBot } from "../page/bots.js";
import { invites, tablePage } from "../page/house.js";
import { say, sayWith } from "../page/language.js";
import { NAME_LENGTH } from "../page/names.js";
import { api } from "../page/page.js";
import { recall, remember } from "../page/store.js";
import { capital, sayTime, sentence } from "../page/words.js";
import { optionName, sayAbout, sayOption } from "../table/invite.js";
import { OwnDrawing } from "./owndrawing.js";
import { keepPlan } from "./plan.js";

/** @typedef {import("../line/model.js").GameInfo} GameInfo */
/** @typedef {import("../line/model.js").OptionInfo} OptionInfo */

const CLOCKS = [0, 30, 60, 120, 300]; // seconds a decision

/**
 * @param {HTMLElement} host
 * @param {GameInfo} game
 */
export function setTable(host, game) {
  const [low, high] = game.players;
  const counts = Array.from({ length: high - low + 1 }, (_, step) => low + step);
  const seats = el("fieldset", { class: "seat-plan" });
  const count = () => Number(new FormData(form).get("players"));
  const players = el(
    "fieldset",
    {},
    el("legend", {}, say("setting-players")),
    el(
      "div",
      { class: "segments" },
      counts.map((number) => countChoice(number, number === Math.max(low, Math.min(high, 3)))),
    ),
  );
  players.addEventListener("change", () => {
    drawSeats(seats, count(), game);
    drawSeatOptions(form, count(), game);
  });
  const options = Object.entries(game.options);
  const board = new OwnDrawing(game);
  const form = el(
    "form",
    { class: "setting-form" },
    el(
      "div",
      { class: "two" },
      el("div", {}, nameField(), players, seats),
      el(
        "div",
        {},
        board.node,
        el(
          "details",
          { class: "options", open: false },
          el("summary", {}, say("setting-options")),
          options.map(([name, option]) => optionField(name, option)),
          clockField(),
          substituteField(game),
        ),
        boardField(game, board),
      ),
    ),
    el("div", { class: "setting-foot" }, el("button", { class: "main large" }, say("setting-make"))),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void make(form, game, board);
  });
  const shut = el(
    "button",
    {
      type: "button",
      class: "quiet shut",
      "aria-label": say("close"),
      onclick: () => /** @type {HTMLDialogElement} */ (host).close(),
    },
    icon("close"),
  );
  fill(
    host,
    shut,
    el("h2", { id: "setting-heading", tabindex: -1, autofocus: true }, say("setting-title", { game: game.title })),
    form,
  );
  drawSeats(seats, count(), game);
  drawSeatOptions(form, count(), game);
}

function nameField() {
  return el(
    "div",
    { class: "field" },
    el("label", { for: "own-name" }, say("setting-name")),
    el("input", {
      id: "own-name",
      name: "name",
      required: true,
      maxlength: NAME_LENGTH,
      autocomplete: "nickname",
      value: recall("name", ""),
    }),
    lengthNote(),
  );
}

/** @param {number} seconds */
const sayClock = (seconds) =>
  seconds ? say("setting-clock-each", { time: sayTime(seconds) }) : say("setting-no-clock");

function clockField() {
  return el(
    "div",
    { class: "field" },
    el("label", { for: "clock" }, say("setting-clock")),
    el(
      "select",
      { id: "clock", name: "clock" },
      CLOCKS.map((seconds) => el("option", { value: seconds }, sayClock(seconds))),
    ),
    el("small", { class: "soft" }, say("setting-clock-about")),
  );
}

/** @param {GameInfo} game */
function substituteField(game) {
  const select = el(
    "select",
    { id: "substitute", name: "substitute" },
    [...game.bots].reverse().map((bot) => el("option", { value: bot }, botName(bot))),
  );
  select.value = usualBot(game.bots);
  return el(
    "div",
    { class: "field" },
    el("label", { for: "substitute" }, say("setting-stand-in")),
    select,
    botLine(select, game),
    el("small", { class: "soft" }, say("setting-stand-in-about")),
  );
}

/**
 * @param {GameInfo} game
 * @param {OwnDrawing} board
 */
function boardField(game, board) {
  return el(
    "details",
    { class: "own-board" },
    el("summary", {}, say("setting-own-board")),
    el(
      "div",
      { class: "field" },
      el("label", { for: "own-board" }, say("setting-file")),
      fileInput((input) => void check(input, board)),
      el("div", { id: "board-fault", class: "board-fault", role: "status" }),
      el(
        "small",
        { class: "soft" },
        sayWith("setting-file-about", {
          file: el(
            "a",
            { href: `/api/games/${encodeURIComponent(game.id)}/board.toml`, download: `${game.id}.toml` },
            say("setting-game-file"),
          ),
        }),
      ),
    ),
  );
}

/**
 * A file that was changed meanwhile can be chosen again.
 * @param {(input: HTMLInputElement) => void} choose
 */
function fileInput(choose) {
  const input = el("input", {
    id: "own-board",
    name: "board",
    type: "file",
    accept: ".toml,text/plain",
    "aria-describedby": "board-fault",
  });
  input.addEventListener("click", () => (input.value = ""));
  for (const kind of ["change", "cancel"]) input.addEventListener(kind, () => choose(input));
  return input;
}

/**
 * A file is drawn as soon as it is chosen; one that cannot be played with is said to be so.
 * @param {HTMLInputElement} input
 * @param {OwnDrawing} board
 */
async function check(input, board) {
  const text = await input.files?.[0]?.text();
  const found = await board.show(text).then(
    () => (text === undefined ? null : ""),
    (fault) => fault.message,
  );
  input.setAttribute("aria-invalid", String(Boolean(found)));
  fill(
    byId("board-fault"),
    found === "" && el("p", { class: "good" }, say("setting-file-good")),
    found && [
      el("p", { class: "bad" }, el("strong", {}, say("setting-file-bad")), " ", sentence(found)),
      el("p", { class: "soft" }, say("setting-file-help")),
    ],
  );
  return !found;
}

/**
 * @param {number} number
 * @param {boolean} checked
 */
function countChoice(number, checked) {
  return el(
    "label",
    {},
    el("input", { type: "radio", name: "players", value: number, checked }),
    el("span", {}, number),
  );
}

/**
 * Who sits where; what was chosen stays when the number changes.
 * @param {HTMLElement} host
 * @param {number} count
 * @param {GameInfo} game
 */
function drawSeats(host, count, game) {
  const before = new Map(Array.from(host.querySelectorAll("select"), (select) => [select.name, select.value]));
  const named = new Map(Array.from(host.querySelectorAll("input"), (input) => [input.name, input.value]));
  const bots = [...game.bots].reverse();
  const rows = Array.from({ length: count - 1 }, (_, place) => {
    const id = `seat-${place + 1}`;
    const select = el(
      "select",
      { id, name: id },
      invites && el("option", { value: "link" }, say("setting-by-link")),
      el("option", { value: "here" }, say("setting-here")),
      bots.map((bot) => el("option", { value: `bot:${bot}` }, say("setting-bot", { bot: botName(bot) }))),
    );
    select.value = before.get(id) ?? (bots.length ? `bot:${usualBot(bots)}` : "link");
    const friend = friendField(place + 1, named.get(`friend-${place + 1}`) ?? "");
    const follow = () => showFriend(friend, select.value === "here");
    select.addEventListener("change", follow);
    follow();
    return el(
      "div",
      { class: "field" },
      el("label", { for: id }, say("seat", { number: place + 2 })),
      select,
      botLine(select, game, botOf),
      friend,
    );
  });
  fill(
    host,
    el("legend", {}, say("setting-others")),
    rows,
    !rows.length && el("p", { class: "soft" }, say("setting-alone")),
  );
}

/** The bot that a choice of who sits there stands for. @param {string} choice */
const botOf = (choice) => (choice.startsWith("bot:") ? choice.slice(4) : "");

/**
 * Where a house rule names a seat, only those that are at the table are offered.
 * @param {HTMLFormElement} form
 * @param {number} count
 * @param {GameInfo} game
 */
function drawSeatOptions(form, count, game) {
  for (const [name, option] of Object.entries(game.options).filter(([, { names_seat }]) => names_seat)) {
    const select = /** @type {HTMLSelectElement} */ (form.elements.namedItem(`option:${name}`));
    const { value } = select;
    fillChoices(
      select,
      option,
      option.choices.filter((/** @type {number | null} */ seat) => seat === null || seat < count),
    );
    if (Array.from(select.options).some((one) => one.value === value)) select.value = value;
  }
}

/**
 * @param {HTMLSelectElement} select
 * @param {OptionInfo} option
 * @param {any[]} choices
 */
function fillChoices(select, option, choices) {
  fill(
    select,
    choices.map((choice) =>
      el(
        "option",
        { value: JSON.stringify(choice) },
        option.names_seat && choice === 0 ? say("setting-own-seat") : capital(sayOption(choice, option)),
      ),
    ),
  );
  select.value = JSON.stringify(option.default);
}

/**
 * Who sits on the same device has a name too.
 * @param {number} seat
 * @param {string} known
 */
function friendField(seat, known) {
  const id = `friend-${seat}`;
  return el(
    "div",
    { class: "field friend" },
    el("label", { for: id }, say("setting-friend", { number: seat + 1 })),
    el("input", { id, name: id, maxlength: NAME_LENGTH, autocomplete: "off", value: known }),
    lengthNote(),
  );
}

/**
 * @param {HTMLElement} field
 * @param {boolean} wanted
 */
function showFriend(field, wanted) {
  field.hidden = !wanted;
  const input = field.querySelector("input");
  if (input) input.required = wanted;
}

const lengthNote = () => el("small", { class: "soft" }, say("name-length", { most: NAME_LENGTH }));

/**
 * @param {string} name
 * @param {OptionInfo} option
 */
function optionField(name, option) {
  const id = `option-${name}`;
  return el(
    "div",
    { class: "field" },
    el("label", { for: id }, optionName(name, option)),
    optionInput(id, name, option),
    el("small", { class: "soft" }, sayAbout(option)),
  );
}

/**
 * A list of choices, or a number where there would be very many.
 * @param {string} id
 * @param {string} name
 * @param {OptionInfo} option
 */
function optionInput(id, name, option) {
  const choices = Array.isArray(option.choices) ? option.choices : [];
  const numbers = choices.filter((choice) => typeof choice === "number");
  const low = option.choices?.low ?? numbers[0];
  const high = option.choices?.high ?? numbers[numbers.length - 1];
  if (numbers.length > 8 || !choices.length)
    return el("input", {
      id,
      name: `option:${name}`,
      type: "number",
      min: low,
      max: high,
      value: option.default ?? "",
      placeholder: say("option-off"),
      required: !mayBeNone(option),
    });
  const select = el("select", { id, name: `option:${name}` });
  fillChoices(select, option, choices);
  return select;
}

/** @param {OptionInfo} option */
const mayBeNone = (option) =>
  option.default === null || (Array.isArray(option.choices) && option.choices.includes(null));

/**
 * @param {FormData} data
 * @param {GameInfo} game
 */
function chosenOptions(data, game) {
  const chosen = Object.keys(game.options).map((name) => {
    const text = String(data.get(`option:${name}`) ?? "");
    return [name, text === "" ? null : JSON.parse(text)];
  });
  return Object.fromEntries(chosen);
}

/**
 * @param {HTMLFormElement} form
 * @param {GameInfo} game
 * @param {OwnDrawing} drawn
 */
async function make(form, game, drawn) {
  const data = new FormData(form);
  const name = String(data.get("name")).trim().slice(0, NAME_LENGTH);
  const players = Number(data.get("players"));
  const board = /** @type {HTMLInputElement} */ (form.elements.namedItem("board"));
  if (!name) return;
  if (!(await check(board, drawn))) return void board.closest(".field")?.scrollIntoView({ block: "center" });
  remember("name", name);
  try {
    const clock = Number(data.get("clock")) || null;
    const { code } = await api("/api/tables", {
      game: game.id,
      players,
      options: chosenOptions(data, game),
      board: await ownBoard(data),
      clock,
      substitute: String(data.get("substitute")),
    });
    keepPlan(code, { name, ...seatPlan(data, players) });
    location.assign(tablePage(code));
  } catch (fault) {
    notice(/** @type {Error} */ (fault).message, "fault");
  }
}

/**
 * @param {FormData} data
 * @returns {Promise<string | null>}
 */
async function ownBoard(data) {
  const file = data.get("board");
  return file instanceof File && file.size ? file.text() : null;
}

/**
 * @param {FormData} data
 * @param {number} players
 */
function seatPlan(data, players) {
  /** @type {Record<string, string>} */
  const bots = {};
  /** @type {Record<string, string>} */
  const friends = {};
  for (let seat = 1; seat < players; seat++) {
    const choice = String(data.get(`seat-${seat}`));
    const bot = botOf(choice);
    if (bot) bots[seat] = bot;
    else if (choice === "here")
      friends[seat] = String(data.get(`friend-${seat}`)).trim() || say("setting-friend-name", { number: seat });
  }
  return { bots, friends };
}
