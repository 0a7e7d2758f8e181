### Why a bot of SUMMON5 plays a turn: in hints and reviews.

## Parts of the sentences below

threads = { $threads ->
        [1] un Hilo Rúnico
        [2] dos Hilos Rúnicos
        [3] tres Hilos Rúnicos
        [4] cuatro Hilos Rúnicos
        [5] cinco Hilos Rúnicos
       *[other] { $threads } Hilos Rúnicos
    }
reservoir = { $reader ->
        [player] tu Reserva de Hilos
       *[none] la Reserva de Hilos
    }

## Reasons

reason-scores-with = da { $points } de energía con { threads }.
reason-reaches-target = da { $points } de energía y llega a la meta.
reason-empties = da { $points } de energía y vacía { reservoir }.
reason-scores = da { $points } de energía.
reason-scores-most = da { $points } de energía, lo máximo posible.
reason-scores-most-tried = da { $points } de energía, lo máximo de unos pocos turnos probados.
reason-leaves-nothing = da { $points } de energía y casi no deja nada a quien juega después.
reason-leaves-less = da { $points } de energía, { $fewer } menos de lo posible, pero deja a quien juega después unos { $reply } en vez de { $other }.
reason-leaves-little = da { $points } de energía, lo máximo posible, y deja a quien juega después solo unos { $reply }.
reason-keeps = da { $points } de energía y guarda { $threads } para más tarde.
reason-gathers-whole = da { $points } de energía y recoge una Reserva de Hilos entera.
reason-finishes = acaba el turno empezado.
advice-stuck = declara que no puedes tejer, porque ningún Hilo Rúnico de { reservoir } hace puntuar una secuencia.
