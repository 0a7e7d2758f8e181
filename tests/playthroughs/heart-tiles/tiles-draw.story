   1 Tile 0 is green.
   2 Tile 1 is red.
   3 Tile 2 is white.
   4 Tile 3 is yellow.
   5 Tile 4 is red.
   6 Tile 5 is yellow.
   7 Tile 6 is yellow.
   8 Tile 7 is white.
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
  20 Player 2 places a green 1 on tile 6.
  20 It counts 0: Player 2 has 0.
  21 Player 2 draws a heart.
  22 Player 2 gets a heart.
  23 Player 2 places a green 2 on tile 4.
  23 It counts 0: Player 2 has 0.
  24 Player 2 draws a magic card.
  25 Player 2 gets a magic card.
  26 Player 2 ends the turn.
  27 Player 1 raises a Shield.
  27 The Shield of Player 1 lasts 2 more turns.
  28 Player 1 places a yellow 2 on tile 2.
  28 It counts 2: Player 1 has 2.
  29 Player 1 draws a heart.
  30 Player 1 gets a heart.
  31 Player 1 places a green 1 on tile 0.
  31 It counts 2: Player 1 has 4.
  32 Player 1 draws a magic card.
  33 Player 1 gets a magic card.
  34 Player 1 ends the turn.
  35 Player 2 draws a magic card.
  36 Player 2 gets a magic card.
  37 Player 2 places a yellow 1 on tile 3.
  37 It counts 2: Player 2 has 2.
  38 Player 2 draws a heart.
  39 Player 2 gets a heart.
  40 Player 2 ends the turn.
  40 The Shield of Player 1 lasts 1 more turn.
  41 Player 1 uses Recycle on tile 1.
  41 Tile 1 is white from now on.
  42 Player 1 places a yellow 1 on tile 5.
  42 It counts 2: Player 1 has 6.
  43 Player 1 places a red 3 on tile 7.
  43 It counts 3: Player 1 has 9.
  44 Player 1 draws a heart.
  45 Player 1 gets a heart.
  46 Player 1 draws a magic card.
  47 Player 1 gets a magic card.
  48 Player 1 ends the turn.
  48 The Shield of Player 1 falls.
  49 Player 2 uses Wind on tile 2.
  49 Player 1 loses a yellow 2 and its 2 points: 7 left.
  50 Player 2 places a red 2 on tile 1.
  50 It counts 2: Player 2 has 4.
  51 Player 2 places a green 3 on tile 2.
  51 It counts 3: Player 2 has 7.
  51 Nobody wins, 7 to 7.
