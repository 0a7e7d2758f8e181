### The board of Rummikub.

tile = { $colour ->
        [k] { $number } negro
        [r] { $number } rojo
        [b] { $number } azul
        [o] { $number } naranja
       *[joker] comodín
    }
you = Tú

## The list of keys: what a key does

key-space = Espacio
    .does = elegir una ficha o soltarla
key-enter = poner aquí lo elegido: en esta combinación o en una nueva
key-shift = Mayús + ← →
    .does = mover una ficha por el atril
key-new = combinación nueva con lo elegido
key-split = dividir la combinación antes de esta ficha
key-all = elegir todas las fichas de esta combinación
key-back = devolverla al atril
key-undo = deshacer
key-draw = robar una ficha o pasar
key-end = terminar el turno

## The other players, in a line above the table

others = Atriles y pozo
held = { $count }<word>{ "\u00a0" }{ $count ->
        [one] ficha
       *[other] fichas
    }</word>
gave-up = se rindió
opened = abrió
passed = pasó
pool = <word>Pozo{ "\u00a0" }</word><b>{ $count }</b>
    .title = Fichas que quedan en el pozo
round = <word>Ronda</word><short>R</short> { $round }

## The newest move, in one line above the table, and in the log

opens = { $you ->
        [true] <b>Tú</b> abres con { $points } puntos: <tiles/>
       *[false] <who/> abre con { $points } puntos: <tiles/>
    }
plays = { $you ->
        [true] <b>Tú</b> bajas <tiles/>
       *[false] <who/> baja <tiles/>
    }
you-draw = <b>Tú</b> robas <tiles/>
draws = { $you ->
        [true] <b>Tú</b> robas una ficha.
       *[false] <who/> roba una ficha.
    }
passes = { $you ->
        [true] <b>Tú</b> pasas.
       *[false] <who/> pasa.
    }
gives-up = { $you ->
        [true] <b>Tú</b> te rindes.
       *[false] <who/> se rinde.
    }
begins = { $you ->
        [true] <b>Tú</b> empiezas.
       *[false] <who/> empieza.
    }

## The log

log-opens = { opens } { played-how }
log-plays = { plays } { played-how }
played-how = { $how ->
        [added] y amplía una combinación; <soft>{ played-left }</soft>
        [apart] tras deshacer una combinación; <soft>{ played-left }</soft>
        [sets] tras reorganizar { $sets } combinaciones; <soft>{ played-left }</soft>
       *[new] <soft>{ played-left }</soft>
    }
played-left = { $left ->
        [0] el atril queda vacío.
        [1] queda 1.
       *[other] quedan { $left }.
    }
all-passed = Todos han pasado.
won = { $result ->
        [nobody] No gana nadie.
        [you] Ganas <b>tú</b>.
        [you-and] Victoria compartida: <b>tú</b> y <winners/>.
        [one] Gana <winners/>.
       *[many] Ganan <winners/>.
    }
won-round = { $result ->
        [nobody] Nadie gana la ronda { $round }.
        [you] <b>Tú</b> ganas la ronda { $round }.
        [you-and] Victoria compartida en la ronda { $round }: <b>tú</b> y <winners/>.
        [one] <winners/> gana la ronda { $round }.
       *[many] <winners/> ganan la ronda { $round }.
    }
cost = { $who } +{ $points }
dealt = { $you ->
        [true] Empiezas <b>tú</b>; hay 14 fichas en cada atril.
       *[false] Empieza <who/>; hay 14 fichas en cada atril.
    }
    .round = { $you ->
        [true] Ronda { $round }: empiezas <b>tú</b>; hay 14 fichas en cada atril.
       *[false] Ronda { $round }: empieza <who/>; hay 14 fichas en cada atril.
    }
game-over = Fin de la partida.

## The end of a round: a sheet over the table

account-title = { $result ->
        [nobody] Nadie gana la ronda { $round }.
        [you] ¡Has ganado la ronda { $round }!
        [you-and] ¡Compartes la ronda { $round } con <winners/>!
        [one] <winners/> gana la ronda { $round }.
       *[many] <winners/> ganan la ronda { $round }.
    }
account-why = { $how ->
        [passed] El pozo está vacío y todos han pasado.
       *[emptied] Un atril está vacío.
    } Lo que queda en cada atril cuenta en contra.
account-total = <soft>en total</soft> <b>{ $points }</b>
account-left = Quedan: { $tiles }
go-on = Continuar

## The table

felt = La mesa
felt-empty = Aquí todavía no hay nada.
    .mine = Aquí todavía no hay nada. Arrastra fichas al tapete, o tócalas y luego toca el tapete.
left = Quedó en los atriles
set = { $hint ->
        [true] Pista: { $tiles }. { $said }
       *[false] Combinación: { $tiles }. { $said }
    }
    .drag = Arrastrar toda la combinación
set-points = { $points } { $points ->
        [one] punto
       *[other] puntos
    }
set-building = aún no
set-wrong = no vale
tile-new = { $tile }, nueva
tile-stands = { $tile }, hace de { $stands }
    .new = { $tile }, hace de { $stands }, nueva
tiles-stay = Las fichas de la mesa se quedan en la mesa.

## The rack

rack = Tu atril
sort = Ordenar el atril
    .colour = Ordenar por color
    .number = Ordenar por número

