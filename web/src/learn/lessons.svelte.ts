// The lessons of each game, and which of them one has done.

import type { LessonList, LessonListing, LessonShown } from "../api";
import { request } from "../net/http";
import { askedOnce } from "./asked-once";
import { session } from "../ui/storage";

class Lessons {
  /** By game, as far as it was asked for. */
  lists = $state.raw<Record<string, LessonList>>({});
  private readonly find = askedOnce((path: { game: string; id: string }) => request("GET /api/lessons/{game}/{id}", { path }));

  /** Ask for the lessons of a game, and for what was done of them. */
  async load(game: string): Promise<void> {
    const found = await request("GET /api/lessons/{game}", { path: { game } });
    this.lists = { ...this.lists, [game]: found };
  }

  /** Ask for the lessons of every game. */
  async loadAll(): Promise<void> {
    const found = await request("GET /api/lessons");
    this.lists = Object.fromEntries(found.map((list) => [list.game, list]));
  }

  /** A lesson for its picture: asked for once. */
  look(game: string, id: string): Promise<LessonShown> {
    return this.find({ game, id });
  }

  /** A lesson is done: the list shows it before the hall is asked again. */
  mark(game: string, id: string): void {
    const list = this.lists[game];
    if (!list) return;
    const lessons = list.lessons.map((each) => (each.id === id ? { ...each, done: true } : each));
    this.lists = { ...this.lists, [game]: { ...list, lessons, offered: false } };
  }

  /** Put the offer of a game's lessons away, for good. */
  async putOfferAway(game: string): Promise<void> {
    const list = this.lists[game];
    if (list) this.lists = { ...this.lists, [game]: { ...list, offered: false } };
    await request("DELETE /api/lessons/{game}/offer", { path: { game } });
  }

  /** The table that the user came from; blank if there is none. */
  get table(): string {
    return session.read("lessons from") ?? "";
  }

  /** Remember the table that the user came from, for the way back. */
  comeFrom(code: string): void {
    if (code) session.write("lessons from", code);
    else session.remove("lessons from");
  }
}

/** How many of a game's lessons are done, and which one comes next; undefined when all are done. */
export function progressOf(list: LessonList | undefined): { done: number; of: number; next: LessonListing | undefined } {
  const every = list?.lessons ?? [];
  return { done: every.filter((each) => each.done).length, of: every.length, next: every.find((each) => !each.done) };
}

export const lessons = new Lessons();
