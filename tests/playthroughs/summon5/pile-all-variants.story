   1 7,2 is blocked.
   2 8,8 is blocked.
   3 9,2 is blocked.
   4 10,5 is blocked.
   5 8,6 is blocked.
   6 A portal opens on 10,2.
   7 A portal opens on 0,2.
   8 A portal opens on 4,9.
   9 A portal opens on 10,6.
  10 Player 2 begins.
  11 Player 1 draws a tile.
  12 Player 1 draws a tile.
  13 Player 1 draws a tile.
  14 Player 1 draws a tile.
  15 Player 1 draws a tile.
  16 Player 1 draws a tile.
  17 Player 2 draws a tile.
  18 Player 2 draws a tile.
  19 Player 2 draws a tile.
  20 Player 2 draws a tile.
  21 Player 2 draws a tile.
  22 Player 2 draws a tile.
  23 Player 3 draws a tile.
  24 Player 3 draws a tile.
  25 Player 3 draws a tile.
  26 Player 3 draws a tile.
  27 Player 3 draws a tile.
  28 Player 3 draws a tile.
  33 Player 2 places a 3 on 4,5.
  33 Player 2 places a 2 on 4,6.
  33 Player 2 places a 9 on 4,7.
  33 Player 2 places a 1 on 4,8.
  33 Player 2 ends the turn.
  33 Player 2 weaves 3 2 9 1 *, sum 15: 300 points.
  33 Player 2 earns 300 points and has 300.
  34 Player 2 draws a tile.
  35 Player 2 draws a tile.
  36 Player 2 draws a tile.
  37 Player 2 draws a tile.
  41 Player 3 places a 6 on 10,1.
  41 Player 3 places an 8 on 10,3.
  41 Player 3 places a 0 on 10,4.
  41 Player 3 ends the turn.
  41 Player 3 weaves 6 * 8 0, sum 14: 80 points.
  41 Player 3 earns 80 points and has 80.
  42 Player 3 draws a tile.
  43 Player 3 draws a tile.
  44 Player 3 draws a tile.
  50 Player 1 places a 9 on 1,2.
  50 Player 1 places a 2 on 1,1.
  50 Player 1 places a 5 on 1,0.
  50 Player 1 places a 6 on 1,3.
  50 Player 1 places a 1 on 1,4.
  50 Player 1 ends the turn.
  50 Player 1 weaves * 9, sum 9: 180 points.
  50 Player 1 earns 180 points and has 180.
  51 Player 1 draws a tile.
  52 Player 1 draws a tile.
  53 Player 1 draws a tile.
  54 Player 1 draws a tile.
  55 Player 1 draws a tile.
  61 Player 2 places a 0 on 3,5.
  61 Player 2 places a 5 on 3,6.
  61 Player 2 places a 9 on 3,7.
  61 Player 2 places a 6 on 3,8.
  61 Player 2 places a 2 on 3,9.
  61 Player 2 ends the turn.
  61 Player 2 weaves 5 2, sum 7: 11 points.
  61 Player 2 weaves 9 9, sum 18: 198 points.
  61 Player 2 weaves 6 1, sum 7: 11 points.
  61 Player 2 earns 220 points and has 520.
  62 Player 2 draws a tile.
  63 Player 2 draws a tile.
  64 Player 2 draws a tile.
  65 Player 2 draws a tile.
  66 Player 2 draws a tile.
  70 Player 3 places a 2 on 0,0.
  70 Player 3 places a 1 on 0,1.
  70 Player 3 places a 3 on 0,3.
  70 Player 3 ends the turn.
  70 Player 3 weaves 2 1 * 3, sum 6: 44 points.
  70 Player 3 weaves 2 5, sum 7: 11 points.
  70 Player 3 weaves 1 2, sum 3: 11 points.
  70 Player 3 weaves 3 6, sum 9: 33 points.
  70 Player 3 earns 99 points and has 179.
  71 Player 3 draws a tile.
  72 Player 3 draws a tile.
  73 Player 3 draws a tile.
  78 Player 1 places a 6 on 10,0.
  78 Player 1 places a 4 on 9,0.
  78 Player 1 places a 4 on 8,0.
  78 Player 1 places a 4 on 7,0.
  78 Player 1 ends the turn.
  78 Player 1 weaves 4 4 4 6, sum 18: 66 points.
  78 Player 1 earns 66 points and has 246.
  79 Player 1 draws a tile.
  79 The pile is empty. The game ends with this round.
  84 Player 2 places a 7 on 7,1.
  84 Player 2 places a 0 on 6,1.
  84 Player 2 places an 8 on 8,1.
  84 Player 2 places a 5 on 9,1.
  84 Player 2 ends the turn.
  84 Player 2 weaves 4 8, sum 12: 96 points.
  84 Player 2 weaves 4 5, sum 9: 36 points.
  84 Player 2 earns 132 points and has 652.
  90 Player 3 places a 1 on 2,1.
  90 Player 3 places a 4 on 2,2.
  90 Player 3 places a 0 on 2,3.
  90 Player 3 places a 7 on 2,4.
  90 Player 3 places a 9 on 2,5.
  90 Player 3 ends the turn.
  90 Player 3 weaves 1 4 0 7 9, sum 21: 360 points.
  90 Player 3 weaves 3 6 0, sum 9: 36 points.
  90 Player 3 earns 396 points and has 575.
  94 Player 1 places a 3 on 5,6.
  94 Player 1 places a 3 on 5,7.
  94 Player 1 places an 8 on 5,8.
  94 Player 1 ends the turn.
  94 Player 1 weaves 9 9 3, sum 21: 360 points.
  94 Player 1 weaves 6 1 8, sum 15: 120 points.
  94 Player 1 has emptied the hand, a perfect game: 100 points.
  94 Player 1 earns 580 points and has 826.
  94 Player 1 wins, 826 to 652 to 575.
