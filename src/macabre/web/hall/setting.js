/** Setting a table: how many, which house rules, who sits where. */

import { byId, el, fill, notice } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { botLine, usualBot } from "../page/bots.js";
import { invites, tablePage } from "../page/house.js";
import { NAME_LENGTH } from "../page/names.js";
import { api } from "../page/page.js";
import { recall, remember } from "../page/store.js";
import { capital, sentence, spaced, titled } from "../page/words.js";
import { sayAbout, sayOption } from "../table/invite.js";
import { OwnDrawing } from "./owndrawing.js";
import { keepPlan } from "./plan.js";

/** @typedef {import("../line/model.js").GameInfo} GameInfo */
/** @typedef {import("../line/model.js").OptionInfo} OptionInfo */

/** @type {[number, string][]} */
const CLOCKS = [
  [0, "None"],
  [30, "30 seconds a decision"],
  [60, "1 minute a decision"],
  [120, "2 minutes a decision"],
  [300, "5 minutes a decision"],
];

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
    el("legend", {}, "How many players?"),
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
          el("summary", {}, "House rules and clock"),
          options.map(([name, option]) => optionField(name, option)),
          clockField(),
          substituteField(game),
        ),
        boardField(game, board),
      ),
    ),
    el("div", { class: "setting-foot" }, el("button", { class: "main large" }, "Make the table")),
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
      "aria-label": "Close",
      onclick: () => /** @type {HTMLDialogElement} */ (host).close(),
    },
    icon("close"),
  );
  fill(
    host,
    shut,
    el("h2", { id: "setting-heading", tabindex: -1, autofocus: true }, `Set the table: ${game.title}`),
    form,
  );
  drawSeats(seats, count(), game);
  drawSeatOptions(form, count(), game);
}

function nameField() {
  return el(
    "div",
    { class: "field" },
    el("label", { for: "own-name" }, "Your name"),
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

function clockField() {
  return el(
    "div",
    { class: "field" },
    el("label", { for: "clock" }, "Clock"),
    el(
      "select",
      { id: "clock", name: "clock" },
      CLOCKS.map(([seconds, text]) => el("option", { value: seconds }, text)),
    ),
    el("small", { class: "soft" }, "How long each decision may take; after that the others may let a bot play on"),
  );
}

/** @param {GameInfo} game */
function substituteField(game) {
  const select = el(
    "select",
    { id: "substitute", name: "substitute" },
    [...game.bots].reverse().map((bot) => el("option", { value: bot }, titled(bot))),
  );
  select.value = usualBot(game.bots);
  return el(
    "div",
    { class: "field" },
    el("label", { for: "substitute" }, "Stand-in"),
    select,
    botLine(select, game),
    el(
      "small",
      { class: "soft" },
      "The bot that plays on for whoever leaves, if the others ask for it after half a minute",
    ),
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
    el("summary", {}, "A board or deck of your own"),
    el(
      "div",
      { class: "field" },
      el("label", { for: "own-board" }, "Its file"),
      fileInput((input) => void check(input, board)),
      el("div", { id: "board-fault", class: "board-fault", role: "status" }),
      el(
        "small",
        { class: "soft" },
        "Begin with ",
        el(
          "a",
          { href: `/api/games/${encodeURIComponent(game.id)}/board.toml`, download: `${game.id}.toml` },
          "the game’s own file",
        ),
        " and change it; if something in it is wrong, the line is named.",
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
    found === "" && el("p", { class: "good" }, "This file can be played with: here is how it looks."),
    found && [
      el("p", { class: "bad" }, el("strong", {}, "This file cannot be played with yet: "), sentence(found)),
      el(
        "p",
        { class: "soft" },
        "It is plain text: change names and numbers, and leave brackets, quotation marks and equals signs where they are. Then choose the file again.",
      ),
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
      invites && el("option", { value: "link" }, "A friend, by link"),
      el("option", { value: "here" }, "A friend, on this device"),
      bots.map((bot) => el("option", { value: `bot:${bot}` }, `Bot: ${titled(bot)}`)),
    );
    select.value = before.get(id) ?? (bots.length ? `bot:${usualBot(bots)}` : "link");
    const friend = friendField(place + 1, named.get(`friend-${place + 1}`) ?? "");
    const follow = () => showFriend(friend, select.value === "here");
    select.addEventListener("change", follow);
    follow();
    return el(
      "div",
      { class: "field" },
      el("label", { for: id }, `Seat ${place + 2}`),
      select,
      botLine(select, game, botOf),
      friend,
    );
  });
  fill(
    host,
    el("legend", {}, "Who else sits there?"),
    rows,
    !rows.length && el("p", { class: "soft" }, "You play alone."),
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
        capital(sayOption(choice, option)),
        option.names_seat && choice === 0 && ": you",
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
    el("label", { for: id }, `Your friend’s name, on seat ${seat + 1}`),
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

const lengthNote = () => el("small", { class: "soft" }, `Up to ${NAME_LENGTH} letters`);

/**
 * @param {string} name
 * @param {OptionInfo} option
 */
function optionField(name, option) {
  const id = `option-${name}`;
  return el(
    "div",
    { class: "field" },
    el("label", { for: id }, capital(spaced(name))),
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
      placeholder: "none",
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
    else if (choice === "here") friends[seat] = String(data.get(`friend-${seat}`)).trim() || `Friend ${seat}`;
  }
  return { bots, friends };
}
