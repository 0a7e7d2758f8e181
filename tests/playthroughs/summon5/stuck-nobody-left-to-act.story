   1 Player 1 begins.
   2 Player 1 draws a tile.
   3 Player 1 draws a tile.
   4 Player 1 draws a tile.
   5 Player 2 draws a tile.
   6 Player 2 draws a tile.
   7 Player 2 draws a tile.
   8 Player 3 draws a tile.
   9 Player 3 draws a tile.
  10 Player 3 draws a tile.
  11 Player 1 has no legal turn and takes no further part.
  11 The game ends with this round.
  12 Player 2 has no legal turn and takes no further part.
  13 Player 3 resigns.
  13 Player 1 and Player 2 share the win, 0 to 0 to 0.
