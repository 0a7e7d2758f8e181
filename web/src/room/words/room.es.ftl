### A room before its game, new games, and finding other players.

## A new game

new = { $game }: partida nueva
    .with = Para ti y { $names }.
    .challenge = Desafiar a { $names }
    .alone = Jugar en solitario
    .bots = Jugar contra bots
    .room = Crear mesa
    .room-rated = Puntuada · con código
    .room-code = Con un código para amigos
one-moment = Un momento…

## Options

options = Opciones
    .loading = Leyendo las reglas…
    .host = Los cambios se aplican al momento y todos los ven.
    .guest = Esto lo decide { $host }.
    .none = Este juego no tiene opciones.
options-changed = { $by ->
        [you] Has cambiado las opciones; pulsa «Listo».
       *[host] { $host } ha cambiado las opciones; míralas y pulsa «Listo».
    }
got-it = Entendido
more-rules = { $count ->
        [1] 1 regla más
       *[other] { $count } reglas más
    }
option-value = { $label }: { $value }
option-bounds = Se admite { $bounds }.
option-changed = (cambiado)
option-from = { $label }, desde
option-to = a
    .label = { $label }, hasta
option-place = { $label }, { $place }
option-number = { $label }, número { $number }
option-more = Uno más: { $label }
option-less = Uno menos: { $label }
players = Jugadores
    .about = Cuántos juegan.
bots = Bots
    .about = A qué nivel juegan los bots.
table = Mesa
join = Quién puede unirse
    .about = Una mesa pública aparece en Mesas abiertas.
    .code = Cualquiera con el código
    .anyone = Cualquiera: mesa pública
hints = Pistas
    .about = Una pista muestra una jugada fuerte.
    .bots = En partidas contra bots
    .always = Para todos
    .never = Sin pistas
    .rated = En las partidas puntuadas no hay pistas.
spectators = Espectadores
    .about = Nunca ven las fichas ocultas.
    .watch = Pueden mirar
    .none = Nadie puede mirar
    .delay = Retraso en turnos
    .delay-about = Los espectadores ven la partida con estos turnos de retraso, para que no puedan ayudar a nadie. 0: sin retraso.
rated = Puntuada
    .heading = Puntuación
    .about = El resultado cambia la puntuación de quienes juegan. En las partidas puntuadas no hay pistas.
    .account = Para las partidas puntuadas hace falta una cuenta.
    .default-rules = Las partidas puntuadas usan las reglas normales.
casual = Amistosa
    .about = La puntuación no cambia.

## The clock

clock = Reloj
    .about = Cuánto se puede pensar. Elige días si es difícil coincidir en línea.
clock-none = Sin reloj
clock-turn = Tiempo por turno
clock-bank = Tiempo para toda la partida
clock-days = Días por turno
clock-seconds = Segundos por turno
    .about = Lo máximo que puede durar un turno.
clock-days-a-turn = Días por turno
    .about = Lo máximo que puede durar un turno. Quien quiera recibe un aviso cuando le toca.
clock-minutes = Minutos para la partida
    .about = Cuánto puede pensar cada persona en toda la partida.
clock-increment = Incremento
    .about = Segundos que se ganan con cada turno.
clock-end = Cuando se acaba el tiempo
    .about = Qué le pasa a quien se queda sin tiempo.
    .bot = Un bot juega el turno
    .resign = Se rinde

## The room

room = { $game }, mesa { $code }
    .match = Partida { $number } en esta mesa.
the-host = El anfitrión
invite = Invitar
challenged = Esperando a { $names }. Tu desafío aparece en su página.
who-plays = Quién juega
talk = Chat de la mesa
talk-new = Nuevos en el chat: { $count }
leave = Salir
note-casual = <b>Partida amistosa.</b> { $why }
note-rated = <b>Partida puntuada.</b> El resultado cambia la puntuación de quienes juegan. En las partidas puntuadas no hay pistas.
    .accounts = <b>Partida puntuada,</b> si todos tienen cuenta. En las partidas puntuadas no hay pistas.
note-clock = <b>Reloj:</b> { $clock }
note-late = Los <b>espectadores</b> ven la partida con { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    } de retraso.
# $chance is an English word of the game: deal, plants or dice.
note-fair = <b>Juego limpio:</b> la sala ha sellado su mitad de lo que decide { $chance ->
        [plants] dónde crecen las plantas
        [dice] los dados
       *[other] el reparto
    } (<seal>{ $seal }…</seal>). Tu «Listo» aporta la otra mitad, y después de la partida cualquiera puede comprobarlo.
    .browser = <b>Juego limpio:</b> la sala ha sellado su mitad de lo que decide { $chance ->
        [plants] dónde crecen las plantas
        [dice] los dados
       *[other] el reparto
    } (<seal>{ $seal }…</seal>). Tu navegador aporta la otra mitad, y después de la partida cualquiera puede comprobarlo.
