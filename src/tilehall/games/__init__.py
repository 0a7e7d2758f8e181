"""The five games, a folder each."""
