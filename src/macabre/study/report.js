// Steps through the matches that are kept in the page; a link such as #match-2 opens one.

/** @typedef {{told: string[], picture: number[]}} Step */
/** @typedef {{title: string, file: string, lines: string[], steps: Step[], transcript: string}} Replay */

/**
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T}
 */
const part = (id, kind) => {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
};

const dialog = part("replay", HTMLDialogElement);
const slider = part("place", HTMLInputElement);
const told = part("told", HTMLDivElement);
const picture = part("picture", HTMLPreElement);
const count = part("count", HTMLSpanElement);

/** @type {Replay | null} */
let replay = null;

/** @param {number} place */
const show = (place) => {
  if (!replay) return;
  const last = replay.steps.length - 1;
  const now = Math.max(0, Math.min(last, place));
  const { steps, lines } = replay;
  slider.value = String(now);
  count.textContent = `${now} / ${last}`;
  told.replaceChildren(
    ...steps[now].told.map((text) => Object.assign(document.createElement("p"), { textContent: text })),
  );
  told.scrollTop = told.scrollHeight;
  picture.textContent = steps[now].picture.map((line) => lines[line]).join("\n");
};

/** @param {number} steps */
const go = (steps) => show(Number(slider.value) + steps);

/** @param {Replay} chosen */
const openReplay = (chosen) => {
  replay = chosen;
  part("replay-title", HTMLHeadingElement).textContent = chosen.title;
  slider.max = String(chosen.steps.length - 1);
  const save = part("save", HTMLAnchorElement);
  URL.revokeObjectURL(save.href);
  save.href = URL.createObjectURL(new Blob([chosen.transcript], { type: "text/plain" }));
  save.download = chosen.file;
  show(0);
  if (!dialog.open) dialog.showModal();
};

const follow = () => {
  const data = document.getElementById(`${location.hash.slice(1)}-data`);
  if (data) openReplay(JSON.parse(data.textContent ?? ""));
  else if (dialog.open) dialog.close();
};

dialog.addEventListener("close", () => history.replaceState(null, "", "#outliers"));
dialog.addEventListener("keydown", (event) => {
  const on = document.dir === "rtl" ? -1 : 1;
  const steps = { ArrowLeft: -on, ArrowRight: on, Home: -1e9, End: 1e9 }[event.key];
  if (!steps) return;
  event.preventDefault();
  go(steps);
});
slider.addEventListener("input", () => show(Number(slider.value)));
part("back", HTMLButtonElement).addEventListener("click", () => go(-1));
part("next", HTMLButtonElement).addEventListener("click", () => go(1));
part("leave", HTMLButtonElement).addEventListener("click", () => dialog.close());
addEventListener("hashchange", follow);
follow();

export {};
