-- Ratings, which follow from the logs, and accounts whose profile is private.

-- Rated games that are over, until their ratings are made: written with the row that ends them.
CREATE TABLE unrated (
    room  TEXT NOT NULL,
    match INTEGER NOT NULL,
    PRIMARY KEY (room, match),
    FOREIGN KEY (room, match) REFERENCES finished (room, match) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- The rating of a person after each rated game, in thousandths of a point. The order of games is that of their ends.
CREATE TABLE ratings (
    game      TEXT NOT NULL,
    at        INTEGER NOT NULL,
    room      TEXT NOT NULL,
    match     INTEGER NOT NULL,
    person    TEXT NOT NULL,
    place     INTEGER NOT NULL,
    mean      INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    earlier   INTEGER NOT NULL, -- the mean before the game
    games     INTEGER NOT NULL, -- rated games of this person so far
    PRIMARY KEY (game, at, room, match, person),
    FOREIGN KEY (room, match) REFERENCES finished (room, match) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_match ON ratings (room, match);
CREATE UNIQUE INDEX ratings_by_person ON ratings (person, game, games);

-- What people have scored alone, in games that count for the list of the best.
CREATE TABLE solo_scores (
    room   TEXT NOT NULL,
    match  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    person TEXT NOT NULL,
    at     INTEGER NOT NULL,
    score  INTEGER NOT NULL,
    PRIMARY KEY (room, match),
    FOREIGN KEY (room, match) REFERENCES finished (room, match) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX solo_scores_by_game ON solo_scores (game, at);
CREATE INDEX solo_scores_by_person ON solo_scores (person);

ALTER TABLE users ADD COLUMN private INTEGER NOT NULL DEFAULT 0; -- the profile is for its owner alone
