### The table: a game and everything beside the board.

your-turn = Your turn
your-table = Your table
you = You
somebody = Somebody
players = Players
score = Score
who-plays = Who plays
entering = Coming into the room…
board-loading = The board is being set up…
game-begins = The game begins.
cancel = Cancel
close = Close
back = Back
back-to-table = Back to the table

## The status above the board

status-mine = Your turn.
status-turn = { $name } is { $now ->
        [away] away
       *[thinking] thinking
    }.
# $turn is a sentence like "Ann is thinking.", or blank.
status-resigned = You have resigned. { $turn }
status-watching = You are watching. { $turn }
status-past = Looking back.
status-sending = Sending your move…
status-unconfirmed = Waiting for the hall to confirm your move…
# $why says that the connection is lost.
status-kept = { $why } Your move is kept.
status-late = Your time is up: a bot plays this turn.
# A spectator sees the game later than the players do.
status-behind = You see this game { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } late.{ $begun ->
        [true] {""}
       *[false] {" "}No turn yet.
    }
headline-shared = You share the win
headline-over = The game is over
move-on-its-way = Your last move is still on its way. Try again in a moment.
move-confirmed = The hall has confirmed your move.
rated = Rated
    .about = The result changes the players’ ratings. No hints in rated games.
    .no-hints = no hints

## Buttons and menus

hint = Hint
take-back = Take back my last turn
    .short = Take back
menu = Menu
    .title = This table
    .watching = { $count } watching
    .friends = Friends
    .waiting = { $count } waiting
    .keys = Keyboard keys
colours = Colours
    .auto = As the system
    .light = Light
    .dark = Dark
room = Room { $code }
    .go = Room
resign = Resign
    .title = Resign?
    .ask = Do you really want to resign? { $rest ->
            [on] The game goes on without you.
           *[over] The game ends, and the other side wins.
        }
    .rated = <b>This game is rated:</b> resigning counts as a loss and lowers your rating.
    .casual = This is a casual game: your rating does not change.
    .no = No, play on
    .yes = Yes, resign
# On phones, a move can be asked back before it is played.
confirm = Play this move?
    .label = Confirm your move
    .yes = Confirm

## Hints

hint-bar = A hint
    .thinking = Thinking about a hint…
    .instead = What you laid could stay. Take it back and play this?
    .where = Look where it glows. What would you do there?
    .show = Show me
    .keep = No, keep it
    .yes = Yes
    .lay = Lay it out
    .play = Play it
    .close = Put the hint away

## Beside the board

# The labels of the tabs are short.
panel = Beside the board
    .more = More
    .unread = { $count }<spoken> new</spoken>
result = Result
    .label = Result:
log = Log
    .label = What happened
    .show = Show turn { $number }
    .show-beginning = Show the beginning
    .empty = Nothing has happened yet.
talk = Talk
    .label = Table talk
    .late = What the players say comes after the game.
    .empty = Say hello.
    .field = Say something
    .field-label = Say something at the table
    .say = Say
how-to = How to play
    .short = How to
moves = Moves
round = Round { $number }
since = Since your last turn
    .count = Since your last turn: { $at } of { $of }
look-back = Looking back
    .before = The turn before
    .after = The turn after
    .turn = Turn { $number } of { $of }
    .beginning = The beginning
    .new = { $count } new
    .skip = Skip
    .back = Back<more>{"\u00a0"}to the game</more>
    .back-label = Back to the game
react = React
reactions = Reactions
    .none = No reaction
    .by = { $name }: { $reaction }
    .shown = Reactions that were shown
reaction-well_played = Well played
reaction-thank_you = Thank you
reaction-good_luck = Good luck
reaction-wow = Wow
reaction-oops = Oops
reaction-thinking = Let me think
report = Report
    .label = Report what { $name } said: { $words }
    .title = Report this line?
    .about = The admins of this hall see the line, the messages around it and your name.
    .reason = Reason (optional)
    .yes = Report it
    .thanks = Thank you. An admin will look at it.

## Seats

