### Mitteilungen per Push und Mail: Jemand ist dran oder wird herausgefordert.

turn-game = { $players ->
        [0] { $game }
       *[other] { $game } mit { $names }
    }
turn-time = { $unit ->
        [days] { $count ->
            [one] Du hast { $count } Tag Zeit.
           *[other] Du hast { $count } Tage Zeit.
        }
        [hours] { $count ->
            [one] Du hast { $count } Stunde Zeit.
           *[other] Du hast { $count } Stunden Zeit.
        }
       *[less] Du hast weniger als eine Stunde Zeit.
    }

turn-notice = Du bist dran
    .text = { $unit ->
        [none] { turn-game }.
       *[other] { turn-game }. { turn-time }
    }
turn-mail =
    { $unit ->
        [none] Du bist dran: { turn-game }.
       *[other] Du bist dran: { turn-game }. { turn-time }
    }

    { $url }

    { asked-for-mail }
    .subject = Du bist dran: { turn-game }

challenge-notice = Herausforderung
    .text = { $name } fordert dich heraus: { $game }.
challenge-mail =
    { $name } fordert dich heraus: { $game }.

    { $url }

    { asked-for-mail }
    .subject = Herausforderung: { $name } möchte mit dir { $game } spielen

tournament-notice = Deine Turnierpartie
    .text = { $title }: Dein Tisch für { $game } ist offen.
tournament-mail =
    Im Turnier { $title } ({ $game }) ist dein Tisch offen.

    { $url }

    { asked-for-mail }
    .subject = Deine Partie in { $title }

asked-for-mail = Du hast dir diese Mails gewünscht. Auf deiner Kontoseite kannst du sie abbestellen.

code-mail =
    Dein Code ist { $code }.

    Wenn du diesen Code nicht angefordert hast, kannst du diese Mail ignorieren.
    .subject = Dein Code

## How a user is notified

push-off = Dieser Spieletreff schickt keine Benachrichtigungen an Browser.
push-service-unknown = Dieser Spieletreff kennt den Push-Dienst deines Browsers nicht.
push-keys-wrong = Das sind nicht die Schlüssel eines Browser-Abonnements.
too-many-browsers = Du bekommst schon in { $most } Browsern Benachrichtigungen. Stell sie zuerst in einem ab.
mail-off = Dieser Spieletreff verschickt keine Mails.
mail-of-guest = Mails gibt es nur mit einem Konto. Leg zuerst eins an.
mail-address-wrong = Das ist keine Mailadresse.
mail-not-sent = Die Mail konnte nicht verschickt werden; versuch es später noch einmal.
mail-code-expired = Dieser Code ist abgelaufen. Fordere eine neue Mail an.
mail-code-wrong = Das ist nicht der Code aus der Mail.
