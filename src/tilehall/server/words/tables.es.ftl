### What the server says on the line of a table, and when rooms are opened.

## The line to the hall. It is closed after most of these sentences.

line-of-page-only = Esta conexión es solo para la página de la propia sala.
line-restarting = La sala se está reiniciando; esta página se vuelve a conectar sola.
line-not-looked-up = La sala no puede buscarte ahora mismo; esta página lo sigue intentando sola.
line-failed = Algo ha salido mal en la sala; vuelve a intentarlo en un momento.
line-too-many-windows = Tienes aquí demasiadas ventanas abiertas; cierra una.
screen-only-shows = Una pantalla solo muestra una mesa: esto no puede hacerlo.
line-too-many-messages = Eran demasiados mensajes de golpe; espera un momento y vuelve a conectarte.
line-wrong-codes = Demasiados códigos incorrectos; inténtalo más tarde.
line-not-signed-in = No has accedido.
line-signed-out = Has cerrado la sesión.
line-slow-reader = Tu dispositivo recibe los mensajes demasiado despacio y se han acumulado.
line-room-removed = En esta mesa no empezó ninguna partida, así que se ha retirado.
line-message-too-large = Un mensaje tiene como mucho { $most } bytes; ese era más grande.
line-binary-message = Los mensajes son texto, cada uno un objeto JSON; este es binario.

## Requests at a table

room-not-looked-up = Ahora mismo la sala no puede buscar esta mesa. Vuelve a intentarlo en un momento.
not-written = La sala no ha podido guardarlo, así que nada ha cambiado. Vuelve a intentarlo en un momento.
not-confirmed = La sala no ha podido confirmarlo. Aún puede ocurrir; míralo antes de repetirlo.
not-confirmed-yet = La sala todavía no lo ha confirmado. Te avisará en cuanto lo sepa.
nothing-changed = Algo ha salido mal en la sala; nada ha cambiado.
another-was-first = Antes ha pasado otra cosa. Míralo de nuevo.
table-changed-often = Entretanto la mesa ha cambiado varias veces. Inténtalo de nuevo.
many-hints = Has pedido muchas pistas. Espera un momento antes de la próxima.
hints-waiting = Se están pensando varias pistas; espera a que llegue una.
many-looks = Recorres la partida demasiado deprisa. Espera un momento.
unrated = Esta partida no es puntuada.

## Talk

talk-empty = El mensaje está vacío.
talk-too-fast = Escribes más deprisa de lo que se puede leer. Espera un momento.
many-reactions = Son muchas reacciones. Espera un momento.

## New rooms

too-many-rooms = { $most ->
        [one] Ya tienes { $most } mesa abierta; ciérrala antes.
       *[other] Ya tienes { $most } mesas abiertas; cierra antes una.
    }
no-free-code = Ahora mismo no hay ningún código libre para una mesa; inténtalo de nuevo.
matching-busy = Mucha gente busca partida a la vez. Inténtalo de nuevo.

## Games that were played offline, and are added to the account later

added-record-too-long = El registro de una partida añadida tiene como mucho { $most } caracteres.
added-seat-not-there = La partida tiene { $seats } asientos; no existe el asiento { $seat }.
added-seats-differ = La partida tiene { $seats } asientos, pero se nombran { $named }.
added-seat-of-bot = En tu asiento jugaba un bot.
added-level-unknown = { $game } no tiene ningún bot del nivel { $level }.
added-by-another = Otra cuenta ya ha añadido esta partida.
added-no-free-code = Ahora mismo no hay ningún código libre para esta partida; inténtalo de nuevo.
