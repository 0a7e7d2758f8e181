// The table's clock: the server's last status, extrapolated. Only the server's clock counts.

import type { ClockSettings, ClockStatus } from "../wire";
import { t } from "./words/first";

const TICK_MS = 250; // the largest delay of the displayed seconds
const URGENT_MS = 10_000; // time left below which the clock is urgent

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

class TableClock {
  private told = $state<ClockStatus>();
  private at = 0; // when the status arrived, by this page's own clock
  private now = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Take over the server's clock status. */
  tell(status: ClockStatus): void {
    this.told = status;
    this.at = this.now = performance.now();
    clearInterval(this.timer);
    this.timer = status.seat === null ? undefined : setInterval(() => (this.now = performance.now()), TICK_MS);
  }

  /** Stop the clock: the user changed or left the room. */
  clear(): void {
    this.told = undefined;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Return whether the clock of a seat is running. */
  runs(seat: number): boolean {
    return this.told?.seat === seat;
  }

  /** Return the milliseconds that a seat has left, or undefined if its time is not limited. */
  left(seat: number): number | undefined {
    const left = this.told?.left[seat];
    if (left === undefined) return undefined;
    return this.runs(seat) ? Math.max(0, left - (this.now - this.at)) : left;
  }

  /** Return whether a seat is short of time. */
  urgent(seat: number): boolean {
    return this.runs(seat) && (this.left(seat) ?? URGENT_MS) < URGENT_MS;
  }
}

export const tableClock = new TableClock();

/** Format remaining time as on a clock: 0:07, 12:30, 1 h 05, 2 d 3 h. */
export function shownTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= DAY_S) return t("clock-days", { days: Math.floor(seconds / DAY_S), hours: Math.floor((seconds % DAY_S) / HOUR_S) });
  const two = (number: number): string => String(number).padStart(2, "0");
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
  return seconds >= HOUR_S ? t("clock-hours", { hours: Math.floor(seconds / HOUR_S), minutes: two(minutes) }) : `${minutes}:${two(seconds % MINUTE_S)}`;
}

/** Format seconds in words: 30 seconds, 2 minutes, 3 days. */
export function spokenTime(seconds: number): string {
  if (seconds && seconds % DAY_S === 0) return t("days", { count: seconds / DAY_S });
  if (seconds && seconds % HOUR_S === 0) return t("hours", { count: seconds / HOUR_S });
  if (seconds && seconds % MINUTE_S === 0) return t("minutes", { count: seconds / MINUTE_S });
  const slack = 1.005; // just under three days still reads as three days
  if (seconds * slack >= 2 * DAY_S) return t("days", { count: Math.floor((seconds * slack) / DAY_S) });
  if (seconds * slack >= 2 * HOUR_S) return t("hours", { count: Math.floor((seconds * slack) / HOUR_S) });
  if (seconds * slack >= 2 * MINUTE_S) return t("minutes", { count: Math.floor((seconds * slack) / MINUTE_S) });
  return t("seconds", { count: Math.ceil(seconds) });
}

/** Describe a room's clock in a few words: "1 minute a turn". */
export function clockInBrief(clock: ClockSettings | null): string {
  if (!clock) return t("clock-none");
  const time = spokenTime(clock.seconds);
  if (clock.kind === "turn") return t("clock-brief", { time });
  return clock.increment ? t("clock-brief.increment", { time, more: spokenTime(clock.increment) }) : t("clock-brief.bank", { time });
}

/** Describe a room's clock in a sentence; `step` names the game's own step. */
export function clockInWords(clock: ClockSettings, step: string): string {
  const time = spokenTime(clock.seconds);
  const kind = clock.kind === "turn" ? "turn" : clock.increment ? "increment" : "bank";
  return t("clock-sentence", { kind, time, more: spokenTime(clock.increment ?? 0), end: clock.at_zero ?? "bot", step });
}
