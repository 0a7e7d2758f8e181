// Replays another player's changes to the table set by set. A player who acts need not wait for it.

import { still } from "../../ui/motion";
import type { Layout } from "./layout";

const SET_MS = 420; // per set
const MAX_REPLAY_MS = 2600; // for all sets

export class Replay {
  frame = $state.raw<Layout>(); // the layout to show; undefined for the current one
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Play the frames; the last one is the current layout. */
  start(frames: Layout[]): void {
    this.skip();
    if (frames.length > 1 && !still()) this.next(frames, Math.min(SET_MS, MAX_REPLAY_MS / frames.length));
  }

  skip(): void {
    clearTimeout(this.timer);
    this.frame = undefined;
  }

  private next(frames: Layout[], pause: number): void {
    const [now, ...rest] = frames;
    this.frame = rest.length ? now : undefined;
    if (rest.length) this.timer = setTimeout(() => this.next(rest, pause), pause);
  }
}