## The state of the turn, and its buttons

all-valid = Todas las combinaciones valen. Puedes terminar el turno.
opening = Apertura: <b>{ $points }</b> de { $needed }
draw = Robar
pass = Pasar
undo = Deshacer
    .title = Deshacer (U)
    .not = Todavía no hay nada que deshacer
reset = Retirar
    .title = Retirar todo lo de este turno
    .not = Todavía no hay nada de este turno en la mesa
split = Dividir
    .title = Dividir la combinación antes de esta ficha (S)
new-set = Nueva
    .title = Combinación nueva con lo elegido (N)
    .not = Elige fichas antes
end-turn = Terminar turno
    .title = Terminar turno (E)
    .not = Este turno aún no puede terminar
give-up = { $step ->
        [pass] ¿Pasar y retirar las fichas que has bajado?
       *[draw] ¿Robar una ficha y retirar las que has bajado?
    }
    .yes = { $step ->
        [pass] Sí, pasar
       *[draw] Sí, robar
    }
    .no = No, dejarlas

## How to play

how-set = { $tiles }.
how = Cómo se juega a Rummikub
how-aim = <b>Vacía tu atril antes que nadie.</b> Se reparten 14 fichas por persona, que los demás no ven; el resto forma el pozo.

how-sets = Combinaciones
    .group = Una serie: tres o cuatro fichas del mismo número, cada una de un color.
    .run = Una escalera: tres o más fichas seguidas del mismo color. Después del 13 no viene el 1.
    .joker = Un comodín hace de cualquier ficha. En una escalera, su sitio dice de cuál: aquí, del 11 rojo.
    .wrong = Esto no es una escalera: saltaría del 5 rojo al 7 rojo.

how-turn = Tu turno
    .play = Baja a la mesa al menos una ficha de tu atril, o roba una del pozo. Con el pozo vacío, en vez de robar se pasa. Nadie ve lo que pruebas hasta que terminas el turno.
how-opening = <b>Abrir.</b> { $rounds ->
        [1] Tu primera bajada
       *[other] Tu primera bajada de cada ronda
    } tiene que ser de combinaciones nuevas, solo con fichas de tu atril{ $points ->
        [0] { "" }
       *[other] , que sumen al menos <b>{ $points }</b> puntos
    }. Cada ficha vale su número; un comodín, el de la ficha a la que sustituye. Hasta entonces no puedes tocar las combinaciones de la mesa.
    .low = 24 y 9 suman 33: bastan para abrir.
    .high = 30 y 30 suman 60: bastan para abrir.

how-rearranging = Reorganizar la mesa
    .play = A partir de ahí, toda la mesa está a tu disposición: amplía combinaciones, divídelas, recomponlas. Al final, cada ficha debe formar parte de una combinación, y todo lo que estaba en la mesa sigue en ella.
    .before = En la mesa…
    .after = …y después de un turno con el 8 negro, el 11 rojo, el 3 azul y el 3 naranja: el comodín ha cambiado de sitio.

how-end = El final
    .wins = Gana la ronda quien primero vacía su atril. Si el pozo está vacío y todos pasan uno tras otro, la gana el atril que menos suma. Los demás apuntan lo que les queda, con 30 por comodín: son puntos de penalización, y <b>gana el total más bajo</b>.
    .again = En cada ronda se reparten de nuevo todas las fichas, y hay que volver a abrir.
how-limit = Se juegan rondas hasta que alguien llega a <b>{ $points }</b> puntos de penalización{ $rounds ->
        [0] { "" }
        [1] , pero una como mucho
       *[other] , pero { $rounds } como mucho
    }.
how-rounds = La partida tiene <b>{ $rounds ->
        [1] una ronda
       *[other] { $rounds } rondas
    }</b>.

how-controls = Controles
    .drag = Arrastra fichas, o tócalas y luego toca una combinación, el tapete o tu atril. Con Mayús y clic se elige todo un tramo.
    .drop = Si sueltas una ficha junto a una combinación, encima de ella o entre sus fichas, se une a ella; un hueco muestra dónde. En cualquier otro sitio empieza una combinación nueva.
    .split = Arrastra una ficha del centro de una escalera para dividirla. Toca dos veces una ficha para dividir su combinación justo antes.
    .move = Arrastra la barra de debajo de una combinación para moverla entera o unirla a otra.
    .sort = Ordena tu atril arrastrando, también mientras juegan los demás. <b>Ordenar por color</b> (789) y <b>Ordenar por número</b> (777) lo ordenan por ti.
    .undo = Con Deshacer se recupera todo, también después de Retirar o de preparar una pista. Si cierras la página, tu turno te espera.
    .scroll = Si no caben todas las combinaciones en el tapete, desliza el dedo para moverlo. Para arrastrar una ficha, mantenla pulsada un momento.
    .keys = Teclas: las flechas mueven, <key>Espacio</key> toma, <key>Intro</key> pone, <key>N</key> empieza una combinación, <key>Retroceso</key> devuelve al atril, <key>S</key> divide, <key>A</key> toma una combinación entera, <key>U</key> deshace, <key>D</key> roba, <key>E</key> termina el turno; <key>Mayús</key> y una flecha mueven una ficha por el atril.
