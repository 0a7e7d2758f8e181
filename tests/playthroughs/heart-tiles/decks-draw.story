   1 Tile 0 is red.
   2 Tile 1 is yellow.
   3 Tile 2 is red.
   4 Tile 3 is white.
   5 Tile 4 is yellow.
   6 Tile 5 is yellow.
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
  20 Player 1 draws a heart.
  21 Player 1 gets a heart.
  22 Player 1 draws a magic card.
  23 Player 1 gets a magic card.
  24 Player 1 ends the turn.
  25 Player 2 draws a heart.
  26 Player 2 gets a heart.
  27 Player 2 draws a magic card.
  28 Player 2 gets a magic card.
  29 Player 2 uses Recycle on tile 5.
  29 Tile 5 is white from now on.
  30 Player 2 ends the turn.
  31 Player 1 raises a Shield.
  31 The Shield of Player 1 lasts 2 more turns.
  32 Player 1 draws a heart.
  33 Player 1 gets a heart.
  34 Player 1 draws a magic card.
  35 Player 1 gets a magic card.
  36 Player 1 ends the turn.
  37 Player 2 draws a magic card.
  38 Player 2 gets a magic card.
  39 Player 2 places a green 3 on tile 0.
  39 It counts 0: Player 2 has 0.
  40 Player 2 draws a heart.
  41 Player 2 gets a heart.
  42 Player 2 ends the turn.
  42 The Shield of Player 1 lasts 1 more turn.
  43 Player 1 raises a Shield.
  43 The Shield of Player 1 lasts 2 more turns.
  44 Player 1 draws a heart.
  45 Player 1 gets a heart.
  46 Player 1 draws a magic card.
  47 Player 1 gets a magic card.
  48 Player 1 ends the turn.
  49 Player 2 draws a magic card.
  50 Player 2 gets a magic card.
  51 Player 2 draws a heart.
  52 Player 2 gets a heart.
  53 Player 2 ends the turn.
  53 The Shield of Player 1 lasts 1 more turn.
  54 Player 1 uses Recycle on tile 4.
  54 Tile 4 is white from now on.
  55 Player 1 draws a magic card.
  56 Player 1 gets a magic card.
  57 Player 1 draws a heart.
  58 Player 1 gets a heart.
  59 Player 1 ends the turn.
  59 The Shield of Player 1 falls.
  60 Player 2 uses Recycle on tile 2.
  60 Tile 2 is white from now on.
  61 Player 2 draws a magic card.
  62 Player 2 gets a magic card.
  63 Player 2 draws a heart.
  64 Player 2 gets a heart.
  65 Player 2 ends the turn.
  66 Player 1 places a red 2 on tile 5.
  66 It counts 2: Player 1 has 2.
  67 Player 1 uses Wind on tile 0.
  67 Player 2 loses a green 3 and its 0 points: 0 left.
  68 Player 1 draws a heart.
  69 Player 1 gets a heart.
  70 Player 1 draws a magic card.
  71 Player 1 gets a magic card.
  72 Player 1 ends the turn.
  73 Player 2 places a yellow 2 on tile 4.
  73 It counts 2: Player 2 has 2.
  74 Player 2 draws a magic card.
  75 Player 2 gets a magic card.
  76 Player 2 uses Recycle on tile 0.
  76 Tile 0 is white from now on.
  77 Player 2 draws a heart.
  78 Player 2 gets a heart.
  79 Player 2 ends the turn.
  80 Player 1 raises a Shield.
  80 The Shield of Player 1 lasts 2 more turns.
  81 Player 1 draws a magic card.
  82 Player 1 gets a magic card.
  83 Player 1 ends the turn.
  84 Player 2 draws a magic card.
  85 Player 2 gets a magic card.
  86 Player 2 ends the turn.
  86 The Shield of Player 1 lasts 1 more turn.
  86 Nobody wins, 2 to 2.
