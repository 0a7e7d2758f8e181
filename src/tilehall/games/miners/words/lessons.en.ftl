### Lessons of Miners.
###
### They stand beside the board, on phones too: a title has at most 40 characters, a .text (what the player learns) 120, and
### a .task 80. The other texts are answers to tries, of at most 400: .praise if the task is done, .otherwise if not, and
### the rest to certain mistakes.

lesson-dig = Dig on from the start
    .text = Lay a card on a cell beside the start or a laid card. Where two cards meet, both edges are open or both are closed.
    .task = Lay a card so that a path leads on from the start.
    .praise = The lantern light follows: lit paths are joined to the start.
    .otherwise = Choose a card, then one of the cells that light up beside the start.

lesson-reach = Reach a destination
    .text = A card that is open towards a destination, and joined to the start, reaches it: 3 gold for you.
    .task = Reach the middle destination.
    .praise = 3 gold for reaching it, and 1 for each card on the way to the one who laid it: two of them were yours.
    .otherwise = The path ends below the middle destination. Which card goes straight up?
    .closed = That is the right cell, but this card is closed at its top. The path has to lead into the destination.

lesson-turn = Rotate a card
    .text = You may rotate a card by half a turn before you lay it: a bend from right to bottom then goes from left to top.
    .task = Reach the middle destination with a card that has to be rotated.
    .praise = Rotated, the bend leads from the left to the top, and into the destination.
    .otherwise = The path comes from the left. Rotate the bend, and it leads from the left to the top.
    .elsewhere = Lay it on the cell below the middle destination, at the end of the path.

lesson-stubs = Stubs lead nowhere
    .text = A side that ends in rubble is a stub. It may touch a path, but no path continues through it.
    .task = Reach the middle destination. Mind the rubble.
    .praise = Top and bottom are joined in this card; the stub at its side does no harm.
    .otherwise = Only one of your cards has a path from bottom to top without rubble between them.
    .rock = There is rubble inside this card: its top and its bottom are not joined. Look for a card that joins them.

lesson-two-doors = Two with one card
    .text = One card can reach two destinations, and each of them pays.
    .task = Reach two destinations with one card.
    .praise = 3 and 3 gold, and your cards on the way paid twice.
    .otherwise = The path leads up between the left and the middle destination. Which card opens to both?
    .one-reached = You reached one of them. One card can reach both, from the cell between them.
    .not-open = The cell between the two is right. The card has to be open to the left and to the right.

lesson-open-way = The way stays open
    .text = Nobody may cut a destination off: a way over empty cells has to lead to each of them from a lit end of the mine.
    .task = One open end is left. Dig on from there.
    .praise = The way leads on. Your dead ends fit there too, but they would have cut off every destination.
    .otherwise = Choose the straight that leads from left to right.

lesson-block = Block a vein
    .text = You cannot always be first. A dead end, laid where the others want to go on, makes them dig around it.
    .task = The other dwarf reaches the destination next. Do not let that happen.
    .praise = The vein is blocked: all those cards were laid for nothing, until somebody digs around.
    .otherwise = The other dwarf reached the destination, and all of the way paid. Lay your dead end on the last cell of that way.
