// The rules of a bot account: its games, its clocks, and its opponents.

import type { BotRules } from "../../api";
import { catalogue } from "../../home/catalogue.svelte";
import { t } from "../words";
import { list } from "../../words/words.svelte";

export type Rules = Required<BotRules>;

export const CLOCKS: Rules["clocks"][number][] = ["none", "quick", "relaxed", "days"];
export const WHO: Rules["who"][] = ["owner", "friends", "everyone"];
export const MAX_AT_ONCE = 8;

/** The rules of a new bot account. */
export function newRules(): Rules {
  return { games: [], clocks: [], rated: false, at_once: 1, who: "owner" };
}

/** Return rules in a few words, for a list. */
export function inWords(rules: BotRules): string {
  const games = (rules.games ?? []).map((name) => catalogue.find(name)?.title ?? name);
  const clocks = CLOCKS.filter((name) => rules.clocks?.includes(name)).map((name) => t(`clock-lower-${name}`));
  return [list(games) || t("rules-any-game"), clocks.length && clocks.length < CLOCKS.length ? list(clocks) : "", rules.rated ? t("rules-rated-too") : ""]
    .filter(Boolean)
    .join(" · ");
}
