"""The hall in the page: rooms, lessons and puzzles on one device, in a web worker, without a server."""
