### Heart Tiles in lists and headings.

title = Heart Tiles
summary = Placez vos cœurs sur des cases de leur couleur pour doubler les points ; Vent, Recyclage et Bouclier s’en mêlent.
default-turn = les cartes obligatoires sont piochées et le tour se termine
aim = À chaque cœur sa case

## Endings

ending-tiles = Chaque case a son cœur.
ending-decks = Les deux pioches sont vides.

## Greetings of bots, by level

greeting-first = Rouge sur rouge, c’est bien ça ?
greeting-easy = Je garde mes Vents pour plus tard.
greeting-medium = Sur sa couleur, ça compte double.
greeting-strong = Un Bouclier au bon moment, et c’est gagné.
greeting-hard = Placez ce que vous voulez. J’ai du Vent.
greeting-master = Je compte les cœurs qui restent.
