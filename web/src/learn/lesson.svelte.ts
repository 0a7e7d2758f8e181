// A lesson in progress.

import type { LessonAnswer, LessonDraft, LessonShown } from "../api";
import { Attempt } from "../table/attempt.svelte";
import { request } from "../net/http";
import { lessons } from "./lessons.svelte";
import { t } from "./words";

export class LessonPlay extends Attempt<LessonShown, LessonAnswer> {
  protected find(): Promise<LessonShown> {
    return request("GET /api/lessons/{game}/{id}", { path: this.path });
  }

  protected judgeDraft(turns: string[][], steps: string[]): Promise<LessonDraft> {
    return request("POST /api/lessons/{game}/{id}/draft", { path: this.path, body: { turns, steps } });
  }

  protected submit(turns: string[][]): Promise<LessonAnswer> {
    return request("POST /api/lessons/{game}/{id}", { path: this.path, body: { turns } });
  }

  protected override ended(): void {
    if (this.stands === "done") lessons.mark(this.path.game, this.path.id);
  }

  /** Show the solution on the board. */
  showMe(): Promise<void> {
    return this.demonstrate(async () => {
      const found = await request("GET /api/lessons/{game}/{id}/solution", { path: this.path });
      return { ...found, say: t("lesson-shown") };
    });
  }
}
