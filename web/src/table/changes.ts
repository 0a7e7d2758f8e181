// Applies the wire messages `changed` and `roomchanged` (docs/reference/wire.md) to the previous position or room.

import type { Moved, Position, PositionChanged, RoomChanged, RoomStatus } from "../wire";

/** Return a copy of an object with changed fields and spliced lists. */
function spliced(had: object, fields: RoomChanged["fields"], splices: RoomChanged["splices"]): object {
  const after: Record<string, unknown> = { ...had, ...fields };
  for (const [field, [start, removed, items]] of Object.entries(splices ?? {})) {
    after[field] = (after[field] as unknown[]).toSpliced(start, removed, ...items);
  }
  return after;
}

/** Return the position after a change, or undefined if this page does not have the position it applies to. */
export function changedPosition(had: Position | undefined, news: PositionChanged): Position | undefined {
  if (had?.seq !== news.since || had.me !== news.me) return undefined;
  const legal = Object.entries(news.legal ?? {}).flatMap(([beginning, lasts]) => lasts.split(" ").map((last) => `${beginning} ${last}`.trimStart()));
  const view = spliced(had.view as object, news.view, news.splices);
  return { ...had, ...news.position, view, legal, more: news.more ?? false };
}

/** Return the room after a change. */
export function changedRoom(had: RoomStatus, news: RoomChanged): RoomStatus {
  return spliced(had, news.fields, news.splices) as RoomStatus;
}

/** Return a move with repeated facts expanded: consecutive equal facts are sent once with a count. */
export function withAllFacts(move: Moved): Moved {
  return { ...move, facts: move.facts.flatMap((told) => Array.from({ length: told.times ?? 1 }, () => ({ ...told, times: 1 }))) };
}
