"""What every hall says: the messages of the websocket, the bodies of the API, and how they are built from values."""
