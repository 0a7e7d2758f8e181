### Playing on this device, without a network or with several people.

## Starting

start = Setting up on this device
    .title = Starting
    .loaded = Loaded
    .first-time = The first time, this takes a moment.
    .soon = Starting…
start-missing = Nothing to play here
    .why = This page comes without the games for this device.
start-unloaded = The games could not be loaded
    .why = Before the first game on this device, the page loads about 8 MB. Check your connection.
start-broken = The games do not run in this browser
    .why = The browser may be too old, or out of memory. Close other tabs, or use a newer browser. Games that you have begun are kept.
start-elsewhere = The games are open in another tab
    .why = Only one tab at a time plays on this device, so that no move is lost.
    .here = Go on here
try-again = Try again
to-the-hall = To the hall on the network
entering = Coming into the room…

## A game on this device

new = { $game }: a new game
    .begin = Begin
    .busy = Setting the table…
players = Who plays
player = Player { $number }
    .name = Name of player { $number }
    .person = A person here
    .bot = { $level } bot
# The table is covered until the next person has the device.
pass = Pass the device to { $name }
    .here = I am { $name }
thinking = { $name } is thinking
    .bot = A bot is thinking
not-kept = Games are not kept in this window. They end with the page.
record = Open a record…
    .file = The file of a record

## Keeping the games

megabytes = { $size } MB
# $size is "7.8 MB", for example.
keep = Play without a network ({ $size })
    .heading = Without a network
    .about = Keep all games on this device: play bots, pass and play, lessons and puzzles, also on a train or a plane.
    .loading = Loading the games: { $loaded } of { $size }
    .cancel = Cancel
    .kept = All games are on this device. They work without a network.
    .remove = Remove them ({ $size })
    .removed = The games are no longer on this device.
    .missing = This hall was built without the games for playing without a network.
    .good = All right
install = Install as an app
    .by-menu = To install Tilehall as an app, tap Share, then “Add to Home Screen”.

## Adding games to an account

home = { $count ->
        [one] A game that you finished on this device is not among your games here.
       *[other] { $count } games that you finished on this device are not among your games here.
    }
    .games = Games on this device
    .add = Choose what to add
    .not-now = Not now
    .never = Never ask
add = Add games to your history
    .about = They are marked as played offline, and count for no rating. Only you see them.
    .guest = You are a guest here. With an account, your games stay with you on every device.
    .account = Make an account
    .closed = The games on this device cannot be opened right now.
    .loading = Opening the games of this device…
    .seat = I was
    .games = { $count ->
            [one] Add 1 game
           *[other] Add { $count } games
        }
    .added = Added to your games.
close = Close
one-moment = One moment…
