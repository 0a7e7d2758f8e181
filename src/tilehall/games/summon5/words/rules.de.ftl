### SUMMON5 am Tisch: Verlauf, Ablehnungen und was einem Zug noch fehlt.

## The log

step-place = { $who } legt Runenfaden { $tile } auf { $cell }.
step-end = { $who } beendet die Webphase.
step-stuck = { $who } kann nicht mehr weben und scheidet aus.
step-block = { $cell } ist blockiert.
step-portal = Auf { $cell } öffnet sich ein Portal.
step-deal = { $tile ->
        [hidden] { $seat } sammelt einen Runenfaden.
       *[other] { $seat } sammelt Runenfaden { $tile }.
    }

fact-scored = { $seat } webt { $threads }, Summe { $sum }: { $points } Energie.
fact-perfect = Der Fadenvorrat von { $seat } ist leer, ein perfektes Spiel: { $bonus } Energie.
fact-total = { $seat } erhält { $points } Mystische Energie und hat jetzt { $score }.
fact-closing = { $why ->
        [pile] Der Nachziehstapel ist leer. { rounds-left }
        [hand] Ein Fadenvorrat ist leer. { rounds-left }
       *[stuck] { rounds-left }
    }
rounds-left = { $rounds ->
        [1] Mit dieser Runde endet die Partie.
       *[other] Nach dieser Runde folgt noch eine.
    }

## Refusals of a placement

thread-there = Auf diesem Feld liegt schon Runenfaden { $tile }.
portal-there = Auf diesem Feld ist ein Portal.
cell-blocked = Dieses Feld ist blockiert: Hier kann kein Runenfaden liegen.
not-in-reservoir = Du hast keine { $tile } in deinem Fadenvorrat.
out-of-line = Alle Runenfäden eines Zugs liegen in einer Zeile oder einer Spalte. Dieses Feld liegt nicht in einer Linie mit den anderen.
gap-blocked = Zwischen deinen Runenfäden bliebe eine Lücke: Ein Feld dazwischen ist blockiert.
gap-closed = Zwischen deinen Runenfäden bliebe eine Lücke: Auf ein Feld dazwischen passt keiner.
too-long = Eine Reihe hat höchstens fünf Runenfäden. Diese hätte { $count }.
out-of-reach = Bis zu diesem Feld bräuchtest du { $needed } Runenfäden, und du hast nur { $held }.
first-turn-too-far = Im ersten Zug muss ein Runenfaden neben der Mitte des Großen Webstuhls liegen. Dieses Feld ist zu weit weg.
too-far = Deine Runenfäden müssen an einen auf dem Großen Webstuhl anschließen. Keiner ist nah genug an diesem Feld.
not-beside-thread = Dieses Feld liegt noch neben keinem Runenfaden. Beginne neben einem und arbeite dich nach außen.
no-turn-scores = Mit diesem Runenfaden dort könnte keiner deiner Züge Punkte bringen.

## What a turn still needs

place-thread = Leg einen Runenfaden.
fill-gaps = { $count ->
        [one] Füll die Lücke zwischen deinen Runenfäden.
       *[other] Füll die Lücken zwischen deinen Runenfäden.
    }
join-threads = Verbinde deine Runenfäden mit einem, der schon auf dem Großen Webstuhl lag.
begin-at-centre = Leg einen Runenfaden neben die Mitte: Dort beginnt der erste Zug.
every-sum = Jede Reihe muss ein Vielfaches von { $sacred } ergeben. { $threads } ergibt { $sum }.
some-sum = Webe eine Reihe, die ein Vielfaches von { $sacred } ergibt.
say-stuck = Du kannst nicht weben. Sag, dass du festsitzt.

## Other refusals

turn-has-ended = Der Zug war mit dem Schritt davor zu Ende.
only-chance = Das entscheidet nur der Zufall.
take-threads-back = Nimm zuerst deine Runenfäden zurück.
take-back = Nimm zuerst { $threads } zurück.
# Teil von take-back, im Akkusativ: die 3, beide 9er.
equal-threads = { $count ->
        [1] die { $tile }
        [2] beide { $tile }er
       *[other] alle { $tile }er
    }
can-weave = Du kannst noch weben.
gathering = Die Sammelphase ist noch nicht vorbei, warte noch.
cannot-begin = Platz { $seat } kann nicht beginnen.
no-place-for-obstacle = Auf { $cell } kann kein Hindernis liegen.
no-place-for-portal = Auf { $cell } kann kein Portal liegen.
dealt-to-other = Jetzt bekommt Platz { $next } einen Runenfaden, nicht Platz { $seat }.
not-in-pile = Im Nachziehstapel ist keine { $tile }.
no-thread = { $word } ist kein Runenfaden: Das ist eine Zahl von 0 bis 9.
no-such-thread = Es gibt keinen Runenfaden { $tile }: Die Zahlen gehen von 0 bis 9.
sacred-numbers-differ = Die Heiligen Zahlen müssen verschieden sein, { $numbers } sind es nicht.
hands-too-large = Alle Fadenvorräte zusammen haben höchstens { $most } Runenfäden; { $seats } Vorräte zu { $hand } haben { $all }.
