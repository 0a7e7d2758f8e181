   1 Tile 0 is white.
   2 Tile 1 is yellow.
   3 Tile 2 is red.
   4 Tile 3 is white.
   5 Tile 4 is red.
   6 Tile 5 is red.
   7 Tile 6 is red.
   8 Tile 7 is red.
   9 Player 1 begins.
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
  20 Player 1 places a yellow 1 on tile 2.
  20 It counts 0: Player 1 has 0.
  21 Player 1 places a green 1 on tile 7.
  21 It counts 0: Player 1 has 0.
  22 Player 1 uses Recycle on tile 1.
  22 Tile 1 is white from now on.
  23 Player 1 draws a magic card.
  24 Player 1 gets a magic card.
  25 Player 1 draws a heart.
  26 Player 1 gets a heart.
  27 Player 1 ends the turn.
  28 Player 2 places a green 3 on tile 6.
  28 It counts 0: Player 2 has 0.
  29 Player 2 places a green 2 on tile 1.
  29 It counts 2: Player 2 has 2.
  30 Player 2 uses Wind on tile 7.
  30 Player 1 loses a green 1 and its 0 points: 0 left.
  31 Player 2 draws a heart.
  32 Player 2 gets a heart.
  33 Player 2 draws a magic card.
  34 Player 2 gets a magic card.
  35 Player 2 ends the turn.
  36 Player 1 raises a Shield.
  36 The Shield of Player 1 lasts 2 more turns.
  37 Player 1 draws a magic card.
  38 Player 1 gets a magic card.
  39 Player 1 draws a heart.
  40 Player 1 gets a heart.
  41 Player 1 resigns.
  41 Player 2 wins, 0 to 2.
