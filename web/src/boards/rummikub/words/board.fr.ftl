### The board of Rummikub.

tile = { $colour ->
        [k] { $number } noir
        [r] { $number } rouge
        [b] { $number } bleu
        [o] { $number } orange
       *[joker] joker
    }
you = Vous

## The list of keys: what a key does

key-space = Espace
    .does = choisir une tuile, ou la lâcher
key-enter = mettre ici ce qui est choisi : dans cette combinaison, ou une nouvelle
key-shift = Maj + ← →
    .does = déplacer une tuile sur le chevalet
key-new = nouvelle combinaison avec ce qui est choisi
key-split = couper la combinaison avant cette tuile
key-all = choisir toutes les tuiles de cette combinaison
key-back = la reprendre sur le chevalet
key-undo = annuler
key-draw = piocher une tuile, ou passer
key-end = terminer le tour

## The other players, in a line above the table

others = Chevalets et pioche
held = { $count }<word>{ "\u00a0" }{ $count ->
        [one] tuile
       *[other] tuiles
    }</word>
gave-up = abandon
opened = a ouvert
passed = a passé
pool = <word>Pioche{ "\u00a0" }</word><b>{ $count }</b>
    .title = Tuiles restant dans la pioche
round = <word>Manche</word><short>M</short> { $round }

## The newest move, in one line above the table, and in the log

opens = { $you ->
        [true] <b>Vous</b> ouvrez avec { $points } points : <tiles/>
       *[false] <who/> ouvre avec { $points } points : <tiles/>
    }
plays = { $you ->
        [true] <b>Vous</b> jouez <tiles/>
       *[false] <who/> joue <tiles/>
    }
you-draw = <b>Vous</b> piochez <tiles/>
draws = { $you ->
        [true] <b>Vous</b> piochez une tuile.
       *[false] <who/> pioche une tuile.
    }
passes = { $you ->
        [true] <b>Vous</b> passez.
       *[false] <who/> passe.
    }
gives-up = { $you ->
        [true] <b>Vous</b> abandonnez.
       *[false] <who/> abandonne.
    }
begins = { $you ->
        [true] <b>Vous</b> commencez.
       *[false] <who/> commence.
    }

## The log

log-opens = { opens } { played-how }
log-plays = { plays } { played-how }
played-how = { $how ->
        [added] en complétant une combinaison ; <soft>{ played-left }</soft>
        [apart] en défaisant une combinaison ; <soft>{ played-left }</soft>
        [sets] en réarrangeant { $sets } combinaisons ; <soft>{ played-left }</soft>
       *[new] <soft>{ played-left }</soft>
    }
played-left = { $left ->
        [0] le chevalet est vide.
       *[other] il en reste { $left }.
    }
all-passed = Tout le monde a passé.
won = { $result ->
        [nobody] Personne ne gagne.
        [you] <b>Vous</b> gagnez.
        [you-and] <b>Vous</b> et <winners/> gagnez.
        [one] <winners/> gagne.
       *[many] <winners/> gagnent.
    }
won-round = { $result ->
        [nobody] Personne ne gagne la manche { $round }.
        [you] <b>Vous</b> gagnez la manche { $round }.
        [you-and] <b>Vous</b> et <winners/> gagnez la manche { $round }.
        [one] <winners/> gagne la manche { $round }.
       *[many] <winners/> gagnent la manche { $round }.
    }
cost = { $who } +{ $points }
dealt = { $you ->
        [true] <b>Vous</b> commencez ; tout le monde a 14 tuiles.
       *[false] <who/> commence ; tout le monde a 14 tuiles.
    }
    .round = { $you ->
        [true] Manche { $round } : <b>vous</b> commencez ; tout le monde a 14 tuiles.
       *[false] Manche { $round } : <who/> commence ; tout le monde a 14 tuiles.
    }
game-over = La partie est finie.

## The end of a round: a sheet over the table

account-title = { $result ->
        [nobody] Personne ne gagne la manche { $round }.
        [you] Vous gagnez la manche { $round } !
        [you-and] Vous et <winners/> gagnez la manche { $round } !
        [one] <winners/> gagne la manche { $round }.
       *[many] <winners/> gagnent la manche { $round }.
    }
account-why = { $how ->
        [passed] La pioche est vide, et tout le monde a passé.
       *[emptied] Un chevalet est vide.
    } Les tuiles qui restent coûtent des points.
account-total = <soft>au total</soft> <b>{ $points }</b>
account-left = Restent : { $tiles }
go-on = Continuer

## The table

felt = Le tapis
felt-empty = Le tapis est encore vide.
    .mine = Le tapis est encore vide. Faites-y glisser des tuiles, ou touchez-les, puis touchez le tapis.
left = Tuiles restées sur les chevalets
set = { $hint ->
        [true] Indice : { $tiles }. { $said }
       *[false] Combinaison : { $tiles }. { $said }
    }
    .drag = Faire glisser toute la combinaison
set-points = { $points } { $points ->
        [one] point
       *[other] points
    }
set-building = à finir
set-wrong = invalide
tile-new = { $tile }, tuile nouvelle
tile-stands = { $tile }, à la place du { $stands }
    .new = { $tile }, à la place du { $stands }, tuile nouvelle
tiles-stay = Les tuiles du tapis y restent.

## The rack

rack = Votre chevalet
sort = Ranger le chevalet
    .colour = Ranger par couleur
    .number = Ranger par nombre

## The state of the turn, and its buttons. Buttons are short: on a phone some show only an icon or digits.

