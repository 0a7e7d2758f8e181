// The clock of the table, as the hall told it last, counted on from then. The hall's clock decides.

import type { ClockSettings, ClockStatus } from "../wire";

const TICK = 250; // ms between looks at the time: a second is never shown late by more
const URGENT = 10_000; // ms left from which on the clock calls

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

class TableClock {
  private told = $state<ClockStatus>();
  private at = 0; // when it was told, by this page's own clock
  private now = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** The hall told how the clock stands. */
  tell(status: ClockStatus): void {
    this.told = status;
    this.at = this.now = performance.now();
    clearInterval(this.timer);
    this.timer = status.seat === null ? undefined : setInterval(() => (this.now = performance.now()), TICK);
  }

  /** Another room, or none. */
  clear(): void {
    this.told = undefined;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Whether the time of a seat runs. */
  runs(seat: number): boolean {
    return this.told?.seat === seat;
  }

  /** Milliseconds that a seat has left; undefined where no time is counted. */
  left(seat: number): number | undefined {
    const left = this.told?.left[seat];
    if (left === undefined) return undefined;
    return this.runs(seat) ? Math.max(0, left - (this.now - this.at)) : left;
  }

  /** Whether a seat has to hurry. */
  urgent(seat: number): boolean {
    return this.runs(seat) && (this.left(seat) ?? URGENT) < URGENT;
  }
}

export const tableClock = new TableClock();

/** Time that is left, as a clock shows it: 0:07, 12:30, 1 h 05, 2 d 3 h. */
export function shownTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / HOUR)} h`;
  const two = (number: number): string => String(number).padStart(2, "0");
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)} h ${two(minutes)}` : `${minutes}:${two(seconds % MINUTE)}`;
}

function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}

/** So many seconds, as people say it: 30 seconds, 2 minutes, 3 days. */
export function spokenTime(seconds: number): string {
  if (seconds && seconds % DAY === 0) return counted(seconds / DAY, "day");
  if (seconds && seconds % HOUR === 0) return counted(seconds / HOUR, "hour");
  if (seconds && seconds % MINUTE === 0) return counted(seconds / MINUTE, "minute");
  const slack = 1.005; // three days a moment ago are still three days
  if (seconds * slack >= 2 * DAY) return counted(Math.floor((seconds * slack) / DAY), "day");
  if (seconds * slack >= 2 * HOUR) return counted(Math.floor((seconds * slack) / HOUR), "hour");
  if (seconds * slack >= 2 * MINUTE) return counted(Math.floor((seconds * slack) / MINUTE), "minute");
  return counted(Math.ceil(seconds), "second");
}

/** The clock of a room in a few words: "1 minute a turn". */
export function clockInBrief(clock: ClockSettings | null): string {
  if (!clock) return "No clock";
  const more = clock.increment ? ` + ${spokenTime(clock.increment)} a turn` : "";
  return clock.kind === "turn" ? `${spokenTime(clock.seconds)} a turn` : `${spokenTime(clock.seconds)} each${more}`;
}

/** The clock of a room in a sentence; `step` says what the game's own step is. */
export function clockInWords(clock: ClockSettings, step: string): string {
  const time = spokenTime(clock.seconds);
  const more = clock.increment ? `, and ${spokenTime(clock.increment)} more after each turn` : "";
  const kind = clock.kind === "turn" ? `${time} for every turn` : `${time} for the whole game${more}`;
  const end = { bot: "a bot plays the turn", step, resign: "the player resigns" }[clock.at_zero ?? "bot"];
  return `${kind}. When the time is up, ${end}.`;
}
