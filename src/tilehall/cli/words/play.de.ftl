### Eine Partie im Terminal: `tilehall play` und `tilehall replay`.

## What a player is told

your-turn = { $player }, du bist dran.
hand-over = Gib die Tastatur an { $player } weiter und drück dann die Eingabetaste.
so-far = Bisher: { $steps }; { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
still-missing = Es fehlt noch: { $why }
no = Nein: { $why }
not-listed = Nein: In der Liste gibt es keinen Schritt { $number }.
more-steps = … und { $count } weitere: Gib `all` ein.
stopped = Hier bricht die Partie ab.
record-written = Die Aufzeichnung ist in { $file }.
record-not-written = Die Aufzeichnung konnte nicht nach { $file } geschrieben werden: { $why }.

## Help

help =
    Gib einen Schritt oder seine Nummer ein. Außerdem:
      all           alle erlaubten Schritte auflisten
      back, undo    den letzten Schritt dieses Zugs zurücknehmen oder alle
      resign        aufgeben
      save DATEI    die bisherige Aufzeichnung speichern
      quit          beenden
help-replay = Eingabetaste: nächster Schritt, b: zurück, eine Zahl: zu diesem Schritt, e: Ende, q: beenden
