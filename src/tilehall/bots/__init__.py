"""Players that see what a seat may see, and answer with steps."""
