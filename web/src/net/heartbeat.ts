// Detects a dead connection. A browser reports a broken connection only when it tries to send, often minutes later. So if
// the page hears nothing, it pings the server, and drops the connection if no answer arrives.

const QUIET_MS = 2000; // silence after which the server is pinged
const QUIET_HIDDEN_MS = 20_000; // the same while the page is hidden
const MIN_TIMEOUT_MS = 2500; // together with QUIET_MS less than five seconds
const MAX_TIMEOUT_MS = 10_000;
const SLOW_FACTOR = 4; // on a slow connection, an answer may take this many round trips
const DECAY = 0.8; // how much of the slowest round trip still counts after the next one
const OVERSLEPT_MS = 1500; // a timer that is this late means that the page or the device slept

/** The state of a connection; all times are milliseconds of the same clock. */
export interface Line {
  /** When the last message arrived. */
  heard: number;
  /** When the server was pinged; 0 once it has answered. */
  asked: number;
  /** The slowest recent round trip. */
  slowest: number;
  /** When to check the connection next. */
  due: number;
  /** Whether the page slept while it waited for an answer and has pinged again. */
  excused: boolean;
}

/** Return the state of a connection whose first message arrived `took` milliseconds after it was opened. */
export function opened(now: number, took: number): Line {
  return { heard: now, asked: 0, slowest: took / SLOW_FACTOR, due: now + QUIET_MS, excused: false };
}

/** Return the state after a message. */
export function heard(line: Line, now: number): Line {
  const slowest = line.asked ? Math.max(now - line.asked, line.slowest * DECAY) : line.slowest;
  return { ...line, heard: now, asked: 0, slowest, excused: false };
}

/** Return the state after a ping. Called outside the schedule if the page becomes visible or the network changes. */
export function asked(line: Line, now: number): Line {
  return { ...line, asked: now, due: now + patience(line), excused: false };
}

/** Decide whether to ping the server, drop the connection or wait, and return the state after that. */
export function look(line: Line, now: number, hidden: boolean): { act: "ask" | "dead" | "wait"; line: Line } {
  if (line.asked) {
    // Messages that arrived while the page slept may not have been handled yet.
    if (now - line.due > OVERSLEPT_MS && !line.excused) return { act: "ask", line: { ...asked(line, now), excused: true } };
    const end = line.asked + patience(line);
    return now >= end ? { act: "dead", line } : { act: "wait", line: { ...line, due: end } };
  }
  const end = line.heard + (hidden ? QUIET_HIDDEN_MS : QUIET_MS);
  return now >= end ? { act: "ask", line: asked(line, now) } : { act: "wait", line: { ...line, due: end } };
}

function patience(line: Line): number {
  return Math.min(MAX_TIMEOUT_MS, Math.max(MIN_TIMEOUT_MS, SLOW_FACTOR * line.slowest));
}
