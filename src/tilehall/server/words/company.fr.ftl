### Friends, challenges and profiles.

## Friends

friend-yourself = C’est votre propre compte. Adressez-vous à quelqu’un d’autre.
friend-bot-account = Un compte de bot n’a pas d’amis. Vous pouvez le défier.
too-many-friends = Vous pouvez avoir au plus { $friends } amis et { $requests } demandes en attente.
too-many-friends-there = Cette personne a atteint la limite d’amis ou de demandes.
friend-request-gone = Cette demande n’existe plus.
friend-link-used = Ce lien ne marche plus : il a servi, a été retiré ou a expiré.
friend-link-own = C’est votre propre lien ; envoyez-le à quelqu’un.
too-many-friend-links = { $most } de vos liens n’ont pas encore servi. Retirez-les d’abord.
friends-of-guest = Sans compte, vous pouvez inviter les personnes à votre table, ou partager un lien. Avec un compte, vous pouvez inviter n’importe qui.

## Challenges

challenge-yourself = Vous ne pouvez pas vous défier vous-même.
challenge-one-of-several = L’une de ces personnes n’accepte pas de défis pour le moment.
challenge-one = Cette personne n’accepte pas de défis pour le moment.
challenge-stranger = Vous pouvez défier vos amis et les personnes de vos dernières parties.
challenge-closed = Ce défi n’est plus ouvert.
challenge-accepted = Vous avez accepté ce défi ; vous pouvez quitter la table.
challenge-declined = Vous avez décliné ce défi.
challenge-few-seats = Il n’y a pas assez de places à cette table pour tout le monde.
challenge-of-nothing = Dites à quoi jouer : une table, ou une table à copier.
too-many-challenges = { $most } de vos défis attendent une réponse. Retirez-en un d’abord.
no-game-there = Vous n’avez joué aucune partie à une table de ce code.

## Profiles

no-profile = Aucun profil public n’a ce nom.
profile-private = { $name } garde ce profil privé.
profile-of-guest = Vous jouez sans compte : personne d’autre ne voit votre profil.
research-of-guest = Vous jouez sans compte : vos parties ne servent jamais à la recherche.
another-player = quelqu’un d’autre

## Quick match

speed = { $speed ->
        [none] Sans pendule
        [quick] Rapide
        [relaxed] Tranquille
       *[days] En jours
    }

## Shared reviews

review-of-players = Seules les personnes qui ont joué la partie peuvent partager son analyse.
review-link-broken = Ce lien ne marche pas : l’analyse n’est plus partagée, ou l’adresse est incorrecte.
review-not-shared = Vous ne partagez pas d’analyse avec ce lien.
too-many-reviews = Vous partagez { $most } analyses. Retirez-en une d’abord.
