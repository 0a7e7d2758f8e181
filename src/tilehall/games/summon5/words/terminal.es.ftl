### SUMMON5 en la terminal.

seat-name = Jugador { $number }

player-stuck = { $player } (sin turno)
tiles = { $tiles ->
        [one] { $tiles } Hilo Rúnico
       *[other] { $tiles } Hilos Rúnicos
    }
no-tiles = sin Hilos Rúnicos
pile = Montón: { $tiles }
round = ronda { $round }{ $final ->
        [0] { "" }
       *[other] { " " }de { $final }
    }

## The options of the table that change the scores

rule-sacred = puntúan los múltiplos de { $numbers }
rule-target = meta { $points }
rule-factors = factores { $factors }

## What happened, and what happens next

last-turn = Último turno, { $player }: { $runs }{ $bonus ->
        [0] { "" }
       *[other] , partida perfecta: { $bonus }
    }
draws = { $player } roba.
setting-up = Se está preparando el Gran Telar.
