"""The framework: the game protocol, the notation, records and laws. It knows no particular game."""
