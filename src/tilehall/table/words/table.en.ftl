### What happens in every room: refusals at a table, the log, results in lists, and why a game is not rated.

## The log

fact-timeup = { $at_zero ->
        [bot] Time is up for { $player }; a bot plays this turn.
       *[other] Time is up for { $player }.
    }
fact-takenback = { $player } takes back a turn.

## Names

# Shown instead of the name of a user whose account was deleted.
somebody = Somebody
# The name of a player who has none: the player of the second seat is `Player 2`.
player-number = Player { $number }

## Seats

seats-before-game = Seats are taken before the game begins.
seats-from-quick-match = Quick match gives out the seats of this table: ask there for this game.
every-seat-taken = Every seat is taken.
seat-taken = Seat { $seat } is taken.
seat-free-already = Seat { $seat } is free already.
seat-not-there = There is no seat { $seat } here.
seat-kept = A seat is kept during the game; you can resign.
seat-of-tournament = You keep your seat in a tournament; you can resign when the game has begun.
seated-already = You have a seat already; leave it first.
no-seat = You have no seat at this table.
removed-from-table = The host has removed you from this table. You can watch, and sit down again when the host allows it.
removed-in-game = Nobody can be removed during the game.
removed-from-quick-match = Players of a quick match cannot be removed.
readmitted-already = They can already sit down here.
# $levels: the names of the bots' levels, like `easy, medium or hard`.
no-such-level = A bot of { $game } plays { $levels }.

## Before the game

game-has-begun = The game has begun.
not-begun = The game has not begun.
nothing-begun = No game has begun yet.
game-over-rematch = The game is over; ask for a rematch first.
# $most: the largest number of characters of the value that a ready player sends for the dice.
ready-value = A ready mark brings 8 to { $most } letters and digits, chosen at random on your side.
ready-already = You are ready already.
not-ready-yet = You are not ready yet.
not-everyone-ready = Not everyone is ready.
options-fixed = Options cannot change after the game has begun.
options-of-quick-match = The options of a quick match cannot change.
options-of-position = This game goes on from a position, so its rules are fixed.
removed-seat-taken = Somebody sits on a seat that would be removed. Clear it first.

## The host

host-only = Only the host can do that.
host-already = You are the host already.
host-not-seated = The host must be a seated player.
host-bot-account = A bot account cannot be the host.
mute-yourself = You cannot mute yourself.
muted-already = They are muted already.
not-muted = They are not muted.
muted = The host has muted you at this table.
close-in-game = A game is under way: it can be resigned, not closed.
close-with-others = Others wait at this table; you can leave it.
closed-by-host = The host has closed this room.
closed-by-admin = An admin has closed this room.

# $sentence is a whole sentence, like `An admin has closed this room.`, and $reason is what a person wrote. $ended says
# whether the reason ends like a sentence.
with-reason = { $ended ->
        [true] { $sentence } The reason: { $reason }
       *[false] { $sentence } The reason: { $reason }.
    }

## Turns

resigned = You have resigned.
turns-stand-players = A turn can be taken back only in a game against bots.
turns-stand-rated = Every turn of a rated game stands.
turns-stand-clock = Every turn of a game with a clock stands.
turns-stand-late = Every turn of a game that spectators see late stands.
too-many-takebacks = You have taken back { $most } turns of this game; the others stand.
nothing-to-take-back = You have not played a turn yet, so there is nothing to take back.
no-such-turn = The game has no turn of that number.
no-bot-needed = No bot is needed for that seat.
no-bot-in-tournament = In a tournament, nobody takes over a player's seat.
bot-plays-already = A bot plays on for that seat already.
not-away-long-enough = A bot can be called in once they have been away for { $seconds } seconds.
agreed-already = You have agreed already.
rematch-after-game = You can ask for a rematch after the game.
no-rematch-in-tournament = In a tournament, there are no rematches.
hints-in-turn = You can ask for a hint only in your turn.
hints-rated = A rated game is played without hints.
hints-never = Hints are off at this table: the host's choice.
hints-bots = Hints are for games against bots only: the host's choice.

## Spectators

bot-account-watching = A bot account can only enter a room in which it plays, or may sit down.
no-spectators = This table is not open to spectators.
games-of-players = Only its players can see the games of this room.

## Clocks

clock-bounds = A clock has from { $seconds } seconds to { $days } days.
clock-increment-of-turn = An increment is for a bank: a turn limit is the same for every turn.
clock-increment-bounds = An increment is from 0 seconds to one day.
clock-bank-alone = A bank without an increment leaves no time after zero, so the seat must resign then.

## Records and dice

game-not-over = The game is not over. Only finished games can be added.
continues-in-turn = The record continues from a position that is not the beginning of a turn.
# $why is a whole sentence.
step-does-not-fit = Step { $number }, `{ $step }`, does not fit: { $why }
seed-differs = The seed does not match the commitment: its SHA-256 differs.
roll-differs = Step { $number } is `{ $step }`, but the seed gives `{ $due }`: it was changed.

## Results in the list of a player's games, where the player is addressed. They have no full stop.

result-resigned = You resigned
result-alone = You made { $amount }
result-nobody = Nobody won
result-shared = You shared the win with { $who }
# $others is the number of the other players, who have all resigned. If there is one, $who is the name.
result-others-resigned = { $others ->
        [one] You won: { $who } resigned
       *[other] You won: everyone else resigned
    }
result-won = You won
result-won-ahead = You won, { $amount } ahead
result-lost = You lost
result-lost-behind = You lost, { $amount } behind
result-place = { place } of { $players }
result-place-behind = { place } of { $players }, { $amount } behind
place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

# An amount in results. A game whose scores are not points has its own message `unit.amount`; $unit is for games
# without one.
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount = { $count } { $unit }

## What is unusual about a game, in lists and headings

mark = { $offline ->
        [true] { $position ->
            [true] { $takebacks ->
                [true] Played offline, from a position, with takebacks
               *[false] Played offline, from a position
            }
           *[false] { $takebacks ->
                [true] Played offline, with takebacks
               *[false] Played offline
            }
        }
       *[false] { $position ->
            [true] { $takebacks ->
                [true] From a position, with takebacks
               *[false] From a position
            }
           *[false] With takebacks
        }
    }

## Why a game is not rated

unrated-by-host = The host has chosen not to rate this game.
unrated-position = A game that goes on from a position is not rated.
unrated-options = Only games with the default options are rated.
# $names are those of the guests.
unrated-guests = { $guests ->
        [one] Only games of people with an account are rated: { $names } is a guest.
       *[other] Only games of people with an account are rated: { $names } are guests.
    }
unrated-level = { $bot } has no rating in this game.
unrated-only-bots = Only bots play here.
unrated-own-bots = A game between a bot account and its owner, or two bot accounts of one owner, is not rated.
unrated-bot-account = { $bot } is a bot account, so the game is rated only if every player agrees.
unrated-too-short = The game was given up before the winner had played { $turns } turns.
