### Die Startseite und die Leiste oben.

## Top bar

home = Tilehall, Startseite
pages = Seiten
play = Spielen
puzzles = Rätsel
learn = Lernen
my-games = Partien
ratings = Ranglisten
friends = Freunde
    .waiting = : { $count } unbeantwortet
about = Info
to-the-hall = Zum Spieletreff
sign-in = Anmelden
my-account = : mein Konto
open-reports = Offene Meldungen
    .count = { $count } offene { $count ->
        [one] Meldung
       *[other] Meldungen
    }
colours = Farben: { $now ->
        [auto] wie im System
        [light] hell
       *[dark] dunkel
    }
    .change = { colours }. Ändern zu: { $next ->
        [auto] wie im System
        [light] hell
       *[dark] dunkel
    }.

## The whole page

welcome-too = Auch hier willkommen, { $name }.
hall-is-back = Der Spieletreff ist wieder da.

## Home

welcome = Willkommen
    .title = Setz dich dazu.
    .hall = Steine und Karten, mit Freunden oder Bots.
    .device = Steine und Karten auf diesem Gerät, mit Bots oder zusammen.
not-kept = <b>In diesem Fenster bleiben Partien nicht erhalten.</b> Der Browser speichert hier nichts; sie enden mit der Seite.
bots-play = Stufe der Bots
    .label = Wie gut die Bots spielen
games = Spiele
code = Ich habe einen Code
    .join = Mitspielen

## The card of a game

deal = Austeilen

players = { $count } { $count ->
        [one] Person
       *[other] Personen
    }
    .range = { $fewest }–{ $most } Personen
continue = Weiter
    .game = Weiterspielen: { $game }, { $whose ->
        [mine] du bist dran
       *[theirs] andere sind dran
    }{ $count ->
        [one] {""}
       *[other] {" "}· { $count } Partien
    }
turn = { $whose ->
        [mine] Du bist dran
       *[theirs] Andere dran
    }{ $count ->
        [one] {""}
       *[other] {" "}· { $count } Partien
    }
mode-of = Variante von { $game }
standard-rules = Standardregeln
play-now = Jetzt spielen
    .against = gegen { $against }
    .game = Jetzt spielen: { $game } gegen { $against }
    .busy = Tisch wird gedeckt …
create-room = Tisch eröffnen
    .game = Tisch eröffnen: { $game }
    .busy = Wird eröffnet …
pass-and-play = Reihum spielen
    .game = Reihum an einem Gerät spielen: { $game }
way-options = Optionen<more> von { $game }</more>
way-learn = Lernen<more>: { $game } spielend lernen</more>
way-puzzles = Rätsel<more> zu { $game }</more>

## The user's tables

my-tables = Meine Tische
    .all = Alle { $count } zeigen
    .wait = Deine Tische werden gesucht …
with-players = mit { $names }
with-bots = mit Bots
free-seats = { $count } { $count ->
        [one] freier Platz
       *[other] freie Plätze
    }
your-turn = Du bist dran
    .left = Du bist dran: { $time }
about-to-begin = Gleich geht’s los
table-gathering = Wartet auf andere
table-playing = Partie läuft
table-over = Beendet
