   1 Player 1 begins.
   2 Player 1 draws a tile.
   3 Player 1 draws a tile.
   4 Player 1 draws a tile.
   5 Player 1 draws a tile.
   6 Player 1 draws a tile.
   7 Player 1 draws a tile.
   8 Player 1 draws a tile.
  13 Player 1 places a 1 on 7,6.
  13 Player 1 places a 3 on 7,8.
  13 Player 1 places a 6 on 7,9.
  13 Player 1 places a 0 on 7,10.
  13 Player 1 ends the turn.
  13 Player 1 weaves 1 5 3 6 0, sum 15: 30 points.
  13 Player 1 earns 30 points and has 30.
  14 Player 1 draws a tile.
  15 Player 1 draws a tile.
  16 Player 1 draws a tile.
  17 Player 1 draws a tile.
  23 Player 1 places a 7 on 8,6.
  23 Player 1 places an 8 on 8,5.
  23 Player 1 places a 7 on 8,7.
  23 Player 1 places a 3 on 8,8.
  23 Player 1 places a 9 on 8,9.
  23 Player 1 ends the turn.
  23 Player 1 weaves 6 9, sum 15: 30 points.
  23 Player 1 earns 30 points and has 60.
  24 Player 1 draws a tile.
  25 Player 1 draws a tile.
  26 Player 1 draws a tile.
  27 Player 1 draws a tile.
  28 Player 1 draws a tile.
  32 Player 1 places a 4 on 6,8.
  32 Player 1 places a 2 on 5,8.
  32 Player 1 places an 8 on 4,8.
  32 Player 1 ends the turn.
  32 Player 1 weaves 8 2 4 3 3, sum 20: 40 points.
  32 Player 1 earns 40 points and has 100.
  33 Player 1 draws a tile.
  34 Player 1 draws a tile.
  35 Player 1 draws a tile.
  39 Player 1 places a 3 on 5,7.
  39 Player 1 places a 9 on 6,7.
  39 Player 1 places a 6 on 9,7.
  39 Player 1 ends the turn.
  39 Player 1 weaves 3 2, sum 5: 10 points.
  39 Player 1 weaves 3 9 5 7 6, sum 30: 60 points.
  39 Player 1 earns 70 points and has 170.
  40 Player 1 draws a tile.
  41 Player 1 draws a tile.
  42 Player 1 draws a tile.
  45 Player 1 places a 4 on 6,6.
  45 Player 1 places a 9 on 9,6.
  45 Player 1 ends the turn.
  45 Player 1 weaves 9 6, sum 15: 30 points.
  45 Player 1 earns 30 points and has 200.
  46 Player 1 draws a tile.
  47 Player 1 draws a tile.
  51 Player 1 places a 6 on 9,5.
  51 Player 1 places an 8 on 9,4.
  51 Player 1 places a 6 on 9,3.
  51 Player 1 ends the turn.
  51 Player 1 weaves 6 8 6 9 6, sum 35: 70 points.
  51 Player 1 earns 70 points and has 270.
  52 Player 1 draws a tile.
  53 Player 1 draws a tile.
  54 Player 1 draws a tile.
  57 Player 1 places a 5 on 6,9.
  57 Player 1 places a 5 on 9,9.
  57 Player 1 ends the turn.
  57 Player 1 weaves 5 6 9 5, sum 25: 50 points.
  57 Player 1 earns 50 points and has 320.
  58 Player 1 draws a tile.
  59 Player 1 draws a tile.
  65 Player 1 places a 0 on 10,9.
  65 Player 1 places a 3 on 10,8.
  65 Player 1 places a 5 on 10,10.
  65 Player 1 places a 2 on 10,11.
  65 Player 1 places a 7 on 10,12.
  65 Player 1 ends the turn.
  65 Player 1 weaves 5 6 9 5 0, sum 25: 50 points.
  65 Player 1 earns 50 points and has 370.
  66 Player 1 draws a tile.
  67 Player 1 draws a tile.
  68 Player 1 draws a tile.
  69 Player 1 draws a tile.
  70 Player 1 draws a tile.
  76 Player 1 places a 9 on 11,10.
  76 Player 1 places a 2 on 11,11.
  76 Player 1 places a 1 on 11,12.
  76 Player 1 places a 7 on 11,13.
  76 Player 1 places a 1 on 11,14.
  76 Player 1 ends the turn.
  76 Player 1 weaves 9 2 1 7 1, sum 20: 40 points.
  76 Player 1 earns 40 points and has 410.
  77 Player 1 draws a tile.
  78 Player 1 draws a tile.
  79 Player 1 draws a tile.
  80 Player 1 draws a tile.
  81 Player 1 draws a tile.
  81 The pile is empty. The game ends with this round.
  84 Player 1 places a 2 on 5,6.
  84 Player 1 places an 8 on 5,5.
  84 Player 1 ends the turn.
  84 Player 1 weaves 8 2 3 2, sum 15: 30 points.
  84 Player 1 earns 30 points and has 440.
  84 Player 1 wins, 440.
