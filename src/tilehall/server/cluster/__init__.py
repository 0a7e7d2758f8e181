"""Several nodes that act as one: what they tell each other over a bus, over the store that they share."""
