// What bots say before and after a game. It can be switched off on each device.

import { catalogue } from "../home/catalogue.svelte";
import type { Level } from "./levels";

type Moment = "begins" | "wins" | "loses";

const WORDS: Record<Level, Record<Moment, string>> = {
  first: { begins: "My first week here. Shall we find out together?", wins: "Oh! Did I win? Again?", loses: "You are quick! Again?" },
  easy: { begins: "Good luck to both of us.", wins: "That went my way. Another one?", loses: "Nicely done." },
  medium: { begins: "I know this game a little. Let us see.", wins: "A close look helped me.", loses: "You saw more than I did." },
  strong: { begins: "I look twice before I play.", wins: "You made me work for it.", loses: "Well played, that was earned." },
  hard: { begins: "I give nothing away.", wins: "Look at it again in the review.", loses: "I did not see that coming." },
  master: { begins: "Take your time. I shall.", wins: "You lasted longer than most.", loses: "Remember this game. I will." },
};
/**
 * Return what a bot of a level says at a moment of a game; before it, the text may come from the game. Blank for an unknown
 * level.
 */
export function wordOf(level: string, game: string, moment: Moment): string {
  const own = moment === "begins" ? catalogue.find(game)?.greetings[level] : undefined;
  return own ?? WORDS[level as Level]?.[moment] ?? "";
}
