   1 A portal opens on 3,2.
   2 A portal opens on 8,11.
   3 A portal opens on 5,0.
   4 Player 2 begins.
   5 Player 1 draws a tile.
   6 Player 1 draws a tile.
   7 Player 1 draws a tile.
   8 Player 1 draws a tile.
   9 Player 1 draws a tile.
  10 Player 1 draws a tile.
  11 Player 1 draws a tile.
  12 Player 2 draws a tile.
  13 Player 2 draws a tile.
  14 Player 2 draws a tile.
  15 Player 2 draws a tile.
  16 Player 2 draws a tile.
  17 Player 2 draws a tile.
  18 Player 2 draws a tile.
  23 Player 2 places a 4 on 7,6.
  23 Player 2 places a 1 on 7,8.
  23 Player 2 places a 6 on 7,9.
  23 Player 2 places a 4 on 7,10.
  23 Player 2 ends the turn.
  23 Player 2 weaves 4 5 1 6 4, sum 20: 40 points.
  23 Player 2 earns 40 points and has 40.
  24 Player 2 draws a tile.
  25 Player 2 draws a tile.
  26 Player 2 draws a tile.
  27 Player 2 draws a tile.
  30 Player 1 places an 8 on 6,7.
  30 Player 1 places a 2 on 8,7.
  30 Player 1 ends the turn.
  30 Player 1 weaves 8 5 2, sum 15: 30 points.
  30 Player 1 earns 30 points and has 30.
  31 Player 1 draws a tile.
  32 Player 1 draws a tile.
  36 Player 2 places a 9 on 5,1.
  36 Player 2 places an 8 on 5,2.
  36 Player 2 places a 3 on 5,3.
  36 Player 2 ends the turn.
  36 Player 2 weaves * 9 8 3, sum 20: 80 points.
  36 Player 2 earns 80 points and has 120.
  37 Player 2 draws a tile.
  38 Player 2 draws a tile.
  39 Player 2 draws a tile.
  44 Player 1 places a 2 on 4,1.
  44 Player 1 places a 9 on 6,1.
  44 Player 1 places a 6 on 7,1.
  44 Player 1 places a 9 on 8,1.
  44 Player 1 ends the turn.
  44 Player 1 weaves 2 9 9 6 9, sum 35: 70 points.
  44 Player 1 earns 70 points and has 100.
  45 Player 1 draws a tile.
  46 Player 1 draws a tile.
  47 Player 1 draws a tile.
  48 Player 1 draws a tile.
  52 Player 2 places an 8 on 7,2.
  52 Player 2 places a 6 on 7,3.
  52 Player 2 places a 5 on 7,4.
  52 Player 2 ends the turn.
  52 Player 2 weaves 6 8 6 5, sum 25: 50 points.
  52 Player 2 earns 50 points and has 170.
  53 Player 2 draws a tile.
  54 Player 2 draws a tile.
  55 Player 2 draws a tile.
  59 Player 1 places a 3 on 4,3.
  59 Player 1 places a 5 on 6,3.
  59 Player 1 places a 3 on 8,3.
  59 Player 1 ends the turn.
  59 Player 1 weaves 3 3 5 6 3, sum 20: 40 points.
  59 Player 1 earns 40 points and has 140.
  60 Player 1 draws a tile.
  61 Player 1 draws a tile.
  62 Player 1 draws a tile.
  66 Player 2 places a 7 on 8,12.
  66 Player 2 places a 5 on 8,13.
  66 Player 2 places an 8 on 8,14.
  66 Player 2 ends the turn.
  66 Player 2 weaves * 7 5 8, sum 20: 80 points.
  66 Player 2 earns 80 points and has 250.
  67 Player 2 draws a tile.
  68 Player 2 draws a tile.
  69 Player 2 draws a tile.
  74 Player 1 places a 4 on 9,11.
  74 Player 1 places a 4 on 10,11.
  74 Player 1 places a 0 on 11,11.
  74 Player 1 places a 7 on 12,11.
  74 Player 1 ends the turn.
  74 Player 1 weaves * 4 4 0 7, sum 15: 60 points.
  74 Player 1 earns 60 points and has 200.
  75 Player 1 draws a tile.
  76 Player 1 draws a tile.
  77 Player 1 draws a tile.
  77 The pile is empty. The game ends with this round.
  81 Player 2 places a 7 on 2,2.
  81 Player 2 places a 0 on 1,2.
  81 Player 2 places a 0 on 4,2.
  81 Player 2 ends the turn.
  81 Player 2 weaves 2 0 3, sum 5: 10 points.
  81 Player 2 weaves 0 7 * 0 8, sum 15: 60 points.
  81 Player 2 earns 70 points and has 320.
  85 Player 1 places a 2 on 12,12.
  85 Player 1 places a 0 on 12,13.
  85 Player 1 places a 6 on 12,14.
  85 Player 1 ends the turn.
  85 Player 1 weaves 7 2 0 6, sum 15: 30 points.
  85 Player 1 earns 30 points and has 230.
  85 Player 2 wins, 230 to 320.
