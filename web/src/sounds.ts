// The sounds of a game, made in the moment they are needed: a stone falls on wood, stones are
// gathered, a string is plucked. No files.
import { load } from "./settings";

export type Sound = "stone" | "capture" | "tuzdik" | "won" | "lost" | "drawn" | "low";

let audio: AudioContext | null = null;
let out: AudioNode | null = null;
let noise: AudioBuffer | null = null;
/** When the last stone was heard (seconds): many at once would only be louder. */
let lastStone = Number.NEGATIVE_INFINITY;

/**
 * Makes sounds possible from the first click, touch or key on: before it browsers let nothing be
 * heard, and some only what is begun in it.
 */
export function readySounds(): void {
  const wake = (): void => {
    if (load().sound) void open()?.resume();
  };
  for (const kind of ["pointerup", "keydown"]) addEventListener(kind, wake, { capture: true });
}

function open(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  audio ??= new AudioContext();
  out ??= output(audio);
  return audio;
}

/** Makes a sound, unless the visitor wants none, or has not touched the page yet. */
export function play(sound: Sound): void {
  if (!load().sound || navigator.userActivation?.hasBeenActive === false) return;
  if (open()?.state === "suspended") void audio?.resume();
  if (audio === null) return;
  const now = audio.currentTime + 0.005;
  switch (sound) {
    case "stone":
      if (now - lastStone < 0.03) return;
      lastStone = now;
      click(audio, now, 0.8);
      break;
    case "capture":
      for (let stone = 0; stone < 7; stone++) {
        click(audio, now + stone * 0.042 + Math.random() * 0.02, 0.42 - stone * 0.04);
      }
      break;
    case "tuzdik":
      pluck(audio, now, 392, 0.5);
      pluck(audio, now + 0.13, 588, 0.45);
      break;
    case "won":
      for (const [index, pitch] of [196, 294, 392, 588].entries()) {
        pluck(audio, now + index * 0.12, pitch, 0.5);
      }
      break;
    case "lost":
      pluck(audio, now, 294, 0.4);
      pluck(audio, now + 0.22, 220, 0.4);
      break;
    case "drawn":
      pluck(audio, now, 294, 0.4);
      pluck(audio, now + 0.18, 294, 0.35);
      break;
    case "low":
      click(audio, now, 0.5, 2.1);
      break;
  }
}

/** Everything goes through here: quiet, and never harsh. */
function output(context: AudioContext): AudioNode {
  const gain = context.createGain();
  gain.gain.value = 0.55;
  const limit = context.createDynamicsCompressor();
  gain.connect(limit).connect(context.destination);
  return gain;
}

function noiseOf(context: AudioContext): AudioBuffer {
  if (noise === null) {
    noise = context.createBuffer(1, context.sampleRate / 5, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  }
  return noise;
}

// Where a small piece of wood rings (hertz), how loud, and for how long (seconds).
const RINGS = [
  [1_150, 1, 0.055],
  [2_480, 0.5, 0.032],
  [420, 0.7, 0.07],
] as const;

/** A stone on wood: a knock that rings in a few narrow bands, never quite the same twice. */
function click(context: AudioContext, at: number, loud: number, higher = 1): void {
  const pitch = higher * (0.92 + Math.random() * 0.16);
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  for (const [ring, share, length] of RINGS) {
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = ring * pitch;
    band.Q.value = 9;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud * share * 5.5, at + 0.0015);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + length * 2.2);
    source
      .connect(band)
      .connect(gain)
      .connect(out as AudioNode);
  }
  source.start(at, Math.random() * 0.05, 0.2);
}

/** A plucked string like that of a dombra, by Karplus and Strong. */
function pluck(context: AudioContext, at: number, pitch: number, loud: number): void {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(1, rate * 1.1, rate);
  const samples = buffer.getChannelData(0);
  const period = Math.round(rate / pitch);
  for (let index = 0; index < samples.length; index++) {
    if (index < period) {
      samples[index] = Math.random() * 2 - 1;
    } else {
      const before = samples[index - period] ?? 0;
      const next = samples[index - period + 1] ?? 0;
      samples[index] = 0.4965 * (before + next);
    }
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  const body = context.createBiquadFilter();
  body.type = "lowpass";
  body.frequency.value = 3_200;
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 1.05);
  source
    .connect(body)
    .connect(gain)
    .connect(out as AudioNode);
  source.start(at);
}
