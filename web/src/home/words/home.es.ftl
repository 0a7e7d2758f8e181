### The list of finished games, the puzzle of the day, and how a result is said.

## My games

history = Mis partidas
my-profile = Mi perfil
leaderboards = Ranking
add-games = Añadir partidas de este dispositivo
under-way = En curso
go-there = Ir a la mesa
try-again = Reintentar
played = Terminadas
    .which = Qué juego
    .all = Todos los juegos
    .wait = Abriendo el libro…
no-games = Todavía no hay partidas. Las que termines aparecerán aquí, con su registro y su análisis.
choose-game = Elegir un juego
earlier = Ver partidas anteriores
    .busy = Pasando la página…
delete = ¿Borrar esta partida?
    .why = La partida, sus revanchas y sus análisis se borran para siempre de este dispositivo.
    .no = Conservarla
    .yes = Borrarla

## Puzzle of the day

daily = Reto del día
    .done = { $done } de { $count } resueltos hoy.
    .solve = Resolverlo
    .solved = ✓ Resuelto
    .all = Todos los retos
streak = { $days ->
        [one] { $days } día
       *[other] { $days } días
    } de racha.
    .begin = Resuelve uno al día y empieza una racha.

## Modes

mode = Variante
    .own = Reglas propias

## Results

won-by = Gana { $name }
    .you = ¡Has ganado!
    .all = Victoria compartida: { $names }
    .you-all = Victoria compartida: { $names }
won-by-nobody = No gana nadie
    .alone = Fin de la partida
you = tú
place = { $place }.º
