-- Reviews: what a bot thought about the turns of finished games, and the links by which a review is shared.

-- A turn of a finished game never changes, so what was thought about it is kept as long as its room. It names nobody.
CREATE TABLE thoughts (
    room    TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
    match   INTEGER NOT NULL,
    turn    INTEGER NOT NULL,
    thought BLOB NOT NULL CHECK (length(thought) <= 16384),
    PRIMARY KEY (room, match, turn)
) STRICT, WITHOUT ROWID;

-- The token is kept as it stands in the link, so that whoever made it finds it again: it opens what is in this file.
CREATE TABLE shared_reviews (
    token   TEXT PRIMARY KEY,
    room    TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
    match   INTEGER NOT NULL,
    person  TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game    TEXT NOT NULL,
    created INTEGER NOT NULL,
    UNIQUE (person, room, match)
) STRICT, WITHOUT ROWID;

CREATE INDEX shared_reviews_by_room ON shared_reviews (room);
