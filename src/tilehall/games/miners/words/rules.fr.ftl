### Miners at the table: the log and refusals.

## The log

step-deal = { $card ->
        [hidden] { $seat } pioche une carte.
       *[other] { $seat } pioche { $face }.
    }
step-lay = { $who } pose { $face } en { $cell }.
step-discard = { $who } ne peut rien poser et défausse { $face }.
step-pass = { $who } n’a plus de cartes et passe.

fact-reach = { $dwarf ->
        [none] { $seat }
       *[other] { $dwarf } ({ $seat })
    } atteint la destination { $destination ->
        [dest_1] de gauche
        [dest_2] du milieu
       *[dest_3] de droite
    } en { $cell }. Or : { $pay }.
fact-dead = La mine est épuisée : aucune carte ne va sur aucune case.
fact-stuck = La pioche est vide et personne ne peut poser de carte.

## Cards

card = { $shape ->
        [cross] un croisement
        [straight] une ligne droite ({ $ways })
        [bend] un virage ({ $ways })
        [fork] un embranchement ({ $ways })
       *[dead-end] un cul-de-sac ({ $ways })
    }
card-way = { $sides ->
        [T] amorce en haut
        [R] amorce à droite
        [B] amorce en bas
        [L] amorce à gauche
        [TB] haut-bas
        [RL] droite-gauche
        [TR] haut-droite
        [RB] droite-bas
        [BL] bas-gauche
        [TL] haut-gauche
        [TRB] haut-droite-bas
        [RBL] droite-bas-gauche
        [TBL] haut-bas-gauche
       *[TRL] haut-droite-gauche
    }

## Refusals

hidden-card = Une carte cachée ne peut pas être distribuée : dites laquelle c’est.
no-such-card = Il n’y a pas de carte { $card } dans la pioche.
no-such-card-upright = Il n’y a pas de carte { $card } ; la carte { $kind }, tournée, se pose ainsi : écrivez { $turned }.
hand-empty = Votre main est vide : passez.
not-held = Carte absente de votre main : { $card }.
start-there = Le départ est sur cette case.
destination-there = Une destination est sur cette case.
card-there = Il y a déjà une carte sur cette case.
not-beside-card = Cette case n’est pas à côté d’une carte. Les destinations ne comptent pas.
sides-differ = { $side ->
        [T] En haut
        [R] À droite
        [B] En bas
       *[L] À gauche
    }, votre carte est { $mine ->
        [open] ouverte
       *[closed] fermée
    }, mais { $neighbour ->
        [start] le départ y est { $mine ->
            [open] fermé
           *[closed] ouvert
        }
       *[card] la carte { $side ->
            [T] au-dessus
            [R] à sa droite
            [B] au-dessous
           *[L] à sa gauche
        } y est { $mine ->
            [open] fermée
           *[closed] ouverte
        }
    }.
cuts-off-destination = Là, une carte couperait l’accès à une destination.
not-joined-to-start = Là, une carte ne rejoindrait aucun chemin menant au départ.
card-fits = Vous ne pouvez pas défausser tant qu’une de vos cartes peut être posée. Essayez { $card }.
cards-being-dealt = Les cartes ne sont pas encore distribuées ; attendez.
hand-not-empty = Vous ne pouvez passer qu’avec une main vide. Posez une carte, ou défaussez-en une si aucune ne peut l’être.
dwarf-resigned = { $dwarf } a déjà abandonné.
no-card-dealt = Aucune carte n’est distribuée maintenant.
next-card-for = La prochaine carte va à { $dwarf }.
not-in-deck = Il ne reste aucune carte { $card } dans la pioche.
no-card = { $word } n’est pas une carte : une carte, ce sont ses côtés ouverts T, R, B et L en groupes, comme TB ou TB+R.
no-turned-card-held = { $word } n’est pas une carte en main : une carte se tourne quand on la pose.
