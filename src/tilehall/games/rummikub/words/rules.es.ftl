### Rummikub at the table: the log, refusals, and what a turn still needs.

## The log

step-deal = { $tile ->
        [hidden] { $seat } recibe una ficha.
       *[other] { $seat } recibe { $tile }.
    }
step-show = { $seat } se queda con { $tiles }.
step-lift = { $who } levanta { $tiles }.
step-lay = { $who } baja { $tiles }.
step-end = { $who } termina el turno.
step-draw = { $who } roba una ficha.
step-pass = { $who } pasa.

fact-opened = { $seat } abre con { $points } puntos.
fact-played = { $seat } baja de su atril { $tiles }; { $left ->
        [0] no queda ninguna ficha
        [1] queda una ficha
       *[other] quedan { $left } fichas
    }.
fact-closed = { $how ->
        [emptied] { $seat } ha vaciado el atril: fin de la ronda.
       *[passed] Todos han pasado y el pozo está vacío: fin de la ronda.
    }
fact-scored = { $winners-count ->
        [0] Nadie gana
        [one] { $winners } gana
       *[other] { $winners } ganan
    } la ronda { $round }. Puntos de penalización: { $points-count ->
        [0] ninguno
       *[other] { $points }
    }.

## Tiles

# With the article: el 7 negro, los dos comodines.
equal-tiles = { $count ->
        [1] el { tile }
       *[other] los dos { $colour ->
            [k] { $number } negros
            [r] { $number } rojos
            [b] { $number } azules
            [o] { $number } naranjas
           *[joker] comodines
        }
    }
tile = { $colour ->
        [k] { $number } negro
        [r] { $number } rojo
        [b] { $number } azul
        [o] { $number } naranja
       *[joker] comodín
    }
a-joker = un comodín

## Sets in a draft

set = { $kind ->
        [run] Una escalera
       *[group] Una serie
    } de { $value } puntos{ $jokers ->
        [0] { "" }
        [1] ; el comodín hace de { $joker }
       *[other] ; los comodines hacen de { $joker } y de { $other }
    }.
no-such-tile = No existe la ficha { $tile }.
too-many-jokers = Solo hay { $most } comodines.
colour-twice = Una serie no repite colores, y { $tile } está dos veces.
group-too-long = Una serie tiene como mucho { $most } fichas. Esta tendría { $count }.
not-a-set = { $tiles } no es una combinación. Una escalera tiene un solo color; una serie, un solo número.
set-needs-more = { $have ->
        [one] A { $tiles } le
       *[other] A { $tiles } les
    } { $more ->
        [one] falta { $more } ficha más
       *[other] faltan { $more } fichas más
    } para ser una combinación.
set-has-twice = Una combinación no puede tener { $tile } dos veces.
nothing-in-common = { $tiles } no tienen nada en común: ni color ni número.
number-twice = Una escalera no repite números, y { $tile } está dos veces.
run-too-long = Una escalera tiene como mucho { $most } fichas. Esta tendría { $count }.
joker-below = Por debajo del { $tile } no hay ninguna ficha de la que el comodín pueda hacer.
joker-above = Por encima del { $tile } no hay ninguna ficha de la que el comodín pueda hacer.
run-wraps = Una escalera acaba en { $last }: no continúa con { $first }.
run-skips = Esa escalera saltaría de { $below } a { $above }.

## What a turn still needs

loose-tiles = Vuelve a poner estas fichas en combinaciones: { $tiles }.
lay-from-rack = Baja al menos una ficha de tu atril.
initial-meld = Tu primera bajada necesita { $needed } puntos. De momento tienes { $points }.

## Refusals

lift-first = Levanta las combinaciones antes de bajar. Retira lo que has bajado y después levanta.
not-opened = Todavía no has abierto. Primero baja de tu atril combinaciones que sumen { $needed } puntos.
not-on-table = En la mesa no hay ninguna combinación { $tiles } que levantar.
not-at-hand = No tienes { $tiles } ni entre las fichas sueltas ni en tu atril.
pool-empty = El pozo está vacío. En vez de robar, pasa.
pool-not-empty = Solo puedes pasar con el pozo vacío. En vez de pasar, roba una ficha.
player-to-act = Le toca a una persona, no al azar.
player-resigned = Esta persona ya se ha rendido.
first-being-drawn = Se está sorteando quién empieza la ronda.
rack-being-shown = La ronda ha terminado y se está mostrando tal cual el atril del asiento { $seat }.
not-in-pool = En el pozo no queda la ficha { $tile } por repartir.
tiles-being-dealt = Se están repartiendo fichas: la próxima es para el asiento { $seat }.
put-sets-back = Antes, vuelve a dejar las combinaciones en la mesa.
take-tiles-back = Retira antes tus fichas.
take-back = Retira antes { $tiles }.
no-tile = { $word } no es una ficha: las fichas se escriben como k7, o13 o, para un comodín, *.
no-such-colour = No existe la ficha { $tile }: los colores son k, r, b y o (negro, rojo, azul, naranja).
no-such-number = No existe la ficha { $tile }: los números van del 1 al { $last }.
point-limit-too-low = La opción «{ option-point-limit }» es 0, sin límite, o al menos { $least }.
game-without-end = La opción «{ option-rounds }» solo puede ser 0 con un límite de puntos: si no, la partida no acabaría nunca.
