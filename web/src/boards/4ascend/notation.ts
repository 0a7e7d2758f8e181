// The two sides and their stones, in the notation and in words.

export type Colour = "b" | "w";

export const COLOURS = ["b", "w"] as const; // by seat
export const SIDES = ["Black", "White"] as const;
