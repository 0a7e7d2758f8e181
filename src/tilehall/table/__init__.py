"""One room as the fold of its log: seats, ready marks, the game, its dice, and what each watcher is told."""
