// What another player did with the table, shown set by set. A player who acts does not wait for it.

import { still } from "../../ui/motion";
import type { Layout } from "./layout";

const EACH = 420; // ms a set
const MOST = 2600; // ms for all of them

export class Replay {
  frame = $state.raw<Layout>(); // how the tiles lie for now; undefined: as they do
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The last frame is how the tiles lie. */
  start(frames: Layout[]): void {
    this.skip();
    if (frames.length > 1 && !still()) this.next(frames, Math.min(EACH, MOST / frames.length));
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
