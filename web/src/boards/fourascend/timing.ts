// How long it takes a chain to lift off: the count of its power and the blow that follows keep step with it.

export const SETTLE = 260; // ms a stone lies before its chain lifts
export const LIFT = 130; // ms between two stones of a chain that lifts off
