### Das Brett von 4ascend.

name = 4ascend
side = { $side ->
        [b] Schwarz
       *[w] Weiß
    }

## The list of keys: what a key does

key-enter = auf einem Feld: Stein setzen

## The players

tone = <side>{ side }</side>
    .you = <side>{ side }, </side>du
hp = LP
hp-of = LP von { $who }, { side }
    .now = { $hp } von { $most }

## The cells, for screen readers

board = Brett, neun mal neun
cell = Zeile { $row }, Spalte { $column }: { $what }
cell-stone = { $side ->
        [b] schwarzer Stein
       *[w] weißer Stein
    }
cell-empty = leer
cell-vacated = geräumt
cell-plant = mit Pflanze
cell-takes = nimmt { $power } weg
cell-power = Stärke { $power }
cell-counter = Gegenkette mit Stärke { $power }
cell-last = der letzte Stein
cell-pending = dein Stein ist unterwegs
cell-hinted = das Feld aus dem Tipp
    .near = in der Nähe des Felds aus dem Tipp

## The sentences above the board.

attacks = { $you ->
        [true] Du greifst mit Stärke <power/> an
       *[false] <who/> greift mit Stärke <power/> an
    }
answer = { $counters ->
        [true] Angriffs- und Verteidigungsphase. Antworte mit einem Stein: Nimm einem markierten Feld seine Stärke, oder schlag zurück: Ein Feld mit + vollendet eine Kette dieser Stärke.
       *[false] Angriffs- und Verteidigungsphase. Antworte mit einem Stein: Nimm einem markierten Feld seine Stärke, oder schlag mit einer Kette zurück.
    }
    .other = Angriffs- und Verteidigungsphase: <who/> antwortet. Ein markiertes Feld würde so viel wegnehmen.
clash-attack = { $taken ->
        [0] Angriff <power/>
       *[other] Angriff <power/> von { $whole }
    }
    .taken = Die Antwort hat { $taken } weggenommen.
clash-against = gegen
clash-defence = Verteidigung <power/>
unhurt = Niemand verliert LP.
hurt = { $you ->
        [true] Du verlierst { $damage } LP.
       *[false] <who/> verliert { $damage } LP.
    }
moves-next = { $you ->
        [true] Du ziehst als Nächstes.
       *[false] <who/> zieht als Nächstes.
    }
your-move = Dein Zug: ein Stein auf ein beliebiges leeres Feld.
    .other = <who/> setzt den nächsten Stein.
aim = <b>Vier in einer Linie</b> greifen an.
plants-wait = { $wait ->
        [one] Noch ein ruhiger Zug, dann sprießen Pflanzen.
       *[other] Noch { $wait } ruhige Züge, dann sprießen Pflanzen.
    }
end-limit = Das war der letzte Stein.
end-full = Das Brett ist voll.
end-hp = { $you ->
        [true] Du hast keine LP mehr.
       *[false] <who/> hat keine LP mehr.
    }
end-resigned = { $you ->
        [true] Du hast aufgegeben.
       *[false] <who/> hat aufgegeben.
    }

## The log.

log-stone = { $you ->
        [true] Du setzt einen Stein
       *[false] <who/> setzt einen Stein
    }<spoken> für { side } { on }</spoken>{ $chain ->
        [back] { " " }und { $you ->
            [true] schlägst
           *[false] schlägt
        } mit einer Kette von { $count } zurück.
        [attack] { " " }und { $you ->
            [true] greifst
           *[false] greift
        } mit einer Kette von { $count } an: Stärke <b>{ $power }</b>.
       *[none] .
    }
on = in Zeile { $row }, Spalte { $column }
resigns = { $you ->
        [true] Du gibst auf.
       *[false] <who/> gibt auf.
    }
log-clash = Angriffs- und Verteidigungsphase: Angriff <b>{ $attack }</b>{ $taken ->
        [0] { "" }
       *[other] { " " }({ $whole } weniger { $taken } für das besetzte Feld)
    }, Verteidigung <b>{ $defence }</b>: { $loser ->
        [nobody] Niemand verliert LP.
        [you] Du verlierst <hurt>{ $damage }</hurt> LP, es bleiben { $left }.
       *[other] <who/> verliert <hurt>{ $damage }</hurt> LP, es bleiben { $left }.
    }
