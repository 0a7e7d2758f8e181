   1 Player 1 begins.
   2 Player 1 draws a tile.
   3 Player 1 draws a tile.
   4 Player 1 draws a tile.
   5 Player 1 has no legal turn and takes no further part.
   5 Player 1 wins, 0.
