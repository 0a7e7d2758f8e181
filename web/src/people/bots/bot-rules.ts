// The rules of a bot account: its games, its clocks, and its opponents.

import type { BotRules } from "../../api";
import { catalogue } from "../../home/catalogue.svelte";

export type Rules = Required<BotRules>;

export const CLOCKS: [Rules["clocks"][number], string][] = [
  ["none", "No clock"],
  ["quick", "Quick"],
  ["relaxed", "Relaxed"],
  ["days", "Days"],
];
export const WHO: [Rules["who"], string][] = [
  ["owner", "Only me"],
  ["friends", "My friends and me"],
  ["everyone", "Everyone"],
];
export const MAX_AT_ONCE = 8;

/** The rules of a new bot account. */
export function newRules(): Rules {
  return { games: [], clocks: [], rated: false, at_once: 1, who: "owner" };
}

/** Return rules in a few words, for a list. */
export function inWords(rules: BotRules): string {
  const games = (rules.games ?? []).map((name) => catalogue.find(name)?.title ?? name);
  const clocks = CLOCKS.filter(([name]) => rules.clocks?.includes(name)).map(([, title]) => title.toLowerCase());
  return [games.join(", ") || "Every game", clocks.length && clocks.length < CLOCKS.length ? clocks.join(", ") : "", rules.rated ? "rated too" : ""]
    .filter(Boolean)
    .join(" · ");
}
