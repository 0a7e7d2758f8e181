-- Tournaments: their logs, what is listed of them, and who takes part.

-- What is in here follows from the log, and is written with each of its rows.
CREATE TABLE tournaments (
    code      TEXT PRIMARY KEY,
    game      TEXT NOT NULL,
    format    TEXT NOT NULL,
    title     TEXT NOT NULL,
    organiser TEXT NOT NULL,
    state     TEXT NOT NULL,
    listed    INTEGER NOT NULL, -- whether it is in public lists
    players   INTEGER NOT NULL,
    starts_at INTEGER NOT NULL, -- 0: when the organiser starts it
    created   INTEGER NOT NULL,
    seq       INTEGER NOT NULL, -- the newest row of its log
    look_at   INTEGER           -- when the nodes must look at it; null: it is over
) STRICT, WITHOUT ROWID;

CREATE INDEX tournaments_by_look_at ON tournaments (look_at) WHERE look_at IS NOT NULL;
CREATE INDEX tournaments_to_list ON tournaments (created) WHERE listed = 1;
CREATE INDEX tournaments_by_organiser ON tournaments (organiser);

-- A row is written once. Each number is taken once, which decides between nodes that write at the same time.
CREATE TABLE tournament_log (
    tournament TEXT NOT NULL REFERENCES tournaments (code) ON DELETE CASCADE,
    seq        INTEGER NOT NULL,
    entry      BLOB NOT NULL,
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;

-- The users who have entered, and the table at which each is awaited now.
CREATE TABLE tournament_players (
    person     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    tournament TEXT NOT NULL REFERENCES tournaments (code) ON DELETE CASCADE,
    room       TEXT NOT NULL, -- blank: no table
    at         INTEGER NOT NULL, -- when this was written
    told       INTEGER NOT NULL, -- whether the user was told of the table by web push and mail, or need not be
    PRIMARY KEY (person, tournament)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_players_by_tournament ON tournament_players (tournament);
CREATE INDEX tournament_players_to_tell ON tournament_players (at) WHERE told = 0;
