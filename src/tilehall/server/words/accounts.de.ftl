### Konten: Namen, Passwörter, Geräte, Sperren, Blockieren und Bot-Konten.

## Names

guest = Gast

name-characters = Ein Name besteht aus sichtbaren Zeichen in einer Zeile, ohne Steuerzeichen und unsichtbare Zeichen.
name-length = Ein Name hat 1 bis { $most } Zeichen.
name-marks = Ein Name beginnt mit einem Buchstaben, und kein Buchstabe trägt mehr als { $most } Zusatzzeichen.
name-alphabets = Ein Name mischt in einem Wort keine Buchstaben verschiedener Alphabete, die einander zum Verwechseln ähnlich sind.
name-taken = Dieser Name ist vergeben. Wähl einen anderen.
name-looks-taken = Dieser Name ist einem vergebenen zum Verwechseln ähnlich. Wähl einen anderen.
name-misleading = Dieser Name würde andere täuschen: Der Spieletreff verwendet ihn selbst. Wähl einen anderen.
name-of-admin = Dieser Name ist für einen Admin dieses Spieletreffs reserviert. Wähl einen anderen.
name-kept-for-admin = Unter diesem Namen bist du als Admin eingetragen. Er muss zuerst aus den Einstellungen des Spieletreffs entfernt werden.

## Passwords and signing in

password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
password-wrong = Das ist nicht dein Passwort.
password-changed = Dein Passwort wurde gerade geändert. Versuch es mit dem neuen.
no-password = { $name } hat kein Passwort.
guest-without-password = Du bist ein Gast ohne Passwort. Leg zuerst ein Konto an.
sign-in-wrong = Name oder Passwort ist falsch.
recovery-wrong = Name oder Wiederherstellungscode ist falsch, oder der Code wurde schon verwendet.
link-used = Dieser Link gilt nicht mehr: Er wurde verwendet oder ist abgelaufen.
account-deleted = Dieses Konto wurde gelöscht.
account-already = Du hast schon ein Konto.
many-signing-in = Gerade melden sich viele an; versuch es gleich noch einmal.

device = { $browser } auf { $system }
device-unknown = Ein anderes Programm
device-unknown-on = Ein anderes Programm auf { $system }

## Bans

banned = Du bist in diesem Spieletreff gesperrt.
banned-until = Du bist in diesem Spieletreff bis zum { $day }. { month } { $year }, { $time } UTC gesperrt.
month = { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }

## Blocks

nobody-there = Diesen Namen gibt es hier nicht. Vielleicht wurde das Konto gelöscht.
blocked = Du hast diese Person blockiert. Heb das zuerst unter „Freunde“ auf.
host-blocked = Du hast den Gastgeber dieses Tischs blockiert. Heb das zuerst unter „Freunde“ auf.
too-many-blocks = Du hast schon { $most } Personen blockiert. Heb zuerst eine Blockierung auf.
block-yourself = Du kannst dich nicht selbst blockieren.

## Bot accounts, which programs play

bot-only-plays = Das kann ein Bot-Konto nicht: Es kann nur spielen.
bot-unknown = Du hast kein Bot-Konto mit dieser Kennung.
bot-token-unknown = Dieses Bot-Konto hat keinen Token mit dieser Kennung.
bot-token-wrong = Dieser Token ist unbekannt oder wurde widerrufen.
bot-needs-account = Nur ein Konto kann Bot-Konten haben. Leg zuerst ein Konto an.
too-many-bots = Du hast schon { $most } Bot-Konten. Lösche zuerst eines.
too-many-tokens = Dieses Bot-Konto hat schon { $most } Token. Widerrufe zuerst einen.
bot-name-length = Der Name eines Bot-Kontos hat höchstens { $most } Zeichen.
bot-label-empty = Eine Bezeichnung hat mindestens ein sichtbares Zeichen.
bot-game-unknown = Ein Spiel namens { $game } gibt es in diesem Spieletreff nicht.
bot-deleted = Dieses Bot-Konto wurde gelöscht.
bot-plays-other-games = { $bot } spielt { $game } nicht.
bot-plays-other-clocks = { $bot } spielt nicht mit dieser Uhr.
bot-plays-unrated = { $bot } spielt keine gewerteten Partien.
bot-plays-friends = { $bot } spielt nur mit der Person, der das Konto gehört, und mit deren Freunden.
bot-plays-owner = { $bot } spielt nur mit der Person, der das Konto gehört.
bot-busy = { $bot } hat mit anderen Partien zu tun. Versuch es später noch einmal.
