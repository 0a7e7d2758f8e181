"""Tournaments: entries, pairings and standings, without a server, a clock or chance of their own."""
