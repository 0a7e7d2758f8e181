### People: accounts, profiles, ratings, friends, bot accounts, and the screens of admins.

looking = Buscando…
loading = Abriendo el libro…
not-now = Ahora no
all-right = De acuerdo
    .label = De acuerdo: { $name }
later = Más tarde
back = Atrás
cancel = Cancelar
close = Cerrar
copy = Copiarlo
game = Juego
    .all = Juegos
result = Resultado
player = Nombre
place = Puesto
day = Día
score = Puntos
rating = Puntuación
    .none = aún sin puntuación
    .new = nueva
    .words = puntuación { $rating }{ $provisional ->
            [true] , provisional
           *[false] {""}
        }{ $change ->
            [up] , sube { $by }
            [down] , baja { $by }
            [none] , sin cambios
           *[unknown] {""}
        }
you = (tú)
play = Jugar una partida
review = Análisis
    .label = Análisis: { $game }, { $date }
to-the-table = Ir a la mesa
to-all-games = Ver todos los juegos
my-games = Mis partidas
classes-go = Clases
my-account = Mi cuenta
try-again = Reintentar
show-more = Mostrar más
seen = último uso: { $when }

## Signing in

sign-in = Acceder
sign-out = Cerrar sesión
    .title = ¿Cerrar sesión para siempre?
    .about = Juegas sin cuenta ni contraseña, así que no podrás volver a entrar como { $name }. Pierdes este nombre, tus partidas y tu puntuación.
    .keep = Para conservarlos, pon antes una contraseña:
    .no = Quedarme
    .yes = Cerrar sesión
come-in = Entrar
    .join = Entrar y unirme
    .about = Elige cómo te llaman los demás. Nada más.
    .table-about = Elige cómo te llaman los demás y ya estás en la mesa.
welcome-back = Hola de nuevo
invited = Te han invitado a la mesa <b>{ $code }</b>
way-guest = Solo con un nombre
way-account = Tengo una cuenta
way-new = Crear una cuenta
other-ways = Otras formas de entrar
sign-up-button = Crear cuenta
sign-up-about = Con una cuenta, tus mesas y partidas te acompañan en todos tus dispositivos. Sin correo electrónico.
sign-up-accounts-only = En esta sala hace falta una cuenta. Con ella, tus mesas y partidas te acompañan en todos tus dispositivos. Sin correo electrónico.
recover-about = Con el código de recuperación que anotaste puedes entrar una vez y elegir una contraseña nueva.
recover-button = Guardarla y entrar

## The account

since = { $kind ->
        [guest] Sin cuenta, aquí desde el { $day }
       *[account] Con cuenta desde el { $day }
    }
name = Nombre
    .change = Cambiar mi nombre
    .changed = Ahora te llamas { $name }.
    .label = Cómo te llaman los demás
devices = Mis dispositivos
    .this = En este dispositivo:
    .one = Un dispositivo
    .this-one = este
    .sign-out = Cerrar sesión en los demás
    .signed-out = { $count ->
            [one] Sesión cerrada en un dispositivo.
           *[other] Sesión cerrada en { $count } dispositivos.
        }
turn = Te toca
research = Investigación
    .label = Mis partidas terminadas pueden publicarse para investigar, sin nombres, si toda la mesa está de acuerdo; lo que se publica ya no se puede retirar
    .on = Ahora tus partidas pueden usarse para investigar.
    .off = Los nuevos conjuntos de datos no tendrán partidas tuyas.
    .guest = Las partidas de quien juega sin cuenta nunca se usan para investigar.
shared-reviews = Análisis compartidos
keep = Crear una cuenta con este nombre
    .about = Sin contraseña solo puedes jugar en este navegador. Pon una para tener tu nombre, tus mesas y tus partidas en todos tus dispositivos.
    .button = Conservarlo todo
password = Contraseña
    .hint = Al menos ocho caracteres.
    .hint-no-mail = Al menos ocho caracteres. Sin correo electrónico.
    .change = Cambiar mi contraseña
    .changed = Tu contraseña ha cambiado. En los demás dispositivos se ha cerrado la sesión.
    .old = Contraseña anterior
    .new = Contraseña nueva
    .confirm = Confirma tu contraseña
    .forgot = He olvidado mi contraseña
    .recover = Una contraseña nueva
