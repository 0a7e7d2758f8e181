   1 Tile 0 is yellow.
   2 Tile 1 is yellow.
   3 Tile 2 is green.
   4 Tile 3 is green.
   5 Tile 4 is yellow.
   6 Tile 5 is green.
   7 Tile 6 is white.
   8 Tile 7 is red.
   9 Player 2 begins.
  10 Player 1 gets a heart.
  11 Player 1 gets a heart.
  12 Player 1 gets a heart.
  13 Player 1 gets a magic card.
  14 Player 1 gets a magic card.
  15 Player 2 resigns.
  15 Player 1 wins, 0 to 0.
