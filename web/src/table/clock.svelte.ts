// The table's clock: the server's last status, extrapolated. Only the server's clock counts.

import type { ClockSettings, ClockStatus } from "../wire";

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
  if (seconds >= DAY_S) return `${Math.floor(seconds / DAY_S)} d ${Math.floor((seconds % DAY_S) / HOUR_S)} h`;
  const two = (number: number): string => String(number).padStart(2, "0");
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
  return seconds >= HOUR_S ? `${Math.floor(seconds / HOUR_S)} h ${two(minutes)}` : `${minutes}:${two(seconds % MINUTE_S)}`;
}

function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}

/** Format seconds in words: 30 seconds, 2 minutes, 3 days. */
export function spokenTime(seconds: number): string {
  if (seconds && seconds % DAY_S === 0) return counted(seconds / DAY_S, "day");
  if (seconds && seconds % HOUR_S === 0) return counted(seconds / HOUR_S, "hour");
  if (seconds && seconds % MINUTE_S === 0) return counted(seconds / MINUTE_S, "minute");
  const slack = 1.005; // just under three days still reads as three days
  if (seconds * slack >= 2 * DAY_S) return counted(Math.floor((seconds * slack) / DAY_S), "day");
  if (seconds * slack >= 2 * HOUR_S) return counted(Math.floor((seconds * slack) / HOUR_S), "hour");
  if (seconds * slack >= 2 * MINUTE_S) return counted(Math.floor((seconds * slack) / MINUTE_S), "minute");
  return counted(Math.ceil(seconds), "second");
}

/** Describe a room's clock in a few words: "1 minute a turn". */
export function clockInBrief(clock: ClockSettings | null): string {
  if (!clock) return "No clock";
  const more = clock.increment ? ` + ${spokenTime(clock.increment)} a turn` : "";
  return clock.kind === "turn" ? `${spokenTime(clock.seconds)} a turn` : `${spokenTime(clock.seconds)} each${more}`;
}

/** Describe a room's clock in a sentence; `step` names the game's own step. */
export function clockInWords(clock: ClockSettings, step: string): string {
  const time = spokenTime(clock.seconds);
  const more = clock.increment ? `, and ${spokenTime(clock.increment)} more after each turn` : "";
  const kind = clock.kind === "turn" ? `${time} for every turn` : `${time} for the whole game${more}`;
  const end = { bot: "a bot plays the turn", step, resign: "the player resigns" }[clock.at_zero ?? "bot"];
  return `${kind}. When the time is up, ${end}.`;
}
