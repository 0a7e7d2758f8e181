### Notices by web push and mail: it is a user's turn, or somebody challenges them.

turn-game = { $players ->
        [0] { $game }
       *[other] { $game } avec { $names }
    }
turn-time = { $unit ->
        [days] { $count ->
            [one] Vous avez { $count } jour.
           *[other] Vous avez { $count } jours.
        }
        [hours] { $count ->
            [one] Vous avez { $count } heure.
           *[other] Vous avez { $count } heures.
        }
       *[less] Vous avez moins d’une heure.
    }

turn-notice = À vous de jouer
    .text = { $unit ->
        [none] { turn-game }.
       *[other] { turn-game }. { turn-time }
    }
turn-mail =
    { $unit ->
        [none] À vous de jouer : { turn-game }.
       *[other] À vous de jouer : { turn-game }. { turn-time }
    }

    { $url }

    { asked-for-mail }
    .subject = À vous de jouer : { turn-game }

challenge-notice = Un défi
    .text = { $name } vous défie à { $game }.
challenge-mail =
    { $name } vous défie à { $game }.

    { $url }

    { asked-for-mail }
    .subject = Un défi : { $name } vous défie à { $game }

tournament-notice = Votre partie de tournoi
    .text = { $title } : votre table de { $game } est ouverte.
tournament-mail =
    Votre table du tournoi { $title } ({ $game }) est ouverte.

    { $url }

    { asked-for-mail }
    .subject = Votre partie dans { $title }

asked-for-mail = Vous recevez ce mail parce que vous l’avez demandé. Vous pouvez désactiver ces envois sur la page de votre compte.

code-mail =
    Votre code est { $code }.

    Si vous n’avez pas demandé ce code, vous pouvez ignorer ce mail.
    .subject = Votre code

## How a user is notified

push-off = Cette salle n’envoie pas de notifications aux navigateurs.
push-service-unknown = Cette salle ne connaît pas le service de notifications de votre navigateur.
push-keys-wrong = Ce ne sont pas les clés d’un abonnement de navigateur.
too-many-browsers = Vous recevez déjà des notifications dans { $most } navigateurs. Désactivez-en un d’abord.
mail-off = Cette salle n’envoie pas de mails.
mail-of-guest = Il faut un compte pour recevoir des mails. Créez d’abord un compte.
mail-address-wrong = Ce n’est pas une adresse mail.
mail-not-sent = Le mail n’a pas pu être envoyé ; réessayez plus tard.
mail-code-expired = Ce code a expiré. Demandez un autre mail.
mail-code-wrong = Ce n’est pas le code envoyé.
