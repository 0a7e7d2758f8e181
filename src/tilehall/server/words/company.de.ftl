### Freunde, Herausforderungen und Profile.

## Friends

friend-yourself = Das ist dein eigenes Konto. Frag jemand anderen.
friend-bot-account = Ein Bot-Konto hat keine Freunde. Herausfordern kannst du es.
too-many-friends = Du kannst höchstens { $friends } Freunde und { $requests } offene Anfragen haben.
too-many-friends-there = Dort ist die Grenze für Freunde oder Anfragen erreicht.
friend-request-gone = Diese Anfrage gibt es nicht mehr.
friend-link-used = Dieser Link gilt nicht mehr: Er wurde verwendet, zurückgezogen oder ist abgelaufen.
friend-link-own = Das ist dein eigener Link; schick ihn jemandem.
too-many-friend-links = { $most } deiner Links sind noch unbenutzt. Zieh sie zuerst zurück.
friends-of-guest = Als Gast kannst du dich mit Leuten an deinem Tisch anfreunden oder einen Link teilen. Mit einem Konto kannst du alle anfragen.

## Challenges

challenge-yourself = Du kannst dich nicht selbst herausfordern.
challenge-one-of-several = Mindestens eine dieser Personen nimmt gerade keine Herausforderungen an.
challenge-one = Diese Person nimmt gerade keine Herausforderungen an.
challenge-stranger = Herausfordern kannst du Freunde und Leute aus deinen letzten Partien.
challenge-closed = Diese Herausforderung ist nicht mehr offen.
challenge-accepted = Du hast diese Herausforderung angenommen; du kannst den Tisch verlassen.
challenge-declined = Du hast diese Herausforderung abgelehnt.
challenge-few-seats = An diesem Tisch gibt es nicht genug Plätze für euch alle.
challenge-of-nothing = Gib an, was gespielt werden soll: an einem bestimmten Tisch oder mit einem Tisch als Vorlage.
too-many-challenges = { $most } deiner Herausforderungen sind noch unbeantwortet. Zieh zuerst eine zurück.
no-game-there = Du hast an keinem Tisch mit diesem Code eine Partie gespielt.

## Profiles

no-profile = Es gibt kein öffentliches Profil mit diesem Namen.
profile-private = { $name } hat ein privates Profil.
profile-of-guest = Du bist Gast: Niemand sonst sieht dein Profil.
research-of-guest = Du bist Gast: Deine Partien werden nie für die Forschung verwendet.
another-player = jemand

## Quick match

speed = { $speed ->
        [none] Ohne Uhr
        [quick] Schnell
        [relaxed] Gemütlich
       *[days] Fernpartie
    }

## Shared reviews

review-of-players = Nur wer mitgespielt hat, kann die Analyse der Partie teilen.
review-link-broken = Dieser Link funktioniert nicht: Die Analyse wird nicht mehr geteilt, oder die Adresse ist falsch.
review-not-shared = Unter diesem Link teilst du keine Analyse.
too-many-reviews = Du teilst { $most } Analysen. Zieh zuerst eine zurück.
