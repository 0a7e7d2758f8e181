### What admins and the host are told when they moderate the hall, and reports of talk.

admins-only = Seule l’administration de cette salle peut faire cela.
host-token-wrong = Ce n’est pas le jeton de l’hôte de cette salle.
no-person = Personne n’a cet identifiant.
no-report = Aucun signalement à traiter n’a ce numéro.
ban-yourself = Vous ne pouvez pas vous bannir vous-même.
ban-admin = { $name } fait partie de l’administration de cette salle. Retirez d’abord ce nom du réglage admins.
ban-ended = Ce moment est déjà passé. La fin d’un bannissement doit être à venir.
not-banned = Aucun bannissement ne vise { $name }.
reset-guest = { $name } joue sans compte, donc sans mot de passe.
reset-bot-account = { $name } est un compte de bot, donc sans mot de passe.
reset-admin = { $name } fait aussi partie de l’administration. Seul l’hôte peut faire cela, en ligne de commande.
reason-length = Un motif a au plus { $most } caractères.
room-closed-already = Cette table est déjà fermée.
room-game-not-read = La partie de cette table est illisible : { $why }
act-in-room = à la table { $room }

## Reports of talk

no-line = Ce message n’existe pas à cette table.
report-own-line = Vous ne pouvez pas signaler votre propre message.
too-many-reports = Trop de signalements attendent l’hôte. Réessayez demain.
