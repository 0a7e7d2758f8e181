"""The live part of the server: tables in memory, websocket connections and the bot pool."""
