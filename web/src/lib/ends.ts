// How a game ended, and what had been hidden until then: in words, from the one word and the view that the hall gives.

const ENDS: Record<string, Record<string, string>> = {
  "4ascend": {
    hp: "One side has no health left.",
    limit: "The agreed number of stones is placed.",
    full: "The board is full.",
  },
  "heart-tiles": {
    tiles: "Every tile holds a heart.",
    decks: "Both decks are empty.",
  },
  miners: {
    goal: "The destinations are reached.",
    dead: "No card fits anywhere in the mine any more.",
    stuck: "The deck is empty, and nobody could lay a card.",
  },
  rummikub: {
    emptied: "A rack is empty.",
    passed: "The pool is empty, and everyone passed.",
    rounds: "The agreed rounds are played.",
    limit: "The agreed points are reached.",
  },
  summon5: {
    pile: "The tiles ran out.",
    stuck: "Somebody had no legal turn left.",
    target: "The agreed score is reached.",
  },
};

/** Why a game was over. */
export function endOf(game: string, reason: string): string {
  return ENDS[game]?.[reason] ?? `It ended by “${reason.replaceAll("_", " ")}”.`;
}

/** By seat, what was in hands and on racks, in kinds; undefined for a game that hides nothing. */
export function handsOf(view: unknown): string[][] | undefined {
  const { racks, hands } = (view ?? {}) as { racks?: unknown; hands?: unknown };
  const held = racks ?? hands;
  if (!Array.isArray(held)) return undefined;
  const found = held.map((hand: unknown) => (hand as { cards?: unknown } | null)?.cards ?? hand);
  return found.every(isHand) ? found : undefined;
}

function isHand(hand: unknown): hand is string[] {
  return Array.isArray(hand) && hand.every((kind) => typeof kind === "string");
}
