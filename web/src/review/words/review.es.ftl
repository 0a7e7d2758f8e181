### The review of a finished game, and its record as a document.

review = Análisis
    .of = Análisis de { $game }
    .empty = En esta partida no jugó nadie ningún turno: no hay nada que analizar.
loading = Abriendo el libro…

## How good a turn was

mark-good = Buena
mark-inaccuracy = Imprecisión
mark-mistake = Error
mark-blunder = Error grave
chance = { $whose ->
        [own] Tu probabilidad de ganar:
       *[other] Probabilidad de ganar de { $name }:
    } <chance>{ $chance }.</chance>
note-same = El consejero habría jugado lo mismo. { $why }
note-good = Tan buena como la del consejero. { $why }
note-better = <b>Mejor:</b> { $why }
note-failed = No se ha podido analizar este turno.
note-thinking = El consejero está analizando este turno…
analysed = { $known } de { $of } turnos analizados
turning-point-none = Ningún turno decidió la partida por sí solo.
turning-point-loading = Buscando el momento decisivo…

## Turns

turn = Turno { $number }
    .of = Turno { $number } de { $of },
    .number = <spoken>Turno </spoken>{ $number }
turns = Turno a turno
    .all = Todos los turnos
    .loading = Abriendo la primera página…
round = Ronda { $number }
you = Tú
    .lower = tú

## The board and its controls

board = El tablero en el turno { $number }
    .loading = Preparando el tablero…
look = Qué muestra el tablero
    .played = Jugado
    .before = Antes
    .better = Mejor
    .adviser = Consejero
bar = Turnos
    .first = Primer turno
    .before = Turno anterior
    .play = Reproducir la partida
    .pause = Detener la reproducción
    .next = Turno siguiente
    .last = Último turno
story = La partida, turno a turno
    .open = Repaso
notes = Sobre este turno
    .said = Qué se dice de este turno

## The graph of win chances

graph = Cómo fue
    .label = Cómo fue la partida: { $lines }
    .line = { $name } de { $from } a { $to }
    .turn = Turno
    .at = Turno { $number } de { $of }

## Playing on from a position

from = Jugar desde aquí
    .about = { $seat ->
            [taken] Ocupas el asiento de { $name }, que tiene el turno.
           *[own] Juegas otra vez este turno.
        }{ $bots ->
            [true] { " En los demás asientos juegan bots." }
           *[false] { "" }
        } Es una partida amistosa, marcada «Desde una posición».
    .level = Nivel de los bots: <level/>
    .level-label = Nivel al que juegan los bots
    .play = Jugar
    .back = Volver al análisis
from-over = Aquí la partida ya ha terminado.
special = { $mark }.
to-table = Volver a la mesa
play-yourself = Jugar a { $game }

## Sharing

share = Compartir
    .heading = Compartir este análisis
    .title = { $game }: { $result }
    .about = Crea un enlace con el que cualquiera puede abrir este análisis sin tener cuenta: cada turno, cada mano y los nombres de quienes jugaron, pero no el chat. Puedes retirarlo cuando quieras.
    .make = Crear un enlace
    .made = Cualquiera que tenga este enlace puede abrir el análisis, sin tener cuenta:
    .link = El enlace
    .link-button = Compartir el enlace
    .revoke = Retirarlo
    .revoke-label = Retirarlo: { $game }, mesa { $code }
    .revoked = El enlace ya no funciona.
shared = { $game }, mesa { $code }, partida { $match }
    .none = No compartes ningún análisis. En el análisis de las partidas que has jugado hay un botón «Compartir».
    .loading = Buscando…
close = Cerrar

## The record

record = Registro
    .of = Registro de { $game }
    .none = Aquí no hay ningún registro
    .to-games = Ver mis partidas
    .my-games = Mis partidas
    .about = { $date } · mesa { $code }{ $place ->
            [later] , partida { $match }
           *[first] { "" }
        }
    .download = Descargar
    .result = Resultado
    .text = Tal como está escrito
    .text-about = La misma partida en notación, un paso por línea: lo que leen <code>tilehall replay</code> y <code>tilehall verify</code>.
    .text-loading = Cargándolo…
    .text-label = El registro como texto
