// The bot levels: their names, and which of them a game offers.

import { t } from "./words/first";

export const levels = ["first", "easy", "medium", "strong", "hard", "master"] as const;
export type Level = (typeof levels)[number];

/** Return the players' name for a level: "Beginner". */
export function nameOf(level: string): string {
  return levels.includes(level as Level) ? t(`level-${level}`) : level;
}

/** Return the level if the game offers it, or else the nearest level that it offers. */
export function nearest(level: Level, offered: readonly string[]): Level {
  const at = levels.indexOf(level);
  const known = levels.filter((each) => offered.includes(each));
  return known.reduce((best, each) => (Math.abs(levels.indexOf(each) - at) < Math.abs(levels.indexOf(best) - at) ? each : best), known[0] ?? level);
}
