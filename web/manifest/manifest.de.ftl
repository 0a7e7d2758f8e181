### Was Browser und System über die installierte Seite sagen.

description = Legespiele und Brettspiele mit Freunden, im Browser.
desktop = Alle Spiele auf dem Computer
phone = Alle Spiele auf dem Handy
puzzles = Rätsel
learn = Lernen
my-games = Meine Partien
search = Tilehall: Legespiele und Brettspiele mit Freunden, im Browser.
