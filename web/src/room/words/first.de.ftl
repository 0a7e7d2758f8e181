### Tischlisten, Stufen von Bots und Optionen, soweit die Startseite sie braucht.

level-first = Einstieg
level-easy = Leicht
level-medium = Mittel
level-strong = Stark
level-hard = Schwer
level-master = Meister
opponent = { $name } (Bot, { $level ->
        [first] Einstieg
        [easy] leicht
        [medium] mittel
        [strong] stark
        [hard] schwer
       *[master] Meister
    })
opponents = { $count } Bots ({ $level ->
        [first] Einstieg
        [easy] leicht
        [medium] mittel
        [strong] stark
        [hard] schwer
       *[master] Meister
    })
seats-taken = { $taken } von { $seats } { $seats ->
        [one] Platz
       *[other] Plätzen
    } besetzt
free-seats = { $count } { $count ->
        [one] freier Platz
       *[other] freie Plätze
    }
look-on = Zuschauen
comma-room = , Tisch { $code }
delete = Löschen
    .label = Löschen: { $game }, Tisch { $code }
no-answer = Der Spieletreff antwortet nicht. Versuch es noch einmal.
with-people = Mit anderen spielen
find-people = Leute zum Spielen finden
way-match = Schnelles Spiel
    .about = mit der nächsten Person, die dasselbe spielen möchte
way-tables = Offene Tische
    .about = zum Mitspielen oder Zuschauen
way-friends = Freunde
    .about = herausfordern oder per Link einladen

## Values of options

value-yes = ja
value-no = nein
value-all = alle { $value }
value-range = { $from } bis { $to }
value-bounds = eine ganze Zahl von { $least } bis { $most }
brief = alle mit Code
    .listed = offen für alle
    .watch = { $watch ->
            [off] ohne Zuschauen
           *[on] { $turns ->
                [0] Zuschauen erlaubt
                [one] Zuschauen einen Zug später
               *[other] Zuschauen { $turns } Züge später
            }
        }
    .hints = { $hints ->
            [bots] Tipps gegen Bots
            [always] Tipps für alle
           *[never] keine Tipps
        }