all-valid = Tout est valide. Vous pouvez terminer.
opening = Ouverture : <b>{ $points }</b> sur { $needed }
draw = Piocher
pass = Passer
undo = Annuler
    .title = Annuler (U)
    .not = Rien à annuler pour l’instant
reset = Reprendre
    .title = Reprendre tout ce qui a été posé à ce tour
    .not = Rien de ce tour n’est encore sur le tapis
split = Couper
    .title = Couper la combinaison avant cette tuile (S)
new-set = Nouvelle
    .title = Nouvelle combinaison avec ce qui est choisi (N)
    .not = Choisissez d’abord des tuiles
end-turn = Terminer
    .title = Terminer le tour (E)
    .not = Ce tour ne peut pas encore se terminer
give-up = { $step ->
        [pass] Passer et reprendre les tuiles que vous avez posées ?
       *[draw] Piocher une tuile et reprendre celles que vous avez posées ?
    }
    .yes = { $step ->
        [pass] Oui, passer
       *[draw] Oui, piocher
    }
    .no = Non, les laisser

## How to play. Numbers and colours of tiles in the texts are those in the pictures.

how-set = { $tiles }.
how = Les règles du Rummikub
how-aim = <b>Videz votre chevalet avant les autres.</b> Tout le monde reçoit 14 tuiles, cachées aux autres ; le reste forme la pioche.

how-sets = Les combinaisons
    .group = Une série : trois ou quatre tuiles du même nombre, chaque couleur une seule fois.
    .run = Une suite : au moins trois tuiles de la même couleur qui se suivent. Le 1 ne suit pas le 13.
    .joker = Un joker remplace n’importe quelle tuile. Dans une suite, sa place dit laquelle : ici le 11 rouge.
    .wrong = Ceci n’est pas une suite : elle sauterait du 5 rouge au 7 rouge.

how-turn = Votre tour
    .play = Posez sur le tapis au moins une tuile de votre chevalet, ou piochez-en une. Une fois la pioche vide, on passe au lieu de piocher. Personne ne voit vos essais tant que vous n’avez pas terminé le tour.
how-opening = <b>L’ouverture.</b> { $rounds ->
        [1] La première fois que vous posez
       *[other] La première fois que vous posez dans une manche
    }, ce doit être de nouvelles combinaisons tirées de votre seul chevalet{ $points ->
        [0] { "" }
       *[other] , valant ensemble au moins <b>{ $points }</b> points
    }. Chaque tuile vaut son nombre, un joker celui de la tuile qu’il remplace. D’ici là, les combinaisons du tapis restent comme elles sont.
    .low = 24 et 9 : ensemble 33, assez pour ouvrir.
    .high = 30 et 30 : ensemble 60, assez pour ouvrir.

how-rearranging = Réarranger
    .play = Ensuite, tout le tapis est à vous : complétez des combinaisons, coupez-les, recomposez-les. À la fin, chaque tuile doit faire partie d’une combinaison, et tout ce qui était sur le tapis doit y rester.
    .before = Sur le tapis…
    .after = … et après un tour avec le 8 noir, le 11 rouge, le 3 bleu et le 3 orange : le joker a changé de place.

how-end = La fin
    .wins = Qui vide son chevalet gagne la manche. Si la pioche est vide et que tout le monde passe en un tour de table, c’est la plus petite somme sur un chevalet qui l’emporte. Les autres notent ce qui leur reste, 30 pour un joker : ce sont des points de pénalité, et <b>le plus petit total gagne</b>.
    .again = Toutes les tuiles sont redistribuées à chaque manche, et il faut ouvrir de nouveau.
how-limit = Les manches se suivent jusqu’à ce que quelqu’un ait <b>{ $points }</b> points de pénalité{ $rounds ->
        [0] { "" }
        [1] , mais il n’y en a qu’une au plus
       *[other] , mais il y en a { $rounds } au plus
    }.
how-rounds = La partie se joue en <b>{ $rounds ->
        [1] une manche
       *[other] { $rounds } manches
    }</b>.

how-controls = Commandes
    .drag = Faites glisser des tuiles, ou touchez-les puis touchez une combinaison, le tapis ou votre chevalet. Maj + clic prend toutes les tuiles jusqu’à celle-là.
    .drop = Une tuile déposée à côté, dessus ou entre les tuiles d’une combinaison la rejoint ; un espace montre où. Partout ailleurs, elle commence une nouvelle combinaison.
    .split = Tirez une tuile du milieu d’une suite pour la couper. Touchez deux fois une tuile pour couper sa combinaison juste avant.
    .move = Faites glisser la barre sous une combinaison pour la déplacer en entier, ou pour la joindre à une autre.
    .sort = Rangez votre chevalet en faisant glisser les tuiles, même pendant le tour des autres. <b>Ranger par couleur</b> (789) et <b>Ranger par nombre</b> (777) le mettent en ordre.
    .undo = « Annuler » revient sur tout, même sur « Reprendre » et sur un indice posé. Votre tour vous attend si vous fermez la page.
    .scroll = Si le tapis est trop petit pour toutes les combinaisons, balayez-le pour le faire défiler. Gardez le doigt un instant sur une tuile pour la faire glisser.
    .keys = Touches : les flèches déplacent, <key>Espace</key> prend, <key>Entrée</key> pose, <key>N</key> commence une combinaison, <key>Retour arrière</key> reprend, <key>S</key> coupe, <key>A</key> prend toute une combinaison, <key>U</key> annule, <key>D</key> pioche, <key>E</key> termine le tour ; <key>Maj</key> et une flèche déplacent une tuile sur le chevalet.
