### Lessons, puzzles and the rules of a game.

## Lessons

learn = Aprender
    .heading = Aprender jugando
    .intro = Cada lección dura un minuto más o menos, en el tablero de verdad. Las reglas te dicen al momento qué ha pasado con tu jugada.
    .game = Aprender { $game }
lesson = Lección
    .title = { $lesson } · Lección
    .card = La lección
lessons = Lecciones
lessons-all = Todas las lecciones
    .label = Todas las lecciones de { $game }
lessons-all-done = Las { $of } lecciones, hechas
lessons-done = { $done } de { $of } lecciones hechas
lessons-progress = { $done } de { $of } hechas.
lessons-count = { $of } lecciones de un minuto más o menos, en el tablero de verdad.
lessons-ticked = ✓ hechas
lessons-none = Todavía no hay lecciones de { $game }.
lessons-loading = Abriendo las lecciones…
lesson-begin = Empezar
    .label = Empezar { $game }: { $lesson }
lesson-continue = Continuar
    .label = Continuar { $game }: { $lesson }
    .with = Continuar: { $lesson }
lesson-next = Siguiente lección
lesson-shown = Esa es una forma de hacerlo. Ahora te toca a ti.
offer = Aprende jugando
    .new = ¿Primera vez?
    .short = ¿Lecciones?
    .hide = Ocultar esta sugerencia
    .count = Aprende jugando: { $count } lecciones de un minuto

## Puzzles

puzzles = Retos
    .intro = Una posición y un turno claramente mejor que los demás. Cada día hay uno nuevo en cada juego, el mismo para todo el mundo.
    .daily = Retos del día
    .of = Retos de { $game }
    .all-of = Todos los retos de { $game }
    .none = Aquí todavía no hay retos.
    .none-of = Todavía no hay retos de { $game }.
    .loading = Abriendo los retos…
puzzle = Reto
    .daily = Reto del día
    .card = El reto
puzzle-solve = Resolverlo
puzzle-solve-today = Resolver el de hoy
puzzle-solved-today = ✓ Resuelto hoy
puzzle-next = Siguiente reto
puzzle-at-my-level = Un reto de mi nivel
puzzles-solved = { $solved } de { $of } resueltos
    .short = { $solved } de { $of }<spoken> resueltos</spoken>
try-puzzles = Probar sus retos
themes = Temas
    .of = Temas de { $game }
difficulty = Dificultad { $level }
position-missing = Ahora mismo no se puede mostrar su posición.

## The player's level in puzzles

your-progress = Tu progreso
your-level = Tu nivel
    .meaning = { $settled ->
            [true] Tu nivel depende de tu primer intento en cada reto.
           *[false] Con unos retos más, tu nivel será definitivo.
        } Un reto con una dificultad igual a tu nivel está a tu altura.
your-level-is = Tu nivel: { $level }
level-changed = Tu nivel: { $before } → { $level }.
level-stays = Tu nivel sigue en { $level }. Solo cuenta el primer intento.
solved = Resueltos
    .count = { $solved } <rest>de { $of }</rest>

## Days on which the puzzle of the day was solved

streak = Racha de { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
    .sentence = { streak }.
    .open = { streak }: resuélvelo para continuarla.
    .none = Resuelve uno cada día y empieza una racha.
    .daily = Uno al día
    .begin = Resuelve un reto del día, de cualquier juego, y empieza una racha.
    .today = Lo de hoy está hecho. Mañana hay retos nuevos.
    .more = Resuelve uno hoy para llegar a { $days }.

## A try at a lesson or a puzzle

task = Qué hay que hacer
try-done = Hecho.
try-missed = Todavía no.
try-again = Reintentar
once-more = Otra vez
start-over = Volver a empezar
give-up = Abandonar
show-me = Muéstramelo
    .again = Muéstramelo otra vez
now-you = Ahora tú
back-to-table = Volver a la mesa
board-loading = Preparando el tablero…

## The rules of a game, and all screens

rules = Cómo se juega
    .title = Cómo se juega a { $game }
    .loading = Abriendo las reglas…
play-a-game = Jugar una partida
play-game = Jugar a { $game }
table-loading = Preparando la mesa…
games = Juegos
games-all = Todos los juegos
count-of = { $count } de { $of }
labelled = { $what }: { $game }
titled = { $title } · { $kind }
comma-done = , hecha