recovery = Código de recuperación
    .title = Tu código de recuperación
    .about = Úsalo para acceder una vez si olvidas tu contraseña. Un código nuevo sustituye al anterior.
    .renew = Mostrarme uno nuevo
    .shown = Si olvidas tu contraseña, puedes acceder una vez con este código. Solo se muestra ahora, así que anótalo.
    .copied = Código de recuperación copiado.
    .written = Ya lo he anotado
phone = Continuar en mi teléfono
data = Mis datos
    .about = Descarga todo lo que esta sala guarda sobre ti, o bórralo.
    .download = Descargar mis datos
delete = Borrar mi cuenta
    .title = ¿Borrar la cuenta de { $name }?
    .about = Tu nombre, tus sesiones y tus mensajes se borran para siempre. Tus partidas se quedan, sin tu nombre.
    .yes = Borrar para siempre
deleted = Tu cuenta se ha borrado. Suerte dondequiera que juegues.
privacy = Perfil privado: los demás no lo ven y no aparezco en el ranking
    .on = Ahora solo tú ves tu perfil.
    .off = Los demás vuelven a ver tu perfil.
    .guest = Mientras juegues sin cuenta, solo tú ves tu perfil.
presence = Mis amigos ven si estoy aquí y a qué juego, y yo veo lo mismo de ellos
    .shown = Tus amigos ven cuándo estás aquí, y tú cuándo están ellos.
    .hidden = Tus amigos no ven cuándo estás aquí, ni tú cuándo están ellos.
    .now = { $presence ->
            [playing] Jugando a { $game }
            [here] Aquí
           *[away] Ausente
        }

## Notifications

notices = Recibir un aviso cuando me espere una partida, { $when ->
        [always] también con esta página cerrada
       *[open] mientras esta página esté abierta en alguna pestaña
    }. El aviso dice de qué mesa se trata y no muestra nada de la partida.
    .on = Este navegador te avisa cuando te espera una partida, { $when ->
            [always] también con esta página cerrada
           *[open] mientras esta página esté abierta en alguna pestaña
        }.
    .begin = Avisarme en este navegador
    .end = Desactivar los avisos aquí
    .impossible = Este navegador no muestra avisos.
    .denied = Tu navegador no muestra avisos de esta página. Puedes permitirlo en sus ajustes.
    .body = { $game } te espera.
mail = El correo llega a { $address }: cuando te toca en mesas con horas o días por turno, cuando te desafían y cuando se abre tu mesa en un torneo.
    .begin = Avisarme por correo
    .address = Dirección de correo
    .hint = Cuando te toca en mesas con horas o días por turno, te desafían o se abre tu mesa en un torneo. Solo si no estás conectado.
    .sent = Se ha enviado un código a { $address }.
    .code = Código
    .confirm = Confirmar la dirección
    .forget = Olvidar la dirección
    .end = Dejar de recibir correo

## Profiles and ratings

profile = Perfil
    .go = Ver mi perfil
    .loading = Abriendo el perfil…
    .private = privado: solo lo ves tú
    .no-games = Todavía no hay ninguna partida terminada.
    .no-games-mine = Aquí se cuentan las partidas terminadas. La primera será la tuya.
member-since = { $kind ->
        [program] Un programa de { $owner } desde el { $day }
        [account] Aquí desde el { $day }
       *[guest] Sin cuenta, aquí desde el { $day }
    }
program-of = un programa de { $owner }
games = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
    .label = Partidas
    .won = { games }, { $won ->
            [1] 1 ganada
           *[other] { $won } ganadas
        }
head-to-head = Cara a cara
against = Contra
    .names = contra <names/>
bots = Bots de nivel { $level }
won = Ganadas
lost = Perdidas
alone = En solitario
result-won = Victoria
result-lost = Derrota
result-shared = Victoria compartida
result-drawn = No ganó nadie
result-resigned = Rendición
result-place = { $place } de { $of }
filter-all = Todos
filter-any = Cualquiera
filter-anyone = Cualquiera
filter-from = Desde
filter-to = Hasta
filter-none = Ninguna partida cumple estos filtros.
not-rated = Sin puntuar. { $why }
earlier = Ver partidas anteriores
tally-leaderboard = { $game }: ranking
tally-rating = puntuación <rating/>
tally-rated = { $count ->
            [one] { $count } partida puntuada
           *[other] { $count } partidas puntuadas
        }{ $provisional ->
            [true] ; con unas pocas más, la puntuación será definitiva
           *[false] {""}
        }.
