### Die Liste der beendeten Partien, das Rätsel des Tages und wie ein Ergebnis heißt.

## My games

history = Meine Partien
my-profile = Mein Profil
leaderboards = Ranglisten
add-games = Partien von diesem Gerät hinzufügen
under-way = Laufende Partien
go-there = Zum Tisch
try-again = Erneut versuchen
played = Beendete Partien
    .which = Welches Spiel
    .all = Alle Spiele
    .wait = Das Buch wird aufgeschlagen …
no-games = Noch keine Partien. Wenn du eine Partie beendest, erscheint sie hier, mit Aufzeichnung und Analyse.
choose-game = Spiel aussuchen
earlier = Frühere Partien zeigen
    .busy = Es wird umgeblättert …
delete = Diese Partie löschen?
    .why = Die Partie, ihre Revanchen und die Analysen dazu werden endgültig von diesem Gerät gelöscht.
    .no = Behalten
    .yes = Löschen

## Puzzle of the day

daily = Rätsel des Tages
    .done = { $done } von { $count } heute gelöst.
    .solve = Lösen
    .solved = ✓ Gelöst
    .all = Alle Rätsel
streak = Serie: { $days } { $days ->
        [one] Tag
       *[other] Tage
    }.
    .begin = Löse jeden Tag eins und beginne eine Serie.

## Modes

mode = Variante
    .own = Eigene Regeln

## Results

won-by = { $name } gewinnt
    .you = Du gewinnst!
    .all = { $names } teilen sich den Sieg
    .you-all = { $names } teilt euch den Sieg
won-by-nobody = Niemand gewinnt
    .alone = Die Partie ist zu Ende
you = Du
place = { $place }.
