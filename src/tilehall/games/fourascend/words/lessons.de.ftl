### Lektionen von 4ascend: Titel höchstens 40 Zeichen, .text 120, .task 80.

lesson-line-up-four = Bilde eine Viererreihe
    .text = Vier deiner Steine in einer Linie sind eine Kette. Sie hebt vom Brett ab und greift an: 1 Schaden pro Feld.
    .task = Du bist Schwarz. Vollende die Viererreihe.
    .praise = Vier Felder greifen an. Weiß antwortet auf einem davon, das spart einen Punkt: Drei LP gehen verloren.
    .otherwise = Deine drei Steine liegen in der mittleren Zeile. Setz den vierten an eines ihrer Enden.

lesson-any-direction = In jede Richtung
    .text = Zeilen, Spalten und Diagonalen zählen alle, und dein neuer Stein darf auch eine Lücke schließen.
    .task = Finde das Feld, das vier vollendet.
    .praise = Eine Diagonale, in der Mitte geschlossen.
    .otherwise = Schau die Diagonale von links oben entlang: Ein Feld fehlt darin.
    .gap = Die Diagonale stimmt, aber sie hat eine Lücke: Die vier müssen direkt nebeneinander liegen.

lesson-plants = Pflanzen machen stärker
    .text = Eine Pflanze auf einem Feld deiner Kette bringt 1 Stärke mehr. Ein Stein darf auf einer Pflanze stehen.
    .task = Greif mit Stärke 6 an.
    .praise = Vier Felder und zwei Pflanzen: 6. Weiß antwortet auf einer Pflanze und nimmt 2 weg.
    .otherwise = Vollende die vier, und zwar auf dem Feld mit der Pflanze.
    .other-end = Das ist ein Angriff mit 5. Am anderen Ende der Linie wartet eine Pflanze: Damit sind es 6.

lesson-answer = Auf einen Angriff antworten
    .text = In der Angriffs- und Verteidigungsphase nimmt dein Stein einem Angriff ein Feld weg, samt der Pflanze darauf.
    .task = Du bist Weiß. Verliere so wenig wie möglich.
    .praise = Das Feld mit der Pflanze war 2 wert: Du verlierst 3 LP statt 5.
    .otherwise = Das ist weit weg vom Angriff, und er trifft dich mit voller Stärke. Antworte auf einem seiner markierten Felder.
    .one-point = Du hast einen Punkt weggenommen und verlierst 4 LP. Eines der Felder ist 2 wert.

lesson-two-chains = Zwei Ketten mit einem Stein
    .text = Ein Stein kann zwei Linien vollenden. Beide greifen zusammen an, und eine Antwort hält sie nicht auf.
    .task = Weiß hat noch 6 LP. Gewinne jetzt.
    .praise = Sieben Felder greifen auf einmal an. Was Weiß auch antwortet, sechs LP sind weg.
    .otherwise = Einer deiner Zeilen und einer deiner Spalten fehlt dasselbe Feld. Welches ist es?
    .no-chain = Noch keine Kette. Der Zeile und der Spalte fehlt je ein Feld, und es ist dasselbe.

lesson-counter = Verteidigung, die zurückschlägt
    .text = Eine Antwort, die selbst vier bildet, schlägt zurück. Die stärkere Seite trifft die andere.
    .task = Du bist Weiß. Antworte und triff Schwarz.
    .praise = Die Antwort nimmt ein Feld weg, 3 bleiben, und deine eigene Kette schlägt mit 4 zurück: Schwarz verliert 1 LP.
    .otherwise = Du hast drei Steine in einer Spalte. Welches Feld des Angriffs macht daraus vier?
    .even = Ein Gegenschlag: 4 gegen 4, und niemand wird getroffen. Am anderen Ende der Spalte würde er auch dem Angriff ein Feld wegnehmen.
