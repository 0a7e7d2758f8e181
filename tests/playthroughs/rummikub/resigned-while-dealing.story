   1 Player 2 begins.
   2 Player 1 gets a tile.
   3 Player 1 gets a tile.
   4 Player 1 gets a tile.
   5 Player 1 gets a tile.
   6 Player 1 gets a tile.
   7 Player 1 gets a tile.
   8 Player 1 gets a tile.
   9 Player 1 gets a tile.
  10 Player 1 gets a tile.
  11 Player 1 gets a tile.
  12 Player 1 gets a tile.
  13 Player 1 gets a tile.
  14 Player 1 gets a tile.
  15 Player 2 resigns.
  16 Player 1 gets a tile.
  17 Player 3 gets a tile.
  18 Player 3 gets a tile.
  19 Player 3 gets a tile.
  20 Player 3 gets a tile.
  21 Player 3 gets a tile.
  22 Player 3 gets a tile.
  23 Player 3 gets a tile.
  24 Player 3 gets a tile.
  25 Player 3 gets a tile.
  26 Player 1 resigns.
  26 Player 3 wins, 0 to 0 to 0.
