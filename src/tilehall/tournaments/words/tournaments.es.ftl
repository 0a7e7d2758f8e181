### Tournaments: why something cannot be done, and why a tournament was cancelled.

## Settings

title-length = El título de un torneo tiene de 1 a { $most } caracteres.
seats-of-tables = Una mesa de torneo tiene de 2 a { $most } asientos, si el juego lo permite.
scoring-of-tables = Los tres puntos por victoria solo existen en mesas de dos.
knockout-sizes = Las eliminatorias necesitan un juego que admita dos jugadores y cualquier número hasta llenar la mesa.
arena-minutes = Una arena dura de { $least } a { $most } minutos.
cycles-bounds = En un todos contra todos, cada pareja se enfrenta { $most } veces como máximo.
rounds-bounds = Un torneo tiene { $most } rondas como máximo.
max-players-bounds = Aquí el límite de participantes va de { $least } a { $most }.
class-missing = Elige la clase que puede participar.
class-stays = Un torneo no se puede pasar a una clase ni sacar de ella.
rating-range = La puntuación mínima es mayor que la máxima.
weekly-needs-start = Un torneo semanal necesita una hora de comienzo.
times-bounds = La pausa entre rondas dura una semana como máximo, y a nadie se le espera más de un día.
start-is-past = El comienzo debe estar en el futuro.
more-have-entered = Ya hay { $players } participantes.

## Entering and leaving

no-bots = En este torneo no pueden participar bots.
no-such-bot = No hay ningún bot de este nivel.
class-only = Este torneo es para una clase.
rating-too-low = Este torneo exige una puntuación definitiva de { $rating } o más.
rating-too-high = Este torneo es para puntuaciones de hasta { $rating }.
entry-refused = No puedes participar en este torneo.
removed-from-tournament = Te han expulsado de este torneo.
entered-already = Ya estás en el torneo.
knockout-is-over-for-you = En unas eliminatorias no se puede volver.
no-late-entries = El torneo ha comenzado y ya nadie puede entrar.
last-round = La última ronda ha comenzado.
tournament-full = El torneo está completo.
not-entered = No participas en este torneo.
player-not-entered = Esta persona no está en el torneo.

## Running a tournament

too-few-players = El torneo necesita al menos { $least } participantes.
started-already = El torneo ya ha comenzado.
not-running = El torneo no está en marcha.
paused-already = El torneo ya está en pausa.
not-paused = El torneo no está en pausa.
tournament-over = El torneo ha terminado.
round-is-past = La siguiente ronda ya está emparejada, así que este resultado no puede cambiar.
no-such-table = En este torneo no hay mesa { $table }.
table-open-already = Esta mesa ya está abierta.
table-finished-already = Esta mesa ya tiene un resultado.
table-not-finished = Esta mesa todavía no tiene resultado.
places-do-not-fit = Un resultado da un puesto a cada una de las { $players } personas. En caso de empate se comparte el mejor puesto.
reason-missing = Indica un motivo.
repeated-already = El torneo de la próxima semana ya existe.
cancelled-too-few = El torneo se canceló porque había muy pocos participantes.
cancelled = El torneo se canceló.
