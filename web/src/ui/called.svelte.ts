// A call of the user to a table is heard.

import { untrack } from "svelte";
import { chime } from "./sound";

/** Chime whenever the user is called to another table. Call it during component initialisation. */
export function chimeWhenCalled(table: () => string): void {
  let known = untrack(table);
  $effect(() => {
    const now = table();
    if (now && now !== known) untrack(() => chime("turn"));
    known = now;
  });
}
