// Hard tiles on felt and on wood: they clack.

import type { Sounds, Tone } from "../../ui/sound";

const clack = (at: number, loud = 0.9): Tone[] => [
  { wave: "noise", pitch: 2600, at, long: 0.045, loud },
  { wave: "triangle", pitch: 950, to: 620, at, long: 0.05, loud: loud * 0.5 },
];

export const sounds: Sounds = {
  lay: clack(0),
  take: [{ wave: "noise", pitch: 1500, long: 0.06, loud: 0.6 }, { wave: "triangle", pitch: 480, to: 400, long: 0.07, loud: 0.4 }],
  score: [0, 0.07, 0.14, 0.21].flatMap((at) => clack(at, 0.8)),
  wrong: [{ wave: "triangle", pitch: 210, to: 150, long: 0.18, loud: 0.7 }],
  turn: [...clack(0, 0.6), { wave: "sine", pitch: 660, at: 0.09, long: 0.28, loud: 0.5 }],
  end: [...[0, 0.05, 0.11, 0.16, 0.22].flatMap((at) => clack(at, 0.7)), { wave: "triangle", pitch: 523, at: 0.3, long: 0.5, loud: 0.5 }, { wave: "triangle", pitch: 784, at: 0.42, long: 0.6, loud: 0.5 }],
};

export const takes = ["draw", "pass"];
