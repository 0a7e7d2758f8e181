### Anfragen über HTTP.

## Requests that cannot be answered

request-not-read = Die Anfrage ist nicht lesbar: { $detail }.
request-not-http = Die Anfrage ist nicht lesbar: Sie ist kein HTTP.
request-head-too-long = Der Kopf der Anfrage ist zu lang: ihre Adresse oder ihre Header.
request-too-slow = Die Anfrage brauchte zu lange, um anzukommen.
request-not-whole = Die Anfrage kam nicht vollständig an.
request-from-elsewhere = Diese Anfrage kam von einer anderen Website und wird abgelehnt.
too-many-connections = Von deiner Adresse gibt es zu viele Verbindungen; schließ einige, oder versuch es gleich noch einmal.
hall-cannot-write = Der Spieletreff kann gerade nichts speichern; versuch es gleich noch einmal.
hall-not-ready = Der Spieletreff ist nicht bereit: Er schließt gerade, oder sein Speicher lässt sich nicht lesen und schreiben.
room-not-shown-here = Dieser Teil des Spieletreffs kann den Tisch nicht zeigen; versuch es gleich noch einmal.
request-failed = Im Spieletreff ist etwas schiefgegangen; es ist als { $id } vermerkt.
not-a-place = Der Wert von `before` muss ein Wert von `next` sein.

## Signing in

sign-in-first = Du bist nicht angemeldet; komm als Gast herein, oder melde dich an.
sign-in-ended = Du bist nicht mehr angemeldet.
accounts-only = In diesen Spieletreff kommt man nur mit Konto. Leg eins an, oder melde dich an.

## Limits: clauses without a full stop, before "; versuch es in 2 Minuten noch einmal."

limit-requests = Das waren sehr viele Anfragen
limit-attempts = Zu viele falsche Versuche
limit-wrong-codes = Zu viele falsche Codes
limit-wrong-links = Zu viele falsche Links
limit-friend-links = Zu viele Links, die nicht funktionieren
limit-profiles = Zu viele Profile, die es nicht gibt
limit-tournaments = Zu viele neue Turniere
limit-new-accounts = Zu viele Versuche, ein Konto anzulegen
limit-newcomers = Von deiner Adresse sind gerade viele dazugekommen
limit-company = Zu viele Freundschaftsanfragen, Herausforderungen und Blockierungen
limit-reports = Du hast viele Nachrichten gemeldet
limit-mails = In der letzten Stunde wurden viele Codes verschickt
limit-offline-games = Das sind viele Partien für einen Tag
limit-analysis = Das ist sehr viel Arbeit für eine Analyse
limit-analyses = Gerade werden viele Partien analysiert
