// A disc that falls into a wooden rack.

export const version = 0;

const clack = (at, loud) => [
  { wave: "noise", pitch: 1400, at, long: 0.05, loud },
  { wave: "triangle", pitch: 330, to: 220, at, long: 0.09, loud: loud * 0.6 },
];

export const sounds = {
  lay: [...clack(0, 0.9), ...clack(0.11, 0.4)],
  end: [392, 494, 587, 784].map((pitch, n) => ({ wave: "triangle", pitch, at: n * 0.12, long: 0.4, loud: 0.5 })),
};
