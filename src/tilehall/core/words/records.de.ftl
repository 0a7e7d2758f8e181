### Was an einer Aufzeichnung nicht stimmt: einer Partie als Text, die jemand hinzufügt.

record-line = Zeile { $line }: { $why }
record-step = Schritt { $number }: { $why }
record-step-unfit = Schritt { $number }, { $step }, passt nicht: { $why }
record-too-long = Eine Aufzeichnung hat höchstens { $most } Zeichen, diese hat { $count }.

## After "Line 5:"

record-line-first = Das ist keine Aufzeichnung: Eine Aufzeichnung beginnt mit „{ $first }“.
record-line-format = Die Aufzeichnung ist als { $given } geschrieben, gelesen wird hier „{ $first }“.
record-line-number = Nach „{ $word }“ kommt eine Zahl, nicht { $given }.
record-line-header = Der Kopf hat die Zeilen { $lines }, jede einmal, nicht { $given }.
record-line-missing = Im Kopf fehlt die Zeile „{ $word } …“.
record-line-after-end = Nach „{ $word } …“ kommt nichts mehr.
record-line-checksums = Nach „;“ haben entweder alle Zeilen eine Prüfsumme oder keine, und diese weicht ab: Die Aufzeichnung wurde geändert.
record-line-checksum = Die Prüfsumme stimmt nicht: { $since ->
        [header] Der Kopf oder diese Zeile
       *[line] Diese Zeile
    } wurde geändert oder gekürzt.
record-line-cut-short = Die Aufzeichnung ist abgeschnitten: Danach fehlt die letzte Zeile „over …“ oder „open …“.
record-line-count = Die Aufzeichnung nennt { $said } Schritte, hat aber { $count }: Sie wurde gekürzt oder geändert.
record-line-over = Laut Aufzeichnung geht die Partie weiter, sie ist aber zu Ende.
record-line-result = In der Aufzeichnung steht { $said }, beim Nachspielen ergibt sich aber { $result }.
record-goes-on = eine Partie, die weitergeht
record-players = Nach „players“ kommt eine Liste von Namen wie { $example }.
record-names = Es gibt { $seats } Plätze, aber { $names } Namen.
record-played = Nach „played“ kommt das Wort „offline“, nicht { $given }.
record-dice = Nach „dice“ kommt der Beweis der Würfel, wie ein Spieletreff ihn schreibt, mit { $parts }.
record-dice-values = Es gibt { $seats } Plätze, aber { $values } Werte für die Würfel.

## Records in JSON

record-outcome = Das Ergebnis der Aufzeichnung ist nicht das, was beim Nachspielen herauskommt: Sie wurde gekürzt oder geändert.
record-part-missing = Das ist keine Aufzeichnung: „{ $part }“ fehlt.
record-part-unknown = In einer Aufzeichnung gibt es kein { $part }. Ihre Teile heißen: { $parts }.
record-part-unreadable = „{ $part }“ in der Aufzeichnung ist nicht lesbar: Dort gehört etwas anderes hin.
record-none = Das ist keine Aufzeichnung: Eine Aufzeichnung beginnt mit „{ $first }“ oder hat die Teile { $parts }.
record-too-deep = Das ist keine Aufzeichnung: Der Text ist zu tief verschachtelt.
record-format = Die Aufzeichnung hat das Format { $given }, gelesen wird hier { $reads }.
