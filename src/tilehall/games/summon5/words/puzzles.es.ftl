### Puzzles of SUMMON5: a theme has at most 40 characters, a task 100.

theme-most = La máxima energía
theme-few-threads = Uno o dos Hilos Rúnicos
theme-five-threads = Cinco Hilos Rúnicos de una vez

puzzle-score = Saca lo máximo de tus Hilos Rúnicos: { $points } de energía en este turno.
    .praise = { $points } de energía. El segundo mejor turno da { $second }.
    .otherwise = En este turno se pueden conseguir { $points } de energía, con { $threads ->
        [one] { $threads } Hilo Rúnico
       *[other] { $threads } Hilos Rúnicos
    }.
    .second = { $second } de energía: es el segundo mejor turno. El mejor da { $points }.
