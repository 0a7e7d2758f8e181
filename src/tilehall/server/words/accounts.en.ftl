### Accounts: names, passwords, devices, bans, blocks and bot accounts.

## Names

# The name of a visitor who is not signed in, at the table of a lesson.
guest = Guest

name-characters = A name is made of characters that can be seen, on one line: no control or invisible ones.
name-length = A name has 1 to { $most } characters.
name-marks = A name begins with a letter, and no letter carries more than { $most } marks.
name-alphabets = A name has no letters of one alphabet that pass for letters of another in the same word.
name-taken = That name is taken. Choose another.
name-looks-taken = That name looks like one that is taken. Choose another.
name-misleading = That name would mislead others: the hall itself uses it. Choose another.
name-of-admin = That name is reserved for an admin of this hall. Choose another.
name-kept-for-admin = The host has made you an admin by this name. The host must remove it from the settings first.

## Passwords and signing in

password-length = A password has { $least } to { $most } characters.
password-wrong = That is not your password.
password-changed = Your password has just been changed. Try again with the new one.
no-password = { $name } has no password.
guest-without-password = You are a guest without a password. Create an account first.
sign-in-wrong = Wrong name or password.
recovery-wrong = Wrong name or recovery code, or the code was already used.
link-used = This link no longer works: it was used or has expired.
account-deleted = This account was deleted.
account-already = You have an account already.
many-signing-in = Many people are signing in right now; try again in a moment.

# A device in the user's list of devices. $browser and $system are names of products.
device = { $browser } on { $system }
device-unknown = Another program
device-unknown-on = Another program on { $system }

## Bans

banned = You are banned from this hall.
banned-until = You are banned from this hall until { $day } { month } { $year }, { $time } UTC.
month = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }

## Blocks

nobody-there = There is no such player. Perhaps the account was deleted.
# "Friends" is a page.
blocked = You have blocked this player. Unblock them first, under Friends.
host-blocked = You have blocked the host of this table. Unblock them first, under Friends.
too-many-blocks = You have blocked { $most } people already. Unblock somebody first.
block-yourself = You cannot block yourself.

## Bot accounts, which programs play

bot-only-plays = A bot account can only play: it cannot do this.
bot-unknown = You have no bot account with that id.
bot-token-unknown = This bot account has no token with that id.
bot-token-wrong = This token is unknown, or it was revoked.
bot-needs-account = Only an account can have bot accounts. Create an account first.
too-many-bots = You have { $most } bot accounts already. Delete one first.
too-many-tokens = This bot account has { $most } tokens already. Revoke one first.
bot-name-length = The name of a bot account has at most { $most } characters.
bot-label-empty = A label has at least one visible character.
bot-game-unknown = This hall has no game called { $game }.
bot-deleted = This bot account was deleted.
bot-plays-other-games = { $bot } does not play { $game }.
bot-plays-other-clocks = { $bot } does not play with this clock.
bot-plays-unrated = { $bot } does not play rated games.
bot-plays-friends = { $bot } plays only with its owner and their friends.
bot-plays-owner = { $bot } plays only with its owner.
bot-busy = { $bot } is busy with other games. Try again later.
