### Spielen auf diesem Gerät: was die erste Ansicht braucht.

player = Spieler { $number }
bar = Verbindung
    .device = Kein Netz. Hier ist alles auf diesem Gerät und läuft weiter.
    .hall = Der Spieletreff antwortet nicht. Diese Seite versucht es von selbst weiter.
    .play = Auf diesem Gerät spielen
failed-network = Die Verbindung ist abgerissen. Was schon da ist, bleibt: Versuch es noch einmal, dann wird nur der Rest geladen.
failed-full = Auf diesem Gerät ist nicht genug Platz, deshalb wurde nichts gespeichert. Schaffe etwas Platz und versuch es noch einmal.
cannot-keep = Dieser Browser kann die Seite nicht auf dem Gerät behalten. Vielleicht liegt es an einem privaten Fenster.
    .insecure = Der Browser behält Seiten nur bei einer sicheren Verbindung. Öffne diesen Spieletreff mit https, um ohne Netz zu spielen.
