### Requests over HTTP.

## Requests that cannot be answered

request-not-read = La requête est illisible : { $detail }.
request-not-http = La requête est illisible : ce n’est pas du HTTP.
request-head-too-long = L’en-tête de la requête est trop long : son adresse ou ses champs.
request-too-slow = La requête a mis trop de temps à arriver.
request-not-whole = La requête n’est pas arrivée en entier.
request-from-elsewhere = Cette requête vient d’une page d’un autre site ; elle est refusée.
too-many-connections = Il y a trop de connexions depuis votre adresse ; fermez-en, ou réessayez dans un instant.
hall-cannot-write = La salle ne peut rien enregistrer pour le moment ; réessayez dans un instant.
hall-not-ready = La salle n’est pas prête : elle ferme, ou son stockage n’est pas accessible.
room-not-shown-here = Cette partie de la salle ne peut pas afficher la table ; réessayez dans un instant.
request-failed = Quelque chose n’a pas fonctionné dans la salle ; c’est noté sous { $id }.
not-a-place = La valeur de `before` doit être une valeur de `next`.

## Signing in

sign-in-first = Vous n’avez pas de session ouverte ; entrez sans compte, ou connectez-vous.
sign-in-ended = Votre session est terminée.
accounts-only = Dans cette salle, il faut un compte. Créez un compte ou connectez-vous.

## Limits: clauses without a full stop, before "; try again in 2 minutes."

limit-requests = Vos demandes se suivent très vite
limit-attempts = Trop d’essais incorrects
limit-wrong-codes = Trop de codes incorrects
limit-wrong-links = Trop de liens incorrects
limit-friend-links = Trop de liens qui ne marchent pas
limit-profiles = Trop de profils qui n’existent pas
limit-tournaments = Trop de nouveaux tournois
limit-new-accounts = Trop d’essais de création de compte
limit-newcomers = Beaucoup de monde est entré depuis votre adresse
limit-company = Trop de demandes d’ami, de défis et de blocages
limit-reports = Vous avez signalé beaucoup de messages
limit-mails = Beaucoup de codes ont été envoyés depuis une heure
limit-offline-games = Cela fait beaucoup de parties pour un jour
limit-analysis = Cela fait beaucoup à analyser
limit-analyses = Beaucoup de parties sont en cours d’analyse