# Short notes at a seat. What is in <rest> is left out if there is little room.
note-late = Time is up: a bot plays this turn
note-bot = A bot plays on ({ $level })
note-away = Away <rest>for </rest>{ $time }
note-others = Waiting for the others
note-soon = A bot may take over in { $seconds } s
note-call = <rest>Let a </rest>bot<rest> play on</rest>
    .title = Let a bot play on
note-program = A program of { $owner }
note-level = { $level }<spoken> level</spoken>
seat-clock = Time of { $name }: { $time }
    .own = Your time: { $time }
    .left = { $time } left.

## Who is here

who-is-here = Who is here
who-you = you
who-host = host
who-muted = muted
who-program = a program of { $owner }
who-level = { $level } level
people = People
    .watching = Watching: { $count }
    .nobody = Nobody is watching
    .more = { $after ->
            [some] and { $count } more
           *[none] { $count } more
        }
    .talked = Talked here
watching = { $count ->
        [one] 1 person is
       *[other] { $count } people are
    } watching
    .label = { watching }: who is here
mute-me = Mute for me
    .label = Mute for me: { $name }
mute-all = Mute for all
    .label = Mute for all: { $name }
befriend = Add as friend
    .label = Add as friend: { $name }
    .name = Add { $name } as friend
    .accept = Accept { $name } as friend
block = Block
    .label = Block: { $name }

## After the game

after = After the game
challenge = Challenge to another game
new-game = New game
    .short = New game
new-opponent = New opponent
tournament-back = Back to the tournament
    .short = Tournament
review = Review
record = Record
    .read = Read the record
delete = Delete
# What a button does, and with which game.
labelled = { $what }: { $which }
finished = { $game } in room { $code }{ $match ->
        [1] {""}
       *[other] , game { $match }
    }
    .against = against
rematch = Rematch
    .cancel = Press again to take it back
    .waiting = : waiting
rematch-prepared = A rematch is being prepared.
rematch-changed = The options of the rematch have changed.
rematch-left = A player has left. Open the room to fill the free seat.
rematch-offered = A rematch has been offered.
rematch-wanted = { $names } { $count ->
        [one] wants
       *[other] want
    } a rematch.
rematch-away = You want a rematch. { $names } { $count ->
        [one] is
       *[other] are
    } not here right now.
rematch-waiting = You want a rematch. Waiting for { $names }.
rematch-begins = The rematch begins…
you-resigned = You resigned.
# For a game that does not say it: $reason is a word of the game.
ended-by = It ended by “{ $reason }”.
not-rated = <b>Not rated.</b> { $why }
    .short = Not rated. { $why }
solo = This score counts for <ladder>the solo ladder</ladder>.
# $mark is "With takebacks", for example.
marked = <b>{ $mark }.</b> This game does not count among those that you have won or lost.
held = What the others held
    .players = What the players held
    .opponent = What your opponent held
    .nothing = nothing left
scores = Scores
    .place = Place
    .player = Player
    .you = (you)
    .resigned = resigned
ratings = Ratings
    .leaderboard = The leaderboard
    .later = This was a rated game. Your profile shows how your rating changed.
share = Share
    .title = Share this game
    .link = Share the link
    .copy = Copy the link
# $result is the headline of the game.
picture = { $result }: the final board and the scores
    .words = { $game }: { $result }
    .drawing = The picture is being drawn…
    .failed = The picture could not be drawn. The link can still be shared.
    .impossible = This browser makes no picture.
    .share = Share the picture
    .save = Save the picture
    .saved = The picture is saved.
# $chance is what is random in the game, for example "Deal" or "the deal".
proof = ✓ { $chance } verified.
    .what = What is this?
    .about = Before anyone was ready, the hall sealed its half of what decides the { $chance }. Each player’s “ready” added to the other half. What the hall shows now fits that seal, so nobody chose the { $chance }. Anyone can repeat it from the record with <code>tilehall verify</code>.
    .https = A browser can check the { $chance } only over https. Keep the record, and check it with <code>tilehall verify</code>.
    .wrong = { $chance } not verified.
    .wrong-about = The hall’s half does not fit the seal that it showed before the game.
