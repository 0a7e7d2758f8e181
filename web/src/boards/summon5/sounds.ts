// A loom and its threads: plucked strings, in fifths.

import type { Sounds, Tone } from "../../ui/sound";

const pluck = (pitch: number, at = 0, long = 0.3): Tone[] => [
  { wave: "triangle", pitch, at, long, loud: 0.6 },
  { wave: "sine", pitch: pitch * 2, at, long: long / 2, loud: 0.25 },
];

export const sounds: Sounds = {
  lay: pluck(294, 0, 0.2),
  take: pluck(196, 0, 0.16),
  score: [294, 440, 587].flatMap((pitch, n) => pluck(pitch, n * 0.08)),
  wrong: [{ wave: "triangle", pitch: 139, to: 131, long: 0.25, loud: 0.8 }],
  turn: [440, 659].flatMap((pitch, n) => pluck(pitch, n * 0.12)),
  end: [294, 440, 587, 880, 1175].flatMap((pitch, n) => pluck(pitch, n * 0.12, 0.7)),
};

export const takes = ["stuck"];
