### Rätsel von SUMMON5: Themen (höchstens 40 Zeichen), Aufgaben (höchstens 100) und Antworten.

theme-most = Das beste Ergebnis
theme-few-threads = Ein oder zwei Runenfäden
theme-five-threads = Fünf Runenfäden auf einmal

puzzle-score = Hol so viel Energie, wie deine Runenfäden in diesem Zug hergeben: { $points }.
    .praise = { $points } Energie. Der nächstbeste Zug bringt { $second }.
    .otherwise = In diesem Zug sind { $points } Energie zu holen, mit { $threads ->
        [one] { $threads } Runenfaden
       *[other] { $threads } Runenfäden
    }.
    .second = { $second } Energie: der zweitbeste Zug, den es gibt. Einer bringt { $points }.
