### Rummikub at the table: the log, refusals, and what a turn still needs.

## The log

step-deal = { $tile ->
        [hidden] { $seat } reçoit une tuile.
       *[other] { $seat } reçoit { $tile }.
    }
step-show = Il reste à { $seat } : { $tiles }.
step-lift = { $who } défait { $tiles }.
step-lay = { $who } pose { $tiles }.
step-end = { $who } termine le tour.
step-draw = { $who } pioche une tuile.
step-pass = { $who } passe.

fact-opened = { $seat } ouvre avec { $points } points.
fact-played = { $seat } joue { $tiles } de son chevalet ; { $left ->
        [0] il n’y reste rien
        [1] il y reste une tuile
       *[other] il y reste { $left } tuiles
    }.
fact-closed = { $how ->
        [emptied] { $seat } a vidé son chevalet : la manche est finie.
       *[passed] Tout le monde a passé et la pioche est vide : la manche est finie.
    }
fact-scored = { $winners-count ->
        [0] Personne ne gagne
        [one] { $winners } gagne
       *[other] { $winners } gagnent
    } la manche { $round }. Points de pénalité : { $points-count ->
        [0] aucun
       *[other] { $points }
    }.

## Tiles

equal-tiles = { $count ->
        [1] le { tile }
       *[other] les deux { $colour ->
            [k] { $number } noirs
            [r] { $number } rouges
            [b] { $number } bleus
            [o] { $number } orange
           *[joker] jokers
        }
    }
tile = { $colour ->
        [k] { $number } noir
        [r] { $number } rouge
        [b] { $number } bleu
        [o] { $number } orange
       *[joker] joker
    }
a-joker = un joker

## Sets in a draft

set = { $kind ->
        [run] Suite
       *[group] Série
    } valant { $value }{ $jokers ->
        [0] { "" }
        [1] ; le joker est { $joker }
       *[other] ; les jokers sont { $joker } et { $other }
    }.
no-such-tile = Il n’y a pas de tuile { $tile }.
too-many-jokers = Il n’y a que { $most } jokers.
colour-twice = Chaque couleur une seule fois : { $tile } est là deux fois.
group-too-long = Une série a au plus { $most } tuiles. Celle-ci en aurait { $count }.
not-a-set = Pas de combinaison : { $tiles }. Une suite a une seule couleur, une série un seul nombre.
set-needs-more = { $have ->
        [one] { $tiles } ne suffit pas : il manque
       *[other] { $tiles } ne suffisent pas : il manque
    } { $more } { $more ->
        [one] tuile
       *[other] tuiles
    }.
set-has-twice = Une combinaison ne peut pas avoir { $tile } deux fois.
nothing-in-common = { $tiles } n’ont ni couleur ni nombre en commun.
number-twice = Chaque nombre une seule fois : { $tile } est là deux fois.
run-too-long = Une suite a au plus { $most } tuiles. Celle-ci en aurait { $count }.
joker-below = Il n’y a pas de tuile avant { $tile } que le joker puisse remplacer.
joker-above = Il n’y a pas de tuile après { $tile } que le joker puisse remplacer.
run-wraps = Une suite s’arrête à { $last } : elle ne repart pas à { $first }.
run-skips = Cette suite aurait un trou entre { $below } et { $above }.

## What a turn still needs

loose-tiles = Remettez ces tuiles dans des combinaisons : { $tiles }.
lay-from-rack = Posez une de vos tuiles.
initial-meld = Pour ouvrir, il faut { $needed } points. Vous en avez { $points }.

## Refusals

lift-first = Défaites des combinaisons avant d’en poser. Reprenez ce que vous avez posé, puis défaites.
not-opened = Vous n’avez pas encore ouvert. Posez d’abord, rien qu’avec votre chevalet, des combinaisons pour au moins { $needed } points.
not-on-table = Il n’y a pas de combinaison { $tiles } à défaire sur le tapis.
not-at-hand = Vous n’avez pas { $tiles }, ni en attente ni sur votre chevalet.
pool-empty = La pioche est vide. Passez.
pool-not-empty = Vous ne pouvez passer que si la pioche est vide. Piochez une tuile.
player-to-act = C’est à quelqu’un de jouer, pas au hasard.
player-resigned = La personne à cette place a déjà abandonné.
first-being-drawn = On tire au sort qui commence la manche.
rack-being-shown = La manche est finie, et le chevalet de la place { $seat } est montré tel quel.
not-in-pool = Il n’y a pas de tuile { $tile } à distribuer dans la pioche.
tiles-being-dealt = On distribue les tuiles : la prochaine va à la place { $seat }.
put-sets-back = Remettez d’abord les combinaisons sur le tapis.
take-tiles-back = Reprenez d’abord vos tuiles.
take-back = Reprenez d’abord { $tiles }.
no-tile = { $word } n’est pas une tuile : une tuile s’écrit comme k7, o13, ou * pour un joker.
no-such-colour = Il n’y a pas de tuile { $tile } : les couleurs sont k, r, b et o (noir, rouge, bleu, orange).
no-such-number = Il n’y a pas de tuile { $tile } : les nombres vont de 1 à { $last }.
point-limit-too-low = L’option « { option-point-limit } » doit valoir au moins { $least }, ou 0 : pas de limite.
game-without-end = L’option « { option-rounds } » ne peut valoir 0 qu’avec une limite de points : sinon, la partie ne finirait pas.
