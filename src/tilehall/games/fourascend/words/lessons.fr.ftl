### Lessons of 4ascend.
###
### A title has at most 40 characters, a .text 120, a .task 80, other texts 400.

lesson-line-up-four = Aligner quatre pierres
    .text = Quatre de vos pierres alignées forment une chaîne. Elle quitte le plateau et attaque : un point par case.
    .task = Vous jouez Noir. Complétez l’alignement de quatre.
    .praise = Quatre cases attaquent. Blanc répond sur l’une d’elles, ce qui sauve un point : trois PV sont perdus.
    .otherwise = Vos trois pierres sont sur la ligne du milieu. Posez la quatrième à l’un des bouts.

lesson-any-direction = Dans tous les sens
    .text = Lignes, colonnes et diagonales comptent toutes, et la pierre ajoutée peut combler un trou.
    .task = Trouvez la case qui complète quatre pierres.
    .praise = Une diagonale, comblée en son milieu.
    .otherwise = Suivez la diagonale qui part d’en haut à gauche : il y manque une case.
    .gap = C’est la bonne diagonale, mais il y reste un trou : les quatre pierres doivent se toucher.

lesson-plants = Les plantes renforcent
    .text = Une plante sur une case de votre chaîne ajoute un à sa puissance. Une pierre peut se poser sur une plante.
    .task = Attaquez avec une puissance de 6.
    .praise = Quatre cases et deux plantes : 6. Blanc ôte 2 en répondant sur une plante.
    .otherwise = Complétez les quatre pierres, et faites-le sur la case de la plante.
    .other-end = Cette attaque vaut 5. À l’autre bout de l’alignement, une plante attend : avec elle, cela fait 6.

lesson-answer = Répondre à une attaque
    .text = En phase d’attaque et de défense, on répond d’une pierre. Sur une case de l’attaque, elle ôte la case et sa plante.
    .task = Vous jouez Blanc. Perdez le moins possible.
    .praise = La case de la plante valait 2 : vous perdez 3 PV au lieu de 5.
    .otherwise = C’est loin de l’attaque, et vous la subissez en entier. Répondez sur l’une de ses cases marquées.
    .one-point = Vous avez ôté un point et perdez 4 PV. L’une des cases vaut 2.

lesson-two-chains = Deux chaînes d’une seule pierre
    .text = Une pierre peut compléter deux alignements. Ils attaquent ensemble, et une seule réponse ne suffit pas.
    .task = Il reste 6 PV à Blanc. Gagnez maintenant.
    .praise = Sept cases attaquent à la fois. Quoi que réponde Blanc, six PV sont perdus.
    .otherwise = À l’une de vos lignes et à l’une de vos colonnes, il manque la même case. Laquelle ?
    .no-chain = Pas encore de chaîne. Il manque une case à la ligne et à la colonne, et c’est la même.

lesson-counter = Une défense qui riposte
    .text = Une réponse qui forme votre propre chaîne riposte. Le camp le plus fort blesse l’autre.
    .task = Vous jouez Blanc. Répondez, et blessez Noir.
    .praise = La réponse ôte une case, il reste 3, et votre propre chaîne riposte avec 4 : Noir perd 1 PV.
    .otherwise = Vous avez trois pierres dans une colonne. Quelle case de l’attaque en fait quatre ?
    .even = Une riposte : 4 contre 4, et personne n’est blessé. À l’autre bout de la colonne, elle ôterait aussi une case de l’attaque.
