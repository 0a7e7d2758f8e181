"""The hall beside other people's servers for board games, in one run on one machine."""
