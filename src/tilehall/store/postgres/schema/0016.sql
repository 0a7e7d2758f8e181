-- Tournaments of classes, as SQLite's schema 0020: each goes with its class, and stands still while its boards do.

ALTER TABLE tournaments ADD COLUMN class TEXT COLLATE "C" REFERENCES classes (code) ON DELETE CASCADE; -- null: of no class
ALTER TABLE tournaments ADD COLUMN frozen BOOLEAN NOT NULL DEFAULT FALSE; -- whether its log has stopped it

CREATE INDEX tournaments_by_class ON tournaments (class, created) WHERE class IS NOT NULL;
