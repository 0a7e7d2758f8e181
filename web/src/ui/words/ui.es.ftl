### What several screens use, and the screens that belong to no game.

## Buttons

close = Cerrar
back-to-board = Volver al tablero
to-the-hall = Ir a la sala
share = Compartir
link-copied = Enlace copiado.

## Switches of this device

sound = Sonido y vibración
bots-say-a-word = Los bots comentan
confirm-moves = Confirmar jugadas táctiles

## Keys

keys = Teclas
key-tab = Tab
    .does = al control siguiente
key-arrows = Flechas
    .does = de casilla en casilla, de ficha en ficha
key-enter = Intro, Espacio
    .does = pulsar el elemento seleccionado
    .name = Intro
key-backspace = Retroceso
key-escape = Esc
    .does = soltar lo elegido o cerrar lo que esté abierto
key-back = un turno atrás o adelante: ver la partida como estaba
key-sheet = esta lista

## Continue on a phone

phone = Sigue jugando en otro dispositivo: escanea allí un código y entrarás con tu cuenta.
    .show = Mostrar el código
    .code = Código QR del enlace
    .copy = Copiar el enlace
    .copied = Enlace copiado.
phone-scan = Apunta aquí con la cámara del teléfono. Sirve una sola vez, durante { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } más.

## About

about = Acerca de
    .title = Acerca de Tilehall
    .lead = Tilehall es una sala de juegos de fichas y de mesa en el navegador. Juega con amigos, con desconocidos o con bots, de un tirón o a lo largo de varios días.
    .promises = Con qué puedes contar
    .device = En este dispositivo
    .offline = Sin conexión
    .version = Versión y licencia
    .trademarks = Marcas registradas
about-games = Tilehall es una sala de juegos de fichas y de mesa en el navegador: { $games }. Juega con amigos, con desconocidos o con bots, de un tirón o a lo largo de varios días.
promise-hidden = <b>Lo oculto sigue oculto.</b> Tu navegador solo recibe lo que puedes ver; nadie puede verte la mano con trucos.
promise-fair = <b>El azar es limpio.</b> Antes de que nadie diga «Listo», la sala sella su mitad de lo que decide el reparto. Cada participante contribuye a la otra mitad y, después de la partida, cualquiera puede comprobarlo.
promise-kept = <b>No se pierde nada.</b> Cada jugada queda anotada antes de que nadie la vea. Cierra la página, quédate sin conexión, vuelve: la partida está donde estaba.
promise-reason = <b>Cada «no» tiene su porqué.</b> Si una jugada no es posible, la página dice el motivo.
promise-data = <b>Tus datos son tuyos.</b> Sin correo, sin rastreadores, sin nada de otros sitios. Llévatelo todo o bórralo en la página de tu cuenta.
version-loading = Versión …
version = Versión { $version }.
version-unknown = Ahora mismo no se puede leer la versión.
licence = Tilehall es software libre con licencia MIT: úsalo, cámbialo, abre tu propia sala.
programs = Aquí también pueden jugar programas: consulta <api>la API de la sala</api>.

## When there is nothing to show: the title and what can be done

error-page = Aquí no hay nada
    .why = No hay ninguna página en esta dirección.
error-room = Aquí no hay ninguna mesa
error-unreachable = La sala no responde
    .why = O no hay red o la sala se está reiniciando. Esta página lo sigue intentando sola; las partidas continúan donde estaban.
error-link = ¿Continuar como otra persona?
    .account = Con este enlace, este dispositivo entra como otra persona. Más tarde puedes volver a acceder como { $name }.
    .guest = Con este enlace, este dispositivo entra como otra persona. Aquí eres { $name }, sin cuenta ni contraseña: no podrías volver a entrar con ese nombre.
error-review = Aquí no hay ningún análisis
error-lesson = Esta lección no existe
error-puzzle = Este reto no existe
error-banned = No puedes entrar
not-let-in = La sala no te ha dejado entrar.
code-was = El código era <b>{ $code }</b>. Los códigos tienen seis caracteres; quizá hayas leído mal alguno.
to-all-games = Ver todos los juegos
to-my-games = Ver mis partidas
sign-in-for-seat = Acceder: tengo un asiento ahí
play-on-device = Jugar en este dispositivo
    .why = Todos los juegos están en este dispositivo: juega contra bots, pasa y juega o resuelve retos.
try-now = Probar ahora
keep-games = Para jugar sin conexión la próxima vez, guarda los juegos en este dispositivo: <about>mira en Acerca de</about>.
sign-in-as-other = Acceder como otra persona
stay = Seguir como ahora
continue = Continuar
