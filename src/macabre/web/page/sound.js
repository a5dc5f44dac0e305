/** A soft sound of our own for "it is your turn", and the tab's title and icon. */

import { say } from "./language.js";
import { recall, remember } from "./store.js";

/** @type {AudioContext | null} */
let audio = null;

const READY_MS = 250; // what takes longer no longer belongs to the touch

/** Browsers let a page sound only after it was touched; what the touch changes is to be seen first. */
export function readySound() {
  const wake = () => setTimeout(sound, READY_MS);
  const sound = () => {
    audio ??= "AudioContext" in globalThis ? new AudioContext() : null;
    audio?.resume().catch(() => {});
  };
  addEventListener("click", wake, { once: true, capture: true });
  addEventListener("keydown", wake, { once: true, capture: true });
}

/** What sounds go through, if the page may sound. */
export const sounding = () => (isMuted() ? null : audio);

export const isMuted = () => Boolean(recall("muted", false));

/** @param {boolean} muted */
export const setMuted = (muted) => remember("muted", muted);

/** Two strokes of a small clock, unless somebody is looking or wants silence. */
export function chime() {
  if (isMuted() || !audio || (document.hasFocus() && !document.hidden)) return;
  strike(audio, 523.25, 0);
  strike(audio, 392, 0.28);
}

/**
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} after
 */
function strike(context, pitch, after) {
  const start = context.currentTime + after;
  for (const [times, loud] of [
    [1, 0.12],
    [2.76, 0.03],
  ]) {
    const tone = new OscillatorNode(context, { frequency: pitch * times });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.86);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.88);
  }
}

/**
 * @param {string} title
 * @param {boolean} myTurn
 */
export function markTab(title, myTurn) {
  document.title = say(myTurn ? "page-your-turn" : "page-title", { title });
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel='icon']"));
  const wanted = myTurn ? "/static/art/icon-turn.svg" : "/static/art/icon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}
