// Quick match: how many wait for what, to ask for a game, and to wait no more.

import type { MatchListing, MatchRequest } from "../api";
import { request } from "./http";
import { me } from "./me.svelte";
import { prefs } from "./prefs.svelte";
import { router } from "./router.svelte";

const FEW = ["nobody is", "one is", "two are", "three are", "four are", "five are", "six are"];

/** How many wait, as people say it. */
export function waitingInWords(people: number): string {
  return `${FEW[people] ?? `${people} are`} waiting`;
}

class QuickMatch {
  listing = $state<MatchListing>();
  /** The room in which one waits, or did a moment ago: who finds no seat there any more asks again. */
  room = "";

  async refresh(): Promise<void> {
    this.listing = await request("GET /api/match");
  }

  waiting(game: string, speed: string): number {
    return this.listing?.waiting.find((each) => each.game === game && each.speed === speed)?.people ?? 0;
  }

  /** What a speed is called. */
  title(speed: string): string {
    return this.listing?.speeds.find((each) => each.name === speed)?.title ?? "";
  }

  /** Come in, ask for a game, and go to the room in which one waits. */
  async ask(game: string, speed: string): Promise<void> {
    await me.enterAsGuest();
    prefs.game = game;
    const { code } = await request("POST /api/match", { body: { game, speed: speed as MatchRequest["speed"] } });
    this.room = code;
    router.go(`/r/${code}`);
  }

  async cancel(): Promise<void> {
    this.room = "";
    await request("DELETE /api/match");
  }
}

export const quickMatch = new QuickMatch();
