"""A room as the fold of its log: seats, ready marks, the game, its dice, and the messages for each watcher."""
