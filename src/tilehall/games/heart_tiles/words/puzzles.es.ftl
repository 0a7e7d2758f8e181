### Puzzles of Heart Tiles: a theme has at most 40 characters, a task 100.

theme-win = El turno que gana
theme-most = El máximo de puntos
theme-wind = Con Viento
theme-recycle = Con Reciclaje
theme-shield = Con Escudo

puzzle-win = La partida puede terminar con este turno. Gánala.
    .praise = Ganas. Ningún otro turno lo consigue.
    .otherwise = Así no se gana. Cuenta los puntos de las casillas: un turno te da ventaja al terminar la partida.
puzzle-score = Gana { points } respecto a tu rival con este turno. También cuentan los que pierda.
    .praise = { points }: el segundo mejor turno da { $second }.
    .otherwise = Hay un turno con el que ganas { points } respecto a tu rival. También cuentan los que le quitas.
    .second = { $second ->
        [one] { $second } punto
       *[other] { $second } puntos
    }: el segundo mejor turno. { puzzle-score.otherwise }
