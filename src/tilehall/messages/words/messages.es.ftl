### What the server and the hall in the page both say.

## Requests

nothing-here = En esta dirección no hay nada.
wrong-method = Esta dirección no admite ese tipo de petición.
request-too-long = La petición es demasiado larga.
request-does-not-fit = La petición no es válida: { $detail }.
message-not-read = Ese mensaje no se puede leer: { $detail }.
try-again-in = { $unit ->
        [seconds] { $count ->
            [one] { $what }; inténtalo de nuevo en { $count } segundo.
           *[other] { $what }; inténtalo de nuevo en { $count } segundos.
        }
       *[minutes] { $count ->
            [one] { $what }; inténtalo de nuevo en { $count } minuto.
           *[other] { $what }; inténtalo de nuevo en { $count } minutos.
        }
    }

## Rooms

room-not-shown = Esta parte de la sala no puede mostrar la mesa; la página se vuelve a conectar sola.
overtaken = Entretanto ha pasado algo; así están las cosas ahora.
enter-first = Entra antes en una mesa.
nothing-under-way = No hay ninguna partida en curso.
not-your-turn-now = No te toca.
time-up = Se acabó el tiempo de este turno: lo juega un bot.
not-asked-of-a-table = Eso no se le pide a una mesa.
player-not-here = Esa persona no está en esta mesa.
no-hint = Ahora mismo no hay ninguna pista. Inténtalo de nuevo.

## Games

game-not-begun = Esa partida no ha empezado.
log-after-game = El historial completo se puede leer después de la partida.
review-after-game = Una partida se puede analizar cuando ha terminado.
no-turn = La partida no tiene ningún turno con ese número.
no-game = Aquí no existe ese juego.
no-lesson = Esa lección no existe.
no-puzzle = Ese reto no existe.
