### Torneos: listas, clasificación, rondas, organización y las pantallas para un televisor.

tournament = Torneo
tournaments = Torneos
loading = Buscando torneos…
new = Nuevo torneo
start-of-class = Empezar un torneo
players-count = { $count ->
        [one] { $count } participante
       *[other] { $count } participantes
    }
players-none = Todavía no hay nadie.
show-all = Mostrar los { $count }

## Las listas

list-mine = Tus torneos
list-running = Ahora
list-open = Pronto
list-over = Terminados
list-none = No hay ningún torneo previsto. Crea uno: se tarda un minuto.
phase-open = Abierto
phase-running = En marcha
phase-paused = En pausa
phase-ended = Terminado
phase-cancelled = Cancelado
starts-by-hand = Empieza cuando lo diga quien organiza
starts-at = Empieza el { $when }

## Formatos

format-swiss = Suizo
format-about-swiss = Un número fijo de rondas. Todo el mundo juega cada ronda, contra rivales con los mismos puntos.
format-arena = Arena
format-about-arena = Un tiempo fijo. Quien está libre recibe rival enseguida.
format-robin = Todos contra todos
format-about-robin = Cada participante juega contra todos los demás.
format-knockout = Eliminatorias
format-about-knockout = Quien pierde queda fuera.
length-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
length-rounds = { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }

## Un torneo

organised-by = Organiza <person>{ $name }</person>
week-before = La semana anterior
week-after = La semana siguiente
to-class = Ir a la clase
now = Qué ocurre ahora
now-open = Puedes participar.
now-entered = Estás en el torneo.
now-called = Tu mesa está abierta: juegas contra { $names }.
now-opening = Juegas contra { $names }. Tu mesa se abre enseguida.
now-running = { $count ->
        [0] Las próximas partidas empiezan enseguida.
        [one] Se juega { $count } partida.
       *[other] Se juegan { $count } partidas.
    }
now-wait = Estás libre. Tu próxima partida llega cuando terminen las demás.
now-pairing = Se está emparejando tu próxima partida.
now-bye = Descansas en esta ronda.
now-away = Te perdiste una partida. Vuelve para seguir jugando.
now-out = Has quedado fuera. Mira las demás partidas.
now-paused = Quien organiza ha puesto el torneo en pausa.
now-frozen = Todos los tableros de la clase están detenidos.
now-cancelled = Cancelado. { $why }
now-won = { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡{ $names } comparten el primer puesto!
    }
    .of = { $title }: { $result }
next-start = Empieza en
next-pair = Próxima ronda en
next-end = Termina en
round-of = Ronda { $round } de { $rounds }
my-place = Tu puesto: { $place }; tus puntos: { $points }.
go-to-table = Ir a mi mesa
come-before = Tiempo para llegar:
join = Participar
come-back = Volver
withdraw = Retirarse

## Clasificación

standings = Clasificación
place = Puesto
place-number = { $place }.º
player = Nombre
points = Puntos
    .short = Pts
played = Partidas jugadas
    .short = PJ
bot = Bot
status-away = ausente
status-withdrawn = se retiró
status-removed = expulsión
ties = Qué significan las abreviaturas
    .about = Con los mismos puntos, deciden de izquierda a derecha.
tie-buchholz-cut-1 = Buchholz sin el peor
tie-short-buchholz-cut-1 = BC1
tie-about-buchholz-cut-1 = Los puntos de cada rival, sin el más débil.
tie-buchholz = Buchholz
tie-short-buchholz = BH
tie-about-buchholz = Los puntos de cada rival.
tie-sonneborn-berger = Sonneborn-Berger
tie-short-sonneborn-berger = SB
tie-about-sonneborn-berger = Los puntos de los rivales vencidos, y la mitad tras un empate.
tie-head-to-head = Resultado particular
tie-short-head-to-head = RP
tie-about-head-to-head = Los puntos de las partidas entre quienes empatan.
tie-wins = Victorias
tie-short-wins = V
tie-about-wins = Las partidas ganadas.
tie-last-place = Última mesa
tie-short-last-place = UM
tie-about-last-place = El puesto en la última mesa, como número negativo.

