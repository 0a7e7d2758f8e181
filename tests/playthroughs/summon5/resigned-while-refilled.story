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
  16 Player 3 draws a tile.
  17 Player 3 draws a tile.
  18 Player 3 draws a tile.
  19 Player 3 draws a tile.
  20 Player 3 draws a tile.
  21 Player 3 draws a tile.
  22 Player 3 draws a tile.
  25 Player 1 places a 2 on 7,6.
  25 Player 1 places a 3 on 7,5.
  25 Player 1 ends the turn.
  25 Player 1 weaves 3 2 5, sum 10: 20 points.
  25 Player 1 earns 20 points and has 20.
  26 Player 1 draws a tile.
  27 Player 1 resigns.
  30 Player 2 places a 4 on 7,4.
  30 Player 2 places a 1 on 7,8.
  30 Player 2 ends the turn.
  30 Player 2 weaves 4 3 2 5 1, sum 15: 30 points.
  30 Player 2 earns 30 points and has 30.
  31 Player 2 draws a tile.
  32 Player 2 draws a tile.
  33 Player 2 resigns.
  33 Player 3 wins, 20 to 30 to 0.
