### Spielen auf diesem Gerät, ohne Netz oder zu mehreren.

## Starting

start = Wird auf diesem Gerät eingerichtet
    .title = Es geht los
    .loaded = Geladen
    .first-time = Beim ersten Mal dauert das einen Moment.
    .soon = Gleich geht’s los …
start-missing = Hier gibt es nichts zu spielen
    .why = Diese Seite wurde ohne die Spiele für dieses Gerät gebaut.
start-unloaded = Die Spiele konnten nicht geladen werden
    .why = Vor der ersten Partie auf diesem Gerät lädt die Seite etwa 8 MB. Prüfe deine Verbindung.
start-broken = Die Spiele laufen in diesem Browser nicht
    .why = Vielleicht ist der Browser zu alt, oder der Speicher reicht nicht. Schließ andere Tabs oder nimm einen neueren Browser. Begonnene Partien bleiben erhalten.
start-elsewhere = Die Spiele sind in einem anderen Tab offen
    .why = Auf diesem Gerät spielt immer nur ein Tab, damit kein Zug verloren geht.
    .here = Hier weiterspielen
try-again = Erneut versuchen
to-the-hall = Zum Spieletreff im Netz
entering = Du kommst an den Tisch …

## A game on this device

new = { $game }: neue Partie
    .begin = Beginnen
    .busy = Tisch wird gedeckt …
players = Wer spielt
player = Spieler { $number }
    .name = Name von Spieler { $number }
    .person = Mensch
    .bot = Bot ({ $level })
pass = Gib das Gerät an { $name } weiter
    .here = Ich bin { $name }
thinking = { $name } überlegt
    .bot = Ein Bot überlegt
not-kept = In diesem Fenster bleiben Partien nicht erhalten. Sie enden mit der Seite.
record = Aufzeichnung öffnen …
    .file = Die Datei einer Aufzeichnung

## Keeping the games

megabytes = { $size } MB
keep = Ohne Netz spielen ({ $size })
    .heading = Ohne Netz
    .about = Speichere alle Spiele auf diesem Gerät: Partien gegen Bots oder reihum, Lektionen und Rätsel, auch in der Bahn oder im Flugzeug.
    .loading = Spiele werden geladen: { $loaded } von { $size }
    .cancel = Abbrechen
    .kept = Alle Spiele sind auf diesem Gerät. Sie laufen auch ohne Netz.
    .remove = Entfernen ({ $size })
    .removed = Die Spiele sind nicht mehr auf diesem Gerät.
    .missing = Dieser Spieletreff wurde ohne die Spiele für unterwegs gebaut.
    .good = In Ordnung
install = Als App installieren
    .by-menu = Um Tilehall als App zu installieren, tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.

## Adding games to an account

home = { $count ->
        [one] Eine Partie, die du auf diesem Gerät beendet hast, fehlt hier unter deinen Partien.
       *[other] { $count } Partien, die du auf diesem Gerät beendet hast, fehlen hier unter deinen Partien.
    }
    .games = Partien auf diesem Gerät
    .add = Auswählen
    .not-now = Nicht jetzt
    .never = Nicht mehr fragen
add = Zu deinen Partien hinzufügen
    .about = Sie werden als offline gespielt markiert und zählen für keine Wertung. Nur du siehst sie.
    .guest = Du bist hier Gast. Mit einem Konto hast du deine Partien auf jedem Gerät.
    .account = Konto anlegen
    .closed = Die Partien auf diesem Gerät lassen sich gerade nicht öffnen.
    .loading = Die Partien dieses Geräts werden geöffnet …
    .seat = Ich war
    .games = { $count ->
            [one] 1 Partie hinzufügen
           *[other] { $count } Partien hinzufügen
        }
    .added = Zu deinen Partien hinzugefügt.
close = Schließen
one-moment = Einen Moment …
