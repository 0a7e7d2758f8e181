### Notices by web push and mail: it is a user's turn, or somebody challenges them.

# What is played: the game and the other players. $players is the number of the others, and $names are their names.
turn-game = { $players ->
        [0] { $game }
       *[other] { $game } with { $names }
    }
turn-time = { $unit ->
        [days] { $count ->
            [one] You have { $count } day.
           *[other] You have { $count } days.
        }
        [hours] { $count ->
            [one] You have { $count } hour.
           *[other] You have { $count } hours.
        }
       *[less] You have less than an hour.
    }

# A push notice: its title and its text. $unit is `none` if the turn has no time limit.
turn-notice = Your turn
    .text = { $unit ->
        [none] { turn-game }.
       *[other] { turn-game }. { turn-time }
    }
turn-mail =
    { $unit ->
        [none] It is your turn: { turn-game }.
       *[other] It is your turn: { turn-game }. { turn-time }
    }

    { $url }

    { asked-for-mail }
    .subject = Your turn: { turn-game }

challenge-notice = A challenge
    .text = { $name } challenges you to { $game }.
challenge-mail =
    { $name } challenges you to { $game }.

    { $url }

    { asked-for-mail }
    .subject = A challenge: { $name } challenges you to { $game }

tournament-notice = Your tournament game
    .text = { $title }: your table for { $game } is open.
tournament-mail =
    Your table is open in the tournament { $title } ({ $game }).

    { $url }

    { asked-for-mail }
    .subject = Your game in { $title }

# At the end of every mail.
asked-for-mail = You asked for these e-mails. You can stop them on your account page.

# The mail that confirms an address.
code-mail =
    Your code is { $code }.

    If you did not ask for this code, you can ignore this e-mail.
    .subject = Your code

## How a user is notified

push-off = This hall does not send notifications to browsers.
push-service-unknown = This hall does not know the push service of your browser.
push-keys-wrong = These are not the keys of a browser's subscription.
too-many-browsers = You get notifications in { $most } browsers already. Turn one off first.
mail-off = This hall does not send e-mails.
mail-of-guest = Only accounts get e-mails. Create an account first.
mail-address-wrong = That is not an e-mail address.
mail-not-sent = The e-mail could not be sent; try again later.
mail-code-expired = This code has expired. Ask for another e-mail.
mail-code-wrong = That is not the code that was sent.