tally-drawn = Empatadas
tally-best = Mejor resultado en solitario: <b>{ $score }</b> { $unit }, el { $day }.
tally-points = puntos
graph = { $game }: puntuación { $first } el { $then }, { $last } el { $now }; en total, entre { $low } y { $high }.
    .span = { $low } a { $high }
ratings = Ranking
    .of = { $game }: ranking
    .mine = Tu puntuación: <rating/>
    .private = Tu perfil es privado, así que no apareces.
    .provisional = Es provisional. Aparecerá aquí cuando sea definitiva, tras diez o veinte partidas.
    .none = Todavía no hay ninguna puntuación definitiva. Hacen falta de diez a veinte partidas puntuadas.
solo-time = De qué periodo
solo-week = Siete días
solo-always = Desde siempre
solo-none = Nadie ha terminado todavía una partida puntuada en solitario.
solo-none-lately = Nadie ha terminado en los últimos siete días una partida puntuada en solitario.

## Friends

friends = Amigos
    .go = Mis amigos y enlaces para añadir más
    .mine = Mis amigos
    .none = Todavía nadie. Crea un enlace y envíaselo a alguien con quien te guste jugar, o pide la amistad a alguien después de una partida.
    .now = Ahora { $name } está entre tus amigos.
friend-more = Más sobre { $name }
friend-since = Amistad desde el { $day }.
befriend = Añadir a amigos
    .label = Añadir a amigos: { $name }
    .accept = Aceptar amistad
    .accept-label = Aceptar la amistad de { $name }
    .asked = Amistad solicitada
    .sent = Tu solicitud está enviada. La amistad empieza cuando { $name } acepte.
unfriend = Quitar de amigos
    .done = { $name } ya no está entre tus amigos.
look-on = Mirar
    .label = Mirar la partida de { $name }
requests = Solicitudes
asked = { $who ->
        [they] te pidió amistad { $when }
       *[you] le pediste amistad { $when }
    }
    .yes-label = Aceptar la amistad de { $name }
    .no = No
    .no-label = No aceptar a { $name }
opponents = Jugaron contigo hace poco
    .none = Aquí aparece la gente con la que terminas una partida, para que puedas desafiarla otra vez.
friend-link = Enlace de amistad
    .about = Quien lo abre y acepta pasa a estar entre tus amigos. Cada enlace es para una sola persona.
    .make = Crear un enlace
    .another = Crear otro
    .made = Es para una sola persona: que lo escanee, o envíaselo. Sirve una vez y caduca en una semana.
    .qr = Código QR del enlace
    .label = Enlace para añadirme a tus amigos
    .title = Añádeme a tus amigos en Tilehall
    .copy = Copiar enlace
    .copied = Enlace copiado.
    .waiting = { $count ->
            [one] Un enlace sin usar
           *[other] { $count } enlaces sin usar
        }.
    .revoke = { $count ->
            [one] Retirarlo
           *[other] Retirarlos
        }
    .revoked = Ya no funciona ningún enlace tuyo.
opened-link = Un enlace de amistad
    .loading = Abriendo el enlace…
    .own = Este enlace es tuyo. Envíaselo a alguien.
    .already = { $name } ya está entre tus amigos.
    .ask = <b>{ $name }</b> quiere añadirte a sus amigos
    .about = Los amigos ven cuándo está aquí la otra persona y a qué juega, y pueden desafiarse.
    .yes = Sí, aceptar
    .no = No, gracias

## Challenges

challenge = Desafiar
    .title = Desafiar a { $names }
    .again = { $game }, como la última vez
    .or = u otra cosa
    .rated = Desafiar a una partida puntuada
    .options = Elegir opciones y reloj
rated = Puntuada
    .about = El resultado cambia tu puntuación y la de tu rival. En las partidas puntuadas no hay pistas.
challenges = Desafíos
challenged-to-me = { $name } te desafía a { $game }.
challenged-accepted = { $name } acepta: { $game }.
challenged-declined = Esta vez { $name } rechaza { $game }.
challenge-row = Desafías a { $name }
    .to-me = { $name } te desafía
    .about = { $game }, { $when }{ $answer ->
            [accepted] : aceptado
            [declined] : rechazado
           *[open] {""}
        }
accept = Aceptar
    .label = Aceptar el desafío de { $name }
decline = Rechazar
    .label = Rechazar el desafío de { $name }
    .done = Has rechazado el desafío de { $name }.
