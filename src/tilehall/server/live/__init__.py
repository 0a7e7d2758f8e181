"""What happens live: tables in memory, websocket connections, and the bot pool."""
