// Times of pupils in words.

import { t } from "./words";

/** Return how long a pupil was here: "25 min", "1 h 05 min". */
export function spentInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return t("spent-minutes", { minutes });
  return t("spent-hours", { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, "0") });
}
