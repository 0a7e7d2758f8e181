### What the server says on the line of a table, and when rooms are opened.

## The line to the hall. It is closed after most of these sentences.

line-of-page-only = Cette connexion est réservée à la page de la salle.
line-restarting = La salle redémarre ; cette page se reconnecte d’elle-même.
line-not-looked-up = La salle ne peut pas vous retrouver pour le moment ; cette page réessaie d’elle-même.
line-failed = Quelque chose n’a pas fonctionné dans la salle ; réessayez dans un instant.
line-too-many-windows = Vous avez trop de fenêtres ouvertes ici ; fermez-en une.
screen-only-shows = Un écran ne fait que montrer une table : il ne peut pas faire cela.
line-too-many-messages = Trop de messages à la fois ; attendez un instant et reconnectez-vous.
line-wrong-codes = Trop de codes incorrects ; réessayez plus tard.
line-not-signed-in = Vous n’avez pas de session ouverte.
line-signed-out = Vous avez fermé votre session.
line-slow-reader = Votre appareil n’arrivait plus à suivre : trop de messages l’attendaient.
line-room-removed = Aucune partie n’a commencé à cette table : elle a été retirée.
line-message-too-large = Un message a au plus { $most } octets ; celui-ci était plus grand.
line-binary-message = Les messages sont du texte, un objet JSON chacun ; celui-ci est binaire.

## Requests at a table

room-not-looked-up = La salle ne peut pas retrouver cette table pour le moment. Réessayez dans un instant.
not-written = La salle n’a pas pu enregistrer cela : rien n’a changé. Réessayez dans un instant.
not-confirmed = La salle n’a pas pu confirmer cela. C’est peut-être fait quand même ; regardez avant de réessayer.
not-confirmed-yet = La salle n’a pas encore confirmé cela. Vous le saurez en même temps qu’elle.
nothing-changed = Quelque chose n’a pas fonctionné dans la salle ; rien n’a changé.
another-was-first = Autre chose s’est passé avant. Regardez de nouveau.
table-changed-often = La table a changé plusieurs fois entre-temps. Réessayez.
many-hints = Vous avez reçu beaucoup d’indices. Attendez un moment avant le prochain.
hints-waiting = Plusieurs indices sont en préparation ; attendez l’un d’eux.
many-looks = Vous parcourez la partie très vite. Attendez un moment.
unrated = Cette partie n’est pas classée.

## Talk

talk-empty = Le message est vide.
talk-too-fast = Vous écrivez plus vite que les autres ne peuvent lire. Attendez un moment.
many-reactions = Cela fait beaucoup de réactions. Attendez un moment.

## New rooms

too-many-rooms = { $most ->
        [one] Vous avez { $most } table ouverte ; fermez-la d’abord.
       *[other] Vous avez { $most } tables ouvertes ; fermez-en une d’abord.
    }
no-free-code = Aucun code de table n’est libre pour le moment ; réessayez.
matching-busy = Beaucoup de demandes arrivent en même temps. Réessayez.

## Games that were played offline, and are added to the account later

added-record-too-long = L’enregistrement d’une partie ajoutée a au plus { $most } caractères.
added-seat-not-there = La partie a { $seats } places ; il n’y a pas de place { $seat }.
added-seats-differ = La partie a { $seats } places, mais { $named } sont nommées.
added-seat-of-bot = Votre propre place a été jouée par un bot.
added-level-unknown = { $game } n’a pas de bot de niveau { $level }.
added-by-another = Un autre compte a déjà ajouté cette partie.
added-no-free-code = Aucun code n’est libre pour cette partie pour le moment ; réessayez.
