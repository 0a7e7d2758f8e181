### What several screens use, and the screens that belong to no game.

## Buttons

close = Close
back-to-board = Back to the board
to-the-hall = To the hall
share = Share
link-copied = The link is copied.

## Switches of this device

sound = Sound and vibration
bots-say-a-word = Bots say a word
confirm-moves = Confirm moves on touch

## Keys

keys = Keyboard keys
# The keys that work at every table, and what they do.
key-tab = Tab
    .does = to the next control
key-arrows = Arrows
    .does = from cell to cell, from tile to tile
key-enter = Enter, Space
    .does = press it
    .name = Enter
key-backspace = Backspace
key-escape = Esc
    .does = put away what is chosen or open
key-back = a turn back, a turn on: look at the game as it stood
key-sheet = this sheet

## Continue on a phone

phone = Keep playing on another device: scan a code there, and you are signed in.
    .show = Show the code
    .code = QR code of the link
    .copy = Copy the link instead
    .copied = Link copied.
phone-scan = Point the phone's camera here. It works once, for { $minutes } more { $minutes ->
        [one] minute
       *[other] minutes
    }.

## About

about = About
    .title = About Tilehall
    .lead = Tilehall is a hall for tile and board games in the browser. Play with friends, strangers or bots, at once or over days.
    .promises = What you can count on
    .device = On this device
    .offline = Without a network
    .version = Version and licence
    .trademarks = Trademarks
about-games = Tilehall is a hall for tile and board games in the browser: { $games }. Play with friends, strangers or bots, at once or over days.
promise-hidden = <b>Hidden stays hidden.</b> Your browser is told only what you may see; no trick lets anybody look at your hand.
promise-fair = <b>Chance is fair.</b> Before anyone is ready, the hall seals its half of what decides the deal. Every player adds to the other half, and after the game anyone can check it.
promise-kept = <b>Nothing is lost.</b> Every move is written down before anyone hears of it. Close the page, lose the network, come back: the game is where it was.
promise-reason = <b>Every no has a reason.</b> If a move cannot be made, the page says why.
promise-data = <b>Your data is yours.</b> No e-mail address, no trackers, nothing from other sites. Take all of it with you, or delete it, on your account page.
version-loading = Version …
version = Version { $version }.
version-unknown = The version cannot be read right now.
licence = Tilehall is free software under the MIT licence: use it, change it, run a hall of your own.
programs = Programs can play here too: see <api>what can be asked of the hall</api>.

## When there is nothing to show: the title and what can be done

error-page = There is nothing here
    .why = There is no page at this address.
error-room = No table here
error-unreachable = The hall does not answer
    .why = Either the network is gone or the hall is being restarted. This page tries again by itself; games go on where they were.
# Somebody who is signed in has opened a link that signs this device in as another person.
error-link = Continue as somebody else?
    .account = This link signs this device in as another person. You can sign in as { $name } again later.
    .guest = This link signs this device in as another person. You are { $name } here, a guest without a password: as such you could not come back.
error-review = No review here
error-lesson = No lesson here
error-puzzle = No puzzle here
# The title above the reason why an admin has banned the reader.
error-banned = You cannot come in
not-let-in = The hall did not let you in.
code-was = The code was <b>{ $code }</b>. Codes have six characters; perhaps one was misread.
to-all-games = To all games
to-my-games = To my games
# For somebody whose seat is in a room that is closed to strangers.
sign-in-for-seat = Sign in: I have a seat there
play-on-device = Play on this device
    .why = All games are on this device: play bots, pass and play, or solve puzzles.
try-now = Try now
keep-games = To play without a network, keep the games on this device next time: <about>see About</about>.
sign-in-as-other = Sign in as somebody else
stay = Stay who I am
continue = Continue
