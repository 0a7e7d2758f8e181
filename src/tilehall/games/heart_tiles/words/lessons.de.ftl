### Lektionen von Heart Tiles: Titel höchstens 40 Zeichen, .text 120, .task 80.

lesson-place-a-heart = Leg ein Herz
    .text = Ein Herz auf einem weißen Feld zählt seinen Wert. Alle deine Herzen auf den Feldern zusammen ergeben deine Punkte.
    .task = Leg ein Herz, das 3 zählt.
    .praise = Die rote 3 zählt auf einem weißen Feld 3.
    .otherwise = Wähl das Herz mit der 3, dann ein weißes Feld.

lesson-double = Die eigene Farbe zählt doppelt
    .text = Auf einem Feld seiner eigenen Farbe zählt ein Herz doppelt, auf einem Feld in einer anderen Farbe nichts.
    .task = Du darfst pro Zug zwei Herzen legen. Leg zwei für 8 Punkte.
    .praise = Rot auf Rot macht 6, und eine 1 auf ihrer eigenen Farbe 2.
    .otherwise = Leg die rote 3 auf ein rotes Feld und ein zweites Herz auf ein Feld seiner eigenen Farbe.
    .other-colour = Auf einer anderen Farbe zählt ein Herz nichts. Such ein Feld seiner eigenen Farbe.
    .on-white = Auf Weiß zählt die rote 3 genau 3. Auf einem roten Feld zählt sie 6.
    .small-on-white = Auf Weiß zählt eine 1 nur 1. Auf einem Feld ihrer eigenen Farbe zählt sie 2.

lesson-draw-and-end = Ziehen, dann beenden
    .text = In jedem Zug ziehst du ein Herz und eine Zauberkarte, wann du willst. Dann darfst du ihn beenden.
    .task = Zieh von beiden Stapeln und beende deinen Zug.
    .praise = Erst ziehen, dann legen: Vielleicht passt gerade das neue Herz.
    .otherwise = Zieh ein Herz und eine Zauberkarte, dann beende den Zug.

lesson-wind = Wind pustet ein Herz weg
    .text = Wind nimmt ein gegnerisches Herz vom Feld, samt seinen Punkten. Pro Zug spielst du eine Zauberkarte.
    .task = Nimm der anderen Seite so viele Punkte wie möglich.
    .praise = 6 Punkte sind weg, und das Feld ist wieder frei für ein grünes Herz.
    .otherwise = Spiel Wind auf das Herz, das am meisten zählt.
    .smaller-heart = Das hat 3 Punkte gekostet. Die 3 auf dem grünen Feld zählt doppelt: Sie war 6 wert.
    .shield = Ein Schild schützt dich, aber diesmal willst du die gegnerischen Punkte: Spiel Wind.

lesson-recycle = Recycling macht ein Feld weiß
    .text = Recycling macht ein leeres farbiges Feld für immer weiß. Dort zählt ein Herz jeder Farbe seinen Wert.
    .task = Hol in diesem Zug 3 Punkte.
    .praise = Weiß nimmt jede Farbe an. Und es verdirbt der anderen Seite die doppelten Punkte.
    .otherwise = Keines deiner Herzen passt hier auf ein Feld. Mach erst eines der Felder weiß und leg dann deine 3 darauf.
    .other-colour = Auf einer anderen Farbe zählt ein Herz nichts. Mach erst ein Feld weiß.
    .shield = Eine Zauberkarte pro Zug: Der Schild ist gespielt, also geht Recycling nicht mehr. Du hättest es gebraucht.

lesson-shield = Der Schild im richtigen Moment
    .text = Ein Schild hält im nächsten gegnerischen und in deinem nächsten Zug. Spiel ihn, wenn es etwas zu schützen gibt.
    .task = Leg deine 3 für 6 Punkte und behalte sie über den gegnerischen Zug hinaus.
    .praise = Die andere Seite hatte Wind und konnte ihn nicht spielen. Ohne den Schild wären die 6 Punkte weg.
    .otherwise = Nach dem gegnerischen Zug hast du keine 6 Punkte dazugewonnen. Leg die 3 auf ihre eigene Farbe und schütze sie.
    .blown-away = Der Wind hat dein Herz weggepustet. Spiel den Schild in dem Zug, in dem du es legst.
    .recycle = Du darfst pro Zug eine Zauberkarte spielen: Heb sie für den Schild auf.
