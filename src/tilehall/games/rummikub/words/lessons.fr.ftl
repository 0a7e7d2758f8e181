### Lessons of Rummikub.
###
### A title has at most 40 characters, a .text 120, a .task 80, other texts 400.

lesson-a-run = Poser une suite
    .text = Trois tuiles ou plus de la même couleur, dont les nombres se suivent, forment une suite.
    .task = Trouvez une suite sur votre chevalet, posez-la et terminez votre tour.
    .praise = 4, 5 et 6 en rouge : une suite. Moins il vous reste de tuiles, mieux c’est.
    .otherwise = Regardez vos tuiles rouges : trois d’entre elles se suivent.
    .drawn = Vous avez pioché une tuile : on pioche quand on ne peut pas jouer. Vos 4, 5 et 6 rouges forment une suite.

lesson-a-group = Poser une série
    .text = Trois ou quatre tuiles du même nombre, de couleurs différentes, forment une série.
    .task = Trouvez une série sur votre chevalet, posez-la et terminez votre tour.
    .praise = Trois 9 de trois couleurs : une série.
    .otherwise = Un nombre est trois fois sur votre chevalet, chaque fois d’une autre couleur.
    .drawn = Vous avez pioché une tuile : on pioche quand on ne peut pas jouer. Vous avez le 9 en trois couleurs.

lesson-open-with-30 = Ouvrir avec 30
    .text = Pour ouvrir, posez au moins 30 points rien qu’avec votre chevalet. Chaque tuile vaut son nombre.
    .task = Posez des combinaisons pour 30 points et terminez votre tour.
    .praise = 18 et 12 font 30. Désormais, vous pouvez aussi utiliser les combinaisons du tapis.
    .otherwise = Une combinaison ne suffit pas : vous avez une suite de 18 et une série de 12.
    .drawn = Piocher est toujours permis, mais vous pouvez ouvrir : 5, 6, 7 rouges et trois 4 font 30.

lesson-add-a-tile = Compléter une combinaison
    .text = Une fois l’ouverture faite, on peut compléter toute combinaison du tapis, peu importe qui l’a posée.
    .task = Ajoutez une tuile du chevalet à une combinaison, puis terminez le tour.
    .praise = La suite bleue s’est allongée, et votre chevalet s’est allégé.
    .otherwise = Laquelle de vos tuiles continue la suite bleue ?
    .drawn = Vous avez pioché une tuile. Pourtant, le 6 bleu va au bout de la suite bleue.

lesson-split-a-run = Défaire une suite
    .text = On peut défaire des combinaisons, si à la fin chaque tuile du tapis est dans une combinaison de trois ou plus.
    .task = Placez votre 5 rouge.
    .praise = Une suite en est devenue deux, chacune avec un 5. Les longues suites méritent un second regard.
    .otherwise = Coupez la suite rouge au milieu : avec votre 5, il y en a deux, un pour chaque moitié.
    .drawn = Vous avez pioché une tuile. Coupez la suite rouge au milieu : avec votre 5, il y en a un pour chaque moitié.

lesson-free-the-joker = Libérer un joker
    .text = Un joker remplace une tuile. Mettez cette tuile à sa place, et le joker est à vous, à jouer dans le même tour.
    .task = Défaites une combinaison, utilisez son joker et posez toutes vos tuiles.
    .praise = Le 7 bleu a libéré le joker, le joker a fait une suite de vos deux dernières tuiles : vous avez gagné.
    .otherwise = Mettez le 7 bleu à la place du joker. Que manque-t-il à vos 2 et 3 orange ?
    .drawn = Vous avez pioché une tuile. Le 7 bleu peut prendre la place du joker, et le joker va avec vos 2 et 3 orange.
    .joker-left = Le 7 bleu est placé, mais le joker est encore dans la série. Trois 7 suffisent : sortez-le pour vos tuiles orange.
