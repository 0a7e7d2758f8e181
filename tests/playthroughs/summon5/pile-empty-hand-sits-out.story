   1 Player 1 begins.
   2 Player 1 draws a tile.
   3 Player 1 draws a tile.
   4 Player 1 draws a tile.
   5 Player 1 draws a tile.
   6 Player 1 draws a tile.
   7 Player 2 draws a tile.
   8 Player 2 draws a tile.
   9 Player 2 draws a tile.
  10 Player 2 draws a tile.
  11 Player 2 draws a tile.
  12 Player 3 draws a tile.
  13 Player 3 draws a tile.
  14 Player 3 draws a tile.
  15 Player 3 draws a tile.
  16 Player 3 draws a tile.
  17 Player 4 draws a tile.
  18 Player 4 draws a tile.
  19 Player 4 draws a tile.
  20 Player 4 draws a tile.
  21 Player 4 draws a tile.
  27 Player 1 places a 0 on 6,7.
  27 Player 1 places a 1 on 6,6.
  27 Player 1 places a 2 on 6,5.
  27 Player 1 places a 3 on 6,4.
  27 Player 1 places a 4 on 6,3.
  27 Player 1 ends the turn.
  27 Player 1 weaves 4 3 2 1 0, sum 10: 20 points.
  27 Player 1 weaves 0 5, sum 5: 10 points.
  27 Player 1 earns 30 points and has 30.
  28 Player 1 draws a tile.
  29 Player 1 draws a tile.
  30 Player 1 draws a tile.
  31 Player 1 draws a tile.
  32 Player 1 draws a tile.
  38 Player 2 places a 0 on 5,3.
  38 Player 2 places a 1 on 5,2.
  38 Player 2 places a 2 on 5,1.
  38 Player 2 places a 3 on 5,0.
  38 Player 2 places a 4 on 5,4.
  38 Player 2 ends the turn.
  38 Player 2 weaves 3 2 1 0 4, sum 10: 20 points.
  38 Player 2 earns 20 points and has 20.
  39 Player 2 draws a tile.
  40 Player 2 draws a tile.
  41 Player 2 draws a tile.
  42 Player 2 draws a tile.
  43 Player 2 draws a tile.
  49 Player 3 places a 0 on 4,0.
  49 Player 3 places a 1 on 4,1.
  49 Player 3 places a 2 on 4,2.
  49 Player 3 places a 3 on 4,3.
  49 Player 3 places a 4 on 4,4.
  49 Player 3 ends the turn.
  49 Player 3 weaves 0 1 2 3 4, sum 10: 20 points.
  49 Player 3 earns 20 points and has 20.
  50 Player 3 draws a tile.
  51 Player 3 draws a tile.
  52 Player 3 draws a tile.
  53 Player 3 draws a tile.
  54 Player 3 draws a tile.
  56 Player 4 places a 2 on 3,0.
  56 Player 4 ends the turn.
  56 Player 4 weaves 2 0 3, sum 5: 10 points.
  56 Player 4 earns 10 points and has 10.
  57 Player 4 draws a tile.
  61 Player 1 places a 5 on 2,0.
  61 Player 1 places a 5 on 2,1.
  61 Player 1 places a 5 on 2,2.
  61 Player 1 ends the turn.
  61 Player 1 weaves 5 5 5, sum 15: 30 points.
  61 Player 1 weaves 5 2 0 3, sum 10: 20 points.
  61 Player 1 earns 50 points and has 80.
  62 Player 1 draws a tile.
  63 Player 1 draws a tile.
  64 Player 1 draws a tile.
  64 The pile is empty. After this round one more is played.
  70 Player 2 places a 7 on 3,2.
  70 Player 2 places a 6 on 3,3.
  70 Player 2 places a 6 on 3,4.
  70 Player 2 places a 7 on 3,5.
  70 Player 2 places a 7 on 3,6.
  70 Player 2 ends the turn.
  70 Player 2 weaves 5 7 2 1, sum 15: 30 points.
  70 Player 2 has emptied the hand, a perfect game: 50 points.
  70 Player 2 earns 80 points and has 100.
  72 Player 3 places a 7 on 2,3.
  72 Player 3 ends the turn.
  72 Player 3 weaves 7 6 3 0 4, sum 20: 40 points.
  72 Player 3 earns 40 points and has 60.
  74 Player 4 places a 0 on 1,0.
  74 Player 4 ends the turn.
  74 Player 4 weaves 0 5 2 0 3, sum 10: 20 points.
  74 Player 4 earns 20 points and has 30.
  76 Player 1 places a 9 on 5,6.
  76 Player 1 ends the turn.
  76 Player 1 weaves 9 1, sum 10: 20 points.
  76 Player 1 earns 20 points and has 100.
  78 Player 3 places an 8 on 2,4.
  78 Player 3 ends the turn.
  78 Player 3 weaves 5 5 5 7 8, sum 30: 60 points.
  78 Player 3 weaves 8 6 4 4 3, sum 25: 50 points.
  78 Player 3 earns 110 points and has 170.
  80 Player 4 places a 3 on 2,6.
  80 Player 4 ends the turn.
  80 Player 4 weaves 3 7, sum 10: 20 points.
  80 Player 4 earns 20 points and has 50.
  80 Player 3 wins, 100 to 100 to 170 to 50.
