-- Tournaments, as SQLite's schema 0018: their logs, what is listed of them, and who takes part.

-- What is in here follows from the log, and is written with each of its rows.
CREATE TABLE tournaments (
    code      TEXT COLLATE "C" PRIMARY KEY,
    game      TEXT NOT NULL,
    format    TEXT NOT NULL,
    title     TEXT NOT NULL,
    organiser TEXT COLLATE "C" NOT NULL,
    state     TEXT NOT NULL,
    listed    BOOLEAN NOT NULL, -- whether it is in public lists
    players   BIGINT NOT NULL,
    starts_at BIGINT NOT NULL, -- 0: when the organiser starts it
    created   BIGINT NOT NULL,
    seq       BIGINT NOT NULL, -- the newest row of its log
    look_at   BIGINT           -- when the nodes must look at it; null: it is over
);

CREATE INDEX tournaments_by_look_at ON tournaments (look_at) WHERE look_at IS NOT NULL;
CREATE INDEX tournaments_to_list ON tournaments (created) WHERE listed;
CREATE INDEX tournaments_by_organiser ON tournaments (organiser);

-- A row is written once. Each number is taken once, which decides between nodes that write at the same time.
CREATE TABLE tournament_log (
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (code) ON DELETE CASCADE,
    seq        BIGINT NOT NULL,
    entry      BYTEA NOT NULL,
    PRIMARY KEY (tournament, seq)
);

-- The users who have entered, and the table at which each is awaited now.
CREATE TABLE tournament_players (
    person     TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (code) ON DELETE CASCADE,
    room       TEXT COLLATE "C" NOT NULL, -- blank: no table
    at         BIGINT NOT NULL, -- when this was written
    told       BOOLEAN NOT NULL, -- whether the user was told of the table by web push and mail, or need not be
    PRIMARY KEY (person, tournament)
);

CREATE INDEX tournament_players_by_tournament ON tournament_players (tournament);
CREATE INDEX tournament_players_to_tell ON tournament_players (at) WHERE NOT told;
