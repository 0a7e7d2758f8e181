"""Every query of a store that is not on the path of a move, written once for both databases (see `store/sql.py`).

The methods are described where they are declared, in the protocols of a store (`store/protocol.py` and beside it).
"""
