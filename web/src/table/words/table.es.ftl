### The table: a game and everything beside the board.

your-turn = Te toca
your-table = Tu mesa
you = Tú
somebody = Alguien
players = Quién juega
score = Puntos
who-plays = Quién juega
entering = Entrando en la mesa…
board-loading = Preparando el tablero…
game-begins = Empieza la partida.
cancel = Cancelar
close = Cerrar
back = Atrás
back-to-table = Volver a la mesa

## The status above the board

status-mine = Te toca.
status-turn = { $name } { $now ->
        [away] no está
       *[thinking] está pensando
    }.
status-resigned = Te has rendido. { $turn }
status-watching = Estás mirando. { $turn }
status-past = Viendo un turno anterior.
status-sending = Enviando tu jugada…
status-unconfirmed = Esperando a que la sala confirme tu jugada…
status-kept = { $why } Tu jugada queda guardada.
status-late = Se te acabó el tiempo: un bot juega este turno.
status-behind = Ves esta partida con { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    } de retraso.{ $begun ->
        [true] {""}
       *[false] {" "}Aún no se ve ninguno.
    }
headline-shared = Compartes la victoria
headline-over = Fin de la partida
move-on-its-way = Tu última jugada todavía está en camino. Vuelve a intentarlo en un momento.
move-confirmed = La sala ha confirmado tu jugada.
rated = Puntuada
    .about = El resultado cambia la puntuación de quienes juegan. En las partidas puntuadas no hay pistas.
    .no-hints = sin pistas

## Buttons and menus

hint = Pista
take-back = Deshacer mi último turno
    .short = Deshacer
menu = Menú
    .title = Esta mesa
    .watching = { $count } mirando
    .friends = Amigos
    .waiting = Pendientes: { $count }
    .keys = Teclas
colours = Colores
    .auto = Del sistema
    .light = Claros
    .dark = Oscuros
room = Mesa { $code }
    .go = Mesa
resign = Rendirse
    .title = ¿Rendirte?
    .ask = ¿De verdad quieres rendirte? { $rest ->
            [on] La partida sigue sin ti.
           *[over] La partida termina y gana tu rival.
        }
    .rated = <b>Esta partida es puntuada:</b> rendirse cuenta como derrota y baja tu puntuación.
    .casual = Esta partida es amistosa: tu puntuación no cambia.
    .no = No, seguir
    .yes = Sí, rendirme
confirm = ¿Hacer esta jugada?
    .label = Confirma tu jugada
    .yes = Confirmar

## Hints

hint-bar = Una pista
    .thinking = Pensando una pista…
    .instead = Lo que has puesto también vale. ¿Deshacerlo y jugar esto?
    .where = Fíjate en lo que brilla. ¿Qué harías ahí?
    .show = Muéstramelo
    .keep = No, dejarlo
    .yes = Sí
    .lay = Prepararla
    .play = Jugarla
    .close = Cerrar la pista

## Beside the board

panel = Junto al tablero
    .more = Más
    .unread = { $count }<spoken> sin leer</spoken>
result = Resultado
    .label = Resultado:
log = Historial
    .label = Qué ha pasado
    .show = Ver el turno { $number }
    .show-beginning = Ver el principio
    .empty = Todavía no ha pasado nada.
talk = Chat
    .label = Chat de la mesa
    .late = Lo que se dice en la mesa llega después de la partida.
    .empty = Saluda a la mesa.
    .field = Di algo
    .field-label = Di algo a la mesa
    .say = Enviar
how-to = Reglas
    .short = Reglas
moves = Jugadas
round = Ronda { $number }
since = Desde tu último turno
    .count = Desde tu último turno: { $at } de { $of }
look-back = Turnos anteriores
    .before = El turno anterior
    .after = El turno siguiente
    .turn = Turno { $number } de { $of }
    .beginning = El principio
    .new = Nuevos: { $count }
    .skip = Saltar
    .back = Volver<more>{"\u00a0"}a la partida</more>
    .back-label = Volver a la partida
react = Reaccionar
reactions = Reacciones
    .none = Sin reacción
    .by = { $name }: { $reaction }
    .shown = Reacciones mostradas
reaction-well_played = Bien jugado
reaction-thank_you = Gracias
reaction-good_luck = Suerte
reaction-wow = ¡Vaya!
reaction-oops = ¡Uy!
reaction-thinking = Déjame pensar
report = Denunciar
    .label = Denunciar lo que dijo { $name }: { $words }
    .title = ¿Denunciar este mensaje?
    .about = Quienes administran esta sala verán el mensaje, los que lo rodean y tu nombre.
    .reason = Motivo (opcional)
    .yes = Denunciar
    .thanks = Gracias. La administración lo revisará.

## Seats

note-late = Sin tiempo: un bot juega este turno
note-bot = Sigue un bot ({ $level })
note-away = Fuera<rest> desde hace</rest> { $time }
note-others = Esperando a los demás
note-soon = Un bot podrá seguir en { $seconds }{ "\u00a0" }s
note-call = <rest>Que siga un </rest>bot
    .title = Dejar que siga un bot
