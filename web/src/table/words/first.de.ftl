### Zeiten und Uhren, die auch die Tischlisten der Startseite zeigen.

seconds = { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
hours = { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
days = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
clock-days = { $days } T { $hours } h
clock-hours = { $hours } h { $minutes }
clock-none = Ohne Uhr
clock-brief = { $time } pro Zug
    .bank = je { $time }
    .increment = je { $time } + { $more } pro Zug
clock-sentence = { $kind ->
        [turn] { $time } für jeden Zug.
        [increment] { $time } für die ganze Partie und nach jedem Zug { $more } dazu.
       *[bank] { $time } für die ganze Partie.
    } { $end ->
        [bot] Ist die Zeit um, spielt ein Bot den Zug.
        [resign] Ist die Zeit um, gilt das als Aufgeben.
       *[step] Wenn die Zeit um ist: { $step }.
    }
