   1 Tile 0 is green.
   2 Tile 1 is white.
   3 Tile 2 is white.
   4 Tile 3 is white.
   5 Tile 4 is green.
   6 Tile 5 is green.
   7 Tile 6 is green.
   8 Tile 7 is yellow.
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
  20 Player 2 uses Recycle on tile 0.
  20 Tile 0 is white from now on.
  21 Player 2 places a green 2 on tile 2.
  21 It counts 2: Player 2 has 2.
  22 Player 2 places a green 3 on tile 5.
  22 It counts 6: Player 2 has 8.
  23 Player 2 draws a heart.
  24 Player 2 gets a heart.
  25 Player 2 draws a magic card.
  26 Player 2 gets a magic card.
  27 Player 2 ends the turn.
  28 Player 1 places a yellow 2 on tile 6.
  28 It counts 0: Player 1 has 0.
  29 Player 1 places a green 1 on tile 7.
  29 It counts 0: Player 1 has 0.
  30 Player 1 uses Wind on tile 5.
  30 Player 2 loses a green 3 and its 6 points: 2 left.
  31 Player 1 draws a magic card.
  32 Player 1 gets a magic card.
  33 Player 1 draws a heart.
  34 Player 1 gets a heart.
  35 Player 1 ends the turn.
  36 Player 2 places a green 3 on tile 4.
  36 It counts 6: Player 2 has 8.
  37 Player 2 draws a heart.
  38 Player 2 gets a heart.
  39 Player 2 places a yellow 1 on tile 1.
  39 It counts 1: Player 2 has 9.
  40 Player 2 draws a magic card.
  41 Player 2 gets a magic card.
  42 Player 2 ends the turn.
  43 Player 1 raises a Shield.
  43 The Shield of Player 1 lasts 2 more turns.
  44 Player 1 places a yellow 2 on tile 5.
  44 It counts 0: Player 1 has 0.
  45 Player 1 places a green 2 on tile 3.
  45 It counts 2: Player 1 has 2.
  46 Player 1 draws a heart.
  47 Player 1 gets a heart.
  48 Player 1 draws a magic card.
  49 Player 1 gets a magic card.
  50 Player 1 ends the turn.
  51 Player 2 places a yellow 1 on tile 0.
  51 It counts 1: Player 2 has 10.
  51 Player 2 wins, 2 to 10.
