// Quick match: how many wait for what, to ask for a game, and to wait no more.

import type { MatchListing, MatchRequest } from "../api";
import { request } from "../net/http";
import { me } from "../people/me.svelte";
import { prefs } from "../ui/prefs.svelte";
import { router } from "../ui/router.svelte";
import { local } from "../ui/storage";

const KEPT = "waiting"; // under which the browser keeps the room in which one waits

const FEW = ["nobody is", "one is", "two are", "three are", "four are", "five are", "six are"];

/** How many wait, as people say it. */
export function waitingInWords(people: number): string {
  return `${FEW[people] ?? `${people} are`} waiting`;
}

class QuickMatch {
  listing = $state<MatchListing>();

  /** The room in which one waits, or did a moment ago: who finds no seat there any more asks again. All tabs of a browser
   *  know it, so that none of them asks again for what was ended in another. */
  get room(): string {
    return local.read(KEPT) ?? "";
  }

  set room(code: string) {
    local.write(KEPT, code);
  }

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
    const before = this.room;
    this.room = ""; // other tabs let go first
    try {
      this.room = (await request("POST /api/match", { body: { game, speed: speed as MatchRequest["speed"] } })).code;
    } catch (error) {
      this.room = before;
      throw error;
    }
    router.go(`/r/${this.room}`);
  }

  /** Whether one waits for something else by now, asked for on another device. */
  async waitsElsewhere(game: string, speed: string): Promise<boolean> {
    await this.refresh();
    const mine = this.listing?.mine;
    return mine != null && (mine.game !== game || mine.speed !== speed);
  }

  async cancel(): Promise<void> {
    this.room = "";
    await request("DELETE /api/match");
  }
}

export const quickMatch = new QuickMatch();
