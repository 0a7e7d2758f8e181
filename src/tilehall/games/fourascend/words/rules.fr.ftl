### 4ascend at the table: the log and refusals.

## The log

step-stone = { $who } pose une pierre en { $cell }.
step-plant = Une plante pousse en { $cell }.
step-grow = Plantes qui poussent maintenant : { $plants }.
step-wait = { $moves ->
        [0] Plus aucune plante ne poussera.
       *[other] Coups tranquilles avant que des plantes poussent : { $moves }.
    }

fact-chain = { $seat } retire une chaîne de { $cells-count } : puissance { $power }.
fact-clash = Phase d’attaque et de défense : attaque { $attack }{ $taken ->
        [0] { "" }
       *[other] { " " }({ $whole } moins { $taken } pour la case occupée)
    }, défense { $defence }. { $loser ->
        [none] Personne ne perd de PV.
       *[other] { $loser } perd { $damage } PV ; il en reste { $left }.
    }

## Refusals

plants-growing = Des plantes poussent ; attendez-les.
cell-taken = Cette case est prise.
