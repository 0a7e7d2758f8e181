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
  13 Player 2 places an 8 on 7,8.
  13 Player 2 ends the turn.
  13 Player 2 weaves 5 8, sum 13: 10 points.
  13 Player 2 earns 10 points and has 10.
  14 Player 2 draws a tile.
  17 Player 3 places a 9 on 6,8.
  17 Player 3 places a 9 on 5,8.
  17 Player 3 ends the turn.
  17 Player 3 weaves 9 9 8, sum 26: 20 points.
  17 Player 3 earns 20 points and has 20.
  18 Player 3 draws a tile.
  19 Player 3 draws a tile.
  19 Player 3 wins, 0 to 10 to 20.
