-- Tournaments of classes: each goes with its class, and stands still while the boards of the class do.

ALTER TABLE tournaments ADD COLUMN class TEXT REFERENCES classes (code) ON DELETE CASCADE; -- null: of no class
ALTER TABLE tournaments ADD COLUMN frozen INTEGER NOT NULL DEFAULT 0; -- whether its log has stopped it

CREATE INDEX tournaments_by_class ON tournaments (class, created) WHERE class IS NOT NULL;
