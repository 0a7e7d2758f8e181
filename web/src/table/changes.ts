// A position from the one before and what changed: the message `changed` of docs/reference/wire.md.

import type { Position, PositionChanged } from "../wire";

/** The position after a change; undefined if this page does not have the position that it changes. */
export function changedPosition(had: Position | undefined, news: PositionChanged): Position | undefined {
  if (had?.seq !== news.since || had.me !== news.me) return undefined;
  const view: Record<string, unknown> = { ...(had.view as object), ...news.view };
  for (const [field, [start, removed, items]] of Object.entries(news.splices ?? {})) {
    view[field] = (view[field] as unknown[]).toSpliced(start, removed, ...items);
  }
  return { ...had, ...news.position, view };
}
