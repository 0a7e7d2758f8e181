// Short sounds, synthesised by the browser, with a vibration for the important ones. One switch turns both off. Nothing
// sounds before the user has touched the page, because browsers forbid it.

import type { Moved } from "../wire";
import { prefs } from "./prefs.svelte";

/** One tone, or a burst of noise, that fades out. */
export interface Tone {
  wave: OscillatorType | "noise";
  /** Frequency of the tone, or of the noise filter, in Hz. */
  pitch: number;
  /** Frequency that it slides to, in Hz. */
  to?: number;
  /** Start in seconds after the first tone. */
  at?: number;
  /** Duration in seconds. */
  long: number;
  /** Volume from 0 to 1. */
  loud: number;
}

export type Occasion = "lay" | "take" | "score" | "wrong" | "turn" | "end";
export type Sounds = Record<Occasion, readonly Tone[]>;
/** The sounds of a game. */
export interface GameSounds {
  /** Its own sounds; the page's sounds fill the gaps. */
  sounds: Partial<Sounds>;
  /** First words of moves that lay nothing on the table; they sound like "take". */
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
const MAX_GAIN = 0.22; // overall gain: a table sound is not an alarm
const ATTACK_S = 0.006; // time until a tone is at full volume: without it, the tone clicks
const SILENT_GAIN = 0.0001; // an exponential ramp cannot reach zero
const TURN_CALL_DELAY_MS = 350; // time between a move and the call to the user's turn
const VIBRATIONS: Partial<Record<Occasion, number | number[]>> = {
  turn: [30, 60, 30],
  wrong: 70,
  score: 25,
  end: [40, 60, 90],
};

let own: Sounds = PLAIN;
let takes: readonly string[] = [];
let context: AudioContext | undefined;
let touched = false; // whether the user has touched the page
let noise: AudioBuffer | undefined;

for (const gesture of ["pointerdown", "keydown"])
  addEventListener(
    gesture,
    () => {
      touched = true;
      if (context?.state === "suspended") void context.resume(); // some systems resume it only during a gesture
    },
    true,
  );

/** Use the sounds of a game, or the page's own if it has none. */
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
  // Resume a suspended context first: otherwise all sounds it missed would play at once.
  if (sounding.state === "running") for (const tone of own[occasion]) sound(sounding, tone);
  else void sounding.resume().then(() => own[occasion].forEach((tone) => sound(sounding, tone)));
}

function sound(context: AudioContext, { wave, pitch, to, at = 0, long, loud }: Tone): void {
  const begins = context.currentTime + at;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(SILENT_GAIN, begins);
  loudness.gain.exponentialRampToValueAtTime(loud * MAX_GAIN, begins + ATTACK_S);
  loudness.gain.exponentialRampToValueAtTime(SILENT_GAIN, begins + long);
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

/** Return band-filtered noise: wood, paper, cloth. */
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

/** What is visible at a table; a board may show news later than it arrived. */
export interface Sight {
  /** Whether anything has happened since the user came to the table. */
  live: boolean;
  move: Moved | undefined;
  scores: readonly number[];
  me: number | null;
  /** Whether the page says that it is the user's turn. */
  called: boolean;
  /** Whether it says that the game is over. */
  over: boolean;
}

/** Plays sounds for what becomes visible: a move, a change of the scores, and the user's turn. */
export class TableSounds {
  private seen: Sight | undefined;

  /** Play the sounds for everything new since the last call. */
  look(now: Sight): void {
    const before = this.seen;
    this.seen = now;
    if (!now.live) return;
    if (now.over) {
      if (!before?.over) chime("end");
      return;
    }
    const occasion = occasionOf(now, before);
    // A user on another tab hears only the call to their turn.
    if (occasion && !document.hidden) chime(occasion);
    if (now.called && !before?.called) setTimeout(() => chime("turn"), occasion ? TURN_CALL_DELAY_MS : 0);
  }

  /** Start another game, of which nothing has been seen. */
  forget(): void {
    this.seen = undefined;
  }
}

function occasionOf({ move, scores, me }: Sight, before: Sight | undefined): Occasion | undefined {
  if (before !== undefined && scores.some((score, seat) => score !== before.scores[seat])) return "score";
  if (!move || move.seq === before?.move?.seq) return undefined;
  const [word = ""] = (move.steps[0] ?? "").split(" ");
  if (word === "resign" || takes.includes(word)) return "take";
  // Drafted steps made a sound when they were laid.
  return move.seat === me && move.steps.length > 1 ? undefined : "lay";
}

/** Play the sound for a changed draft: something was laid or taken back. */
export function chimeForDraft(before: readonly string[], now: readonly string[]): void {
  if (now.length < before.length) chime("take");
  else if (now.join() !== before.join()) chime("lay");
}