a-step-is-taken = se juega un paso
get-notified = Avisarme cuando me toque
close-room = Cerrar la mesa
    .title = ¿Cerrar esta mesa?
    .about = Todos salen de la mesa y su código deja de funcionar.
    .no = Dejarla abierta
    .yes = Cerrarla
closed = Esta mesa está cerrada
    .title = Mesa cerrada
    .by-host = El anfitrión ha apagado la luz.
    .about = { $why } La mesa { $code } no volverá a abrirse, pero una nueva está a un toque.
    .new = Nueva mesa de { $game }
to-all-games = Ver todos los juegos
share = Comparte con tus amigos este código, el código QR o el enlace
    .copy = Copiar el código
    .copied = Código copiado.
    .local = Solo este equipo puede abrir el enlace. Para que se unan otros de tu red, inicia la sala con <code>{ $command }</code>.
    .qr = Código QR del enlace a esta mesa
    .link = Enlace a esta mesa
    .copy-link = Copiar enlace
    .link-copied = Enlace copiado.
    .title = { $game } en Tilehall

## Seats

chair = Asiento libre
    .here = Aquí
    .away-title = Ausente
    .you = tú
    .host = anfitrión
    .program = un programa de { $owner }
    .level = nivel { $level }
    .away = ausente
    .muted = en silencio
    .ready = Listo
    .not-ready = Aún no
    .how-well = Nivel al que juega { $name }
somebody = Alguien
sit-here = Sentarme
    .label = Sentarme en el asiento { $number }
add-bot = Añadir bot
    .label = Añadir un bot en el asiento { $number }
sit-down = Sentarme
stand-up = Levantarme
seat-free = Toma asiento o quédate a mirar.
seat-none = Todos los asientos están ocupados. Puedes mirar.
seat-removed = El anfitrión te ha echado de esta mesa.
    .watch = El anfitrión te ha echado de esta mesa. Puedes mirar, y volver a sentarte cuando te lo permita.
seat-filling = { $free ->
        [one] Queda un asiento libre
       *[other] Quedan { $free } asientos libres
    }. Cuando digas «Listo», los bots ocupan lo que dejen tus amigos.
seat-open = { $free ->
        [one] Aún queda un asiento libre: puede ocuparlo un amigo o un bot.
       *[other] Aún quedan { $free } asientos libres: pueden ocuparlos amigos o bots.
    }
ready = Listo
    .rated = partida puntuada
    .undo = Aún no
ready-ask = Todos tienen asiento. Pulsa «Listo» cuando quieras.
ready-wait = Falta el «Listo» de { $names }.
ready-go = Allá vamos…
rate-with-programs = Puntuar esta partida
    .about = { $names } { $count ->
            [one] es un programa
           *[other] son programas
        }. La partida solo es puntuada si todos están de acuerdo.
removed = Has echado a <b>{ $name }</b>, que no puede sentarse aquí.
    .allow = Dejar volver
    .allow-label = Dejar volver a { $name }
removed-list = Fuera de esta mesa
menu = Qué hacer con { $name }
    .host = Nombrar anfitrión a { $name }
    .mute = Silenciar a { $name }
    .unmute = Dejar hablar a { $name }
    .remove = Echar a { $name }
    .block = Bloquear a { $name }…

## What bots say

says = «{ $word }»
    .name = { $who }: «{ $word }»
bot-first-begins = Es mi primera semana aquí. ¿Vamos aprendiendo?
bot-first-wins = ¡Vaya! ¿He ganado? ¿Jugamos otra?
bot-first-loses = ¡Qué rapidez! ¿Jugamos otra?
bot-easy-begins = ¡Que haya suerte!
bot-easy-wins = Esta me ha salido bien. ¿Jugamos otra?
bot-easy-loses = Muy bien jugado.
bot-medium-begins = Este juego lo conozco un poco. A ver.
bot-medium-wins = Mirar con calma me ha ayudado.
bot-medium-loses = Has visto más que yo.
bot-strong-begins = Miro dos veces antes de jugar.
bot-strong-wins = Me has hecho sudar.
bot-strong-loses = Bien jugado, te lo has ganado.
bot-hard-begins = Yo no regalo nada.
bot-hard-wins = Vuelve a mirarla en el análisis.
bot-hard-loses = Esa no la vi venir.
bot-master-begins = Tómate tu tiempo. Yo haré lo mismo.
bot-master-wins = Has aguantado más que la mayoría.
bot-master-loses = Recuerda esta partida. Yo no la olvidaré.

