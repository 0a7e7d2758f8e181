### 4ascend at the table: the log and refusals.

## The log

step-stone = { $who } places a stone on { $cell }.
step-plant = A plant grows on { $cell }.
step-grow = Plants that grow now: { $plants }.
step-wait = { $moves ->
        [0] No more plants will sprout.
       *[other] Quiet moves until plants sprout: { $moves }.
    }

fact-chain = { $seat } lifts a chain of { $cells-count }: power { $power }.
fact-clash = Attack-Defense Phase: attack { $attack }{ $taken ->
        [0] { "" }
       *[other] { " " }({ $whole } less { $taken } for the occupied cell)
    }, defence { $defence }. { $loser ->
        [none] Nobody loses HP.
       *[other] { $loser } loses { $damage } HP and has { $left }.
    }

## Refusals

plants-growing = Plants are growing; wait for them.
cell-taken = That cell is taken.