withdraw = Retirarlo
    .label = Retirarlo: { $name }

## Blocking

block = Bloquear
    .name = Bloquear a { $name }
    .ask = Bloquear a { $name }…
    .title = ¿Bloquear a { $name }?
    .talk = Dejas de ver lo que { $name } escribe en cualquier mesa.
    .tables = Se acaban los desafíos entre ambas personas, y ninguna puede sentarse ya a una mesa de la otra. Si había amistad, también se acaba.
    .quiet = { $name } no recibe ningún aviso. Puedes deshacer el bloqueo en Amigos.
    .mute = Si solo quieres dejar de leer a { $name } en esta mesa, elige Silenciar.
    .done = Has bloqueado a { $name }. Puedes deshacerlo en Amigos.
block-seat = { $name } conserva su asiento en esta mesa. Si no quieres jugar con { $name }, deja la mesa.
    .any = En las mesas donde eres anfitrión y la partida no ha empezado, pierde su asiento. Las partidas en curso siguen.
    .none = { $name } no puede sentarse en esta mesa.
    .playing = Esta partida sigue.
    .loses = { $name } pierde su asiento en esta mesa.
blocked = Bloqueos
    .players = Personas bloqueadas
    .none = No bloqueas a nadie. Puedes bloquear a alguien en su perfil, o en una mesa en «Quién está aquí».
unblock = Desbloquear
    .label = Desbloquear a { $name }
    .done = Has desbloqueado a { $name }.

## Bot accounts: programs of players

bot-accounts = Cuentas de bot
    .about = Un programa tuyo puede jugar aquí con su propia cuenta. Todos ven que es un programa y que es tuyo.
    .create = Crear una cuenta de bot
    .name = Nombre del bot
    .name-hint = La sala le añade «(bot)».
programs = Programas que juegan
    .none = Ahora mismo no hay aquí ningún programa.
    .mine = Tu programa
    .of = Un programa de { $owner }
own-bot-running = en marcha
own-bot-stopped = detenido
own-bot-profile = Su perfil
own-bot-save = Guardar sus reglas
own-bot-saved = Las reglas de { $name } han cambiado. Las partidas empezadas siguen.
own-bot-delete = Borrar { $name }
own-bot-delete-about = Se rinde en sus partidas, sus tokens dejan de funcionar y su nombre desaparece de las partidas terminadas.
own-bot-delete-yes = Borrarlo para siempre
own-bot-deleted = { $name } se ha borrado.
own-bot-keep = Conservarlo
rules-every-game = Sin marcar ninguno: todos los juegos.
rules-any-game = Todos los juegos
rules-clocks = Relojes
rules-every-clock = Sin marcar ninguno: todos los relojes.
rules-who = Quién puede jugar con él
rules-at-once = Partidas a la vez
rules-rated = Juega partidas puntuadas
rules-rated-too = también puntuadas
clock-none = Sin reloj
clock-lower-none = sin reloj
clock-quick = Rápida
clock-lower-quick = rápida
clock-relaxed = Tranquila
clock-lower-relaxed = tranquila
clock-days = Por días
clock-lower-days = por días
who-owner = Solo yo
who-friends = Mis amigos y yo
who-everyone = Todos
tokens = Tokens
    .none = Todavía ninguno. El programa que juega accede con un token.
token-create = Crear un token
token-label = Para qué es
token-example = Mi portátil
token-title = Token de { $bot }
token-shown = Solo se muestra ahora. Un programa que lo tiene puede jugar como { $bot }, y nada más.
token-use = Ponlo en la variable <code>TILEHALL_TOKEN</code> y ejecuta <code>tilehall bot run --hall { $hall } bot.py</code>
token-copied = Token copiado.
token-kept = Ya lo he guardado
token-used = usado { $when }
token-revoke = Revocar
token-revoke-label = Revocar { $label } de { $bot }
token-revoked = El token «{ $label }» ya no funciona.

## Looking after the hall, for admins

admin = Administrar la sala
    .go = Administrar la sala
    .lists = Listas
deleted-user = una cuenta borrada
reports = Denuncias
    .settled = Ver las resueltas
    .none = No hay denuncias pendientes. Todo en calma.
    .none-settled = Todavía no hay ninguna denuncia resuelta.
