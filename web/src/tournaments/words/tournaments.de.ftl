### Turniere: Listen, Tabelle, Runden, Leitung und die Ansichten für einen Fernseher.

tournament = Turnier
tournaments = Turniere
loading = Turniere werden gesucht …
new = Neues Turnier
start-of-class = Turnier starten
players-count = { $count ->
        [one] { $count } Anmeldung
       *[other] { $count } Anmeldungen
    }
players-none = Noch hat sich niemand angemeldet.
show-all = Alle { $count } zeigen

## Die Listen

list-mine = Deine Turniere
list-running = Jetzt
list-open = Bald
list-over = Vorbei
list-none = Kein Turnier ist geplant. Leg eins an: Das dauert nur eine Minute.
phase-open = Offen
phase-running = Läuft
phase-paused = Angehalten
phase-ended = Vorbei
phase-cancelled = Abgesagt
starts-by-hand = Beginnt, sobald die Turnierleitung startet
starts-at = Beginnt am { $when }

## Formate

format-swiss = Schweizer System
format-about-swiss = Eine feste Zahl von Runden. In jeder Runde spielen alle, möglichst gegen andere mit gleich vielen Punkten.
format-arena = Arena
format-about-arena = Eine feste Zeit. Wer frei ist, wird sofort gepaart.
format-robin = Jeder gegen jeden
format-about-robin = Alle treffen auf alle.
format-knockout = K.-o.-System
format-about-knockout = Wer verliert, ist draußen.
length-minutes = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
length-rounds = { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }

## Ein Turnier

organised-by = Turnierleitung: <person>{ $name }</person>
week-before = Die Woche davor
week-after = Die Woche danach
to-class = Zur Klasse
now = Was jetzt geschieht
now-open = Du kannst teilnehmen.
now-entered = Du bist dabei.
now-called = Dein Tisch ist offen: Du spielst gegen { $names }.
now-opening = Du spielst gegen { $names }. Dein Tisch öffnet gleich.
now-running = { $count ->
        [0] Gleich beginnen die nächsten Partien.
        [one] { $count } Partie läuft.
       *[other] { $count } Partien laufen.
    }
now-wait = Du hast Pause. Deine nächste Partie kommt, wenn die anderen fertig sind.
now-pairing = Deine nächste Paarung steht gleich fest.
now-bye = Du hast in dieser Runde spielfrei.
now-away = Du hast eine Partie verpasst. Komm zurück, um wieder mitzuspielen.
now-out = Du bist ausgeschieden. Schau den anderen zu.
now-paused = Die Turnierleitung hat das Turnier angehalten.
now-frozen = Alle Partien der Klasse sind angehalten.
now-cancelled = Abgesagt. { $why }
now-won = { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den ersten Platz!
    }
    .of = { $title }: { $result }
next-start = Beginn in
next-pair = Nächste Runde in
next-end = Ende in
round-of = Runde { $round } von { $rounds }
my-place = Du bist auf Rang { $place }, Punkte: { $points }.
go-to-table = Zu meinem Tisch
come-before = Komm innerhalb von
join = Teilnehmen
come-back = Zurückkommen
withdraw = Aussteigen

## Tabelle

standings = Tabelle
place = Rang
place-number = { $place }.
player = Name
points = Punkte
    .short = Pkt
played = Partien
    .short = P
bot = Bot
status-away = fehlt
status-withdrawn = ausgestiegen
status-removed = entfernt
ties = Was die Abkürzungen bedeuten
    .about = Bei gleichen Punkten entscheiden sie, von links nach rechts.
tie-buchholz-cut-1 = Buchholz mit Streichresultat
tie-short-buchholz-cut-1 = BHS
tie-about-buchholz-cut-1 = Die Punkte aller, gegen die man gespielt hat, ohne den niedrigsten Wert.
tie-buchholz = Buchholz
tie-short-buchholz = BH
tie-about-buchholz = Die Punkte aller, gegen die man gespielt hat.
tie-sonneborn-berger = Sonneborn-Berger
tie-short-sonneborn-berger = SB
tie-about-sonneborn-berger = Die Punkte aller, gegen die man gewonnen hat, und die halben bei Unentschieden.
tie-head-to-head = Direkter Vergleich
tie-short-head-to-head = DV
tie-about-head-to-head = Die Punkte aus den Partien untereinander.
tie-wins = Siege
tie-short-wins = S
tie-about-wins = Die gewonnenen Partien.
tie-last-place = Letzter Tisch
tie-short-last-place = LT
tie-about-last-place = Der Rang am letzten Tisch, als negative Zahl.

