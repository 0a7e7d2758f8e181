// A puzzle that a player tries, and its solution once the player gives up.

import type { LessonDraft, PuzzleAnswer, PuzzleShown } from "../api";
import { Attempt } from "../table/attempt.svelte";
import { request } from "../net/http";
import { puzzles } from "./puzzles.svelte";
import { me } from "../people/me.svelte";

export class PuzzlePlay extends Attempt<PuzzleShown, PuzzleAnswer> {
  /** How the last try changed the user's level. Only the first try of a puzzle counts. */
  change = $state.raw<{ counted: boolean; before: number; level: number }>();

  protected find(): Promise<PuzzleShown> {
    return request("GET /api/puzzles/{game}/{id}", { path: this.path });
  }

  protected judgeDraft(turns: string[][], steps: string[]): Promise<LessonDraft> {
    return request("POST /api/puzzles/{game}/{id}/draft", { path: this.path, body: { turns, steps } });
  }

  protected async submit(turns: string[][]): Promise<PuzzleAnswer> {
    const answer = await request("POST /api/puzzles/{game}/{id}", { path: this.path, body: { turns } });
    this.change = answer.stands === "going" ? undefined : answer;
    return answer;
  }

  /** Update the list, which shows solved puzzles. */
  protected override ended(): void {
    puzzles.load(this.path.game).catch(() => {});
  }

  /** Show the solution on the board. */
  giveUp(): Promise<void> {
    return this.demonstrate(async () => {
      if (me.state !== "in") await me.enterAsGuest();
      const found = await request("POST /api/puzzles/{game}/{id}/solution", { path: this.path });
      this.change = found;
      return found;
    });
  }
}
