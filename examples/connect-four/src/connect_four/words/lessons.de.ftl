### Lektionen von Connect Four: Titel, Erklärung (.text), Aufgabe und die Antworten auf Versuche.

lesson-line-up-four = Vier in einer Linie
    .text = Vier deiner Scheiben in einer Linie gewinnen: waagrecht, senkrecht oder diagonal.
    .task = Du bist Rot. Gewinne jetzt.
    .praise = Vier in der untersten Zeile.
    .otherwise = Deine drei Scheiben liegen in der untersten Zeile. Wohin kommt die vierte?

lesson-block = Versperr eine Linie
    .text = Wo die andere Seite gleich vier vollenden könnte, wirf vorher deine eigene Scheibe hin.
    .task = Du bist Gelb. Lass Rot nicht gewinnen.
    .praise = Die Linie ist versperrt.
    .otherwise = Rot hat vier in der untersten Zeile vollendet. Wirf deine Scheibe vorher dorthin.
