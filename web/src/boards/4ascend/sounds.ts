// Stones on slate; a chain that lifts off rings upwards.

import type { Sounds, Tone } from "../../ui/sound";

const stone: Tone[] = [
  { wave: "noise", pitch: 1800, long: 0.03, loud: 0.8 },
  { wave: "sine", pitch: 420, to: 260, long: 0.09, loud: 0.7 },
];

export const sounds: Sounds = {
  lay: stone,
  take: [{ wave: "sine", pitch: 300, to: 220, long: 0.12, loud: 0.4 }],
  score: [{ wave: "noise", pitch: 220, to: 90, long: 0.28, loud: 1 }, { wave: "sine", pitch: 110, to: 55, long: 0.3, loud: 0.9 }],
  wrong: [{ wave: "sine", pitch: 190, to: 140, long: 0.18, loud: 0.8 }],
  turn: [392, 587].map((pitch, n): Tone => ({ wave: "sine", pitch, at: n * 0.11, long: 0.3, loud: 0.5 })),
  end: [294, 392, 587, 784].map((pitch, n): Tone => ({ wave: "sine", pitch, at: n * 0.13, long: 0.6, loud: 0.5 })),
};
