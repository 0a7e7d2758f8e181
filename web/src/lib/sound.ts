// Short sounds, made by the browser itself; silent unless somebody turned them on.

import { prefs } from "./prefs.svelte";

let context: AudioContext | undefined;

export function chime(kind: "move" | "turn" | "end" | "no"): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  const notes = { move: [330], turn: [523, 659], end: [523, 659, 784], no: [180] }[kind];
  notes.forEach((pitch, number) => {
    const at = context!.currentTime + number * 0.11;
    const tone = context!.createOscillator();
    const loudness = context!.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
    tone.connect(loudness).connect(context!.destination);
    tone.start(at);
    tone.stop(at + 0.25);
  });
}
