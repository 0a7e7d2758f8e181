// Tiles travel from where they lay to where they lie now, across sets and rack.

const TIME = 220; // ms

export class Travel {
  private before = new Map<string, DOMRect>();

  remember(root: HTMLElement | undefined): void {
    this.before.clear();
    root?.querySelectorAll<HTMLElement>("[data-id]").forEach((tile) => {
      this.before.set(tile.dataset["id"]!, tile.getBoundingClientRect());
    });
  }

  /** A tile that was carried begins where it was let go. */
  carried(ids: string[], x: number, y: number): void {
    for (const id of ids) {
      const box = this.before.get(id);
      if (box) this.before.set(id, new DOMRect(x - box.width / 2, y - box.height / 2, box.width, box.height));
    }
  }

  play(root: HTMLElement | undefined): void {
    if (!root || !this.before.size || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    root.querySelectorAll<HTMLElement>("[data-id]").forEach((tile) => {
      const [now, was] = [tile.getBoundingClientRect(), this.before.get(tile.dataset["id"]!)];
      if (!was) {
        tile.animate([{ transform: "translateY(-24px)", opacity: 0 }, {}], { duration: TIME, easing: "ease-out" });
        return;
      }
      const [dx, dy, grown] = [was.left - now.left, was.top - now.top, was.width / (now.width || 1)];
      if (Math.abs(dx) + Math.abs(dy) < 2) return;
      tile.animate(
        [{ transform: `translate(${dx}px, ${dy}px) scale(${grown})`, transformOrigin: "0 0", zIndex: 5 }, { transformOrigin: "0 0", zIndex: 5 }],
        { duration: TIME, easing: "cubic-bezier(0.3, 1.25, 0.5, 1)" },
      );
    });
  }
}
