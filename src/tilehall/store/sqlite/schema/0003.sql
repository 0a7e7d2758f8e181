-- Games that are over, to be listed without folding a log. All of it follows from the logs.
CREATE TABLE finished (
    room   TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    match  INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    result TEXT NOT NULL, -- JSON: FinishedGame of table/summary.py
    PRIMARY KEY (room, match)
) STRICT, WITHOUT ROWID;

CREATE TABLE finished_by (
    person TEXT NOT NULL,
    at     INTEGER NOT NULL,
    room   TEXT NOT NULL,
    match  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    PRIMARY KEY (person, at, room, match),
    FOREIGN KEY (room, match) REFERENCES finished (room, match) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX finished_by_match ON finished_by (room, match);

-- Rooms of an earlier release, until their games are listed; the server folds one after another.
CREATE TABLE unlisted (
    room TEXT PRIMARY KEY REFERENCES rooms (code) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

INSERT INTO unlisted (room) SELECT code FROM rooms WHERE started = 1;
