### Times and clocks, which the lists of tables on the home page show.

seconds = { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
minutes = { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
hours = { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
days = { $count ->
        [one] 1 día
       *[other] { $count } días
    }
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes }
clock-none = Sin reloj
clock-brief = { $time } por turno
    .bank = { $time } por persona
    .increment = { $time } + { $more } por turno
clock-sentence = { $kind ->
        [turn] { $time } para cada turno.
        [increment] { $time } para toda la partida y { $more } más después de cada turno.
       *[bank] { $time } para toda la partida.
    } { $end ->
        [bot] Si se acaba el tiempo, un bot juega el turno.
        [resign] Si se acaba el tiempo, quien tiene el turno se rinde.
       *[step] Si se acaba el tiempo, { $step }.
    }
