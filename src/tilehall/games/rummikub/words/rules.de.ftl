### Rummikub am Tisch: Verlauf, Ablehnungen und was einem Zug noch fehlt.

## The log

step-deal = { $tile ->
        [hidden] { $seat } bekommt einen Stein.
       *[other] { $seat } bekommt { $tile }.
    }
step-show = Bei { $seat } bleibt übrig: { $tiles }.
step-lift = { $who } nimmt { $tiles } auseinander.
step-lay = { $who } legt { $tiles } aus.
step-end = { $who } beendet den Zug.
step-draw = { $who } zieht einen Stein.
step-pass = { $who } passt.

fact-opened = { $seat } eröffnet mit { $points } Punkten.
fact-played = { $seat } spielt { $tiles } vom Brett; { $left ->
        [0] kein Stein bleibt übrig
        [1] ein Stein bleibt übrig
       *[other] { $left } Steine bleiben übrig
    }.
fact-closed = { $how ->
        [emptied] Das Brett von { $seat } ist leer: Die Runde ist zu Ende.
       *[passed] Alle haben gepasst, und der Pool ist leer: Die Runde ist zu Ende.
    }
fact-scored = { $winners-count ->
        [0] Niemand gewinnt
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    } Runde { $round }. Minuspunkte: { $points-count ->
        [0] keine
       *[other] { $points }
    }.

## Tiles

# Im Akkusativ: „Nimm zuerst … zurück.“
equal-tiles = { $count ->
        [1] { $colour ->
            [k] die schwarze { $number }
            [r] die rote { $number }
            [b] die blaue { $number }
            [o] die orange { $number }
           *[joker] den Joker
        }
       *[other] { $colour ->
            [k] beide schwarzen { $number }er
            [r] beide roten { $number }er
            [b] beide blauen { $number }er
            [o] beide orangen { $number }er
           *[joker] beide Joker
        }
    }
tile = { $colour ->
        [k] Schwarz { $number }
        [r] Rot { $number }
        [b] Blau { $number }
        [o] Orange { $number }
       *[joker] Joker
    }
a-joker = Joker

## Sets in a draft

set = { $kind ->
        [run] Eine Reihe
       *[group] Eine Gruppe
    }, { $value } wert{ $jokers ->
        [0] { "" }
        [1] ; der Joker ist { $joker }
       *[other] ; die Joker sind { $joker } und { $other }
    }.
no-such-tile = Es gibt keinen Stein { $tile }.
too-many-jokers = Es gibt nur { $most } Joker.
colour-twice = Eine Gruppe hat jede Farbe nur einmal, und { $tile } ist doppelt da.
group-too-long = Eine Gruppe hat höchstens { $most } Steine. Diese hätte { $count }.
not-a-set = Das ist keine Serie: { $tiles }. Eine Reihe besteht aus einer Farbe, eine Gruppe aus einer Zahl.
set-needs-more = { $have ->
        [one] { $tiles } ist
       *[other] { $tiles } sind
    } noch keine Serie: Es { $more ->
        [one] fehlt noch { $more } Stein
       *[other] fehlen noch { $more } Steine
    }.
set-has-twice = In einer Serie kann { $tile } nicht doppelt vorkommen.
nothing-in-common = { $tiles } haben weder Farbe noch Zahl gemeinsam.
number-twice = Eine Reihe hat jede Zahl nur einmal, und { $tile } ist doppelt da.
run-too-long = Eine Reihe hat höchstens { $most } Steine. Diese hätte { $count }.
joker-below = Unter { $tile } gibt es keinen Stein, für den der Joker stehen könnte.
joker-above = Über { $tile } gibt es keinen Stein, für den der Joker stehen könnte.
run-wraps = Mit { $last } endet eine Reihe: { $first } folgt nicht darauf.
run-skips = Diese Reihe würde von { $below } auf { $above } springen.

## What a turn still needs

loose-tiles = Leg diese Steine wieder in Serien: { $tiles }.
lay-from-rack = Leg mindestens einen Stein aus.
initial-meld = Deine erste Auslage braucht { $needed } Punkte. Bisher hast du { $points }.

## Refusals

lift-first = Nimm Serien auseinander, bevor du auslegst. Nimm deine Steine zurück und dann die Serie auseinander.
not-opened = Du hast noch nicht eröffnet. Leg zuerst Serien von deinem Brett aus, die { $needed } Punkte wert sind.
not-on-table = Auf dem Tisch liegt keine Serie { $tiles }.
not-at-hand = Das hast du weder lose noch auf deinem Brett: { $tiles }.
pool-empty = Der Pool ist leer. Passe stattdessen.
pool-not-empty = Passen kannst du nur, wenn der Pool leer ist. Zieh stattdessen einen Stein.
player-to-act = Jetzt ist jemand am Zug, nicht der Zufall.
player-resigned = Auf diesem Platz wurde schon aufgegeben.
first-being-drawn = Es wird gerade ausgelost, wer die Runde beginnt.
rack-being-shown = Die Runde ist zu Ende, und das Brett von Platz { $seat } wird so gezeigt, wie es ist.
not-in-pool = Im Pool ist kein Stein { $tile } zum Austeilen.
tiles-being-dealt = Gerade werden Steine ausgeteilt: Den nächsten bekommt Platz { $seat }.
put-sets-back = Leg zuerst die Serien wieder auf den Tisch.
take-tiles-back = Nimm zuerst deine Steine zurück.
take-back = Nimm zuerst { $tiles } zurück.
no-tile = { $word } ist kein Stein: Steine schreibt man wie k7, o13 oder * für einen Joker.
no-such-colour = Es gibt keinen Stein { $tile }: Die Farben sind k, r, b und o (schwarz, rot, blau, orange).
no-such-number = Es gibt keinen Stein { $tile }: Die Zahlen gehen von 1 bis { $last }.
point-limit-too-low = Die Option „{ option-point-limit }“ ist 0 (keine Grenze) oder mindestens { $least }.
game-without-end = Die Option „{ option-rounds }“ darf nur 0 sein, wenn es eine Punktegrenze gibt: Sonst würde die Partie nie enden.
