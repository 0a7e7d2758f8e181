### What the hall says about playing well, in every game: hints, reviews, lessons and puzzles.

## Hints and reviews

# The reason begins with a verb in the third person, which reads as an order too: coloca tres fichas.
best-move = Mejor jugada: { $reason }
    .found = Has encontrado la mejor jugada: { $reason }
    .found-alone = Has encontrado la mejor jugada.
others-as-good = { $others ->
        [1] Hay otra igual de buena.
        [2] Hay otras dos igual de buenas.
        [3] Hay otras tres igual de buenas.
        [4] Hay otras cuatro igual de buenas.
       *[other] Hay varias igual de buenas.
    }
turning-point = El momento decisivo fue el turno { $turn }, { $yours ->
        [true] tu jugada
       *[false] jugada de { $who }
    }: probabilidad de ganar { $before } % → { $after } %.
    .better = Una jugada mejor: { $reason }
    .because = Esta jugada { $reason }

## Reasons for turns

reason-does-well = sale bien en el { $percent } % de las partidas probadas desde aquí.
advice-any-step = cualquier paso vale.

## Lessons and puzzles

puzzle-source = { $origin ->
        [bots] De una partida entre bots, turno { $turn }.
        [hall] De una partida jugada en esta sala, turno { $turn }.
       *[record] De una partida ya jugada, turno { $turn }.
    }

## Refusals

try-over = Este intento ha terminado. Empieza la lección de nuevo.
too-many-turns = Una lección tiene como mucho { $most } turnos.
unknown-level = No existe el nivel { $level }; los niveles son { $levels }.
