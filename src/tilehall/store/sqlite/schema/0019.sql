-- Classes: the pupils of a teacher, their rooms and their homework. All of it goes with the class.

CREATE TABLE classes (
    code    TEXT PRIMARY KEY,
    teacher TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    title   TEXT NOT NULL,
    created INTEGER NOT NULL,
    ends    INTEGER,          -- null: no end
    admits  INTEGER NOT NULL, -- whether new pupils may join
    talks   INTEGER NOT NULL, -- whether the pupils may talk
    frozen  INTEGER NOT NULL, -- whether all boards and clocks stand still
    screen  TEXT NOT NULL     -- the room that the wall shows; blank: none
) STRICT, WITHOUT ROWID;

CREATE INDEX classes_by_teacher ON classes (teacher);
CREATE INDEX classes_by_end ON classes (ends) WHERE ends IS NOT NULL;
CREATE INDEX classes_frozen ON classes (code) WHERE frozen = 1;

-- The nickname is the name of the user. The PIN is hashed with argon2id.
CREATE TABLE pupils (
    person    TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    class     TEXT NOT NULL REFERENCES classes (code) ON DELETE CASCADE,
    login     TEXT NOT NULL,    -- the folded nickname
    real_name TEXT NOT NULL,    -- for the teacher alone
    pin       TEXT NOT NULL,
    pin_set   INTEGER NOT NULL, -- when
    joined    INTEGER NOT NULL,
    active    INTEGER NOT NULL, -- when a page of the pupil was last open
    spent     INTEGER NOT NULL  -- for how many milliseconds a page was open
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX pupils_by_class ON pupils (class, login);

-- Whether the boards stand still is an entry of each room's log. Here is what was last written there.
CREATE TABLE class_rooms (
    room   TEXT PRIMARY KEY REFERENCES rooms (code) ON DELETE CASCADE,
    class  TEXT NOT NULL REFERENCES classes (code) ON DELETE CASCADE,
    frozen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX class_rooms_by_class ON class_rooms (class);
CREATE INDEX class_rooms_frozen ON class_rooms (room) WHERE frozen = 1;

CREATE TABLE homework (
    class   TEXT NOT NULL REFERENCES classes (code) ON DELETE CASCADE,
    n       INTEGER NOT NULL,
    created INTEGER NOT NULL,
    due     INTEGER NOT NULL,
    tasks   TEXT NOT NULL, -- JSON: Tasks of store/queries/classes.py
    note    TEXT NOT NULL,
    PRIMARY KEY (class, n)
) STRICT, WITHOUT ROWID;
