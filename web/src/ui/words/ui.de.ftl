### Was mehrere Seiten verwenden, und die Seiten, die zu keinem Spiel gehören.

## Buttons

close = Schließen
back-to-board = Zurück zum Brett
to-the-hall = Zum Spieletreff
share = Teilen
link-copied = Der Link ist kopiert.

## Switches of this device

sound = Ton und Vibration
bots-say-a-word = Bots sagen auch mal was
confirm-moves = Züge auf dem Touchscreen bestätigen

## Keys

keys = Tastenkürzel
key-tab = Tab
    .does = zum nächsten Bedienelement
key-arrows = Pfeile
    .does = von Feld zu Feld, von Stein zu Stein
key-enter = Eingabe, Leertaste
    .does = auslösen
    .name = Eingabe
key-backspace = Rücktaste
key-escape = Esc
    .does = Auswahl aufheben oder Fenster schließen
key-back = einen Zug zurück oder vor: die Partie ansehen, wie sie stand
key-sheet = diese Übersicht

## Continue on a phone

phone = Auf einem anderen Gerät weiterspielen: Scanne dort einen Code, und du bist angemeldet.
    .show = Code anzeigen
    .code = QR-Code des Links
    .copy = Stattdessen Link kopieren
    .copied = Link kopiert.
phone-scan = Richte die Kamera des Handys hierher. Der Code gilt nur einmal und noch { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
    }.

## About

about = Info
    .title = Über Tilehall
    .lead = Tilehall ist ein Spieletreff im Browser, für Legespiele und Brettspiele. Spiel mit Freunden, Fremden oder Bots, in einem Rutsch oder über mehrere Tage.
    .promises = Darauf kannst du dich verlassen
    .device = Auf diesem Gerät
    .offline = Ohne Netz
    .version = Version und Lizenz
    .trademarks = Marken
about-games = Tilehall ist ein Spieletreff im Browser, für Legespiele und Brettspiele: { $games }. Spiel mit Freunden, Fremden oder Bots, in einem Rutsch oder über mehrere Tage.
promise-hidden = <b>Verdeckt bleibt verdeckt.</b> Dein Browser erfährt nur, was du sehen darfst. Niemand kann dir mit Tricks in die Karten schauen.
promise-fair = <b>Der Zufall ist fair.</b> Bevor jemand bereit ist, versiegelt der Spieletreff seine Hälfte dessen, was über das Austeilen entscheidet. Alle, die mitspielen, tragen zur anderen Hälfte bei, und nach der Partie können es alle nachprüfen.
promise-kept = <b>Nichts geht verloren.</b> Jeder Zug wird gespeichert, bevor jemand davon erfährt. Schließ die Seite, verlier die Verbindung, komm zurück: Die Partie steht noch da, wo sie war.
promise-reason = <b>Jedes Nein hat einen Grund.</b> Wenn ein Zug nicht geht, sagt dir die Seite, warum.
promise-data = <b>Deine Daten gehören dir.</b> Keine Mailadresse nötig, keine Tracker, nichts von anderen Websites. Auf deiner Kontoseite kannst du alles mitnehmen oder löschen.
version-loading = Version …
version = Version { $version }.
version-unknown = Die Version lässt sich gerade nicht abrufen.
licence = Tilehall ist freie Software unter der MIT-Lizenz: Nutze sie, ändere sie, betreib deinen eigenen Spieletreff.
programs = Auch Programme können hier mitspielen: <api>So sprechen sie mit dem Spieletreff</api>.

## When there is nothing to show: the title and what can be done

error-page = Hier ist nichts
    .why = Unter dieser Adresse gibt es keine Seite.
error-room = Hier ist kein Tisch
error-unreachable = Der Spieletreff antwortet nicht
    .why = Entweder ist das Netz weg, oder der Spieletreff startet gerade neu. Diese Seite versucht es von selbst weiter, und die Partien gehen da weiter, wo sie waren.
error-link = Als jemand anderes weitermachen?
    .account = Dieser Link meldet dieses Gerät mit einem anderen Namen an. Als { $name } kannst du dich später wieder anmelden.
    .guest = Dieser Link meldet dieses Gerät mit einem anderen Namen an. Du bist hier { $name }, ein Gast ohne Passwort: So könntest du nicht mehr zurückkommen.
error-review = Hier ist keine Analyse
error-lesson = Hier ist keine Lektion
error-puzzle = Hier ist kein Rätsel
error-banned = Kein Zutritt
not-let-in = Der Spieletreff hat dich nicht hereingelassen.
code-was = Der Code war <b>{ $code }</b>. Codes haben sechs Zeichen, vielleicht hast du dich bei einem verlesen.
to-all-games = Zu allen Spielen
to-my-games = Zu meinen Partien
sign-in-for-seat = Anmelden: Ich habe dort einen Platz
play-on-device = Auf diesem Gerät spielen
    .why = Alle Spiele sind auf diesem Gerät: Spiel gegen Bots, reihum zu mehreren, oder löse Rätsel.
try-now = Erneut versuchen
keep-games = Damit du auch ohne Netz spielen kannst, speichere die Spiele nächstes Mal auf diesem Gerät: <about>siehe Info</about>.
sign-in-as-other = Als jemand anderes anmelden
stay = Bleiben, wer ich bin
continue = Weiter
