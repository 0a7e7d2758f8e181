// Applies the wire message `changed` (docs/wire.md) to the previous position.

import type { Position, PositionChanged } from "../wire";

/** Return the position after a change, or undefined if this page does not have the position it applies to. */
export function changedPosition(had: Position | undefined, news: PositionChanged): Position | undefined {
  if (had?.seq !== news.since || had.me !== news.me) return undefined;
  const view: Record<string, unknown> = { ...(had.view as object), ...news.view };
  for (const [field, [start, removed, items]] of Object.entries(news.splices ?? {})) {
    view[field] = (view[field] as unknown[]).toSpliced(start, removed, ...items);
  }
  return { ...had, ...news.position, view };
}
