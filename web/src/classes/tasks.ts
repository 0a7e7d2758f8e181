// The tasks of homework, in words and with links.

import type { HomeworkListing, LessonList } from "../api";
import { catalogue } from "../home/catalogue.svelte";
import { t } from "./words";

export interface Task {
  words: string;
  /** The path of the lesson or puzzle; blank for games to play. */
  to: string;
  /** Whether the user has done the lesson; undefined if it is not known. */
  done: boolean | undefined;
}

/** Return the title of a game, or its name until the catalogue is loaded. */
export function titleOf(game: string): string {
  return catalogue.find(game)?.title ?? game;
}

/** Return the tasks of a piece of homework in order: lessons, puzzles, games. */
export function tasksOf(homework: HomeworkListing, lessons: LessonList[]): Task[] {
  const lesson = (game: string, id: string) => lessons.find((list) => list.game === game)?.lessons.find((each) => each.id === id);
  return [
    ...homework.lessons.map(({ game, id }) => ({
      words: t("task-lesson", { game: titleOf(game), lesson: lesson(game, id)?.title ?? id }),
      to: `/learn/${game}/${id}`,
      done: lesson(game, id)?.done,
    })),
    ...homework.puzzles.map(({ game, id }, at) => ({ words: t("task-puzzle", { game: titleOf(game), number: at + 1 }), to: `/puzzles/${game}/${id}`, done: undefined })),
    ...homework.games.map(({ game, games }) => ({ words: t("task-games", { game: titleOf(game), count: games ?? 1 }), to: "", done: undefined })),
  ];
}
