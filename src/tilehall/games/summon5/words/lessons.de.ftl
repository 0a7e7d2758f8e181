### Lektionen von SUMMON5: Titel höchstens 40 Zeichen, .text 120, .task 80.

lesson-a-sum-of-5 = Bilde eine Summe von 5
    .text = In der Webphase legst du Runenfäden an andere an. Eine Reihe, deren Summe ein Vielfaches von 5 ist, zählt.
    .task = Leg 1 und 4 nebeneinander, eine davon neben die 5, und beende deinen Zug.
    .praise = 1 und 4 ergeben 5: Diese Reihe zählt. Jetzt füllt die Sammelphase deinen Fadenvorrat wieder auf.
    .otherwise = Leg die 1 und die 4 in eine Linie, sodass sie zusammen 5 ergeben oder mit der 5 in der Mitte 10.

lesson-bigger-sums = Größere Summen bringen mehr
    .text = Summe 5 bringt 10 Mystische Energie, 10 bringt 20, 15 bringt 30. Was schon dalag, zählt mit.
    .task = Hol in diesem Zug 20 Energie.
    .praise = 3, 2 und 5 ergeben 10: doppelt so viel Energie.
    .otherwise = Leg 2 und 3 in eine Linie mit der 5: Zusammen ergeben sie 10.
    .small-sum = Eine Summe von 5, also 10 Energie. In einer Linie mit der 5 in der Mitte ergeben dieselben zwei Runenfäden 10, und das bringt 20.

lesson-two-lines = Punkte in zwei Reihen
    .text = Zeile und Spalte zählen beide. Ein Runenfaden, in dem sich zwei Reihen treffen, kann in beiden zählen.
    .task = Hol 50 Energie. Ein Runenfaden auf dem richtigen Feld genügt.
    .praise = 7 und 8 ergeben 15 in der Zeile, 2 und 8 ergeben 10 in der Spalte: 30 und 20 Energie für einen einzigen Runenfaden.
    .otherwise = Ein Runenfaden genügt: Such das Feld, das links an die 7 und oben an die 2 grenzt.

lesson-fill-the-gap = Füll eine Lücke
    .text = Ein Runenfaden in einer Lücke verbindet, was auf beiden Seiten liegt, zu einer Reihe, und alles zusammen zählt.
    .task = Hol 50 Energie mit einem Runenfaden zwischen zwei anderen.
    .praise = 2, 8 und 5 ergeben 15 in der Zeile, und 8 und 2 ergeben 10 in der Spalte.
    .otherwise = In der oberen Zeile ist eine Lücke zwischen der 2 und der 5. Welcher Runenfaden ergibt dort 15?
    .too-much = Die Lücke ist der richtige Platz für die 8, aber was du daneben gelegt hast, verdirbt eine Summe. Die 8 allein genügt.

lesson-five-at-most = Höchstens fünf Runenfäden
    .text = Keine Reihe ist länger als fünf Runenfäden. Eine volle bringt nichts mehr, aber neue können an ihr beginnen.
    .task = Die Zeile ist voll. Hol 30 Energie im rechten Winkel dazu.
    .praise = 3, 8 und 4 ergeben 15, und die 4 aus der vollen Zeile gehört dazu.
    .otherwise = Geh von einem Runenfaden der Zeile nach oben oder unten: Mit den richtigen zwei ergibt seine Spalte 15.

lesson-score-again = Dieselbe Reihe noch einmal
    .text = Eine Reihe, die du verlängerst, zählt noch einmal ganz: nicht nur der neue Runenfaden, sondern die ganze Summe.
    .task = Hol 50 Energie mit den Runenfäden, die du hast.
    .praise = 25, also 50 Energie, obwohl 3, 2, 5 schon gezählt hatten. Auch die Reihen der anderen kannst du verlängern.
    .otherwise = Sieh dir die Reihe 3, 2, 5 an. Sie ergibt schon 10; was muss dazu, damit es 25 werden?
    .twenty = 40 Energie: gut, und die Reihe hat noch einmal gezählt. Zwei andere Runenfäden bringen sie auf 25 statt auf 20.
    .new-sequence = Damit beginnt eine neue Reihe, die allein zählt. Leg die Runenfäden an die Enden von 3, 2, 5, damit alles noch einmal zählt.
