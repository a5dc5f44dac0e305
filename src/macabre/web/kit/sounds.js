/** Few and soft sounds, made here: noise through a filter, and tones that die away. Muted with the page. */

import { sounding } from "../page/sound.js";

/** @typedef {"card" | "step" | "dice" | "trap" | "pen" | "win" | "lose"} SoundName */
/** @typedef {{at?: number, ms: number, loud: number, pitch: number, kind: "noise" | OscillatorType, to?: number}} Tone `pitch` of a tone or of the noise's filter; `to` where it glides to */

/** @type {Record<SoundName, Tone[]>} */
const SOUNDS = {
  card: [{ ms: 110, loud: 0.17, pitch: 3200, to: 1400, kind: "noise" }],
  step: [{ ms: 60, loud: 0.32, pitch: 420, kind: "noise" }],
  dice: [0, 70, 120, 200].map((at) => ({
    at,
    ms: 45,
    loud: 0.2,
    pitch: 1800 + at * 3,
    kind: /** @type {const} */ ("noise"),
  })),
  trap: [
    { ms: 500, loud: 0.16, pitch: 110, to: 42, kind: "sine" },
    { ms: 260, loud: 0.1, pitch: 700, to: 200, kind: "noise" },
  ],
  pen: [0, 90, 170].map((at) => ({
    at,
    ms: 90,
    loud: 0.1,
    pitch: 4200,
    to: 5600,
    kind: /** @type {const} */ ("noise"),
  })),
  lose: [311.13, 261.63, 207.65].map((pitch, place) => ({
    at: place * 220,
    ms: 600,
    loud: 0.07,
    pitch,
    kind: /** @type {const} */ ("triangle"),
  })),
  win: [392, 493.88, 587.33, 783.99].map((pitch, place) => ({
    at: place * 130,
    ms: 780,
    loud: 0.07,
    pitch,
    kind: /** @type {const} */ ("triangle"),
  })),
};

/** @param {SoundName} name */
export function play(name) {
  const audio = sounding();
  if (audio && !document.hidden) for (const tone of SOUNDS[name]) start(audio, tone);
}

/**
 * @param {AudioContext} audio
 * @param {Tone} tone
 */
function start(audio, { at = 0, ms, loud, pitch, to, kind }) {
  const [begin, end] = [audio.currentTime + at / 1000, audio.currentTime + (at + ms) / 1000];
  const source =
    kind === "noise"
      ? new AudioBufferSourceNode(audio, { buffer: noise(audio) })
      : new OscillatorNode(audio, { type: kind });
  const filter = new BiquadFilterNode(audio, {
    type: kind === "noise" ? "bandpass" : "lowpass",
    Q: 0.8,
    frequency: kind === "noise" ? pitch : 4000,
  });
  const glide = source instanceof OscillatorNode ? source.frequency : filter.frequency;
  glide.setValueAtTime(pitch, begin);
  if (to) glide.exponentialRampToValueAtTime(to, end);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(begin);
  source.stop(end);
}

/** @type {AudioBuffer | null} */
let hiss = null;

/** @param {AudioContext} audio */
function noise(audio) {
  if (hiss) return hiss;
  hiss = new AudioBuffer({ length: audio.sampleRate / 2, sampleRate: audio.sampleRate });
  const samples = hiss.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return hiss;
}
