### Puzzles of 4ascend: their themes, tasks and answers.
###
### A theme has at most 40 characters, a task 100.
### $me and $other are Black and White.

theme-winning-attack = Attaque gagnante
theme-win-in-two = Gagner en deux
theme-only-defence = La seule défense
theme-only-answer = La seule réponse
theme-winning-answer = Réponse gagnante

puzzle-winning-attack = Vous jouez { $me }. Il reste { $hp } PV à { $other }. Gagnez avec cette attaque.
    .praise = Aucune réponse ne peut sauver { $other }.
    .otherwise = { $other } survit. Une seule attaque ne laisse aucune réponse.
puzzle-win-in-two = Vous jouez { $me }. Posez une pierre pour gagner avec la suivante, quoi que fasse { $other }.
    .praise = Quoi que fasse { $other } maintenant, une attaque gagne.
    .otherwise = { $other } peut encore l’empêcher. Cherchez une pierre qui menace de gagner de plusieurs façons.
puzzle-only-defence = Vous jouez { $me }. { $other } est sur le point de gagner. Trouvez la seule pierre qui l’empêche.
    .praise = { $other } n’a plus d’attaque qui gagne. Toute autre pierre aurait perdu.
    .otherwise = Maintenant { $other } a une attaque qu’aucune réponse n’arrête. Une seule pierre l’aurait évitée.
puzzle-only-answer = Vous jouez { $me } avec { $hp } PV, face à une attaque de { $power }. Restez dans la partie.
    .praise = Tout juste assez : toute autre réponse aurait perdu la partie.
    .otherwise = L’attaque a pris vos derniers PV. Une seule réponse en laisse passer moins.
puzzle-winning-answer = Vous jouez { $me }, face à une attaque. Répondez et prenez ses derniers PV à { $other }.
    .praise = La réponse a frappé plus fort que l’attaque : vous gagnez.
    .otherwise = { $other } est encore dans la partie. Ripostez avec une chaîne à vous.