## Rondas y partidas

games = Partidas
games-earlier = Partidas anteriores
games-of = Partidas de { $name }
games-mine = Mis partidas
games-all = Todas las partidas
round = Ronda { $round }
rounds = Rondas
round-before = Ronda anterior
round-after = Ronda siguiente
watch = Mirar
    .label = Mirar: { $who }
replay = Análisis
    .label = Análisis: { $who }
absent = (no vino)
how-no-show = No vino nadie.
how-decided = Decisión de quien organiza.
corrected = Corregido por { $name }: { $why }
replayed = Empate: se juega de nuevo en la mesa { $table }.
byes = Descansan: { $names }
walkovers = Victoria sin jugar: { $names }

## Invitar

invite = Invitar
admission-everyone = Puede participar cualquiera.
admission-link = Puede participar quien tenga el enlace.
admission-class = Solo puede participar la clase.
admission-rating = { $most ->
        [0] Para puntuaciones desde { $least }.
       *[other] Para puntuaciones de { $least } a { $most }.
    }
wall = Mostrar en un televisor
qr = El enlace al torneo como código QR
qr-room = El enlace a la mesa como código QR

## Organizar

organise = Organizar
start = Empezar ya
pause = Pausar
resume = Reanudar
edit = Editar
cancel = Cancelar el torneo
    .title = ¿Cancelar el torneo?
    .about = Las partidas en curso siguen, pero no cuentan.
    .why = ¿Por qué? Lo leerán quienes participan.
bots-add = Añadir bots
    .go = Añadir
bots-level = Nivel
bots-count = Cuántos
correct = Corregir
    .label = Corregir el resultado: { $who }
    .title = Corregir el resultado
    .about = Todo el mundo ve tu nombre y el motivo. Las puntuaciones no cambian.
    .save = Guardar
remove = Expulsar
    .label = Expulsar a { $name }
    .about = Tras una expulsión no se puede volver.
reason = Motivo

## Un torneo nuevo

title = Título
title-usual = Torneo de { $name }
game = Juego
clock = Reloj
format = Formato
minutes = Minutos
rounds-auto = Según el número de participantes
cycles = Cuántas veces se enfrenta cada pareja
start-when = Comienzo
    .about = Déjalo vacío para empezar a mano.
    .now = Déjalo vacío para empezar ya.
admission = Quién puede participar
admit-everyone = Cualquiera
admit-link = Con el enlace
admit-rating = Según la puntuación
rating-min = Puntuación mínima
rating-max = Puntuación máxima (0: sin límite)
more = Más
seats = Asientos por mesa
rated = Puntuado
    .about = Las partidas cambian las puntuaciones, con las reglas de siempre.
bots = Pueden participar bots
    .about = Se ve que son bots.
late = Inscripción tardía
    .about = En una arena o un suizo se puede entrar después del comienzo.
weekly = Cada semana
    .about = El mismo torneo se celebra cada semana. Necesita una hora de comienzo.
scoring = Puntos por victoria
scoring-one = 1, y ½ por empate
scoring-three = 3, y 1 por empate
max-players = Máximo de participantes (0: el máximo permitido)
break = Segundos entre rondas
no-show = Segundos para llegar a la mesa
needs-account = Para organizar un torneo hace falta una cuenta.
to-account = Crear una cuenta
create = Crear
start-with = { $count ->
        [one] Empezar con una persona
       *[other] Empezar con { $count } personas
    }
save = Guardar

## En una mesa

called = Tu mesa está abierta.
next-table = Ir a mi próxima mesa
# The name of the tournament and the round, above a board.
line = { $title } · Ronda { $round }

## En un televisor

wall-join = Escanea el código para jugar
wall-waiting = A punto de empezar
wall-closed = Esta mesa está cerrada.
wall-free = Asiento libre
wall-players = En la mesa
wall-turn = Juega { $name }
