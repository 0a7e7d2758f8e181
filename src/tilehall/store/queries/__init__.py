"""Every query that is not on the path of a move, written once for both databases (see `store/sql.py`)."""
