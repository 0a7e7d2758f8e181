// A call of the user to a table is heard, and shown behind other tabs.

import { untrack } from "svelte";
import { chime } from "./sound";

/** Chime and call `then` whenever the user is called to another table. Call it during component initialisation. */
export function whenCalled(table: () => string, then: (table: string) => void = () => {}): void {
  let known = untrack(table);
  $effect(() => {
    const now = table();
    if (now && now !== known)
      untrack(() => {
        chime("turn");
        then(now);
      });
    known = now;
  });
}
