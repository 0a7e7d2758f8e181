### Un registro en la terminal: `tilehall review` y `tilehall verify`.

## Un análisis

review-thinking = Analizando cada turno
review-turn = turno
    .played = jugado
    .mark = nota
    .adviser = consejero
    .chance = probabilidad de ganar
review-same = Lo mismo.
review-mark = { $mark ->
        [good] buena
        [inaccuracy] imprecisión
        [mistake] error
       *[blunder] error grave
    }
review-count = El consejero habría jugado igual { $same } de { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }.
review-no-seat = En esta partida de { $seats } no existe el asiento { $seat }.

## The proof of the dice

verified = { $chance ->
        [Plants] Plantas verificadas
        [Dice] Dados verificados
       *[Deal] Reparto verificado
    }. Pasos del azar: { $rolls }. Todos salen de la semilla y de los valores de los asientos.
verified-continues = Pasos de otra partida, sin verificar: { $steps }.
verified-takebacks = Turnos deshechos: { $turns }. El registro tiene los turnos que valen.
verified-commitment = Compara este sello con el que se mostró antes de la partida: { $commitment }
verified-value = El valor del asiento { $seat }: { $value ->
        [none] ninguno (un bot)
       *[other] { $value }
    }
no-proof = El registro no tiene prueba: ninguna sala repartió en esta partida, o la partida no ha terminado.

## Files and steps

file-unreadable = No se puede leer { $file }: { $why }.
not-text = no es texto
no-step = Este registro no tiene paso { $step }; tiene { $last ->
        [one] { $last } paso
       *[other] { $last } pasos
    }.
