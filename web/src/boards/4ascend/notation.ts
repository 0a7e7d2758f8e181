// The two sides and their stones, as the notation and people call them.

export type Colour = "b" | "w";

export const COLOURS = ["b", "w"] as const; // by seat
export const SIDES = ["Black", "White"] as const;
