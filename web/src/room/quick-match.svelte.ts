// Quick match: how many players wait for what, asking for a game, and leaving the queue.

import type { MatchListing, MatchRequest } from "../api";
import { request } from "../net/http";
import { me } from "../people/me.svelte";
import { prefs } from "../ui/prefs.svelte";
import { router } from "../ui/router.svelte";
import { local } from "../ui/storage";
import { t } from "./words";

const STORAGE_KEY = "waiting"; // the room in which the user waits

/** Describe how many players are waiting. */
export function waitingInWords(people: number): string {
  return t("waiting", { people });
}

class QuickMatch {
  listing = $state<MatchListing>();

  /**
   * The room in which the user waits or has just waited. A user who loses the seat there asks again. All tabs of a browser
   * share it, so that none asks again for what was ended in another tab.
   */
  get room(): string {
    return local.read(STORAGE_KEY) ?? "";
  }

  set room(code: string) {
    local.write(STORAGE_KEY, code);
  }

  async refresh(): Promise<void> {
    this.listing = await request("GET /api/match");
  }

  waiting(game: string, speed: string): number {
    return this.listing?.waiting.find((each) => each.game === game && each.speed === speed)?.people ?? 0;
  }

  /** Return the name of a speed. */
  title(speed: string): string {
    return this.listing?.speeds.find((each) => each.name === speed)?.title ?? "";
  }

  /** Sign in, ask for a game, and go to the room in which the user waits. */
  async ask(game: string, speed: string): Promise<void> {
    await me.enterAsGuest();
    prefs.game = game;
    const before = this.room;
    this.room = ""; // other tabs stop first
    try {
      this.room = (await request("POST /api/match", { body: { game, speed: speed as MatchRequest["speed"] } })).code;
    } catch (error) {
      this.room = before;
      throw error;
    }
    router.go(`/r/${this.room}`);
  }

  /** Return whether the user now waits for another game, requested on another device. */
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
