-- Puzzles that were found for this hall, what people have done with puzzles, and how hard those are by now.

CREATE TABLE puzzles (
    game   TEXT NOT NULL,
    puzzle TEXT NOT NULL, -- its id
    at     INTEGER NOT NULL,
    body   TEXT NOT NULL, -- JSON, see core/puzzle.py
    PRIMARY KEY (game, puzzle)
) STRICT, WITHOUT ROWID;

-- Ratings are in thousandths of a point. Of a puzzle that nobody has tried yet there is no row.
CREATE TABLE puzzle_ratings (
    game      TEXT NOT NULL,
    puzzle    TEXT NOT NULL,
    mean      INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    tries     INTEGER NOT NULL,
    PRIMARY KEY (game, puzzle)
) STRICT, WITHOUT ROWID;

-- The puzzle of the day: days are counted from 1970, in UTC.
CREATE TABLE daily_puzzles (
    game   TEXT NOT NULL,
    day    INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    PRIMARY KEY (game, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_tries (
    person TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game   TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    at     INTEGER NOT NULL, -- of the first try
    first  INTEGER NOT NULL, -- whether it solved the puzzle
    solved INTEGER,          -- when it was solved
    shown  INTEGER NOT NULL, -- whether the solution was seen before: then it cannot be solved any more
    PRIMARY KEY (person, game, puzzle)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_levels (
    person    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game      TEXT NOT NULL,
    mean      INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    tries     INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

-- Days on which somebody solved the puzzle of that day.
CREATE TABLE puzzle_days (
    person TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    day    INTEGER NOT NULL,
    game   TEXT NOT NULL,
    PRIMARY KEY (person, day, game)
) STRICT, WITHOUT ROWID;
