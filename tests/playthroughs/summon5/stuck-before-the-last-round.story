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
  38 Player 1 places a 2 on 7,6.
  38 Player 1 places a 3 on 7,5.
  38 Player 1 places a 2 on 7,8.
  38 Player 1 places a 3 on 7,9.
  38 Player 1 ends the turn.
  38 Player 1 weaves 3 2 5 2 3, sum 15: 10 points.
  38 Player 1 earns 10 points and has 10.
  39 Player 1 draws a tile.
  40 Player 1 draws a tile.
  41 Player 1 draws a tile.
  42 Player 1 draws a tile.
  47 Player 2 places a 6 on 6,8.
  47 Player 2 places a 7 on 5,8.
  47 Player 2 places a 7 on 8,8.
  47 Player 2 places an 8 on 9,8.
  47 Player 2 ends the turn.
  47 Player 2 weaves 7 6 2 7 8, sum 30: 20 points.
  47 Player 2 earns 20 points and has 20.
  48 Player 2 draws a tile.
  49 Player 2 draws a tile.
  50 Player 2 draws a tile.
  50 The pile is empty. After this round one more is played.
  51 Player 3 has no legal turn and takes no further part.
  51 The game ends with this round.
  56 Player 4 places a 2 on 5,7.
  56 Player 4 places a 2 on 4,7.
  56 Player 4 places a 3 on 3,7.
  56 Player 4 places a 3 on 6,7.
  56 Player 4 ends the turn.
  56 Player 4 weaves 3 2 2 3 5, sum 15: 10 points.
  56 Player 4 earns 10 points and has 10.
  56 Player 2 wins, 10 to 20 to 0 to 10.
