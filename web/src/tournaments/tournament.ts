// What the screens of tournaments share: names, words for settings and results.

import type { ShownTable, TournamentListed, TournamentView } from "../api";
import { clockInBrief } from "../table/clock.svelte";
import { number } from "../words/words.svelte";
import { t } from "./words";

export type Format = TournamentView["format"];
export const FORMATS: Format[] = ["swiss", "arena", "robin", "knockout"];

/** Return the name of a player, by id. */
export function namesOf(view: TournamentView): (player: string) => string {
  const names = new Map(view.players.map(({ id, name }) => [id, name]));
  return (player) => names.get(player) ?? "";
}

/** Return how many players still take part: not counted are players who left or were removed. */
export function countOf({ players }: TournamentView): number {
  return players.filter(({ status }) => status === "in" || status === "away").length;
}

/** Describe a tournament in a line: the game, the format, its length, the clock, and what players may want to know first. */
export function inBrief(view: TournamentView): string {
  const terms = [view.rated && t("rated"), view.bots && t("bots")];
  return [view.game_title, t(`format-${view.format}`), lengthOf(view), clockInBrief(view.clock), ...terms].filter(Boolean).join(" · ");
}

/** Return how long a tournament takes: "60 minutes", "7 rounds". */
export function lengthOf({ format, minutes, planned_rounds: planned, rounds }: TournamentView): string {
  if (format === "arena") return t("length-minutes", { count: minutes });
  const count = planned || (format === "swiss" ? rounds : 0);
  return count ? t("length-rounds", { count }) : "";
}

/** Return whether a tournament is still to come, under way, or over. */
export function stageOf({ phase }: Pick<TournamentListed, "phase">): "open" | "running" | "over" {
  return phase === "open" ? "open" : phase === "running" || phase === "paused" ? "running" : "over";
}

/** Return the result of each seat: 1, ½ or 0 at a table for two, or else the place. Blank: not finished. */
export function resultsOf({ places, players }: ShownTable): string[] {
  if (!places.length) return players.map(() => "");
  if (players.length > 2) return places.map((place) => t("place-number", { place }));
  const [one, two] = places;
  if (one === two) return one === 1 ? ["½", "½"] : ["0", "0"];
  return places.map((place) => (place === 1 ? "1" : "0"));
}

/** Return a number of points: 3½. */
export function points(value: number): string {
  const whole = Math.floor(value);
  const rest = value - whole;
  if (rest === 0.5) return `${whole || ""}½`;
  return number(Math.round(100 * value) / 100);
}
