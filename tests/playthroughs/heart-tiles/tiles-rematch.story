   1 Tile 0 is red.
   2 Tile 1 is green.
   3 Tile 2 is green.
   4 Tile 3 is white.
   5 Tile 4 is green.
   6 Tile 5 is yellow.
   7 Tile 6 is white.
   8 Tile 7 is green.
   9 Player 2 begins.
  10 Player 1 gets a heart.
  11 Player 1 gets a heart.
  12 Player 1 gets a heart.
  13 Player 1 gets a magic card.
  14 Player 1 gets a magic card.
  15 Player 2 gets a heart.
  16 Player 2 gets a heart.
  17 Player 2 gets a heart.
  18 Player 2 gets a magic card.
  19 Player 2 gets a magic card.
  20 Player 2 uses Recycle on tile 4.
  20 Tile 4 is white from now on.
  21 Player 2 places a green 2 on tile 6.
  21 It counts 2: Player 2 has 2.
  22 Player 2 draws a heart.
  23 Player 2 gets a heart.
  24 Player 2 places a yellow 3 on tile 3.
  24 It counts 3: Player 2 has 5.
  25 Player 2 draws a magic card.
  26 Player 2 gets a magic card.
  27 Player 2 ends the turn.
  28 Player 1 places a yellow 3 on tile 2.
  28 It counts 0: Player 1 has 0.
  29 Player 1 places a yellow 2 on tile 7.
  29 It counts 0: Player 1 has 0.
  30 Player 1 draws a heart.
  31 Player 1 gets a heart.
  32 Player 1 uses Wind on tile 3.
  32 Player 2 loses a yellow 3 and its 3 points: 2 left.
  33 Player 1 draws a magic card.
  34 Player 1 gets a magic card.
  35 Player 1 ends the turn.
  36 Player 2 raises a Shield.
  36 The Shield of Player 2 lasts 2 more turns.
  37 Player 2 draws a heart.
  38 Player 2 gets a heart.
  39 Player 2 places a green 3 on tile 1.
  39 It counts 6: Player 2 has 8.
  40 Player 2 places a green 2 on tile 4.
  40 It counts 2: Player 2 has 10.
  41 Player 2 draws a magic card.
  42 Player 2 gets a magic card.
  43 Player 2 ends the turn.
  44 Player 1 draws a magic card.
  45 Player 1 gets a magic card.
  46 Player 1 places a yellow 1 on tile 3.
  46 It counts 1: Player 1 has 1.
  47 Player 1 draws a heart.
  48 Player 1 gets a heart.
  49 Player 1 places a green 3 on tile 0.
  49 It counts 0: Player 1 has 1.
  50 Player 1 ends the turn.
  50 The Shield of Player 2 lasts 1 more turn.
  51 Player 2 places a yellow 2 on tile 5.
  51 It counts 4: Player 2 has 14.
  51 Player 2 wins, 1 to 14.
