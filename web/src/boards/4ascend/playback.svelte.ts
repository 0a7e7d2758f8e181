// What the board shows, which may be a little behind what the hall said: a blow is seen out before the next stone.

import { still } from "../../ui/motion";
import type { FourAscend, Moved } from "../../wire";
import { chainOf, clashOf } from "./facts";
import { shownFor } from "./timing";

export interface Frame {
  view: FourAscend.View;
  last: Moved | undefined;
}

const MOST = 8; // moves that wait: a player who is further behind was away and wants the present

export class Playback {
  shown = $state.raw<Frame>() as Frame;
  /** Whether a clash is being shown: nobody's turn has come yet. */
  striking = $state(false);
  private newest: Frame;
  private waiting: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Frame) {
    this.shown = this.newest = first;
  }

  /** Show a frame when those before it have had their time; at once if it tells no move, or nobody wants motion. */
  arrive(frame: Frame): void {
    const before = this.newest;
    if (frame.view === before.view && frame.last === before.last) return;
    this.newest = frame;
    this.waiting.push(frame);
    const moved = frame.last !== undefined && frame.last.seq !== before.last?.seq;
    if (!moved || still() || document.hidden || this.waiting.length > MOST) this.jump(frame);
    else if (this.timer === undefined) this.next();
  }

  /** Stop: the board is taken away. */
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
    // A quiet stone holds nothing up, unless others have gathered behind it.
    if (this.striking || chainOf(frame.last) || this.waiting.length)
      this.timer = setTimeout(() => this.next(), shownFor(frame.last));
  }
}