note-program = Un programa de { $owner }
note-level = <spoken>nivel </spoken>{ $level }
seat-clock = Tiempo de { $name }: { $time }
    .own = Tu tiempo: { $time }
    .left = Queda: { $time }.

## Who is here

who-is-here = Quién está aquí
who-you = tú
who-host = anfitrión
who-muted = en silencio
who-program = un programa de { $owner }
who-level = nivel { $level }
people = Personas
    .watching = Mirando: { $count }
    .nobody = Nadie está mirando
    .more = { $after ->
            [some] y { $count } más
           *[none] { $count } más
        }
    .talked = Hablaron aquí
watching = { $count ->
        [one] 1 persona mirando
       *[other] { $count } personas mirando
    }
    .label = { watching }: quién está aquí
mute-me = Silenciar para mí
    .label = Silenciar para mí: { $name }
mute-all = Silenciar para todos
    .label = Silenciar para todos: { $name }
befriend = Añadir a amigos
    .label = Añadir a amigos: { $name }
    .name = Añadir a { $name } a tus amigos
    .accept = Aceptar la amistad de { $name }
block = Bloquear
    .label = Bloquear: { $name }

## After the game

after = Después de la partida
challenge = Desafiar a otra partida
new-game = Nueva
    .short = Nueva
new-opponent = Otro rival
tournament-back = Volver al torneo
    .short = Torneo
review = Análisis
record = Registro
    .read = Leer el registro
delete = Borrar
labelled = { $what }: { $which }
finished = { $game } en la mesa { $code }{ $match ->
        [1] {""}
       *[other] , partida { $match }
    }
    .against = contra
rematch = Revancha
    .cancel = Pulsa otra vez para retirarla
    .waiting = : esperando
rematch-prepared = Se está preparando una revancha.
rematch-changed = Las opciones de la revancha han cambiado.
rematch-left = Alguien se ha ido. Abre la mesa para ocupar el asiento libre.
rematch-offered = Hay una revancha propuesta.
rematch-wanted = { $names } { $count ->
        [one] quiere
       *[other] quieren
    } la revancha.
rematch-away = Quieres la revancha. { $names } no { $count ->
        [one] está
       *[other] están
    } aquí ahora.
rematch-waiting = Quieres la revancha. Falta la respuesta de { $names }.
rematch-begins = Empieza la revancha…
you-resigned = Te rendiste.
ended-by = Terminó así: «{ $reason }».
not-rated = <b>Sin puntuar.</b> { $why }
    .short = Sin puntuar. { $why }
solo = Estos puntos cuentan para <ladder>el ranking en solitario</ladder>.
marked = <b>{ $mark }.</b> Esta partida no cuenta entre las que has ganado o perdido.
held = Lo que tenían los demás
    .players = Lo que quedaba en cada mano
    .opponent = Lo que tenía tu rival
    .nothing = nada
scores = Puntos
    .place = Puesto
    .player = Nombre
    .you = (tú)
    .resigned = se rindió
ratings = Puntuación
    .leaderboard = El ranking
    .later = Era una partida puntuada. Tu perfil muestra cómo ha cambiado tu puntuación.
share = Compartir
    .title = Compartir esta partida
    .link = Compartir el enlace
    .copy = Copiar el enlace
picture = { $result }: el tablero final y los puntos
    .words = { $game }: { $result }
    .drawing = Dibujando la imagen…
    .failed = No se ha podido dibujar la imagen. El enlace sí se puede compartir.
    .impossible = Este navegador no puede crear imágenes.
    .share = Compartir la imagen
    .save = Guardar la imagen
    .saved = Imagen guardada.
# $chance is an English word of the game: deal, plants or dice.
proof = ✓ { $chance ->
        [Plants] Plantas verificadas
        [Dice] Dados verificados
       *[other] Reparto verificado
    }.
    .what = ¿Qué es esto?
    .about = Antes de que nadie dijera «Listo», la sala selló su mitad de lo que decide { $chance ->
            [plants] dónde crecen las plantas
            [dice] los dados
           *[other] el reparto
        }. Cada «Listo» aportó algo a la otra mitad. Lo que la sala muestra ahora encaja con aquel sello, así que nadie ha podido elegir el resultado. Cualquiera puede repetir la comprobación a partir del registro con <code>tilehall verify</code>.
    .https = Un navegador solo puede comprobar { $chance ->
            [plants] las plantas
            [dice] los dados
           *[other] el reparto
        } con https. Guarda el registro y compruébalo con <code>tilehall verify</code>.
    .wrong = { $chance ->
        [Plants] Plantas sin verificar
        [Dice] Dados sin verificar
       *[other] Reparto sin verificar
    }.
    .wrong-about = La mitad de la sala no encaja con el sello que mostró antes de la partida.
