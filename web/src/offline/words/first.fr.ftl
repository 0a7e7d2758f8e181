### Playing on this device: what the first view needs.

player = Joueur { $number }
bar = Connexion
    .device = Pas de réseau. Ici, tout est sur cet appareil : vous pouvez continuer à jouer.
    .hall = La salle ne répond pas. Cette page réessaie d’elle-même.
    .play = Jouer sur cet appareil
failed-network = La connexion s’est coupée. Ce qui a été reçu est gardé : réessayez, et seul le reste sera chargé.
failed-full = Il n’y a pas assez de place sur cet appareil : rien n’a été gardé. Libérez de l’espace, puis réessayez.
cannot-keep = Ce navigateur ne permet pas de garder la page sur l’appareil. C’est peut-être une fenêtre privée.
    .insecure = Le navigateur ne garde des pages qu’avec une connexion sécurisée. Ouvrez cette salle en https pour jouer hors ligne.
