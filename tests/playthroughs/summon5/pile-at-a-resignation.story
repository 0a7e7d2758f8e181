   1 Player 1 begins.
   2 Player 1 draws a tile.
   3 Player 1 draws a tile.
   4 Player 1 draws a tile.
   5 Player 1 draws a tile.
   6 Player 1 draws a tile.
   7 Player 1 draws a tile.
   8 Player 1 draws a tile.
   9 Player 1 draws a tile.
  10 Player 2 draws a tile.
  11 Player 2 draws a tile.
  12 Player 2 draws a tile.
  13 Player 2 draws a tile.
  14 Player 2 draws a tile.
  15 Player 2 draws a tile.
  16 Player 2 draws a tile.
  17 Player 2 draws a tile.
  18 Player 3 draws a tile.
  19 Player 3 draws a tile.
  20 Player 3 draws a tile.
  21 Player 3 draws a tile.
  22 Player 3 draws a tile.
  23 Player 3 draws a tile.
  24 Player 3 draws a tile.
  25 Player 3 draws a tile.
  26 Player 4 draws a tile.
  27 Player 4 draws a tile.
  28 Player 4 draws a tile.
  29 Player 4 draws a tile.
  30 Player 4 draws a tile.
  31 Player 4 draws a tile.
  32 Player 4 draws a tile.
  33 Player 4 draws a tile.
  39 Player 1 places a 0 on 6,7.
  39 Player 1 places a 1 on 6,6.
  39 Player 1 places a 2 on 6,5.
  39 Player 1 places a 3 on 6,4.
  39 Player 1 places a 4 on 6,3.
  39 Player 1 ends the turn.
  39 Player 1 weaves 4 3 2 1 0, sum 10: 20 points.
  39 Player 1 weaves 0 5, sum 5: 10 points.
  39 Player 1 earns 30 points and has 30.
  40 Player 1 draws a tile.
  41 Player 1 draws a tile.
  42 Player 1 draws a tile.
  43 Player 1 draws a tile.
  44 Player 1 draws a tile.
  50 Player 2 places a 0 on 5,3.
  50 Player 2 places a 1 on 5,2.
  50 Player 2 places a 2 on 5,1.
  50 Player 2 places a 3 on 5,0.
  50 Player 2 places a 4 on 5,4.
  50 Player 2 ends the turn.
  50 Player 2 weaves 3 2 1 0 4, sum 10: 20 points.
  50 Player 2 earns 20 points and has 20.
  51 Player 2 draws a tile.
  52 Player 2 draws a tile.
  52 The pile is empty. The game ends with this round.
  54 Player 3 places a 2 on 4,0.
  54 Player 3 ends the turn.
  54 Player 3 weaves 2 3, sum 5: 10 points.
  54 Player 3 earns 10 points and has 10.
  55 Player 4 resigns.
  55 Player 1 wins, 30 to 20 to 10 to 0.
