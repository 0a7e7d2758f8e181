"""Company: whom people block, their friends, who is here, and challenges to a game."""
