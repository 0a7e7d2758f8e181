### Die Analyse einer beendeten Partie und ihre Aufzeichnung als Dokument.

review = Analyse
    .of = Analyse: { $game }
    .empty = In dieser Partie war niemand am Zug: Es gibt nichts anzusehen.
loading = Das Buch wird aufgeschlagen …

## How good a turn was

mark-good = Gut
mark-inaccuracy = Ungenau
mark-mistake = Fehler
mark-blunder = Grober Fehler
chance = { $whose ->
        [own] Deine Gewinnchance:
       *[other] Gewinnchance von { $name }:
    } <chance>{ $chance }.</chance>
note-same = Der Berater hätte dasselbe gespielt. { $why }
note-good = So gut wie die Wahl des Beraters. { $why }
note-better = <b>Besser:</b> { $why }
note-failed = Dieser Zug konnte nicht analysiert werden.
note-thinking = Der Berater denkt über diesen Zug nach …
analysed = { $known } von { $of } Zügen analysiert
turning-point-none = Kein einzelner Zug hat die Partie entschieden.
turning-point-loading = Der Wendepunkt wird gesucht …

## Turns

turn = Zug { $number }
    .of = Zug { $number } von { $of },
    .number = <spoken>Zug </spoken>{ $number }
turns = Zug für Zug
    .all = Alle Züge
    .loading = Die erste Seite wird aufgeschlagen …
round = Runde { $number }
you = Du
    .lower = du

## The board and its controls

board = Das Brett bei Zug { $number }
    .loading = Das Brett wird aufgebaut …
look = Was das Brett zeigt
    .played = Gespielt
    .before = Davor
    .better = Besser
    .adviser = Berater
bar = Züge
    .first = Erster Zug
    .before = Zug davor
    .play = Partie abspielen
    .pause = Anhalten
    .next = Nächster Zug
    .last = Letzter Zug
story = Die Partie als Film
    .open = Film
notes = Zu diesem Zug
    .said = Was zu diesem Zug gesagt wird

## The graph of win chances

graph = Wie es lief
    .label = Wie die Partie lief: { $lines }
    .line = { $name } von { $from } auf { $to }
    .turn = Zug
    .at = Zug { $number } von { $of }

## Playing on from a position

from = Ab hier spielen
    .about = { $seat ->
            [taken] Du übernimmst den Platz von { $name } und bist am Zug.
           *[own] Du spielst diesen Zug noch einmal.
        }{ $bots ->
            [true] { " Auf den anderen Plätzen sitzen Bots." }
           *[false] { "" }
        } Die Partie ist ungewertet und als „Ab einer Stellung“ markiert.
    .level = Stufe der Bots <level/>
    .level-label = Wie gut die Bots spielen
    .play = Spielen
    .back = Zurück zur Analyse
from-over = Hier ist die Partie zu Ende.
special = { $mark }.
to-table = Zurück zum Tisch
play-yourself = Selbst { $game } spielen

## Sharing

share = Teilen
    .heading = Diese Analyse teilen
    .title = { $game }: { $result }
    .about = Wer den Link hat, kann diese Analyse ohne Anmeldung öffnen: jeden Zug, jede Hand und die Namen, aber nicht den Chat. Du kannst ihn jederzeit zurückziehen.
    .make = Link erstellen
    .made = Wer diesen Link hat, kann die Analyse ohne Anmeldung öffnen:
    .link = Der Link
    .link-button = Link teilen
    .revoke = Zurückziehen
    .revoke-label = Zurückziehen: { $game }, Tisch { $code }
    .revoked = Der Link gilt nicht mehr.
shared = { $game }, Tisch { $code }, Partie { $match }
    .none = Du teilst keine Analyse. Bei jeder Partie, die du gespielt hast, gibt es in der Analyse „Teilen“.
    .loading = Wird gesucht …
close = Schließen

## The record

record = Aufzeichnung
    .of = Aufzeichnung: { $game }
    .none = Hier ist keine Aufzeichnung
    .to-games = Zu meinen Partien
    .my-games = Meine Partien
    .about = { $date } · Tisch { $code }{ $place ->
            [later] , Partie { $match }
           *[first] { "" }
        }
    .download = Herunterladen
    .result = Ergebnis
    .text = Als Text
    .text-about = Dieselbe Partie in Notation, ein Schritt pro Zeile: So lesen sie <code>tilehall replay</code> und <code>tilehall verify</code>.
    .text-loading = Wird geholt …
    .text-label = Die Aufzeichnung als Text
