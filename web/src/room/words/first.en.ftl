### Lists of tables, levels of bots and options, as far as the home page needs them.

# The levels of bots, in menus.
level-first = Beginner
level-easy = Easy
level-medium = Medium
level-strong = Strong
level-hard = Hard
level-master = Master
# Below "Play now": the opponent, or how many.
opponent = { $name } ({ $level ->
        [first] beginner
        [easy] easy
        [medium] medium
        [strong] strong
        [hard] hard
       *[master] master
    } bot)
opponents = { $count } { $level ->
        [first] beginner
        [easy] easy
        [medium] medium
        [strong] strong
        [hard] hard
       *[master] master
    } bots
seats-taken = { $taken } of { $seats } { $seats ->
        [one] seat
       *[other] seats
    } taken
free-seats = { $count } free { $count ->
        [one] seat
       *[other] seats
    }
look-on = Watch
# Read out after a table.
comma-room = , room { $code }
delete = Delete
    .label = Delete: { $game }, room { $code }
no-answer = The hall does not answer. Try once more.
# Ways to find other players, each with what it is for.
with-people = Play with people
find-people = Find people to play with
way-match = Quick match
    .about = with the next person who wants the same game
way-tables = Open tables
    .about = to join, or to watch
way-friends = Friends
    .about = to challenge, or to invite by a link

## Values of options

value-yes = yes
value-no = no
# All items of a list are the same.
value-all = all { $value }
value-range = { $from } to { $to }
value-bounds = a whole number from { $least } to { $most }
# The settings of a table in a line, separated by dots.
brief = anyone with the code
    .listed = anyone may join
    .watch = { $watch ->
            [off] no spectators
           *[on] { $turns ->
                [0] spectators may watch
                [one] spectators watch one turn late
               *[other] spectators watch { $turns } turns late
            }
        }
    .hints = { $hints ->
            [bots] hints against bots
            [always] hints for all
           *[never] no hints
        }
