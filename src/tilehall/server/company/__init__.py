"""Relations between users: blocks, friends, who is online, and challenges to a game."""
