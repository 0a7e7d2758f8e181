-- The language in which a user reads mails and notices; '' if it is not known.

ALTER TABLE users ADD COLUMN language TEXT NOT NULL DEFAULT '';
