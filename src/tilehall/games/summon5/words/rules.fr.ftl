### SUMMON5 at the table: the log, refusals, and what a turn still needs.

## The log

step-place = { $who } place le Fil runique { $tile } en { $cell }.
step-end = { $who } termine la phase de Tissage.
step-stuck = { $who } ne peut plus tisser et ne joue plus.
step-block = La case { $cell } est bloquée.
step-portal = Un portail s’ouvre en { $cell }.
step-deal = { $tile ->
        [hidden] { $seat } collecte un Fil runique.
       *[other] { $seat } collecte le Fil runique { $tile }.
    }

fact-scored = { $seat } tisse { $threads }, somme { $sum } : { $points } d’énergie.
fact-perfect = { $seat } a vidé sa Réserve de fils, une partie parfaite : { $bonus } d’énergie.
fact-total = { $seat } canalise { $points } d’Énergie mystique et en a { $score }.
fact-closing = { $why ->
        [pile] La pioche est vide. { rounds-left }
        [hand] Une Réserve de fils est vide. { rounds-left }
       *[stuck] { rounds-left }
    }
rounds-left = { $rounds ->
        [1] La partie s’arrête avec cette manche.
       *[other] Après cette manche, on en joue encore une.
    }

## Refusals of a placement

thread-there = Le Fil runique { $tile } est déjà sur cette case.
portal-there = Il y a un portail sur cette case.
cell-blocked = Cette case est bloquée : aucun Fil runique ne peut y aller.
not-in-reservoir = Vous n’avez pas de { $tile } dans votre Réserve de fils.
out-of-line = Tous les Fils runiques d’un tour vont sur une seule ligne ou une seule colonne. Cette case n’est pas alignée avec les autres.
gap-blocked = Vos Fils runiques laisseraient un trou : une case entre eux est bloquée.
gap-closed = Vos Fils runiques laisseraient un trou : une case entre eux ne peut en recevoir aucun.
too-long = Une séquence a au plus cinq Fils runiques. Celle-ci en aurait { $count }.
out-of-reach = Pour atteindre cette case, il faudrait { $needed } Fils runiques, et vous n’en avez que { $held }.
first-turn-too-far = Au premier tour, un Fil runique doit être à côté du centre du Grand Métier. Cette case est trop loin.
too-far = Vos Fils runiques doivent en rejoindre un sur le Grand Métier. Aucun n’est assez près de cette case.
not-beside-thread = Cette case n’est pas encore à côté d’un Fil runique. Commencez à côté de l’un d’eux, puis éloignez-vous.
no-turn-scores = Avec ce Fil runique à cet endroit, aucun de vos tours ne pourrait rapporter.

## What a turn still needs

place-thread = Placez un Fil runique.
fill-gaps = { $count ->
        [one] Comblez le trou entre vos Fils runiques.
       *[other] Comblez les trous entre vos Fils runiques.
    }
join-threads = Reliez vos Fils runiques à l’un de ceux qui étaient déjà sur le Grand Métier.
begin-at-centre = Placez un Fil runique à côté du centre : c’est là que commence le premier tour.
every-sum = La somme de chaque séquence doit être un multiple de { $sacred }. { $threads } fait { $sum }.
some-sum = Tissez une séquence dont la somme est un multiple de { $sacred }.
say-stuck = Vous ne pouvez plus tisser. Déclarez le blocage.

## Other refusals

turn-has-ended = Le tour s’est terminé avec l’action précédente.
only-chance = Seul le hasard fait cela.
take-threads-back = Reprenez d’abord vos Fils runiques.
take-back = Reprenez d’abord { $threads }.
equal-threads = { $count ->
        [1] le { $tile }
        [2] les deux { $tile }
       *[other] les { $tile }
    }
can-weave = Vous pouvez encore tisser.
gathering = La phase de Collecte n’est pas finie ; attendez.
cannot-begin = La place { $seat } ne peut pas commencer.
no-place-for-obstacle = Un obstacle ne peut pas aller en { $cell }.
no-place-for-portal = Un portail ne peut pas aller en { $cell }.
dealt-to-other = On distribue maintenant à la place { $next }, pas à la place { $seat }.
not-in-pile = Il n’y a pas de { $tile } dans la pioche.
no-thread = { $word } n’est pas un Fil runique : c’est un nombre de 0 à 9.
no-such-thread = Il n’y a pas de Fil runique { $tile } : les nombres vont de 0 à 9.
sacred-numbers-differ = Les Nombres sacrés doivent être différents ; { $numbers } ne le sont pas.
hands-too-large = Toutes les Réserves de fils ensemble ont au plus { $most } Fils runiques ; { $seats } réserves de { $hand } en font { $all }.
