"""The framework: what a game is, its notation, records and laws. It knows no particular game."""
