### What the server says on the line of a table, and when rooms are opened.

## The line to the hall. It is closed after most of these sentences.

line-of-page-only = This line is only for the hall's own page.
line-restarting = The hall is restarting; this page connects again by itself.
line-not-looked-up = The hall cannot look you up right now; this page tries again by itself.
line-failed = Something went wrong in the hall; try again in a moment.
line-too-many-windows = You have too many windows open here; close one.
screen-only-shows = A screen only shows a table: it cannot do this.
line-too-many-messages = Those were too many messages at once; wait a moment and connect again.
line-wrong-codes = Too many wrong codes; try again later.
line-not-signed-in = You are not signed in.
line-signed-out = You have signed out.
line-slow-reader = Your device reads too slowly, and too much was waiting for it.
line-room-removed = No game began in this room, so it was removed.
line-message-too-large = A message has at most { $most } bytes; that one was larger.
line-binary-message = Messages are text, one JSON object each; this one is binary.

## Requests at a table

room-not-looked-up = The hall cannot look up this room right now. Try again in a moment.
not-written = The hall could not write this down, so nothing has changed. Try again in a moment.
not-confirmed = The hall could not confirm this. It may still happen; look before you try again.
not-confirmed-yet = The hall has not confirmed this yet. You are told as soon as it knows.
nothing-changed = Something went wrong in the hall; nothing has changed.
another-was-first = Something else happened first. Look again.
table-changed-often = The table changed several times meanwhile. Try again.
many-hints = You have had many hints. Wait a moment before the next one.
hints-waiting = Several hints are being thought about; wait for one of them.
many-looks = You are going through the game very fast. Wait a moment.
unrated = This game is not rated.

## Talk

talk-empty = The message is empty.
talk-too-fast = You are writing faster than others can read. Wait a moment.
many-reactions = That is a lot of reactions. Wait a moment.

## New rooms

too-many-rooms = { $most ->
        [one] You have { $most } room open; close one first.
       *[other] You have { $most } rooms open; close one first.
    }
no-free-code = No code is free for a room right now; try again.
matching-busy = Many players are asking at once. Try again.

## Games that were played offline, and are added to the account later

added-record-too-long = The record of an added game has at most { $most } characters.
added-seat-not-there = The game has { $seats } seats; there is no seat { $seat }.
added-seats-differ = The game has { $seats } seats, but { $named } are named.
added-seat-of-bot = Your own seat was played by a bot.
added-level-unknown = { $game } has no bot of the level { $level }.
added-by-another = Another account has already added this game.
added-no-free-code = No code is free for this game right now; try again.
