// The two sides and their stones, in the notation.

export type Colour = "b" | "w";

export const COLOURS = ["b", "w"] as const; // by seat
