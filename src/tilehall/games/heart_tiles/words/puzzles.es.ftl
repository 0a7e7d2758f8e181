### Puzzles of Heart Tiles: a theme has at most 40 characters, a task 100.

theme-win = El turno que gana
theme-most = El máximo de puntos
theme-wind = Con Viento
theme-recycle = Con Reciclaje
theme-shield = Con Escudo

puzzle-win = La partida puede terminar con este turno. Gánala.
    .praise = Ganas. Ningún otro turno lo consigue.
    .otherwise = Así no se gana. Cuenta los puntos de las casillas: un turno te da ventaja al terminar la partida.
puzzle-score = Mejora tu diferencia en { points } con este turno. También cuenta lo que pierde tu rival.
    .praise = { points }: el segundo mejor turno da { $second }.
    .otherwise = Hay un turno que mejora tu diferencia en { points }. También cuenta lo que le quitas a tu rival.
    .second = { $second ->
        [one] { $second } punto
       *[other] { $second } puntos
    }: el segundo mejor turno. { puzzle-score.otherwise }
