### Posiciones en la terminal, en todos los juegos.

to-act = Le toca a { $player }.
has-resigned = { $player } (se ha rendido)
ending-resigned = La partida termina por rendición.
score = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
picture = { $game }. { $now }
    .seen = { $game }, tal como lo ve { $player }. { $now }
