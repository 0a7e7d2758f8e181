### What every game says: refusals, results and lists.

list-and = { $first }, { $rest }
    .last = { $first } et { $rest }
    .alike = { $first } et { $rest }
list-or = { $first }, { $rest }
    .last = { $first } ou { $rest }
    .alike = { $first } ou { $rest }
list-to = { $first } à { $rest }
    .last = { $first } à { $rest }
list-sentences = { $first } { $rest }
    .last = { $first } { $rest }
list-comma = { $first }, { $rest }
    .last = { $first }, { $rest }

sentences = { $sentences }

by-seat = { $who } { $number }

## Refusals

game-over = La partie est finie.
wait-for-chance = C’est au hasard d’agir ; attendez.
not-now = Ce n’est pas le moment de faire cela.
no-such-seat = Il n’y a pas de place { $seat } ici.
resigned-already = Vous avez déjà abandonné.
off-board = { $cell } est hors du plateau : les lignes et les colonnes vont de 0 à { $last }.
after-final-step = L’action précédente est définitive : jouez-la d’abord.
not-your-turn = C’est à { $player } de jouer.
not-a-move = `{ $step }` n’est pas jouable maintenant.
not-a-whole-turn = Un tour s’envoie ainsi : d’abord le brouillon, puis une seule action définitive.
resign-alone = Un abandon s’envoie seul, sans autre action.
resign-for-yourself = Vous ne pouvez abandonner que pour vous-même.
seat-not-playing = La place { $seat } n’est pas dans la partie.
choose-step = Choisissez une action.
take-back-first = Reprenez d’abord ce que vous avez posé.

## Mistyped steps

no-such-step = Il n’y a pas d’action { $step } ici ; les actions sont { $steps }.
step-missing = Il manque une action : la ligne est vide.
step-too-long = Une action a au plus { $most } caractères ; celle-ci en a { $count }.
step-too-deep = Ce n’est pas une action : elle est trop imbriquée.
step-with-long-number = Ce n’est pas une action : un nombre y a plus de { $most } chiffres.
not-even-a-step = Ce n’est pas une action : une action est une ligne comme `{ $shape }`, ou se nomme dans "do" ; les actions sont { $steps }.
not-a-step = { $said } n’est pas une action : { $why } (cela s’écrit `{ $shape }`).
field-missing = rien ne correspond à { $field }
cell-missing = il manque une case, comme 4,4
number-missing = il manque un nombre
too-many-words = { $field } a { $count } mots, et { $most } au plus sont lus
field-holds = { $field } est { $holds ->
        [number] un nombre entier, comme 3
        [cell] une ligne et une colonne, comme 4,4
        [piece] un seul mot
       *[pieces] une liste de mots
    }
not-a-number = { $word } n’est pas un nombre
not-a-cell = { $word } n’est pas une case, comme 4,4
none-of = { $word } ne fait pas partie de : { $names }
one-word-too-many = { $word } est un mot de trop
no-such-field = il n’y a pas de champ { $field }
nothing-like-that = aucune valeur de ce genre pour { $fields }

## Options and seats

bad-range = Une plage de l’option « { $option } » va du plus petit au plus grand, entre { $low } et { $high } ; ce n’est pas le cas de { $given }.
no-such-option = { $game } n’a pas d’option { $option } ; ses options sont { $options }.
no-options = { $game } n’a pas d’option { $option }, ni aucune autre.
option-takes = L’option « { $option } » attend { $bounds }.
options-written = Les options s’écrivent ainsi : { $example }.
bounds-number = un nombre entier de { $low } à { $high }
bounds-range = une plage comme { $low }-{ $high }
bounds-true-or-false = true ou false
bounds-one-of = l’une de ces valeurs : { $values }
bounds-either = { $bounds }
bounds-list = { $length ->
        [exact] une liste de { $low } valeurs, chacune { $each }
       *[between] une liste de { $low } à { $high } valeurs, chacune { $each }
    }
options-too-long = Les options ont au plus { $most } caractères ; celles-ci en ont { $count }.
options-too-deep = Ce ne sont pas des options : elles sont trop imbriquées.
wrong-number-of-players = Nombre de joueurs pour { $game } : { $span }, pas { $seats }.
no-such-first-player = La partie commence à une place de 0 à { $last }, pas { $seat }.

first-legal-turn = le premier tour que les règles permettent est joué

unit-points = points

## Games

no-such-game = Il n’y a pas de jeu { $game } ; les jeux sont { $games }.
no-such-version = Ceci suit la version { $version } des règles de { $game } ; ici, on joue avec la version { $versions }.

## Steps and results

chance = Le hasard
step-without-words = { $who } joue { $step }.

step-first = { $seat } commence.
step-resign = { $seat } abandonne.

outcome = { $winners ->
        [0] Personne ne gagne
        [one] { $who } gagne
       *[other] { $who } se partagent la victoire
    }, { $scores }.
