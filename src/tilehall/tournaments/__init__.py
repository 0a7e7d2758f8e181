"""Tournaments: pairings, results and standings as the fold of a log, without a server, a clock or chance of their own."""
