   1 Player 2 begins.
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
  17 Player 2 places a 0 on 6,7.
  17 Player 2 ends the turn.
  17 Player 2 weaves 0 5, sum 5: 10 points.
  17 Player 2 earns 10 points and has 10.
  18 Player 2 draws a tile.
  23 Player 1 places a 9 on 7,6.
  23 Player 1 places a 1 on 7,5.
  23 Player 1 places a 6 on 7,4.
  23 Player 1 places a 4 on 7,8.
  23 Player 1 ends the turn.
  23 Player 1 weaves 6 1 9 5 4, sum 25: 50 points.
  23 Player 1 earns 50 points and has 50.
  24 Player 1 draws a tile.
  25 Player 1 draws a tile.
  26 Player 1 draws a tile.
  27 Player 1 draws a tile.
  32 Player 2 places an 8 on 6,5.
  32 Player 2 places a 9 on 6,6.
  32 Player 2 places a 7 on 6,8.
  32 Player 2 places a 6 on 6,9.
  32 Player 2 ends the turn.
  32 Player 2 weaves 8 9 0 7 6, sum 30: 60 points.
  32 Player 2 earns 60 points and has 70.
  33 Player 2 draws a tile.
  34 Player 2 draws a tile.
  35 Player 2 draws a tile.
  36 Player 2 draws a tile.
  39 Player 1 places a 5 on 8,8.
  39 Player 1 places a 4 on 9,8.
  39 Player 1 ends the turn.
  39 Player 1 weaves 7 4 5 4, sum 20: 40 points.
  39 Player 1 earns 40 points and has 90.
  40 Player 1 draws a tile.
  41 Player 1 draws a tile.
  47 Player 2 places a 3 on 5,5.
  47 Player 2 places a 0 on 5,6.
  47 Player 2 places an 8 on 5,7.
  47 Player 2 places a 5 on 5,8.
  47 Player 2 places a 4 on 5,9.
  47 Player 2 ends the turn.
  47 Player 2 weaves 3 0 8 5 4, sum 20: 40 points.
  47 Player 2 weaves 5 7 4 5 4, sum 25: 50 points.
  47 Player 2 weaves 4 6, sum 10: 20 points.
  47 Player 2 earns 110 points and has 180.
  48 Player 2 draws a tile.
  49 Player 2 draws a tile.
  50 Player 2 draws a tile.
  51 Player 2 draws a tile.
  52 Player 2 draws a tile.
  57 Player 1 places a 7 on 9,7.
  57 Player 1 places a 0 on 9,9.
  57 Player 1 places a 4 on 9,10.
  57 Player 1 places a 0 on 9,11.
  57 Player 1 ends the turn.
  57 Player 1 weaves 7 4 0 4 0, sum 15: 30 points.
  57 Player 1 earns 30 points and has 120.
  58 Player 1 draws a tile.
  59 Player 1 draws a tile.
  60 Player 1 draws a tile.
  61 Player 1 draws a tile.
  63 Player 2 places a 9 on 8,4.
  63 Player 2 ends the turn.
  63 Player 2 weaves 6 9, sum 15: 30 points.
  63 Player 2 earns 30 points and has 210.
  64 Player 2 draws a tile.
  70 Player 1 places a 2 on 4,5.
  70 Player 1 places a 1 on 4,4.
  70 Player 1 places a 1 on 4,3.
  70 Player 1 places an 8 on 4,6.
  70 Player 1 places a 3 on 4,7.
  70 Player 1 ends the turn.
  70 Player 1 weaves 1 1 2 8 3, sum 15: 30 points.
  70 Player 1 earns 30 points and has 150.
  71 Player 1 draws a tile.
  72 Player 1 draws a tile.
  73 Player 1 draws a tile.
  74 Player 1 draws a tile.
  74 The pile is empty. The game ends with this round.
  80 Player 2 places a 2 on 3,3.
  80 Player 2 places a 7 on 3,2.
  80 Player 2 places a 1 on 3,4.
  80 Player 2 places a 2 on 3,5.
  80 Player 2 places a 3 on 3,6.
  80 Player 2 ends the turn.
  80 Player 2 weaves 7 2 1 2 3, sum 15: 30 points.
  80 Player 2 earns 30 points and has 240.
  84 Player 1 places a 3 on 8,11.
  84 Player 1 places a 5 on 10,11.
  84 Player 1 places a 2 on 11,11.
  84 Player 1 ends the turn.
  84 Player 1 weaves 3 0 5 2, sum 10: 20 points.
  84 Player 1 earns 20 points and has 170.
  84 Player 2 wins, 170 to 240.
