### Lektionen von Rummikub: Titel höchstens 40 Zeichen, .text 120, .task 80.

lesson-a-run = Leg eine Reihe aus
    .text = Drei oder mehr Steine einer Farbe, deren Zahlen aufeinanderfolgen, sind eine Reihe.
    .task = Finde eine Reihe auf deinem Brett, leg sie aus und beende deinen Zug.
    .praise = 4, 5 und 6 in Rot: eine Reihe. Je weniger Steine du behältst, desto besser.
    .otherwise = Sieh dir deine roten Steine an: Drei davon folgen aufeinander.
    .drawn = Du hast einen Stein gezogen: Das musst du nur, wenn du nichts legen kannst. Deine roten 4, 5 und 6 sind eine Reihe.

lesson-a-group = Leg eine Gruppe aus
    .text = Drei oder vier Steine derselben Zahl in verschiedenen Farben sind eine Gruppe.
    .task = Finde eine Gruppe auf deinem Brett, leg sie aus und beende deinen Zug.
    .praise = Drei Neunen in drei Farben: eine Gruppe.
    .otherwise = Eine Zahl ist dreimal auf deinem Brett, jedes Mal in einer anderen Farbe.
    .drawn = Du hast einen Stein gezogen: Das musst du nur, wenn du nichts legen kannst. Die 9 hast du in drei Farben.

lesson-open-with-30 = Eröffne mit 30
    .text = Deine erste Auslage muss 30 Punkte oder mehr wert sein, nur vom eigenen Brett. Jeder Stein zählt seine Zahl.
    .task = Leg Serien für 30 Punkte aus und beende deinen Zug.
    .praise = 18 und 12 macht zusammen 30. Von jetzt an darfst du auch die Serien auf dem Tisch nutzen.
    .otherwise = Eine Serie reicht nicht: Du hast eine Reihe mit 18 und eine Gruppe mit 12.
    .drawn = Ziehen ist immer erlaubt, aber du kannst eröffnen: Rot 5, 6, 7 und drei Vieren machen 30.

lesson-add-a-tile = Leg an eine Serie an
    .text = Wenn du eröffnet hast, darfst du an jede Serie auf dem Tisch Steine anlegen, egal, wer sie ausgelegt hat.
    .task = Leg einen Stein von deinem Brett an eine Serie an und beende deinen Zug.
    .praise = Die blaue Reihe ist länger und dein Brett leerer.
    .otherwise = Welcher deiner Steine geht dort weiter, wo die blaue Reihe endet?
    .drawn = Du hast einen Stein gezogen. Aber die blaue 6 passt ans Ende der blauen Reihe.

lesson-split-a-run = Nimm eine Reihe auseinander
    .text = Du darfst Serien auseinandernehmen, wenn am Ende jeder Stein in einer Serie aus mindestens drei Steinen liegt.
    .task = Bring deine rote 5 unter.
    .praise = Aus einer Reihe wurden zwei, und beide haben eine 5. Bei langen Reihen lohnt ein zweiter Blick.
    .otherwise = Teil die rote Reihe in der Mitte: Mit deiner 5 hast du zwei Fünfen, für jede Hälfte eine.
    .drawn = Du hast einen Stein gezogen. Teil die rote Reihe in der Mitte: Mit deiner 5 hast du eine Fünf für jede Hälfte.

lesson-free-the-joker = Befreie einen Joker
    .text = Ein Joker steht für einen Stein. Leg diesen Stein an seinen Platz, dann kannst du den Joker im selben Zug nutzen.
    .task = Nimm eine Serie auseinander, nutze ihren Joker und leg alle deine Steine aus.
    .praise = Die blaue 7 hat den Joker befreit, und er machte aus deinen letzten beiden Steinen eine Reihe: Du hast gewonnen.
    .otherwise = Leg die blaue 7 dorthin, wo der Joker liegt. Was fehlt deiner orangen 2 und 3?
    .drawn = Du hast einen Stein gezogen. Die blaue 7 kann den Platz des Jokers nehmen, und der Joker passt zu deiner orangen 2 und 3.
    .joker-left = Die blaue 7 liegt, aber der Joker ist noch in der Gruppe. Drei Siebenen reichen: Nimm ihn heraus für deine orangen Steine.
