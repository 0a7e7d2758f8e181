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
  22 Player 2 places a 5 on 7,4.
  22 Player 2 ends the turn.
  22 Player 2 weaves 5 3 2 5, sum 15: 30 points.
  22 Player 2 earns 30 points and has 30.
  23 Player 2 draws a tile.
  26 Player 1 places a 0 on 6,4.
  26 Player 1 places a 5 on 5,4.
  26 Player 1 ends the turn.
  26 Player 1 weaves 5 0 5, sum 10: 20 points.
  26 Player 1 earns 20 points and has 40.
  26 Player 1 wins, 40 to 30.
