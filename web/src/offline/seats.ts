// Who sits where in a new game on this device.

import { nearest, type Level } from "../room/levels";
import type { PlannedPlayer } from "./routes";
import { t } from "./words/first";

/** A seat for a person with a name, or for a bot of a level. */
export interface Seat {
  name: string;
  bot: Level | "";
}

/**
 * Return the seats of a game: those that were chosen, and others. The first is for a person; the others are for bots of a
 * level, or for people if there is no level. People have the names that they used last.
 */
export function seatsFor(count: number, chosen: Seat[], names: string[], level: Level | undefined, offered: readonly string[]): Seat[] {
  return Array.from({ length: count }, (_, at) => {
    const bot = at && level ? nearest(level, offered) : "";
    return chosen[at] ?? { name: names[at] ?? t("player", { number: at + 1 }), bot };
  });
}

/** Return the players as the hall takes them. */
export function playersOf(seats: Seat[]): PlannedPlayer[] {
  return seats.map(({ name, bot }) => (bot ? { bot } : { name }));
}
