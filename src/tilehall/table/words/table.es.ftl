### What happens in every room: refusals at a table, the log, results in lists, and why a game is not rated.

## The log

fact-timeup = { $at_zero ->
        [bot] Se acabó el tiempo de { $player }; un bot juega este turno.
       *[other] Se acabó el tiempo de { $player }.
    }
fact-takenback = { $player } deshace un turno.

## Names

somebody = Alguien
player-number = Jugador { $number }

## Seats

seats-before-game = Los asientos se eligen antes de que empiece la partida.
seats-from-quick-match = Los asientos de esta mesa los da la partida rápida: pide ahí este juego.
every-seat-taken = Todos los asientos están ocupados.
seat-taken = El asiento { $seat } está ocupado.
seat-free-already = El asiento { $seat } ya está libre.
seat-not-there = Aquí no existe el asiento { $seat }.
seat-kept = Durante la partida se conserva el asiento; puedes rendirte.
seat-of-tournament = En un torneo se conserva el asiento; puedes rendirte cuando haya empezado la partida.
seated-already = Ya tienes un asiento; déjalo antes.
no-seat = No tienes asiento en esta mesa.
removed-from-table = El anfitrión te ha echado de esta mesa. Puedes mirar, y volver a sentarte cuando te lo permita.
removed-in-game = Durante la partida no se puede echar a nadie.
removed-from-quick-match = En una partida rápida no se puede echar a nadie.
readmitted-already = Esa persona ya puede volver a sentarse aquí.
no-such-level = Un bot de { $game } juega a nivel { $levels }.

## Before the game

game-has-begun = La partida ha empezado.
not-begun = La partida no ha empezado.
nothing-begun = Todavía no ha empezado ninguna partida.
game-over-rematch = La partida ha terminado; pide antes una revancha.
ready-value = Un «Listo» lleva de 8 a { $most } letras y cifras elegidas al azar en tu lado.
ready-already = Ya has dicho «Listo».
not-ready-yet = Todavía no has dicho «Listo».
not-everyone-ready = Falta algún «Listo».
options-fixed = Las opciones no pueden cambiar cuando la partida ha empezado.
options-of-quick-match = Las opciones de una partida rápida no se pueden cambiar.
options-of-position = Esta partida continúa desde una posición, así que sus reglas son fijas.
removed-seat-taken = Hay alguien en un asiento que se quitaría. Déjalo libre antes.

## The host

host-only = Eso solo puede hacerlo el anfitrión.
host-already = Ya eres el anfitrión.
host-not-seated = El anfitrión debe tener un asiento.
host-bot-account = Una cuenta de bot no puede ser el anfitrión.
mute-yourself = No puedes silenciarte.
muted-already = Ya has silenciado a esa persona.
not-muted = No has silenciado a esa persona.
muted = El anfitrión te ha silenciado en esta mesa.
close-in-game = Hay una partida en curso: te puedes rendir, pero no cerrar la mesa.
close-with-others = Hay más gente esperando en esta mesa; puedes dejarla.
closed-by-host = El anfitrión ha cerrado esta mesa.
no-room = No hay ninguna mesa con ese código.
frozen = Tu docente ha detenido por un momento todos los tableros de la clase.
not-frozen = El tablero de esta mesa no está detenido.
closed-by-admin = La administración ha cerrado esta mesa.

with-reason = { $ended ->
        [true] { $sentence } Motivo: { $reason }
       *[false] { $sentence } Motivo: { $reason }.
    }

## Turns