report = <b>{ $name }</b>{ $banned ->
        [true] {" (con veto)"}
       *[false] {""}
    } en la mesa { $room }
    .reported = Denunciado:
    .by = Denuncia de { $name }, { $date }
    .more = Y { $count } más.
    .settle = Resuelta
    .settle-label = Dar por resuelta la denuncia { $number }
    .settled = La denuncia está resuelta.
    .mute = Silenciar allí
    .mute-label = Silenciar a { $name } en la mesa { $room }
    .muted = { $name } no puede hablar en la mesa { $room }.
ban = Vetar
    .label = Vetar a { $name }
    .title = ¿Vetar a { $name }?
    .about = Se cierra al momento su sesión en todos los dispositivos y se le dice el motivo. Conserva sus asientos y cuenta como ausente.
    .reason = Motivo (lo verá esa persona)
    .yes = Vetar
    .done = Se ha vetado a { $name }.
banned = Veto hasta que se levante
    .until = Veto hasta el { $date }
because = { $said }: { $reason }
unban = Levantar el veto
    .label = Levantar el veto a { $name }
    .done = { $name } ya no tiene ningún veto.
span = Durante cuánto tiempo
span-always = Hasta que se levante
span-hour = Una hora
span-day = Un día
span-week = Una semana
span-month = Treinta días
sign-them-out = Cerrar su sesión
    .label = Cerrar la sesión de { $name }
    .title = ¿Cerrar la sesión de { $name }?
    .about = Se cierra la sesión en todos sus dispositivos. Quien juega sin cuenta no tiene contraseña y no puede volver.
reset = Restablecer contraseña
    .label = Restablecer la contraseña de { $name }
    .title = ¿Restablecer la contraseña de { $name }?
    .about = La contraseña deja de funcionar y se cierra la sesión en todos los dispositivos. Recibes un código con el que esa persona puede poner una vez una contraseña nueva.
    .yes = Restablecerla
code-for-them = Un código para esa persona
    .about = Con este código de recuperación puede poner una vez una contraseña nueva: en la página de acceso, en «He olvidado mi contraseña». Solo se muestra ahora.
    .close = Ya lo tengo
persons = Personas
    .find = Buscar a alguien por su nombre
    .none = No hay nadie con ese nombre.
person-admin = administra la sala
person-account = con cuenta
person-guest = sin cuenta
person-here = aquí ahora
person-about = { $kind }, { $here }; id { $id }
person-signed-out = La sesión de { $name } está cerrada en todas partes.
refusals = Rechazos
    .none = Ningún límite ha rechazado nada.
    .since = Desde el { $date }: { $what }.
    .nothing = nada
    .row = <b>{ $limit }</b> rechazó { $address } { $count ->
            [one] una vez
           *[other] { $count } veces
        }<soft>, la última { $when }</soft>
rooms = Mesas
    .find = Buscar una mesa por su código o juego
    .none = No hay ninguna mesa así.
room-in = { $game }, { $phase ->
        [gathering] antes de la partida
        [playing] en juego
        [over] partida terminada
       *[closed] cerrada
    }
room = Anfitrión: { $host }; { $seated ->
        [some] en la mesa: { $players }
       *[none] sin nadie sentado
    }; { $windows ->
        [one] una ventana abierta
       *[other] { $windows } ventanas abiertas
    }; último cambio: { $when }
    .close-label = Cerrar la mesa { $code }
    .close-title = ¿Cerrar la mesa { $code }?
    .close-about = No volverá a abrirse, y una partida en curso acaba sin resultado. A todos los que están en ella se les dice el motivo.
    .close-yes = Cerrarla para siempre
    .close-why = El motivo, para quienes están en ella
    .closed = La mesa { $code } está cerrada.
audit = Acciones de los admins
    .none = Todavía no se ha hecho nada.
    .host = Quien aloja la sala, en la línea de comandos,
act-ban = vetó a { $whom }
act-unban = levantó el veto a { $whom }
act-sign_out = cerró la sesión de { $whom }
act-reset_password = restableció la contraseña de { $whom }
act-close_room = cerró la mesa { $on }
act-delete_class = borró la clase { $on }
act-correct_result = corrigió un resultado del torneo { $on }
act-remove_player = expulsó a alguien del torneo { $on }
act-cancel_tournament = canceló el torneo { $on }
act-mute = silenció a { $whom }
act-unmute = dejó hablar otra vez a { $whom }
act-settle_report = resolvió la denuncia { $on }
