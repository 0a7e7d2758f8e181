### Lessons of Rummikub.
###
### They stand beside the board, on phones too: a title has at most 40 characters, a .text (what the player learns) 120, and
### a .task 80. The other texts are answers to tries, of at most 400: .praise if the task is done, .otherwise if not, and
### the rest to certain mistakes.

lesson-a-run = Lay a run
    .text = Three or more tiles of one colour whose numbers follow each other are a run.
    .task = Find a run on your rack, lay it and end your turn.
    .praise = 4, 5 and 6 in red: a run. The fewer tiles you keep, the better.
    .otherwise = Look at your red tiles: three of them follow each other.
    .drawn = You drew a tile: that is for when you cannot play. Your red 4, 5 and 6 are a run.

lesson-a-group = Lay a group
    .text = Three or four tiles of the same number in different colours are a group.
    .task = Find a group on your rack, lay it and end your turn.
    .praise = Three nines of three colours: a group.
    .otherwise = One number is on your rack three times, each in another colour.
    .drawn = You drew a tile: that is for when you cannot play. You hold the number 9 in three colours.

lesson-open-with-30 = Open with 30
    .text = Your first play of a game is worth 30 points or more, from your own rack alone. Each tile counts its number.
    .task = Lay sets for 30 points and end your turn.
    .praise = 18 and 12 make 30. From now on you may use the sets on the table too.
    .otherwise = One set is not enough: you hold a run of 18 and a group of 12.
    .drawn = Drawing is always allowed, but you can open: red 5, 6, 7 and three fours make 30.

lesson-add-a-tile = Add to a set
    .text = Once you have opened, you may add tiles to any set on the table, whoever laid it.
    .task = Add one tile of your rack to a set and end your turn.
    .praise = The blue run grew, and your rack shrank.
    .otherwise = Which tile of yours goes on where the blue run ends?
    .drawn = You drew a tile. But the blue 6 fits at the end of the blue run.

lesson-split-a-run = Take a run apart
    .text = You may take sets apart, as long as in the end every tile on the table is in a set of three or more.
    .task = Place your red 5.
    .praise = One run became two, and both have a 5. Long runs are worth a second look.
    .otherwise = Split the red run in the middle: with your 5 there are two of them, one for each half.
    .drawn = You drew a tile. Split the red run in the middle: with your 5 there is one for each half.

lesson-free-the-joker = Free a joker
    .text = A joker stands for a tile. Put that tile in its place, and the joker is yours to use, in the same turn.
    .task = Take a set apart, use its joker, and lay all your tiles.
    .praise = The blue 7 freed the joker, the joker made a run of your last two tiles: you have won.
    .otherwise = Put the blue 7 where the joker lies. What do your orange 2 and 3 lack?
    .drawn = You drew a tile. The blue 7 can take the joker's place, and the joker goes with your orange 2 and 3.
    .joker-left = The blue 7 is placed, but the joker is still in the group. Three sevens are enough: take it out for your orange tiles.
