-- Company: whom people block, their friends, and whom they challenge to a game. Whoever is deleted is taken out of all
-- of it. As SQLite's schema 0011.

CREATE TABLE blocks (
    person  TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    blocked TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at      BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- A friendship stands here twice, once for each of the two.
CREATE TABLE friends (
    person TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    friend TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at     BIGINT NOT NULL,
    PRIMARY KEY (person, friend)
);

-- One that was declined stays until it has run out: whoever asked is not told, and cannot ask again until then.
CREATE TABLE friend_requests (
    person   TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    asked    TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at       BIGINT NOT NULL,
    expires  BIGINT NOT NULL,
    declined BOOLEAN NOT NULL,
    PRIMARY KEY (person, asked)
);

CREATE INDEX friend_requests_by_asked ON friend_requests (asked);
CREATE INDEX friend_requests_by_end ON friend_requests (expires);

-- Links by which one other person becomes a friend of whoever made it; the token is its SHA-256.
CREATE TABLE friend_links (
    token   BYTEA PRIMARY KEY,
    person  TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE INDEX friend_links_by_person ON friend_links (person);
CREATE INDEX friend_links_by_end ON friend_links (expires);

CREATE TABLE challenges (
    room       TEXT COLLATE "C" NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
    challenged TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    challenger TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at         BIGINT NOT NULL,
    expires    BIGINT NOT NULL,
    answer     TEXT COLLATE "C" NOT NULL CHECK (answer IN ('open', 'accepted', 'declined')),
    told       BOOLEAN NOT NULL, -- whether the person was told of it by web push and mail, or need not be
    PRIMARY KEY (room, challenged)
);

CREATE INDEX challenges_by_challenged ON challenges (challenged);
CREATE INDEX challenges_by_challenger ON challenges (challenger);
CREATE INDEX challenges_by_end ON challenges (expires);
CREATE INDEX challenges_to_tell ON challenges (at) WHERE NOT told;

ALTER TABLE users ADD COLUMN hidden BOOLEAN NOT NULL DEFAULT FALSE; -- friends do not see whether the person is here
