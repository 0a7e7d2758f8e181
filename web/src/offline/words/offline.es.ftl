### Playing on this device, without a network or with several people.

## Starting

start = Preparando este dispositivo
    .title = Arrancando
    .loaded = Cargado
    .first-time = La primera vez tarda un poco.
    .soon = Arrancando…
start-missing = Aquí no hay nada a lo que jugar
    .why = Esta página viene sin los juegos para este dispositivo.
start-unloaded = No se han podido cargar los juegos
    .why = Antes de la primera partida en este dispositivo, la página carga unos 8 MB. Comprueba tu conexión.
start-broken = Los juegos no funcionan en este navegador
    .why = Puede que el navegador sea demasiado antiguo o se haya quedado sin memoria. Cierra otras pestañas o usa un navegador más nuevo. Las partidas empezadas se conservan.
start-elsewhere = Los juegos están abiertos en otra pestaña
    .why = En este dispositivo solo se juega en una pestaña a la vez, para que no se pierda ninguna jugada.
    .here = Seguir aquí
try-again = Reintentar
to-the-hall = Ir a la sala en línea
entering = Entrando en la mesa…

## A game on this device

new = { $game }: partida nueva
    .begin = Empezar
    .busy = Preparando la mesa…
players = Quién juega
player = Jugador { $number }
    .name = Nombre del jugador { $number }
    .person = Persona
    .bot = Bot: { $level }
pass = Pasa el dispositivo a { $name }
    .here = Soy { $name }
thinking = { $name } está pensando
    .bot = Un bot está pensando
not-kept = En esta ventana no se guardan las partidas: se pierden al cerrar la página.
record = Abrir un registro…
    .file = El archivo de un registro

## Keeping the games

megabytes = { $size } MB
keep = Jugar sin conexión ({ $size })
    .heading = Sin conexión
    .about = Guarda todos los juegos en este dispositivo: contra bots, pasa y juega, lecciones y retos, también en el tren o en el avión.
    .loading = Cargando los juegos: { $loaded } de { $size }
    .cancel = Cancelar
    .kept = Todos los juegos están en este dispositivo. Funcionan sin conexión.
    .remove = Quitarlos ({ $size })
    .removed = Los juegos ya no están en este dispositivo.
    .missing = Esta sala viene sin los juegos para jugar sin conexión.
    .good = De acuerdo
install = Instalar como aplicación
    .by-menu = Para instalar Tilehall como aplicación, toca Compartir y luego «Añadir a pantalla de inicio».

## Adding games to an account

home = { $count ->
        [one] Una partida que terminaste en este dispositivo no está aquí entre tus partidas.
       *[other] { $count } partidas que terminaste en este dispositivo no están aquí entre tus partidas.
    }
    .games = Partidas de este dispositivo
    .add = Elegir cuáles añadir
    .not-now = Ahora no
    .never = No preguntar más
add = Añadir a Mis partidas
    .about = Quedan marcadas como jugadas sin conexión y no cuentan para la puntuación. Solo las ves tú.
    .guest = Aquí juegas sin cuenta. Con una cuenta, tus partidas te acompañan en todos tus dispositivos.
    .account = Crear una cuenta
    .closed = Ahora mismo no se pueden abrir las partidas de este dispositivo.
    .loading = Abriendo las partidas de este dispositivo…
    .seat = Yo jugaba como
    .games = { $count ->
            [one] Añadir 1 partida
           *[other] Añadir { $count } partidas
        }
    .added = Añadidas a tus partidas.
close = Cerrar
one-moment = Un momento…
