### Lektionen, Rätsel und die Regeln eines Spiels.

## Lessons

learn = Lernen
    .heading = Spielend lernen
    .intro = Jede Lektion dauert etwa eine Minute, auf dem echten Brett. Die Regeln sagen dir sofort, was dein Zug bewirkt hat.
    .game = { $game } lernen
lesson = Lektion
    .title = { $lesson } · Lektion
    .card = Die Lektion
lessons = Lektionen
lessons-all = Alle Lektionen
    .label = Alle Lektionen zu { $game }
lessons-all-done = Alle { $of } Lektionen geschafft
lessons-done = { $done } von { $of } Lektionen geschafft
lessons-progress = { $done } von { $of } geschafft.
lessons-count = { $of } Lektionen zu je etwa einer Minute, auf dem echten Brett.
lessons-ticked = ✓ geschafft
lessons-none = Zu { $game } gibt es noch keine Lektionen.
lessons-loading = Die Lektionen werden geöffnet …
lesson-begin = Beginnen
    .label = { $game } beginnen: { $lesson }
lesson-continue = Weiter
    .label = { $game }, weiter mit: { $lesson }
    .with = Weiter: { $lesson }
lesson-next = Nächste Lektion
lesson-shown = So geht es zum Beispiel. Jetzt bist du dran.
offer = Spielend lernen
    .new = Neu hier?
    .short = Üben?
    .hide = Dieses Angebot ausblenden
    .count = Spielend lernen: { $count } Lektionen zu je einer Minute

## Puzzles

puzzles = Rätsel
    .intro = Eine Stellung, ein klar bester Zug. Jeden Tag gibt es in jedem Spiel ein neues, für alle dasselbe.
    .daily = Rätsel des Tages
    .of = Rätsel zu { $game }
    .all-of = Alle Rätsel zu { $game }
    .none = Hier gibt es noch keine Rätsel.
    .none-of = Zu { $game } gibt es noch keine Rätsel.
    .loading = Die Rätsel werden geöffnet …
puzzle = Rätsel
    .daily = Rätsel des Tages
    .card = Das Rätsel
puzzle-solve = Lösen
puzzle-solve-today = Tagesrätsel lösen
puzzle-solved-today = ✓ Heute gelöst
puzzle-next = Nächstes Rätsel
puzzle-at-my-level = Ein Rätsel auf meiner Stufe
puzzles-solved = { $solved } von { $of } gelöst
    .short = { $solved } von { $of }<spoken> gelöst</spoken>
try-puzzles = Passende Rätsel lösen
themes = Themen
    .of = Themen von { $game }
difficulty = Schwierigkeit { $level }
position-missing = Die Stellung lässt sich gerade nicht zeigen.

## The player's level in puzzles

your-progress = Dein Stand
your-level = Deine Stufe
    .meaning = { $settled ->
            [true] Deine Stufe richtet sich nach deinem ersten Versuch an jedem Rätsel.
           *[false] Noch ein paar Rätsel, dann steht deine Stufe fest.
        } Ein Rätsel, dessen Schwierigkeit deiner Stufe entspricht, löst du etwa jedes zweite Mal.
your-level-is = Deine Stufe: { $level }
level-changed = Deine Stufe: { $before } → { $level }.
level-stays = Deine Stufe bleibt bei { $level }. Nur dein erster Versuch zählt.
solved = Gelöst
    .count = { $solved } <rest>von { $of }</rest>

## Days on which the puzzle of the day was solved

streak = Serie: { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
    .sentence = { streak }.
    .open = { streak }. Löse es, damit sie weitergeht.
    .none = Löse jeden Tag eins und beginne eine Serie.
    .daily = Eins pro Tag
    .begin = Löse in irgendeinem Spiel ein Rätsel des Tages und beginne eine Serie.
    .today = Für heute ist es geschafft. Morgen gibt es neue Rätsel.
    .more = Löse heute eins, dann sind es { $days }.

## A try at a lesson or a puzzle

task = Aufgabe
try-done = Geschafft.
try-missed = Noch nicht.
try-again = Noch ein Versuch
once-more = Noch einmal
start-over = Von vorn
give-up = Aufgeben
show-me = Zeig’s mir
    .again = Zeig’s mir noch mal
now-you = Jetzt du
back-to-table = Zurück zum Tisch
board-loading = Das Brett wird aufgebaut …

## The rules of a game, and all screens

rules = Spielanleitung
    .title = So spielt man { $game }
    .loading = Die Regeln werden geholt …
play-a-game = Eine Partie spielen
play-game = { $game } spielen
table-loading = Der Tisch wird gedeckt …
games = Spiele
games-all = Alle Spiele
count-of = { $count } von { $of }
labelled = { $what }: { $game }
titled = { $title } · { $kind }
comma-done = , geschafft
