### The home page and the top bar.

## Top bar

home = Tilehall, inicio
pages = Páginas
play = Jugar
puzzles = Retos
learn = Aprender
my-games = Partidas
ratings = Ranking
friends = Amigos
    .waiting = { $count ->
        [1] : 1 aviso pendiente
       *[other] : { $count } avisos pendientes
    }
about = Acerca de
to-the-hall = Ir a la sala
sign-in = Acceder
my-account = : mi cuenta
open-reports = Denuncias
    .count = { $count ->
        [one] { $count } denuncia pendiente
       *[other] { $count } denuncias pendientes
    }
colours = Colores: { $now ->
        [auto] los del sistema
        [light] claros
       *[dark] oscuros
    }
    .change = { colours }. Cambiar a { $next ->
        [auto] los del sistema
        [light] claros
       *[dark] oscuros
    }.

## The whole page

welcome-too = Aquí también estás en casa, { $name }.
hall-is-back = La sala vuelve a responder.

## Home

welcome = Inicio
    .title = Acerca una silla.
    .hall = Fichas y cartas, con amigos o con bots.
    .device = Fichas y cartas en este dispositivo, con bots o en compañía.
not-kept = <b>En esta ventana no se guardan las partidas.</b> El navegador no almacena nada aquí: se pierden al cerrar la página.
bots-play = Nivel de los bots
    .label = Nivel al que juegan los bots
games = Juegos
code = Tengo un código
    .join = Unirse

## The card of a game

deal = reparto

players = { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
    .range = { $fewest }–{ $most } jugadores
continue = Continuar
    .game = Continuar { $game }: { $whose ->
        [mine] te toca
       *[theirs] toca esperar
    }{ $count ->
        [one] {""}
       *[other] {" "}· { $count } partidas
    }
turn = { $whose ->
        [mine] Te toca
       *[theirs] Toca esperar
    }{ $count ->
        [one] {""}
       *[other] {" "}· { $count } partidas
    }
mode-of = Variante de { $game }
standard-rules = Reglas normales
play-now = Jugar ya
    .against = contra { $against }
    .game = Jugar ya: { $game } contra { $against }
    .busy = Preparando la mesa…
create-room = Crear mesa
    .game = Crear mesa: { $game }
    .busy = Abriendo…
pass-and-play = Pasa y juega
    .game = Pasa y juega: { $game }
way-options = Opciones<more> de { $game }</more>
way-learn = Aprender<more> { $game } jugando</more>
way-puzzles = Retos<more> de { $game }</more>

## The user's tables

my-tables = Mis mesas
    .all = Ver las { $count }
    .wait = Buscando tus mesas…
with-players = con { $names }
with-bots = con bots
free-seats = { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
your-turn = Te toca
    .left = Te toca: { $time }
about-to-begin = A punto de empezar
table-gathering = Esperando a más gente
table-playing = En juego
table-over = Terminada
