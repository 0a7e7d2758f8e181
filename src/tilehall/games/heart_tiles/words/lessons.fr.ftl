### Lessons of Heart Tiles.
###
### A title has at most 40 characters, a .text 120, a .task 80, other texts 400.

lesson-place-a-heart = Placer un cœur
    .text = Sur une case blanche, un cœur compte pour sa valeur. Votre score est la somme des points de vos cœurs.
    .task = Placez un cœur qui compte 3.
    .praise = Le 3 rouge compte 3 sur une case blanche.
    .otherwise = Choisissez le cœur de valeur 3, puis une case blanche.

lesson-double = Sur sa couleur, il compte double
    .text = Sur une case de sa couleur, un cœur compte double ; sur une autre couleur, il ne compte rien.
    .task = On peut placer deux cœurs par tour. Placez-en deux pour 8 points.
    .praise = Rouge sur rouge fait 6, et un 1 sur sa couleur fait 2.
    .otherwise = Placez le 3 rouge sur une case rouge, et un autre cœur sur une case de sa couleur.
    .other-colour = Sur une autre couleur, un cœur ne compte rien. Cherchez une case de sa couleur.
    .on-white = Sur du blanc, le 3 rouge compte 3. Sur une case rouge, il compte 6.
    .small-on-white = Sur du blanc, un 1 compte 1. Sur une case de sa couleur, il compte 2.

lesson-draw-and-end = Piocher, puis terminer
    .text = À chaque tour, vous piochez un cœur et une carte magie, quand vous voulez. Puis vous pouvez terminer.
    .task = Piochez un cœur et une carte magie, puis terminez votre tour.
    .praise = Piochez d’abord, placez ensuite : le nouveau cœur est peut-être celui qu’il vous faut.
    .otherwise = Piochez un cœur et une carte magie, puis terminez le tour.

lesson-wind = Le Vent souffle un cœur
    .text = Le Vent enlève un cœur adverse de sa case, avec ses points. On utilise une seule carte magie par tour.
    .task = Prenez à l’adversaire le plus de points possible.
    .praise = 6 points envolés, et la case verte est de nouveau libre, pour qui a un cœur vert.
    .otherwise = Utilisez le Vent sur le cœur qui compte le plus.
    .smaller-heart = Cela prend 3 points. Le 3 sur la case verte compte double : il en valait 6.
    .shield = Un Bouclier vous protège, mais cette fois il faut prendre des points : utilisez le Vent.

lesson-recycle = Le Recyclage efface une couleur
    .text = Le Recyclage blanchit pour de bon une case colorée vide. N’importe quel cœur y compte pour sa valeur.
    .task = Marquez 3 points à ce tour.
    .praise = Le blanc accepte toutes les couleurs. Et l’adversaire y perd un double.
    .otherwise = Aucun de vos cœurs ne va avec une case ici. Blanchissez d’abord une case, puis placez-y votre 3.
    .other-colour = Sur une autre couleur, un cœur ne compte rien. Blanchissez d’abord une case.
    .shield = Une seule carte magie par tour : avec le Bouclier, le Recyclage doit attendre. C’est du Recyclage que vous aviez besoin.

lesson-shield = Le Bouclier au bon moment
    .text = Un Bouclier tient pendant le prochain tour adverse et le vôtre. Jouez-le quand il y a quelque chose à protéger.
    .task = Placez votre 3 pour 6 points, et gardez-les pendant le tour adverse.
    .praise = L’adversaire avait un Vent et n’a pas pu l’utiliser. Sans le Bouclier, les 6 points seraient perdus.
    .otherwise = Après le tour adverse, vous n’avez pas 6 points de plus. Placez le 3 sur sa couleur, et protégez-le.
    .blown-away = Le Vent a pris votre cœur. Jouez le Bouclier au tour même où vous le placez.
    .recycle = Vous n’avez droit qu’à une carte magie par tour : gardez-la pour le Bouclier.