plants-grow = { $count ->
        [1] Eine Pflanze wächst
        [2] Zwei Pflanzen wachsen
        [3] Drei Pflanzen wachsen
        [4] Vier Pflanzen wachsen
        [5] Fünf Pflanzen wachsen
        [6] Sechs Pflanzen wachsen
        [7] Sieben Pflanzen wachsen
        [8] Acht Pflanzen wachsen
        [9] Neun Pflanzen wachsen
        [10] Zehn Pflanzen wachsen
       *[other] { $count } Pflanzen wachsen
    }<spoken> { $where }</spoken>.
wins = { $you ->
        [true] Du gewinnst.
       *[false] <who/> gewinnt.
    }
draw = Unentschieden.
begins = Die Partie beginnt.

## How to play

how = So spielt man { name }
how-begin = Schwarz beginnt, und jede Seite hat { $hp } LP (Lebenspunkte). Ihr setzt abwechselnd einen Stein auf ein leeres Feld. Du darfst einen Stein auch auf eine Pflanze setzen; sie bleibt darunter stehen.
how-plants = Am Anfang { $count ->
        [one] wächst { $count } Pflanze
       *[other] wachsen { $count } Pflanzen
    }.
how-sprout = Nach { $every ->
        [one] jedem ruhigen Zug (einem ohne Angriff)
       *[other] jeweils { $every } ruhigen Zügen (ohne Angriff)
    } { $count ->
        [one] wächst { $count } weitere auf einem leeren Feld
       *[other] wachsen { $count } weitere auf leeren Feldern
    }.

how-attack = Angriff
    .chain = Vier oder mehr deiner Steine in einer Linie (Zeile, Spalte oder Diagonale) sind eine <b>Kette</b>. Bildest du eine, greifst du an, wie Schwarz eben hier: Die <b>Angriffs- und Verteidigungsphase</b> beginnt.
    .scene = Vier schwarze Steine stehen nebeneinander, der erste auf einer Pflanze. Der neueste ist der letzte der vier.
    .power = Die ganze Kette hebt ab. Jedes Feld, das sie räumt, zählt 1, mit einer Pflanze darauf 1 mehr: Stärke 5.

how-defence = Verteidigung
    .answer = Die andere Seite antwortet sofort mit einem Stein auf einem beliebigen leeren Feld. Die markierten Felder zeigen, was eine Antwort dort wegnimmt.
    .scene = Vier geräumte Felder. Eine Antwort auf dem ersten nimmt 2 weg, auf jedem anderen 1.
    .counter = Weiß nimmt das Feld mit der Pflanze: Vom Angriff bleiben 3. Noch stärker ist eine Antwort, die selbst eine Kette bildet: Auch diese hebt ab und zählt gegen den Angriff, samt Pflanzen.
    .after = Die Antwort von Weiß steht auf der Pflanze. Die anderen geräumten Felder sind wieder leer.

how-blow = Der Schaden
    .loses = Die Seite mit weniger Stärke verliert die Differenz an LP: hier Angriff 3, Verteidigung 0, also verliert Weiß 3. Die Pflanzen aller geräumten Felder sind verbraucht, außer unter einer Antwort, die noch steht.
how-next = Wer angegriffen hat, zieht als Nächstes.
    .regrow = { $count ->
            [one] { $count } neue Pflanze wächst
           *[other] { $count } neue Pflanzen wachsen
        }, und wer angegriffen hat, zieht als Nächstes.

how-end = Das Ende
    .hp = Wer keine LP mehr hat, hat sofort verloren.
how-limit = { $turns ->
        [0] Ist das Brett voll,
       *[other] Ist das Brett voll oder Stein Nummer { $turns } gesetzt,
    } { $limit ->
        [draw] endet die Partie unentschieden, auch wenn eine Seite mehr LP hat.
       *[hp] gewinnt, wer mehr LP hat; bei gleich vielen LP ist es unentschieden.
    }

how-controls = Bedienung
how-keys = { $press ->
        [tap] Tippe auf ein Feld.
       *[click] Klicke auf ein Feld.
    } Mit den Pfeiltasten bewegst du dich über das Brett, mit der Eingabetaste setzt du den Stein.