resigned = Te has rendido.
turns-stand-players = Solo se puede deshacer un turno en una partida contra bots.
turns-stand-rated = En una partida puntuada no se puede deshacer ningún turno.
turns-stand-clock = En una partida con reloj no se puede deshacer ningún turno.
turns-stand-late = En una partida que los espectadores ven con retraso no se puede deshacer ningún turno.
too-many-takebacks = Ya has deshecho { $most } turnos de esta partida; los demás se quedan.
nothing-to-take-back = Todavía no has jugado ningún turno, así que no hay nada que deshacer.
no-such-turn = La partida no tiene ningún turno con ese número.
no-bot-needed = Ese asiento no necesita ningún bot.
no-bot-in-tournament = En un torneo nadie ocupa el asiento de otra persona.
bot-plays-already = Ya hay un bot jugando en ese asiento.
not-away-long-enough = Se puede llamar a un bot tras { $seconds } segundos de ausencia.
agreed-already = Ya has dicho que estás de acuerdo.
rematch-after-game = Puedes pedir la revancha después de la partida.
no-rematch-in-tournament = En un torneo no hay revancha.
hints-in-turn = Solo puedes pedir una pista en tu turno.
hints-rated = Una partida puntuada se juega sin pistas.
hints-never = El anfitrión ha desactivado las pistas en esta mesa.
hints-bots = El anfitrión permite pistas solo en partidas contra bots.

## Spectators

bot-account-watching = Una cuenta de bot solo puede entrar en una mesa en la que juega o puede sentarse.
no-spectators = Esta mesa no admite espectadores.
games-of-players = Las partidas de esta mesa solo pueden verlas quienes las jugaron.

## Clocks

clock-bounds = Un reloj va de { $seconds } segundos a { $days } días.
clock-increment-of-turn = El incremento es para un tiempo total: un límite por turno es igual en todos los turnos.
clock-increment-bounds = Un incremento va de 0 segundos a un día.
clock-bank-alone = Un tiempo total sin incremento no deja nada al llegar a cero, así que ese asiento tiene que rendirse.

## Records and dice

game-not-over = La partida no ha terminado. Solo se pueden añadir partidas terminadas.
continues-in-turn = El registro continúa desde una posición que no es el comienzo de un turno.
step-does-not-fit = El paso { $number }, `{ $step }`, no encaja: { $why }
seed-differs = La semilla no coincide con el sello: su SHA-256 es otro.
roll-differs = El paso { $number } es `{ $step }`, pero la semilla da `{ $due }`: se ha cambiado.

## Results in the list of a player's games, where the player is addressed. They have no full stop.

result-resigned = Te rendiste
result-alone = Lograste { $amount }
result-nobody = No ganó nadie
result-shared = Compartiste la victoria con { $who }
result-others-resigned = { $others ->
        [one] Ganaste: { $who } se rindió
       *[other] Ganaste: los demás se rindieron
    }
result-won = Ganaste
result-won-ahead = Ganaste por { $amount }
result-lost = Perdiste
result-lost-behind = Perdiste por { $amount }
result-place = { place } de { $players }
result-place-behind = { place } de { $players }, a { $amount }
place = { $place }.º

points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
amount = { $count } { $unit }

## What is unusual about a game, in lists and headings

mark = { $offline ->
        [true] { $position ->
            [true] { $takebacks ->
                [true] Jugada sin conexión, desde una posición, con turnos deshechos
               *[false] Jugada sin conexión, desde una posición
            }
           *[false] { $takebacks ->
                [true] Jugada sin conexión, con turnos deshechos
               *[false] Jugada sin conexión
            }
        }
       *[false] { $position ->
            [true] { $takebacks ->
                [true] Desde una posición, con turnos deshechos
               *[false] Desde una posición
            }
           *[false] Con turnos deshechos
        }
    }

## Why a game is not rated

unrated-by-host = El anfitrión ha elegido que esta partida no sea puntuada.
unrated-position = Una partida que continúa desde una posición no es puntuada.
unrated-options = Solo son puntuadas las partidas con las opciones normales.
unrated-guests = { $guests ->
        [one] Solo son puntuadas las partidas entre personas con cuenta: { $names } juega sin cuenta.
       *[other] Solo son puntuadas las partidas entre personas con cuenta: { $names } juegan sin cuenta.
    }
unrated-level = { $bot } no tiene puntuación en este juego.
unrated-only-bots = Aquí solo juegan bots.
unrated-own-bots = Una partida entre una cuenta de bot y quien la creó, o entre dos cuentas de bot de la misma persona, no es puntuada.
unrated-bot-account = { $bot } es una cuenta de bot, así que la partida solo es puntuada si todos están de acuerdo.
unrated-too-short = La partida se abandonó antes de que quien ganó jugara { $turns } turnos.
