### Lessons of SUMMON5.
###
### A title has at most 40 characters, a .text 120, a .task 80, other texts 400.

lesson-a-sum-of-5 = Faire une somme de 5
    .text = En phase de Tissage, placez des Fils runiques à côté d’autres. Une séquence dont la somme est multiple de 5 rapporte.
    .task = Placez 1 et 4 côte à côte, l’un touchant le 5, et terminez votre tour.
    .praise = 1 et 4 font 5 : cette séquence rapporte. Maintenant, la phase de Collecte complète votre Réserve de fils.
    .otherwise = Placez le 1 et le 4 sur une même ligne, pour faire ensemble 5 ou, avec le 5 du centre, 10.

lesson-bigger-sums = Grande somme, gros gain
    .text = 5 donne 10 d’Énergie mystique, 10 donne 20, 15 donne 30. Les Fils runiques déjà en place comptent aussi.
    .task = Gagnez 20 d’énergie à ce tour.
    .praise = 3, 2 et 5 font 10 : deux fois plus d’énergie.
    .otherwise = Placez 2 et 3 sur la même ligne que le 5 : ensemble, ils font 10.
    .small-sum = Une somme de 5, et 10 d’énergie. Sur la même ligne que le 5 du centre, les deux mêmes Fils runiques font 10, ce qui donne 20.

lesson-two-lines = Deux séquences à la fois
    .text = La ligne et la colonne comptent. Un Fil runique à la rencontre de deux séquences peut rapporter dans chacune.
    .task = Gagnez 50 d’énergie. Un seul Fil runique bien placé suffit.
    .praise = 7 et 8 font 15 en ligne, 2 et 8 font 10 en colonne : 30 et 20 d’énergie pour un seul Fil runique.
    .otherwise = Un seul Fil runique suffit : cherchez la case qui touche le 7 à sa gauche et le 2 au-dessus.

lesson-fill-the-gap = Combler un trou
    .text = Un Fil runique dans un trou joint ce qui est de chaque côté en une seule séquence, et toute la séquence compte.
    .task = Gagnez 50 d’énergie avec un seul Fil runique entre deux autres.
    .praise = 2, 8 et 5 font 15 en ligne, et 8 et 2 font 10 en colonne.
    .otherwise = Il y a un trou dans la ligne du haut, entre le 2 et le 5. Quel Fil runique y fait 15 ?
    .too-much = Le trou est bien la place du 8, mais ce que vous avez placé à côté gâche une somme. Le 8 seul suffit.

lesson-five-at-most = Cinq Fils runiques au plus
    .text = Une séquence a au plus cinq Fils runiques. Pleine, elle ne rapporte plus, mais de nouvelles peuvent en partir.
    .task = La ligne est pleine. Gagnez 30 d’énergie à angle droit.
    .praise = 3, 8 et 4 font 15, et le 4 de la ligne pleine en fait partie.
    .otherwise = Montez ou descendez depuis un Fil runique de la ligne : avec les deux bons, sa colonne fait 15.

lesson-score-again = La même séquence, encore une fois
    .text = Une séquence allongée rapporte de nouveau tout entière : pas seulement le nouveau Fil runique, mais toute la somme.
    .task = Gagnez 50 d’énergie avec les Fils runiques que vous avez.
    .praise = 25, donc 50 d’énergie, alors que 3, 2, 5 avait déjà rapporté. Vous pouvez aussi allonger les séquences des autres.
    .otherwise = Regardez la séquence 3, 2, 5. Elle vaut déjà 10 ; que faut-il y ajouter pour en faire 25 ?
    .twenty = 40 d’énergie : bien, et la séquence a compté de nouveau. Deux autres Fils runiques la portent à 25 au lieu de 20.
    .new-sequence = Cela commence une nouvelle séquence, qui compte seule. Placez les Fils runiques aux bouts de 3, 2, 5, pour que tout compte encore une fois.
