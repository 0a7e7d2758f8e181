// Soft paper and heartbeats.

import type { Sounds, Tone } from "../../ui/sound";

const beat = (at: number, loud: number): Tone => ({ wave: "sine", pitch: 120, to: 70, at, long: 0.12, loud });
const bell = (pitch: number, at: number, long = 0.35): Tone => ({ wave: "sine", pitch, at, long, loud: 0.45 });

export const sounds: Sounds = {
  lay: [{ wave: "noise", pitch: 3200, to: 1800, long: 0.09, loud: 0.35 }, beat(0.02, 0.7)],
  take: [{ wave: "noise", pitch: 2200, to: 3600, long: 0.1, loud: 0.4 }],
  score: [beat(0, 0.9), beat(0.14, 0.7), bell(784, 0.05), bell(1047, 0.15)],
  wrong: [{ wave: "sine", pitch: 196, to: 165, long: 0.22, loud: 0.7 }],
  turn: [bell(659, 0), bell(880, 0.13)],
  end: [beat(0, 0.9), beat(0.16, 0.8), bell(659, 0.1, 0.5), bell(784, 0.24, 0.5), bell(1047, 0.38, 0.7)],
};

export const takes = ["draw"];
