### Lessons of 4ascend.
###
### They stand beside the board, on phones too: a title has at most 40 characters, a .text (what the player learns) 120, and
### a .task 80. The other texts are answers to tries, of at most 400: .praise if the task is done, .otherwise if not, and
### the rest to certain mistakes.

lesson-line-up-four = Line up four
    .text = Four of your stones in a line are a chain. It leaves the board and attacks, with a power of 1 for each cell.
    .task = You are Black. Complete the line of four.
    .praise = Four cells attack with power 4. White's answer on one of them takes 1 away, so White loses 3 HP.
    .otherwise = Your three stones lie in the middle row. Put the fourth at one of their ends.

lesson-any-direction = In any direction
    .text = Rows, columns and diagonals all count, and the stone you add may close a gap.
    .task = Find the cell that completes four.
    .praise = A diagonal, closed in its middle.
    .otherwise = Look along the diagonal from the upper left: one cell is missing in it.
    .gap = The diagonal is right, but there is a gap in it: four have to lie side by side.

lesson-plants = Plants make it stronger
    .text = A plant on a cell of your chain adds one to its power. A stone may stand on a plant.
    .task = Attack with a power of 6.
    .praise = Four cells and two plants: 6. White takes 2 away by answering on a plant.
    .otherwise = Complete the four, and do it on the cell with the plant.
    .other-end = That attacks with 5. At the other end of the line a plant is waiting: it makes 6.

lesson-answer = Answer an attack
    .text = In the Attack-Defense Phase you answer with one stone. On a cell of the attack it takes away that cell and its plant.
    .task = You are White. Lose as little as you can.
    .praise = The cell with the plant was worth 2: you lose 3 HP instead of 5.
    .otherwise = That is far from the attack, and all of it hits you. Answer on one of its marked cells.
    .one-point = You took 1 away, and lose 4 HP. One of the cells is worth 2.

lesson-two-chains = Two chains with one stone
    .text = One stone can complete two lines. Both attack together, and one answer cannot stop them.
    .task = White has 6 HP left. Win now.
    .praise = Seven cells attack at once. Whatever White answers, six HP are lost.
    .otherwise = A row and a column of yours both lack the same cell. Which one is it?
    .no-chain = No chain yet. The row and the column both lack one cell, and it is the same one.

lesson-counter = A defence that counters
    .text = An answer that makes four of your own strikes back. The stronger side hurts the other.
    .task = You are White. Answer, and hurt Black.
    .praise = The answer takes one cell away, 3 are left, and your own chain strikes with 4: Black loses 1 HP.
    .otherwise = You have three stones in a column. Which cell of the attack makes them four?
    .even = A counter: 4 against 4, and nobody is hurt. At the other end of the column it would also take a cell of the attack away.
