-- Company: whom people block, their friends, and whom they challenge to a game. Whoever is deleted is taken out of all
-- of it.

CREATE TABLE blocks (
    person  TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    blocked TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at      INTEGER NOT NULL,
    PRIMARY KEY (person, blocked)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- A friendship stands here twice, once for each of the two.
CREATE TABLE friends (
    person TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    friend TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, friend)
) STRICT, WITHOUT ROWID;

-- One that was declined stays until it has run out: whoever asked is not told, and cannot ask again until then.
CREATE TABLE friend_requests (
    person   TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    asked    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at       INTEGER NOT NULL,
    expires  INTEGER NOT NULL,
    declined INTEGER NOT NULL,
    PRIMARY KEY (person, asked)
) STRICT, WITHOUT ROWID;

CREATE INDEX friend_requests_by_asked ON friend_requests (asked);
CREATE INDEX friend_requests_by_end ON friend_requests (expires);

-- Links by which one other person becomes a friend of whoever made it; the token is its SHA-256.
CREATE TABLE friend_links (
    token   BLOB PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX friend_links_by_person ON friend_links (person);
CREATE INDEX friend_links_by_end ON friend_links (expires);

CREATE TABLE challenges (
    room       TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
    challenged TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    challenger TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at         INTEGER NOT NULL,
    expires    INTEGER NOT NULL,
    answer     TEXT NOT NULL CHECK (answer IN ('open', 'accepted', 'declined')),
    told       INTEGER NOT NULL, -- whether the person was told of it by web push and mail, or need not be
    PRIMARY KEY (room, challenged)
) STRICT, WITHOUT ROWID;

CREATE INDEX challenges_by_challenged ON challenges (challenged);
CREATE INDEX challenges_by_challenger ON challenges (challenger);
CREATE INDEX challenges_by_end ON challenges (expires);
CREATE INDEX challenges_to_tell ON challenges (at) WHERE told = 0;

ALTER TABLE users ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0; -- friends do not see whether the person is here
