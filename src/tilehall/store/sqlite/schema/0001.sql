-- The hall's first tables. This file is never changed once released: what comes later goes into 0002.sql.

PRAGMA application_id = 0x54494C45; -- "TILE": tells a Tilehall database from any other SQLite file

-- Rooms and log are kept in the order of their coming, not by code: rooms under play then share pages, and a move
-- writes half as many of them.
CREATE TABLE rooms (
    code    TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    phase   TEXT NOT NULL CHECK (phase IN ('gathering', 'playing', 'over', 'closed')),
    listed  INTEGER NOT NULL,
    host    TEXT NOT NULL,
    users   TEXT NOT NULL, -- JSON, in the order of the seats; the table seats follows it
    seats   INTEGER NOT NULL,
    free    INTEGER NOT NULL,
    turn    TEXT,
    waits   INTEGER NOT NULL,
    opened  INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    started INTEGER NOT NULL -- 1 from its first game on, for good: a room between two games is not one that never started
) STRICT;

CREATE INDEX rooms_by_host ON rooms (host);
CREATE INDEX rooms_to_list ON rooms (opened) WHERE listed = 1 AND phase IN ('gathering', 'playing');
CREATE INDEX rooms_waiting ON rooms (code) WHERE waits = 1;
CREATE INDEX rooms_never_started ON rooms (changed) WHERE started = 0;

-- A row is written once. Its room may come behind it in the same transaction, hence the deferred reference.
CREATE TABLE log (
    room  TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    seq   INTEGER NOT NULL,
    at    INTEGER NOT NULL,
    asker TEXT NOT NULL,
    key   TEXT NOT NULL CHECK (key <> ''),
    entry BLOB NOT NULL,
    PRIMARY KEY (room, seq),
    UNIQUE (room, asker, key)
) STRICT;

CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log
BEGIN
    SELECT RAISE(ABORT, 'a row of the log is written once');
END;

CREATE TABLE seats (
    person TEXT NOT NULL,
    room   TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
    PRIMARY KEY (person, room)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_room ON seats (room);

-- Who sits changes seldom, and rooms are written at every move: only a change costs anything.
CREATE TRIGGER seats_of_a_new_room AFTER INSERT ON rooms
BEGIN
    INSERT OR IGNORE INTO seats (person, room) SELECT value, NEW.code FROM json_each(NEW.users);
END;

CREATE TRIGGER seats_change AFTER UPDATE OF users ON rooms WHEN NEW.users <> OLD.users
BEGIN
    DELETE FROM seats WHERE room = NEW.code;
    INSERT OR IGNORE INTO seats (person, room) SELECT value, NEW.code FROM json_each(NEW.users);
END;

CREATE TABLE seeds (
    room  TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
    match INTEGER NOT NULL,
    seed  BLOB NOT NULL,
    PRIMARY KEY (room, match)
) STRICT, WITHOUT ROWID;

CREATE TABLE talk (
    room    TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
    n       INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    speaker TEXT NOT NULL,
    said    TEXT NOT NULL,
    PRIMARY KEY (room, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE users (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    login    TEXT, -- NULL for a guest
    password TEXT,
    recovery TEXT,
    created  INTEGER NOT NULL,
    seen     INTEGER NOT NULL,
    deleted  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX users_by_login ON users (login) WHERE login IS NOT NULL;
CREATE INDEX guests_by_seen ON users (seen) WHERE login IS NULL AND deleted = 0;

CREATE TABLE sessions (
    token   BLOB PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    device  TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_end ON sessions (expires);

CREATE TABLE links (
    token   BLOB PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_by_person ON links (person);
CREATE INDEX links_by_end ON links (expires);
