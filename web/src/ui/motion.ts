// Animates pieces from their old to their new position (FLIP). Nothing moves for users who prefer reduced motion.

import { prefersReducedMotion } from "svelte/motion";

const DURATION_MS = 240;
const SPRING = "cubic-bezier(0.3, 1.2, 0.5, 1)";

/** Return whether the user prefers reduced motion. */
export function still(): boolean {
  return prefersReducedMotion.current;
}

/** Return a point as an empty box: an element that travels from it keeps its size. */
export function pointBox(x: number, y: number): DOMRect {
  return new DOMRect(x, y, 0, 0);
}

/** Animate an element from a box, centred on it; the element is scaled on the way. */
export function travel(element: Element, from: DOMRect): void {
  if (still()) return;
  const to = element.getBoundingClientRect();
  const unit = unitOf(element);
  const x = (from.left + from.width / 2 - to.left - to.width / 2) * unit;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) * unit;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const size = from.width && to.width ? from.width / to.width : 1;
  animate(element, { transform: `translate(${x}px, ${y}px) scale(${size})` });
}

/** Fade an element in from slightly above. */
export function appear(element: Element, delay = 0): void {
  if (still()) return;
  const height = element.getBoundingClientRect().height * unitOf(element);
  animate(element, { transform: `translateY(${-height / 2}px) scale(1.12)`, opacity: 0 }, delay);
}

function animate(element: Element, from: Keyframe, delay = 0): void {
  const fixed = { transformOrigin: "50% 50%", transformBox: "fill-box", zIndex: 9 };
  const frames = [{ ...from, ...fixed }, { transform: "none", ...fixed }];
  element.animate(frames, { duration: DURATION_MS, delay, easing: SPRING, fill: "backwards" });
}

/** Return how many of an element's own units a screen pixel is: SVG content is scaled. */
function unitOf(element: Element): number {
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  return 1 / (scale || 1);
}

/** Animates many pieces that change places at once: store their boxes, change the page, and let them travel. */
export class Flip {
  private before = new Map<string, DOMRect>();

  /** `selector` finds the pieces; the data attribute `key` identifies them. */
  constructor(
    private readonly selector: string,
    private readonly key: string,
  ) {}

  remember(root: HTMLElement | undefined): void {
    this.before.clear();
    for (const piece of this.pieces(root)) this.before.set(piece.dataset[this.key]!, piece.getBoundingClientRect());
  }

  /** Start dragged pieces from where they were dropped. */
  dropped(keys: string[], x: number, y: number): void {
    for (const key of keys) {
      const box = this.before.get(key);
      if (box) this.before.set(key, new DOMRect(x - box.width / 2, y - box.height / 2, box.width, box.height));
    }
  }

  /** Start pieces that are new from this box. */
  cameFrom(keys: string[], box: DOMRect): void {
    for (const key of keys) if (!this.before.has(key)) this.before.set(key, box);
  }

  play(root: HTMLElement | undefined): void {
    if (!this.before.size || still()) return;
    for (const piece of this.pieces(root)) {
      const from = this.before.get(piece.dataset[this.key]!);
      if (from) travel(piece, from);
      else appear(piece);
    }
  }

  private pieces(root: HTMLElement | undefined): HTMLElement[] {
    return [...(root?.querySelectorAll<HTMLElement>(this.selector) ?? [])];
  }
}