## Runden und Partien

games = Partien
games-earlier = Frühere Partien
games-of = Partien von { $name }
games-mine = Meine Partien
games-all = Alle Partien
round = Runde { $round }
rounds = Runden
round-before = Vorige Runde
round-after = Nächste Runde
watch = Zuschauen
    .label = Zuschauen: { $who }
replay = Analyse
    .label = Analyse: { $who }
absent = (nicht gekommen)
how-no-show = Niemand ist gekommen.
how-decided = Von der Turnierleitung entschieden.
corrected = Berichtigt von { $name }: { $why }
replayed = Unentschieden: Neu gespielt an Tisch { $table }.
byes = Spielfrei: { $names }
walkovers = Kampfloser Sieg: { $names }

## Einladen

invite = Andere einladen
admission-everyone = Alle dürfen teilnehmen.
admission-link = Wer den Link hat, darf teilnehmen.
admission-class = Nur die Klasse darf teilnehmen.
admission-rating = { $most ->
        [0] Für Wertungen ab { $least }.
       *[other] Für Wertungen von { $least } bis { $most }.
    }
wall = Auf einem Fernseher zeigen
qr = Der Link zum Turnier als QR-Code
qr-room = Der Link zum Tisch als QR-Code

## Leitung

organise = Leitung
start = Jetzt beginnen
pause = Anhalten
resume = Weiter
edit = Ändern
cancel = Turnier absagen
    .title = Das Turnier absagen?
    .about = Laufende Partien gehen weiter, zählen aber nicht.
    .why = Warum? Alle, die teilnehmen, lesen es.
bots-add = Bots hinzufügen
    .go = Hinzufügen
bots-level = Stufe
bots-count = Wie viele
correct = Berichtigen
    .label = Ergebnis berichtigen: { $who }
    .title = Ergebnis berichtigen
    .about = Alle sehen deinen Namen und den Grund. Wertungen ändern sich nicht.
    .save = Speichern
remove = Entfernen
    .label = { $name } entfernen
    .about = Wer entfernt wurde, darf nicht zurückkommen.
reason = Grund

## Ein neues Turnier

title = Titel
title-usual = Turnier von { $name }
game = Spiel
clock = Bedenkzeit
format = Format
minutes = Minuten
rounds-auto = Passend zur Zahl der Anmeldungen
cycles = Wie oft alle aufeinandertreffen
start-when = Beginn
    .about = Lass das Feld leer, um selbst zu starten.
    .now = Lass das Feld leer, um sofort zu starten.
admission = Wer teilnehmen darf
admit-everyone = Alle
admit-link = Mit dem Link
admit-rating = Nach Wertung
rating-min = Niedrigste Wertung
rating-max = Höchste Wertung (0: keine Grenze)
more = Mehr
seats = Plätze an einem Tisch
rated = Gewertet
    .about = Die Partien ändern die Wertungen, mit den üblichen Regeln.
bots = Bots dürfen teilnehmen
    .about = Man sieht, dass sie Bots sind.
late = Später dazukommen
    .about = Bei Arena und Schweizer System kann man auch nach dem Beginn noch dazukommen.
weekly = Jede Woche
    .about = Dasselbe Turnier findet jede Woche statt. Braucht eine Startzeit.
scoring = Punkte für einen Sieg
scoring-one = 1, und ½ für ein Unentschieden
scoring-three = 3, und 1 für ein Unentschieden
max-players = Anmeldungen höchstens (0: so viele wie erlaubt)
break = Sekunden zwischen den Runden
no-show = Wartezeit am Tisch in Sekunden
needs-account = Um ein Turnier zu veranstalten, brauchst du ein Konto.
to-account = Konto anlegen
create = Anlegen
start-with = { $count ->
        [one] Mit einer Person starten
       *[other] Mit { $count } Personen starten
    }
save = Speichern

## An einem Tisch

called = Dein Tisch ist offen.
next-table = Zu meinem nächsten Tisch
# The name of the tournament and the round, above a board.
line = { $title } · Runde { $round }

## Auf einem Fernseher

wall-join = Scanne den Code, um mitzuspielen
wall-waiting = Gleich geht es los
wall-closed = Dieser Tisch ist geschlossen.
wall-free = Freier Platz
wall-players = Am Tisch
wall-turn = { $name } ist am Zug
