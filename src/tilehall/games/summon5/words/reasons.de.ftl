### Warum ein Bot von SUMMON5 einen Zug spielt. Ein reason-… beginnt mit dem Verb: „Bester Zug: bringt 30 Energie.“

## Parts of the sentences below

# Im Dativ.
threads = { $threads ->
        [1] einem Runenfaden
        [2] zwei Runenfäden
        [3] drei Runenfäden
        [4] vier Runenfäden
        [5] fünf Runenfäden
       *[other] { $threads } Runenfäden
    }
# Im Akkusativ.
reservoir = { $reader ->
        [player] deinen Fadenvorrat
       *[none] den Fadenvorrat
    }

## Reasons

reason-scores-with = bringt { $points } Energie mit { threads }.
reason-reaches-target = bringt { $points } Energie und erreicht das Ziel.
reason-empties = bringt { $points } Energie und leert { reservoir }.
reason-scores = bringt { $points } Energie.
reason-scores-most = bringt { $points } Energie, mehr geht nicht.
reason-scores-most-tried = bringt { $points } Energie, das meiste unter den durchprobierten Zügen.
reason-leaves-nothing = bringt { $points } Energie und lässt der nächsten Person fast nichts.
reason-leaves-less = bringt { $points } Energie, { $fewer } weniger als möglich, lässt aber der nächsten Person nur etwa { $reply } statt { $other }.
reason-leaves-little = bringt { $points } Energie, mehr geht nicht, und lässt der nächsten Person nur etwa { $reply }.
reason-keeps = bringt { $points } Energie und hebt { $threads } für später auf.
reason-gathers-whole = bringt { $points } Energie und sammelt einen ganz neuen Fadenvorrat.
reason-finishes = beendet den angefangenen Zug.
advice-stuck = „Ich sitze fest“ wählen, denn { $reader ->
        [player] keiner deiner Runenfäden
       *[none] kein Runenfaden im Fadenvorrat
    } lässt eine Reihe zählen.
