### Lektionen von Miners: Titel höchstens 40 Zeichen, .text 120, .task 80.

lesson-dig = Grab vom Start aus weiter
    .text = Leg an den Start oder eine Karte an. Wo sich zwei Karten berühren, müssen beide Seiten offen oder beide zu sein.
    .task = Leg eine Karte so, dass ein Weg vom Start weiterführt.
    .praise = Das Licht der Laterne folgt: Beleuchtete Wege sind mit dem Start verbunden.
    .otherwise = Wähl eine Karte, dann eines der Felder, die neben dem Start aufleuchten.

lesson-reach = Erreiche ein Ziel
    .text = Eine Karte, die zu einem Ziel hin offen und mit dem Start verbunden ist, erreicht es: 3 Gold für dich.
    .task = Erreiche das mittlere Ziel.
    .praise = 3 Gold fürs Erreichen, und jede Karte am Weg bringt ihrem Zwerg 1: Zwei davon waren deine.
    .otherwise = Der Weg endet unter dem mittleren Ziel. Welche Karte führt gerade nach oben?
    .closed = Das Feld stimmt, aber diese Karte ist oben zu. Der Weg muss in das Ziel hineinführen.

lesson-turn = Dreh eine Karte
    .text = Vor dem Legen darfst du eine Karte auf den Kopf drehen: Aus einer Kurve rechts–unten wird eine links–oben.
    .task = Erreiche das mittlere Ziel mit einer Karte, die du drehen musst.
    .praise = Gedreht führt die Kurve von links nach oben und in das Ziel.
    .otherwise = Der Weg kommt von links. Dreh die Kurve, dann führt sie von links nach oben.
    .elsewhere = Leg sie auf das Feld unter dem mittleren Ziel, ans Ende des Wegs.

lesson-stubs = Stümpfe führen nirgendwohin
    .text = Eine Seite, die im Fels endet, ist ein Stumpf. Er darf an einen Weg grenzen, aber dort geht es nicht weiter.
    .task = Erreiche das mittlere Ziel. Achte auf den Fels.
    .praise = In dieser Karte sind oben und unten verbunden; der Stumpf an der Seite schadet nicht.
    .otherwise = Nur eine deiner Karten hat einen Weg von unten nach oben ohne Fels dazwischen.
    .rock = In dieser Karte ist Fels: Oben und unten sind nicht verbunden. Such eine, in der sie es sind.

lesson-two-doors = Zwei Ziele mit einer Karte
    .text = Eine Karte kann zwei Ziele erreichen, und jedes bringt Gold.
    .task = Erreiche zwei Ziele mit einer Karte.
    .praise = 3 und 3 Gold, und deine Karten am Weg haben doppelt Gold gebracht.
    .otherwise = Der Weg führt zwischen dem linken und dem mittleren Ziel nach oben. Welche Karte ist zu beiden offen?
    .one-reached = Eines hast du erreicht. Eine Karte kann beide erreichen, vom Feld dazwischen aus.
    .not-open = Das Feld zwischen den beiden stimmt. Die Karte muss nach links und nach rechts offen sein.

lesson-open-way = Der Weg bleibt offen
    .text = Niemand darf ein Ziel abschneiden: Von einem beleuchteten Ende muss ein Weg über leere Felder zu ihm führen.
    .task = Ein offenes Ende ist übrig. Grab von dort aus weiter.
    .praise = Der Weg führt weiter. Auch deine Sackgassen passen dort, aber sie hätten alle Ziele abgeschnitten.
    .otherwise = Wähl die Gerade, die von links nach rechts führt.

lesson-block = Versperr eine Ader
    .text = Du kannst nicht immer zuerst da sein. Leg Fels dorthin, wo andere weiterwollen: Dann müssen sie drum herum graben.
    .task = Der andere Zwerg erreicht als Nächstes das Ziel. Lass das nicht zu.
    .praise = Die Ader ist versperrt: All diese Karten liegen umsonst da, bis jemand drum herum gräbt.
    .otherwise = Der andere Zwerg hat das Ziel erreicht, und der ganze Weg hat Gold gebracht. Leg deine Sackgasse auf das letzte Feld dieses Wegs.
