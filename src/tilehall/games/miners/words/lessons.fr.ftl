### Lessons of Miners.
###
### A title has at most 40 characters, a .text 120, a .task 80, other texts 400.

lesson-dig = Creuser depuis le départ
    .text = Posez une carte à côté du départ ou d’une autre carte. Deux bords qui se touchent sont tous deux ouverts ou fermés.
    .task = Posez une carte pour qu’un chemin parte du départ.
    .praise = La lumière de la lanterne suit : les chemins éclairés sont reliés au départ.
    .otherwise = Choisissez une carte, puis une des cases qui s’éclairent à côté du départ.

lesson-reach = Atteindre une destination
    .text = Une carte reliée au départ et ouverte vers une destination l’atteint : 3 pièces d’or pour vous.
    .task = Atteignez la destination du milieu.
    .praise = 3 pièces d’or pour l’avoir atteinte, et 1 par carte du chemin à qui l’a posée : deux d’entre elles étaient à vous.
    .otherwise = Le chemin s’arrête sous la destination du milieu. Quelle carte monte tout droit ?
    .closed = C’est la bonne case, mais cette carte est fermée en haut. Le chemin doit mener dans la destination.

lesson-turn = Tourner une carte
    .text = On peut tourner une carte d’un demi-tour avant de la poser : un virage droite-bas devient haut-gauche.
    .task = Atteignez la destination du milieu, avec une carte à tourner.
    .praise = Une fois tourné, le virage mène de la gauche vers le haut, et dans la destination.
    .otherwise = Le chemin vient de la gauche. Tournez le virage, et il mène de la gauche vers le haut.
    .elsewhere = Posez-la sur la case sous la destination du milieu, au bout du chemin.

lesson-stubs = Les amorces ne mènent nulle part
    .text = Un côté qui finit dans la roche est une amorce. Elle peut toucher un chemin, mais rien ne continue derrière.
    .task = Atteignez la destination du milieu. Attention à la roche.
    .praise = Le haut et le bas sont reliés dans cette carte ; l’amorce sur le côté ne gêne pas.
    .otherwise = Une seule de vos cartes a un chemin de bas en haut, sans roche entre les deux.
    .rock = Il y a de la roche dans cette carte : son haut et son bas ne sont pas reliés. Cherchez-en une où ils le sont.

lesson-two-doors = Deux destinations d’un coup
    .text = Une carte peut atteindre deux destinations, et chacune rapporte.
    .task = Atteignez deux destinations avec une seule carte.
    .praise = 3 pièces d’or, et encore 3, et vos cartes du chemin ont rapporté deux fois.
    .otherwise = Le chemin monte entre la destination de gauche et celle du milieu. Quelle carte s’ouvre sur les deux ?
    .one-reached = Vous en avez atteint une. Une seule carte peut atteindre les deux, depuis la case qui les sépare.
    .not-open = La case entre les deux est la bonne. La carte doit être ouverte à gauche et à droite.

lesson-open-way = La voie reste libre
    .text = On ne coupe l’accès à aucune destination : depuis un bout éclairé, des cases vides doivent mener à chacune.
    .task = Il reste un bout ouvert. Continuez à creuser là.
    .praise = La voie continue. Vos culs-de-sac allaient là aussi, mais ils auraient coupé l’accès à toutes les destinations.
    .otherwise = Choisissez la ligne droite qui mène de gauche à droite.

lesson-block = Bloquer un filon
    .text = On ne peut pas toujours être en tête. Un cul-de-sac là où les autres veulent passer les oblige à faire un détour.
    .task = L’autre nain atteint la destination au prochain tour. Empêchez-le.
    .praise = Le filon est bloqué : toutes ces cartes ne servent à rien tant que personne ne contourne votre cul-de-sac.
    .otherwise = L’autre nain a atteint la destination, et tout le chemin a rapporté. Posez votre cul-de-sac sur la dernière case de ce chemin.
