// Requests whose answers do not change while the page is open, except with its language.

import { language } from "../words/words.svelte";

/** Send a request only once per path. A failed request is sent again. */
export function askedOnce<Path extends object, T>(ask: (path: Path) => Promise<T>): (path: Path) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (path) => {
    const key = JSON.stringify([language.now, path]);
    const answer = known.get(key) ?? ask(path);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}
