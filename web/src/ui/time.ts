// Times in everyday words.

import { perLocale } from "../words/words.svelte";
import { t } from "./words/first";

const relative = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));

export function ago(at: number): string {
  const minutes = Math.round((at - Date.now()) / 60_000);
  if (minutes > -1) return t("just-now");
  if (minutes > -60) return relative().format(minutes, "minute");
  if (minutes > -60 * 24) return relative().format(Math.round(minutes / 60), "hour");
  return relative().format(Math.round(minutes / 60 / 24), "day");
}

const DATE = { day: "numeric", month: "short", year: "numeric" } as const;
const moment = perLocale((locale) => new Intl.DateTimeFormat(locale, { ...DATE, hour: "2-digit", minute: "2-digit" }));
const date = perLocale((locale) => new Intl.DateTimeFormat(locale, DATE));

/** Format a date: "15 Nov 2026". */
export function day(at: number): string {
  return date().format(at);
}

/** Format a date and time in the local time zone: "15 Nov 2026, 21:12". */
export function on(at: number): string {
  return moment().format(at);
}
