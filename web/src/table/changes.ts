// What follows from the last position or room and what changed: the messages `changed` and `roomchanged` of docs/reference/wire.md.

import type { Moved, Position, PositionChanged, RoomChanged, RoomStatus } from "../wire";

/** An object with other fields, and with other items in some of its lists. */
function spliced(had: object, fields: RoomChanged["fields"], splices: RoomChanged["splices"]): object {
  const after: Record<string, unknown> = { ...had, ...fields };
  for (const [field, [start, removed, items]] of Object.entries(splices ?? {})) {
    after[field] = (after[field] as unknown[]).toSpliced(start, removed, ...items);
  }
  return after;
}

/** The position after a change; undefined if this page does not have the position that it changes. */
export function changedPosition(had: Position | undefined, news: PositionChanged): Position | undefined {
  if (had?.seq !== news.since || had.me !== news.me) return undefined;
  const legal = Object.entries(news.legal ?? {}).flatMap(([beginning, lasts]) => lasts.split(" ").map((last) => `${beginning} ${last}`.trimStart()));
  const view = spliced(had.view as object, news.view, news.splices);
  return { ...had, ...news.position, view, legal, more: news.more ?? false };
}

/** The room after a change. */
export function changedRoom(had: RoomStatus, news: RoomChanged): RoomStatus {
  return spliced(had, news.fields, news.splices) as RoomStatus;
}

/** A move with every fact of its own: those that happened several times in a row are sent once. */
export function withAllFacts(move: Moved): Moved {
  return { ...move, facts: move.facts.flatMap((told) => Array.from({ length: told.times ?? 1 }, () => ({ ...told, times: 1 }))) };
}