## Invitations

invited = { $host } te invita a
    .title = { $host } te invita a { $game }
    .playing = La partida ha empezado. Puedes mirar.
    .over = La partida ha terminado; puedes verla.
    .full = { $taken } de { $seats ->
            [one] { $seats } asiento ocupado
           *[other] { $seats } asientos ocupados
        }; puedes mirar
    .loading = Abriendo la invitación…
    .join = Unirme a la mesa
    .watch = Entrar y mirar
    .account = Tengo una cuenta
comma-room = , mesa { $code }

## Open tables

tables = Mesas abiertas
    .find = Buscar mesa
    .which = Qué mesas
    .sign-in = Elige un nombre para ver las mesas a las que puedes unirte.
    .none = Ahora mismo no hay ninguna mesa abierta.
    .none-like = Ahora mismo no hay ninguna mesa abierta así.
    .loading = Mirando qué hay…
    .more = Mostrar más
tables-found = { $count ->
        [one] Una mesa
       *[other] { $count } mesas
    }{ $more ->
        [true] {" "}o más
       *[false] {""}
    }
filter-game = Juego
    .any = Todos los juegos
filter-speed = Ritmo
    .any = Cualquier ritmo
filter-rated = Puntuación
    .any = Puntuada o no
    .not = Sin puntuar
filter-seats = Para
    .any = Unirse o mirar
    .free = Un asiento libre
    .watch = Mirar
programs = Programas que juegan

## Quick match

match = Partida rápida
    .game = Juego
    .speed = Ritmo
    .turn = { $time } por turno
    .no-clock = sin prisa
    .people = { $people } esperando
    .find = Buscar partida
    .busy = Buscando…
    .rated = puntuada
    .others = Otras personas que esperan
    .note = Entre personas con cuenta, las partidas son puntuadas y sin pistas. Si alguien juega sin cuenta, la partida es amistosa.
match-nobody = Todavía no hay nadie esperando para este juego. La partida empieza cuando haya { $count } jugadores.
match-outlook = { $people ->
        [1] Una persona espera
        [2] Dos personas esperan
        [3] Tres personas esperan
        [4] Cuatro personas esperan
        [5] Cinco personas esperan
        [6] Seis personas esperan
       *[other] { $people } personas esperan
    } para este juego. { $missing ->
        [0] Contigo empieza la partida.
        [1] Contigo, solo faltaría una más.
       *[other] Contigo, faltarían { $missing } más.
    }
match-mine = Estás esperando una partida de { $game }, { $speed }: volver allí
match-other = { $game }, { $speed }: { waiting }
waiting = { $people ->
        [0] no espera nadie
        [1] espera una persona
        [2] esperan dos personas
        [3] esperan tres personas
        [4] esperan cuatro personas
        [5] esperan cinco personas
        [6] esperan seis personas
       *[other] esperan { $people } personas
    }
    .title = En espera
    .who = Quién está aquí
    .seats = Asientos
    .you = { $name } (tú)
    .free = libre
    .time = Esperando: { $time }
    .stop = Dejar de esperar
    .fill = { $missing ->
            [one] Jugar con un bot
           *[other] Completar con bots
        }
    .go-on = Ir al inicio; te espera en «Mis mesas»
    .longest = { $name } es quien más ha esperado y puede completar la mesa con bots.
    .slow = No hace falta que te quedes: en cuanto venga alguien, la partida empieza.
    .stay = Quédate en esta página: si la dejas unos segundos, pierdes el asiento. Puedes mirar otras pestañas; un sonido te avisará.
    .moved = Vas a pasar a otra mesa…
    .ask = Pedir también este juego
    .all-tables = Ver todas las mesas
wait-nobody = Aquí ya no espera nadie.
wait-count = Personas que esperan aquí: { $here } de { $of }.
wait-begins = Ya están todos: empieza la partida…
wait-looking = Buscando con quién jugar…
wait-first = De momento solo estás tú. { $missing ->
        [1] Falta una persona más
       *[other] Faltan { $missing } más
    } para empezar.
wait-here = Hay { $here } de { $of }: { $missing ->
        [one] falta una persona más
       *[other] faltan { $missing } más
    } para empezar.
game-begins = Empieza la partida
    .with = Empieza la partida: juegas con { $names }.

## Tournaments

to-tournament = Volver al torneo
tournaments = Torneos
    .about = Juega varias partidas contra rivales distintos, con clasificación. Con una cuenta puedes organizar uno.
    .all = Todos los torneos
    .new = Nuevo torneo
