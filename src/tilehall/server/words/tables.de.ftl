### Was der Server auf der Verbindung eines Tischs sagt, und wenn Tische eröffnet werden.

## The line to the hall. It is closed after most of these sentences.

line-of-page-only = Diese Verbindung ist nur für die Seite des Spieletreffs selbst.
line-restarting = Der Spieletreff startet neu; diese Seite verbindet sich von selbst wieder.
line-not-looked-up = Der Spieletreff kann gerade nicht prüfen, wer du bist; diese Seite versucht es von selbst weiter.
line-failed = Im Spieletreff ist etwas schiefgegangen; versuch es gleich noch einmal.
line-too-many-windows = Du hast hier zu viele Fenster offen; schließ eines.
screen-only-shows = Das kann ein Bildschirm nicht: Er zeigt nur einen Tisch.
line-too-many-messages = Das waren zu viele Nachrichten auf einmal; warte einen Moment und verbinde dich neu.
line-wrong-codes = Zu viele falsche Codes; versuch es später noch einmal.
line-not-signed-in = Du bist nicht angemeldet.
line-signed-out = Du hast dich abgemeldet.
line-slow-reader = Dein Gerät liest zu langsam, und es hatte sich zu viel angestaut.
line-room-removed = An diesem Tisch hat keine Partie begonnen, deshalb wurde er abgeräumt.
line-message-too-large = Eine Nachricht hat höchstens { $most } Byte; diese war größer.
line-binary-message = Nachrichten sind Text, jede ein JSON-Objekt; diese ist binär.

## Requests at a table

room-not-looked-up = Der Spieletreff kann diesen Tisch gerade nicht öffnen. Versuch es gleich noch einmal.
not-written = Der Spieletreff konnte das nicht speichern, deshalb hat sich nichts geändert. Versuch es gleich noch einmal.
not-confirmed = Der Spieletreff konnte das nicht bestätigen. Vielleicht gilt es trotzdem; schau nach, bevor du es noch einmal versuchst.
not-confirmed-yet = Der Spieletreff hat das noch nicht bestätigt. Du erfährst es, sobald es feststeht.
nothing-changed = Im Spieletreff ist etwas schiefgegangen; es hat sich nichts geändert.
another-was-first = Etwas anderes kam dazwischen. Schau noch einmal nach.
table-changed-often = Der Tisch hat sich inzwischen mehrmals geändert. Versuch es noch einmal.
many-hints = Das waren viele Tipps. Warte einen Moment, bevor du den nächsten holst.
hints-waiting = Es wird schon über mehrere Tipps nachgedacht; warte auf einen davon.
many-looks = Du blätterst sehr schnell durch die Partie. Warte einen Moment.
unrated = Diese Partie ist ungewertet.

## Talk

talk-empty = Die Nachricht ist leer.
talk-too-fast = Du schreibst schneller, als andere lesen können. Warte einen Moment.
many-reactions = Das sind viele Reaktionen. Warte einen Moment.

## New rooms

too-many-rooms = { $most ->
        [one] Du hast { $most } Tisch offen; schließ ihn zuerst.
       *[other] Du hast { $most } Tische offen; schließ zuerst einen.
    }
no-free-code = Gerade ist kein Code für einen Tisch frei; versuch es noch einmal.
matching-busy = Gerade suchen viele gleichzeitig eine Partie. Versuch es noch einmal.

## Games that were played offline, and are added to the account later

added-record-too-long = Die Aufzeichnung einer hinzugefügten Partie hat höchstens { $most } Zeichen.
added-seat-not-there = Die Partie hat { $seats } Plätze; einen Platz { $seat } gibt es nicht.
added-seats-differ = Die Partie hat { $seats } Plätze, aber { $named } sind genannt.
added-seat-of-bot = Auf deinem eigenen Platz hat ein Bot gespielt.
added-level-unknown = { $game } hat keinen Bot der Stufe { $level }.
added-by-another = Ein anderes Konto hat diese Partie schon hinzugefügt.
added-no-free-code = Gerade ist kein Code für diese Partie frei; versuch es noch einmal.
