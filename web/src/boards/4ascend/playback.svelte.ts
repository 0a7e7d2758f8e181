// What the board shows, which may lag a little behind the server: a clash is shown to its end before the next stone.

import { still } from "../../ui/motion";
import type { FourAscend, Moved } from "../../wire";
import { chainOf, clashOf } from "./facts";
import { shownFor } from "./timing";

export interface Frame {
  view: FourAscend.View;
  last: Moved | undefined;
}

const MAX_WAITING_MOVES = 8; // a player who is further behind was away and wants to see the present

export class Playback {
  shown = $state.raw<Frame>() as Frame;
  /** Whether a clash is being shown: the next turn has not begun yet. */
  striking = $state(false);
  private newest: Frame;
  private waiting: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Frame) {
    this.shown = this.newest = first;
  }

  /** Show a frame after those before it; at once if it has no new move or reduced motion is preferred. */
  arrive(frame: Frame): void {
    const before = this.newest;
    if (frame.view === before.view && frame.last === before.last) return;
    this.newest = frame;
    this.waiting.push(frame);
    const moved = frame.last !== undefined && frame.last.seq !== before.last?.seq;
    if (!moved || still() || document.hidden || this.waiting.length > MAX_WAITING_MOVES) this.jump(frame);
    else if (this.timer === undefined) this.next();
  }

  /** Stop, because the board is unmounted. */
  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private jump(frame: Frame): void {
    this.close();
    this.shown = frame;
    this.striking = false;
  }

  private next(): void {
    this.timer = undefined;
    this.striking = false;
    const frame = this.waiting.shift();
    if (!frame) return;
    this.shown = frame;
    this.striking = clashOf(frame.last) !== undefined;
    // A quiet stone needs no delay, unless others are waiting.
    if (this.striking || chainOf(frame.last) || this.waiting.length)
      this.timer = setTimeout(() => this.next(), shownFor(frame.last));
  }
}
