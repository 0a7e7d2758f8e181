   1 Player 1 begins.
   2 Player 1 draws a tile.
   3 Player 1 draws a tile.
   4 Player 1 draws a tile.
   5 Player 1 draws a tile.
   6 Player 1 draws a tile.
   7 Player 1 draws a tile.
   8 Player 1 draws a tile.
   9 Player 2 draws a tile.
  10 Player 2 draws a tile.
  11 Player 2 draws a tile.
  12 Player 2 draws a tile.
  13 Player 2 draws a tile.
  14 Player 2 draws a tile.
  15 Player 2 draws a tile.
  18 Player 1 places a 2 on 7,6.
  18 Player 1 places a 3 on 7,5.
  18 Player 1 ends the turn.
  18 Player 1 weaves 3 2 5, sum 10: 20 points.
  18 Player 1 earns 20 points and has 20.
  19 Player 1 draws a tile.
  20 Player 1 draws a tile.
  21 Player 2 resigns.
  21 Player 1 wins, 20 to 0.
