// Picks on rock, and ringing coins.

import type { Sounds, Tone } from "../../ui/sound";

const pick = (at: number): Tone[] => [
  { wave: "noise", pitch: 900, to: 400, at, long: 0.09, loud: 1 },
  { wave: "square", pitch: 1700, to: 1500, at, long: 0.04, loud: 0.14 },
];
const coin = (at: number, pitch: number): Tone[] => [
  { wave: "sine", pitch, at, long: 0.35, loud: 0.4 },
  { wave: "sine", pitch: pitch * 2.76, at, long: 0.16, loud: 0.2 },
];

export const sounds: Sounds = {
  lay: pick(0),
  take: [{ wave: "noise", pitch: 500, to: 250, long: 0.12, loud: 0.7 }],
  score: [1568, 1865, 2093].flatMap((pitch, n) => coin(n * 0.08, pitch)),
  wrong: [{ wave: "noise", pitch: 160, to: 90, long: 0.22, loud: 1 }],
  turn: [...pick(0), ...pick(0.16)],
  end: [1568, 1319, 1760, 1568, 2093, 2637].flatMap((pitch, n) => coin(n * 0.1, pitch)),
};

export const takes = ["discard", "pass"];
