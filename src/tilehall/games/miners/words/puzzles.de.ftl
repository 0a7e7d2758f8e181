### Rätsel von Miners: Themen (höchstens 40 Zeichen), Aufgaben (höchstens 100) und Antworten.

theme-keep-out = Halt die anderen draußen
theme-way-in = Der einzige Weg hinein
theme-gold = Das meiste Gold

puzzle-keep-out = Leg so, dass der nächste Zwerg kein Ziel erreichen kann, welche Karte er auch hat.
    .praise = Jetzt kann der nächste Zwerg kein Ziel erreichen, welche Karte er auch hat.
    .otherwise = Eine Karte, die noch im Spiel ist, erreicht von hier aus ein Ziel. Ein Feld hält alle draußen.
puzzle-way-in = Ein Ziel ist erreichbar, aber nur von einem Feld aus. Erreiche es.
    .praise = Der einzige Weg hinein: Kein anderes Feld führt in ein Ziel.
    .otherwise = Mit einer deiner Karten wäre ein Ziel erreichbar gewesen.
puzzle-gold = Hol mit einer Karte so viel Gold wie möglich: { $gold }.
    .praise = { $gold } Gold. Das nächstbeste Feld bringt { $second }.
    .otherwise = Mit einer Karte sind { $gold } Gold zu holen.
