// Whether a line still carries anything. A browser tells of a broken connection only when it tries to send over it, and
// often minutes later: so a page that hears nothing asks the hall, and gives the line up if nothing is answered.

const QUIET = 2000; // milliseconds without a message after which the hall is asked
const QUIET_HIDDEN = 20_000; // the same while nobody looks at the page
const LEAST_PATIENCE = 2500; // milliseconds for an answer: together with QUIET less than five seconds
const MOST_PATIENCE = 10_000;
const SLOW_FACTOR = 4; // on a slow line an answer may take so many of its round trips
const FADING = 0.8; // how much of the slowest round trip is still remembered after the next one
const OVERSLEPT = 1500; // milliseconds by which a timer is late if the page or the machine slept

/** A line, in milliseconds of one clock. */
export interface Line {
  /** When the last message came. */
  heard: number;
  /** When the hall was asked whether it is there; 0: it has answered. */
  asked: number;
  /** How long an answer took, at the worst of late. */
  slowest: number;
  /** When to look at the line next. */
  due: number;
  /** Whether the page slept while it waited for an answer, and has asked once more. */
  excused: boolean;
}

/** A line over which the first message has just come, so long after it was opened. */
export function opened(now: number, took: number): Line {
  return { heard: now, asked: 0, slowest: took / SLOW_FACTOR, due: now + QUIET, excused: false };
}

/** A message came. */
export function heard(line: Line, now: number): Line {
  const slowest = line.asked ? Math.max(now - line.asked, line.slowest * FADING) : line.slowest;
  return { ...line, heard: now, asked: 0, slowest, excused: false };
}

/** The hall is asked now, whatever was heard: the page is looked at again, or the network changed. */
export function asked(line: Line, now: number): Line {
  return { ...line, asked: now, due: now + patience(line), excused: false };
}

/** Look at a line: whether to ask the hall, to give the line up or to wait, and the line after that. */
export function look(line: Line, now: number, hidden: boolean): { act: "ask" | "dead" | "wait"; line: Line } {
  if (line.asked) {
    // Messages that came while the page slept may not have been taken in yet.
    if (now - line.due > OVERSLEPT && !line.excused) return { act: "ask", line: { ...asked(line, now), excused: true } };
    const end = line.asked + patience(line);
    return now >= end ? { act: "dead", line } : { act: "wait", line: { ...line, due: end } };
  }
  const end = line.heard + (hidden ? QUIET_HIDDEN : QUIET);
  return now >= end ? { act: "ask", line: asked(line, now) } : { act: "wait", line: { ...line, due: end } };
}

function patience(line: Line): number {
  return Math.min(MOST_PATIENCE, Math.max(LEAST_PATIENCE, SLOW_FACTOR * line.slowest));
}
