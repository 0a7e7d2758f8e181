-- The hall's first tables, as of SQLite's schema 0004. This file is never changed once released: what comes later goes
-- into 0002.sql. Halls of the release before may still run while it is applied, so a later file only adds.

-- Texts are compared and ordered byte by byte, whatever the language of the server.
CREATE TABLE rooms (
    code    TEXT COLLATE "C" PRIMARY KEY,
    game    TEXT NOT NULL,
    phase   TEXT NOT NULL CHECK (phase IN ('gathering', 'playing', 'over', 'closed')),
    listed  BOOLEAN NOT NULL,
    host    TEXT COLLATE "C" NOT NULL,
    users   JSONB NOT NULL, -- the people on its seats, in their order
    seats   INTEGER NOT NULL,
    free    INTEGER NOT NULL,
    turn    TEXT,
    waits   BOOLEAN NOT NULL,
    opened  BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    started BOOLEAN NOT NULL -- from its first game on, for good: a room between two games is not one that never started
) WITH (fillfactor = 60);

-- Every move updates its room. While no column of an index changes, PostgreSQL writes the new row beside the old one and
-- touches no index ("heap-only tuples"): hence the free space in each page, and no index on `changed`.
CREATE INDEX rooms_by_host ON rooms (host);
CREATE INDEX rooms_by_user ON rooms USING gin (users);
CREATE INDEX rooms_to_list ON rooms (opened) WHERE listed AND phase IN ('gathering', 'playing');
CREATE INDEX rooms_waiting ON rooms (code) WHERE waits;
CREATE INDEX rooms_never_started ON rooms (opened) WHERE NOT started;

-- A row is written once. Its room comes in the same statement.
CREATE TABLE log (
    room  TEXT COLLATE "C" NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
    seq   BIGINT NOT NULL,
    at    BIGINT NOT NULL,
    asker TEXT NOT NULL,
    key   TEXT NOT NULL CHECK (key <> ''),
    entry BYTEA NOT NULL,
    PRIMARY KEY (room, seq)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a row of the log is written once';
END
$$;

CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE seeds (
    room  TEXT COLLATE "C" NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
    match BIGINT NOT NULL,
    seed  BYTEA NOT NULL,
    PRIMARY KEY (room, match)
);

CREATE TABLE talk (
    room    TEXT COLLATE "C" NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
    n       BIGINT NOT NULL,
    at      BIGINT NOT NULL,
    speaker TEXT NOT NULL,
    said    TEXT NOT NULL,
    PRIMARY KEY (room, n)
);

CREATE TABLE users (
    id       TEXT COLLATE "C" PRIMARY KEY,
    name     TEXT NOT NULL,
    login    TEXT COLLATE "C", -- NULL for a guest
    password TEXT,
    recovery TEXT,
    created  BIGINT NOT NULL,
    seen     BIGINT NOT NULL,
    deleted  BOOLEAN NOT NULL
);

CREATE UNIQUE INDEX users_by_login ON users (login) WHERE login IS NOT NULL;
CREATE INDEX guests_by_seen ON users (seen) WHERE login IS NULL AND NOT deleted;

CREATE TABLE sessions (
    token   BYTEA PRIMARY KEY,
    person  TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    seen    BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    device  TEXT NOT NULL
);

CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_end ON sessions (expires);

CREATE TABLE links (
    token   BYTEA PRIMARY KEY,
    person  TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);

CREATE INDEX links_by_person ON links (person);
CREATE INDEX links_by_end ON links (expires);

-- Games that are over, to be listed without folding a log. All of it follows from the logs.
CREATE TABLE finished (
    room   TEXT COLLATE "C" NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
    match  BIGINT NOT NULL,
    at     BIGINT NOT NULL,
    result TEXT NOT NULL, -- JSON: FinishedGame of table/summary.py
    PRIMARY KEY (room, match)
);

CREATE TABLE finished_by (
    person TEXT COLLATE "C" NOT NULL,
    at     BIGINT NOT NULL,
    room   TEXT COLLATE "C" NOT NULL,
    match  BIGINT NOT NULL,
    game   TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, at, room, match),
    FOREIGN KEY (room, match) REFERENCES finished (room, match) ON DELETE CASCADE
);

CREATE INDEX finished_by_match ON finished_by (room, match);

-- Rooms that a hall of an earlier release brought along, until their games are listed.
CREATE TABLE unlisted (
    room TEXT COLLATE "C" PRIMARY KEY REFERENCES rooms (code) ON DELETE CASCADE
);

-- A turn of a finished game never changes, so what was thought about it is kept as long as its room. It names nobody.
CREATE TABLE thoughts (
    room    TEXT COLLATE "C" NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
    match   BIGINT NOT NULL,
    turn    BIGINT NOT NULL,
    thought BYTEA NOT NULL CHECK (length(thought) <= 16384),
    PRIMARY KEY (room, match, turn)
);

-- The token is kept as it stands in the link, so that whoever made it finds it again: it opens what is in this database.
CREATE TABLE shared_reviews (
    token   TEXT COLLATE "C" PRIMARY KEY,
    room    TEXT COLLATE "C" NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
    match   BIGINT NOT NULL,
    person  TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game    TEXT NOT NULL,
    created BIGINT NOT NULL,
    UNIQUE (person, room, match)
);

CREATE INDEX shared_reviews_by_room ON shared_reviews (room);
