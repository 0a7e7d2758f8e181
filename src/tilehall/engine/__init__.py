"""Programs that play in a hall with the token of a bot account: the client, the runner of bots, and the MCP server."""
