### The board of 4ascend.
### Two sides, Black and White, place stones. Four or more in a line are a chain: they lift off and attack, and the
### Attack-Defense Phase begins, in which the other side answers at once. What is left of the attack takes HP (hit points)
### away. Plants make cells stronger.

# The name of the game. The same in all languages.
name = 4ascend
# A side, by the colour of its stones.
side = { $side ->
        [b] Black
       *[w] White
    }

## The list of keys: what a key does

key-enter = on a cell: place a stone

## The players

# Below the name of a player: the side, and whether it is the reader. Short. <side> is hidden where there is no room.
tone = <side>{ side }</side>
    .you = <side>{ side }, </side>you
# After the number that a player has left. Short.
hp = HP
# For screen readers: the bar of a player's HP, and its value.
hp-of = HP of { $who }, { side }
    .now = { $hp } of { $most }

## The cells, for screen readers

board = Board, nine by nine
# $what: a list of the messages below.
cell = Row { $row }, column { $column }: { $what }
cell-stone = { $side ->
        [b] Black stone
       *[w] White stone
    }
cell-empty = empty
# The stone of a chain has lifted off here.
cell-vacated = vacated
cell-plant = with a plant
# What an answer on this cell takes away from the attack; for the attacker, what the cell counts.
cell-takes = takes { $power } away
cell-power = power { $power }
cell-counter = counter-chain with power { $power }
cell-last = the last stone
cell-pending = your stone is on its way
cell-hinted = the hinted cell
    .near = near the hinted cell

## The sentences above the board. There is little room: at most three lines of a phone.
## <who/> is the name of a player; $you is true if that player is the reader.

# <power/> is a number.
attacks = { $you ->
        [true] You attack with power <power/>
       *[false] <who/> attacks with power <power/>
    }
# The reader must answer an attack. $counters: whether some cells are marked +.
answer = { $counters ->
        [true] Attack-Defense Phase. Answer with one stone: take a marked cell's power away, or strike back: a cell marked + completes a chain of that power.
       *[false] Attack-Defense Phase. Answer with one stone: take a marked cell's power away, or strike back with a chain.
    }
    .other = Attack-Defense Phase: <who/> answers. A marked cell would take that much away.
# After an answer, in a row: "Attack 3 of 4 against defence 0". <power/> is a number. $taken: what the answer took away from
# $whole.
clash-attack = { $taken ->
        [0] Attack <power/>
       *[other] Attack <power/> of { $whole }
    }
    .taken = The answer took { $taken } away.
clash-against = against
clash-defence = defence <power/>
unhurt = Nobody loses HP.
hurt = { $you ->
        [true] You lose { $damage } HP.
       *[false] <who/> loses { $damage } HP.
    }
moves-next = { $you ->
        [true] You move next.
       *[false] <who/> moves next.
    }
your-move = Your move: a stone on any empty cell.
    .other = <who/> places the next stone.
aim = <b>Line up four</b> to attack.
# $wait: a number of moves. A quiet move is one without an attack.
plants-wait = { $wait ->
        [one] Plants sprout after the next quiet move.
       *[other] Plants sprout in { $wait } quiet moves.
    }
# Why the game has ended.
end-limit = That was the last stone.
end-full = The board is full.
end-hp = { $you ->
        [true] You have no HP left.
       *[false] <who/> has no HP left.
    }
end-resigned = { $you ->
        [true] You gave up.
       *[false] <who/> gave up.
    }

## The log. <who/> is the name of a player; $you is true if that player is the reader.

# <spoken> is only for screen readers. $chain: what happened besides; $count: the stones of the chain.
log-stone = { $you ->
        [true] You place a stone
       *[false] <who/> places a stone
    }<spoken> of { side } { on }</spoken>{ $chain ->
        [back] { " " }{ $you ->
            [true] and strike back
           *[false] and strikes back
        } with a chain of { $count }.
        [attack] , { $you ->
            [true] and attack
           *[false] and attacks
        } with a chain of { $count }: power <b>{ $power }</b>.
       *[none] .
    }
