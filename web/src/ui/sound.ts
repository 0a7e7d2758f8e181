// Short sounds, made by the browser itself, and a tap of vibration with the important ones. One switch turns both off, and
// nothing is heard before somebody has touched the page: browsers forbid it, and so would most people.

import type { Moved } from "../wire";
import { prefs } from "./prefs.svelte";

/** One tone, or a burst of noise, with a soft end. */
export interface Tone {
  wave: OscillatorType | "noise";
  /** Hz: of the tone, or of what is left of the noise. */
  pitch: number;
  /** Hz that it slides to. */
  to?: number;
  /** Seconds after the first. */
  at?: number;
  /** Seconds. */
  long: number;
  /** From 0 to 1. */
  loud: number;
}

export type Occasion = "lay" | "take" | "score" | "wrong" | "turn" | "end";
export type Sounds = Record<Occasion, readonly Tone[]>;
/** What a game brings to be heard. */
export interface GameSounds {
  /** Its own sounds; on any other occasion, the page's are heard. */
  sounds: Partial<Sounds>;
  /** First words of the moves that lay nothing on the table: on them, "take" is heard. */
  takes?: readonly string[];
}

const PLAIN: Sounds = {
  lay: [{ wave: "triangle", pitch: 330, long: 0.12, loud: 0.5 }],
  take: [{ wave: "triangle", pitch: 262, long: 0.12, loud: 0.4 }],
  score: [523, 659].map((pitch, n) => ({ wave: "triangle", pitch, at: n * 0.09, long: 0.22, loud: 0.5 })),
  wrong: [{ wave: "triangle", pitch: 180, to: 150, long: 0.2, loud: 0.6 }],
  turn: [523, 784].map((pitch, n) => ({ wave: "sine", pitch, at: n * 0.12, long: 0.25, loud: 0.5 })),
  end: [523, 659, 784].map((pitch, n) => ({ wave: "triangle", pitch, at: n * 0.14, long: 0.4, loud: 0.5 })),
};
const LOUDEST = 0.22; // of the whole: a sound at a table is not an alarm
const ATTACK = 0.006; // seconds until a tone is at its loudest: without them it clicks
const SILENT = 0.0001; // what an exponential ramp can come down to
const AFTER = 350; // milliseconds between what was done and the call to one's own turn
const VIBRATIONS: Partial<Record<Occasion, number | number[]>> = {
  turn: [30, 60, 30],
  wrong: 70,
  score: 25,
  end: [40, 60, 90],
};

let own: Sounds = PLAIN;
let takes: readonly string[] = [];
let context: AudioContext | undefined;
let touched = false; // whether somebody has touched the page
let noise: AudioBuffer | undefined;

for (const gesture of ["pointerdown", "keydown"])
  addEventListener(
    gesture,
    () => {
      touched = true;
      if (context?.state === "suspended") void context.resume(); // some systems wake it within a gesture only
    },
    true,
  );

/** From now on these are heard; without any, the page's own. */
export function useSounds(game: GameSounds | undefined): void {
  own = { ...PLAIN, ...game?.sounds };
  takes = game?.takes ?? [];
}

export function chime(occasion: Occasion): void {
  if (!prefs.sound || !touched) return;
  const vibration = VIBRATIONS[occasion];
  if (vibration !== undefined) navigator.vibrate?.(vibration);
  context ??= new AudioContext();
  const sounding = context;
  // A context that the system has put to sleep wakes up first: what it missed meanwhile would come all at once.
  if (sounding.state === "running") for (const tone of own[occasion]) sound(sounding, tone);
  else void sounding.resume().then(() => own[occasion].forEach((tone) => sound(sounding, tone)));
}

function sound(context: AudioContext, { wave, pitch, to, at = 0, long, loud }: Tone): void {
  const begins = context.currentTime + at;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(SILENT, begins);
  loudness.gain.exponentialRampToValueAtTime(loud * LOUDEST, begins + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(SILENT, begins + long);
  loudness.connect(context.destination);
  const [source, frequency] = wave === "noise" ? rustle(context, loudness) : tone(context, wave, loudness);
  frequency.setValueAtTime(pitch, begins);
  if (to !== undefined) frequency.exponentialRampToValueAtTime(to, begins + long);
  source.start(begins);
  source.stop(begins + long);
}

function tone(context: AudioContext, wave: OscillatorType, into: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  const source = context.createOscillator();
  source.type = wave;
  source.connect(into);
  return [source, source.frequency];
}

/** Noise of which a band is left: wood, paper, cloth. */
function rustle(context: AudioContext, into: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  noise ??= whiteNoise(context);
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  source.connect(band).connect(into);
  return [source, band.frequency];
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

/** What is in sight at a table; a board may show it later than the hall told it. */
export interface Sight {
  /** Whether anything has happened since one came to the table. */
  live: boolean;
  move: Moved | undefined;
  scores: readonly number[];
  me: number | null;
  /** Whether the page says that it is one's turn. */
  called: boolean;
  /** Whether it says that the game is over. */
  over: boolean;
}

/** What comes in sight is heard: the move, what it changed in the scores, and the call to one's turn. */
export class TableSounds {
  private seen: Sight | undefined;

  /** Look once more: what is new since the last time is heard. */
  look(now: Sight): void {
    const before = this.seen;
    this.seen = now;
    if (!now.live) return;
    if (now.over) {
      if (!before?.over) chime("end");
      return;
    }
    const occasion = occasionOf(now, before);
    // Who is not looking is called, and spared the rest.
    if (occasion && !document.hidden) chime(occasion);
    if (now.called && !before?.called) setTimeout(() => chime("turn"), occasion ? AFTER : 0);
  }

  /** Another game: nothing of it has been seen. */
  forget(): void {
    this.seen = undefined;
  }
}

function occasionOf({ move, scores, me }: Sight, before: Sight | undefined): Occasion | undefined {
  if (before !== undefined && scores.some((score, seat) => score !== before.scores[seat])) return "score";
  if (!move || move.seq === before?.move?.seq) return undefined;
  const [word = ""] = (move.steps[0] ?? "").split(" ");
  if (word === "resign" || takes.includes(word)) return "take";
  // What was drafted was heard as it was laid.
  return move.seat === me && move.steps.length > 1 ? undefined : "lay";
}

/** A draft has changed: something was laid, or taken back. */
export function chimeForDraft(before: readonly string[], now: readonly string[]): void {
  if (now.length < before.length) chime("take");
  else if (now.join() !== before.join()) chime("lay");
}
