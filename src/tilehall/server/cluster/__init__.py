"""Several nodes that act as one server. They share a store and exchange messages over a bus."""
