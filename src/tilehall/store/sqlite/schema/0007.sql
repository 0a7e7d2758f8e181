-- Lessons that somebody has done. The lesson '' stands for the offer of a game's lessons, once it was put away.

CREATE TABLE lessons (
    person TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game   TEXT NOT NULL,
    lesson TEXT NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, game, lesson)
) STRICT, WITHOUT ROWID;
