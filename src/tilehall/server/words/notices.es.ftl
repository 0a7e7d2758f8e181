### Notices by web push and mail: it is a user's turn, or somebody challenges them.

turn-game = { $players ->
        [0] { $game }
       *[other] { $game } con { $names }
    }
turn-time = { $unit ->
        [days] { $count ->
            [one] Te queda { $count } día.
           *[other] Te quedan { $count } días.
        }
        [hours] { $count ->
            [one] Te queda { $count } hora.
           *[other] Te quedan { $count } horas.
        }
       *[less] Te queda menos de una hora.
    }

turn-notice = Te toca
    .text = { $unit ->
        [none] { turn-game }.
       *[other] { turn-game }. { turn-time }
    }
turn-mail =
    { $unit ->
        [none] Te toca: { turn-game }.
       *[other] Te toca: { turn-game }. { turn-time }
    }

    { $url }

    { asked-for-mail }
    .subject = Te toca: { turn-game }

challenge-notice = Un desafío
    .text = { $name } te desafía a { $game }.
challenge-mail =
    { $name } te desafía a { $game }.

    { $url }

    { asked-for-mail }
    .subject = { $name } te desafía a { $game }

tournament-notice = Tu partida del torneo
    .text = { $title }: tu mesa de { $game } está abierta.
tournament-mail =
    Tu mesa del torneo { $title } ({ $game }) está abierta.

    { $url }

    { asked-for-mail }
    .subject = Tu partida en { $title }

asked-for-mail = Recibes este correo porque lo pediste. Puedes desactivarlo en la página de tu cuenta.

code-mail =
    Tu código es { $code }.

    Si no has pedido este código, no hagas caso de este correo.
    .subject = Tu código

## How a user is notified

push-off = Esta sala no envía avisos a navegadores.
push-service-unknown = Esta sala no conoce el servicio de avisos de tu navegador.
push-keys-wrong = Estas no son las claves de la suscripción de un navegador.
too-many-browsers = Ya recibes avisos en { $most } navegadores. Desactívalos antes en uno.
mail-off = Esta sala no envía correo.
mail-of-guest = Solo las cuentas reciben correo. Crea antes una cuenta.
mail-address-wrong = Esa no es una dirección de correo.
mail-not-sent = No se ha podido enviar el correo; inténtalo más tarde.
mail-code-expired = Este código ha caducado. Pide otro correo.
mail-code-wrong = Ese no es el código que se envió.