on = on row { $row }, column { $column }
resigns = { $you ->
        [true] You resign.
       *[false] <who/> resigns.
    }
# The Attack-Defense Phase. $taken: what the answer took away from $whole. <hurt> draws the number; $left: HP left.
log-clash = Attack-Defense Phase: attack <b>{ $attack }</b>{ $taken ->
        [0] { "" }
       *[other] { " " }({ $whole } less { $taken } for the occupied cell)
    }, defence <b>{ $defence }</b>: { $loser ->
        [nobody] nobody loses HP.
        [you] you lose <hurt>{ $damage }</hurt> HP, { $left } left.
       *[other] <who/> loses <hurt>{ $damage }</hurt> HP, { $left } left.
    }
# $where: for screen readers, a list like "on row 1, column 2, on row 3, column 4".
plants-grow = { $count ->
        [1] One plant grows
        [2] Two plants grow
        [3] Three plants grow
        [4] Four plants grow
        [5] Five plants grow
        [6] Six plants grow
        [7] Seven plants grow
        [8] Eight plants grow
        [9] Nine plants grow
        [10] Ten plants grow
       *[other] { $count } plants grow
    }<spoken> { $where }</spoken>.
wins = { $you ->
        [true] You win.
       *[false] <who/> wins.
    }
draw = It is a draw.
begins = The game begins.

## How to play

how = How to play { name }
how-begin = Black begins, and each side has { $hp } HP. In turn, each of you puts one stone on an empty cell. You may put a stone on a plant, and it stays there underneath.
# $count: a number, or a range like "2 to 6". So in all messages of this part.
how-plants = The game begins with { $count ->
        [one] { $count } plant
       *[other] { $count } plants
    }.
how-sprout = After every { $every ->
        [one] quiet move
       *[other] { $every } quiet moves
    } { $count ->
        [one] { $count } more grows on an empty cell
       *[other] { $count } more grow on empty cells
    }.

how-attack = Attack
    .chain = Four or more of your stones in a line (row, column or diagonal) are a <b>chain</b>. Form one and you attack, as Black has just done here: the <b>Attack-Defense Phase</b> begins.
    .scene = Four black stones stand side by side; the first stands on a plant. The newest is the last of them.
    .power = The whole chain lifts off. Each cell it leaves counts 1, and 1 more for a plant on it: power 5.

how-defence = Defence
    .answer = The other side answers at once with one stone, on any empty cell. The marked cells show what an answer there takes away.
    .scene = Four vacated cells. An answer on the first takes 2 away, on each of the others 1.
    .counter = White takes the plant's cell: 3 of the attack are left. An answer that forms a chain of its own is stronger still: that chain lifts off too, and counts against the attack, plants and all.
    .after = White's answer stands on the plant. The other vacated cells are empty again.

how-blow = The blow
    .loses = The side with less power loses the difference in HP: here attack 3, defence 0, so White loses 3. The plants of all removed cells are used up, except one under an answer that still stands.
how-next = The attacker moves next.
    .regrow = { $count ->
            [one] { $count } new plant grows
           *[other] { $count } new plants grow
        }, and the attacker moves next.

how-end = The end
    .hp = No HP left, and you have lost at once.
# $turns: after how many stones the game ends; 0 if there is no such limit.
how-limit = { $turns ->
        [0] On a full board
       *[other] On a full board, or after stone number { $turns },
    } { $limit ->
        [draw] it is a draw, even if one player has more HP.
       *[hp] more HP wins; equal HP is a draw.
    }

how-controls = Controls
# $press: tap on a touch screen, click with a mouse.
how-keys = { $press ->
        [tap] Tap a cell.
       *[click] Click a cell.
    } With the keyboard, arrows move over the board and Enter places the stone.
