// The lessons of each game, and which of them the user has completed.

import type { LessonList, LessonListing, LessonShown } from "../api";
import { request } from "../net/http";
import { askedOnce } from "./asked-once";
import { session } from "../ui/storage";

class Lessons {
  /** By game, as far as loaded. */
  lists = $state.raw<Record<string, LessonList>>({});
  private readonly find = askedOnce((path: { game: string; id: string }) => request("GET /api/lessons/{game}/{id}", { path }));

  /** Load the lessons of a game and the user's progress in them. */
  async load(game: string): Promise<void> {
    const found = await request("GET /api/lessons/{game}", { path: { game } });
    this.lists = { ...this.lists, [game]: found };
  }

  /** Load the lessons of every game. */
  async loadAll(): Promise<void> {
    const found = await request("GET /api/lessons");
    this.lists = Object.fromEntries(found.map((list) => [list.game, list]));
  }

  /** Load a lesson for its picture, once. */
  look(game: string, id: string): Promise<LessonShown> {
    return this.find({ game, id });
  }

  /** Mark a lesson as completed in the list before the server is asked again. */
  mark(game: string, id: string): void {
    const list = this.lists[game];
    if (!list) return;
    const lessons = list.lessons.map((each) => (each.id === id ? { ...each, done: true } : each));
    this.lists = { ...this.lists, [game]: { ...list, lessons, offered: false } };
  }

  /** Hide the offer of a game's lessons for good. */
  async putOfferAway(game: string): Promise<void> {
    const list = this.lists[game];
    if (list) this.lists = { ...this.lists, [game]: { ...list, offered: false } };
    await request("DELETE /api/lessons/{game}/offer", { path: { game } });
  }

  /** The code of the table that the user came from; blank if there is none. */
  get table(): string {
    return session.read("lessons from") ?? "";
  }

  /** Remember the table that the user came from, for the link back. */
  comeFrom(code: string): void {
    if (code) session.write("lessons from", code);
    else session.remove("lessons from");
  }
}

/** Return how many of a game's lessons are completed and which comes next, undefined if all are completed. */
export function progressOf(list: LessonList | undefined): { done: number; of: number; next: LessonListing | undefined } {
  const every = list?.lessons ?? [];
  return { done: every.filter((each) => each.done).length, of: every.length, next: every.find((each) => !each.done) };
}

export const lessons = new Lessons();
