// What bots say before and after a game. It can be switched off on each device.

import { catalogue } from "../home/catalogue.svelte";
import { levels, type Level } from "./levels";
import { t } from "./words";

type Moment = "begins" | "wins" | "loses";

/**
 * Return what a bot of a level says at a moment of a game; before it, the text may come from the game. Blank for an unknown
 * level.
 */
export function wordOf(level: string, game: string, moment: Moment): string {
  const own = moment === "begins" ? catalogue.find(game)?.greetings[level] : undefined;
  return own ?? (levels.includes(level as Level) ? t(`bot-${level}-${moment}`) : "");
}
