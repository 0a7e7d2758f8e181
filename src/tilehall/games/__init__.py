"""The games: pure functions over frozen values, and the protocol they share."""
