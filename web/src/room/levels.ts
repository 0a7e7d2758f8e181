// How well bots play: the levels there are, what they are called, and which of them a game offers.

export const levels = ["first", "easy", "medium", "strong", "hard", "master"] as const;
export type Level = (typeof levels)[number];

/** What players call a level: "Beginner". */
export function nameOf(level: string): string {
  const name = level === "first" ? "beginner" : level;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The level itself where a game has it, and otherwise the one nearest to it that the game has. */
export function nearest(level: Level, offered: readonly string[]): Level {
  const at = levels.indexOf(level);
  const known = levels.filter((each) => offered.includes(each));
  return known.reduce((best, each) => (Math.abs(levels.indexOf(each) - at) < Math.abs(levels.indexOf(best) - at) ? each : best), known[0] ?? level);
}
