// What the newest move told.

import type { Moved, Summon5 } from "../../wire";

const WORTH = ["total", "perfect", "closing"]; // telling in a line above the loom

export function sentenceOf(last: Moved | undefined): string {
  const told = last?.facts.filter(({ fact }) => WORTH.includes((fact as Summon5.Fact).fact)) ?? [];
  return told.map(({ say }) => say).join(" ");
}
