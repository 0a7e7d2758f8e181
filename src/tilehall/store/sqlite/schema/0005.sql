-- Looking after the hall: who is banned, what was done by whom, and which lines of talk were reported.

CREATE TABLE bans (
    person TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    at     INTEGER NOT NULL,
    until  INTEGER, -- NULL: until somebody lifts it
    reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The audit log. It has ids and no names, as the log of a room: an account that is deleted leaves none behind.
CREATE TABLE acts (
    n      INTEGER PRIMARY KEY AUTOINCREMENT,
    at     INTEGER NOT NULL,
    actor  TEXT NOT NULL, -- '' for the host at the command line
    act    TEXT NOT NULL,
    target TEXT NOT NULL, -- a person, a room or a report
    note   TEXT NOT NULL
) STRICT;

CREATE TRIGGER acts_are_never_changed BEFORE UPDATE ON acts
BEGIN
    SELECT RAISE(ABORT, 'a row of the audit log is written once');
END;

CREATE TRIGGER acts_are_never_deleted BEFORE DELETE ON acts
BEGIN
    SELECT RAISE(ABORT, 'a row of the audit log stays');
END;

-- A reported line and the talk around it, which outlive the room. The time is part of what tells a line: a code may be
-- given to another room once the first is gone.
CREATE TABLE reports (
    n       INTEGER PRIMARY KEY AUTOINCREMENT,
    room    TEXT NOT NULL,
    line    INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    speaker TEXT NOT NULL,
    said    TEXT NOT NULL,
    context TEXT NOT NULL, -- JSON: Talk of store/protocol.py, in order, the line itself among it
    settled INTEGER, -- when; NULL: it is open
    UNIQUE (room, line, at)
) STRICT;

CREATE INDEX reports_open ON reports (n) WHERE settled IS NULL;

CREATE TABLE reporters (
    report INTEGER NOT NULL REFERENCES reports (n) ON DELETE CASCADE,
    person TEXT NOT NULL,
    at     INTEGER NOT NULL,
    why    TEXT NOT NULL,
    PRIMARY KEY (report, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX reporters_by_person ON reporters (person);
CREATE INDEX users_by_seen ON users (seen) WHERE deleted = 0;
