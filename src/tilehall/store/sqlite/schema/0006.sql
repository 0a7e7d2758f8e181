-- The journal: moves that are committed and not in the log yet. What was committed together is one row here, which costs
-- a third of what its rows in the log and of rooms cost; they are moved there by the hundred.
CREATE TABLE journal (
    n     INTEGER PRIMARY KEY,
    moves BLOB NOT NULL -- MessagePack: Move of store/sqlite/journal.py, in the order of their coming
) STRICT;
