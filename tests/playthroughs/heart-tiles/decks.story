   1 Tile 0 is red.
   2 Tile 1 is red.
   3 Tile 2 is white.
   4 Tile 3 is white.
   5 Tile 4 is red.
   6 Tile 5 is red.
   7 Tile 6 is white.
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
  20 Player 2 uses Recycle on tile 0.
  20 Tile 0 is white from now on.
  21 Player 2 draws a magic card.
  22 Player 2 gets a magic card.
  23 Player 2 places a green 2 on tile 3.
  23 It counts 2: Player 2 has 2.
  24 Player 2 draws a heart.
  25 Player 2 gets a heart.
  26 Player 2 ends the turn.
  27 Player 1 draws a magic card.
  28 Player 1 gets a magic card.
  29 Player 1 draws a heart.
  30 Player 1 gets a heart.
  31 Player 1 ends the turn.
  32 Player 2 draws a heart.
  33 Player 2 gets a heart.
  34 Player 2 draws a magic card.
  35 Player 2 gets a magic card.
  36 Player 2 ends the turn.
  37 Player 1 uses Recycle on tile 5.
  37 Tile 5 is white from now on.
  38 Player 1 draws a magic card.
  39 Player 1 gets a magic card.
  40 Player 1 draws a heart.
  41 Player 1 gets a heart.
  42 Player 1 ends the turn.
  43 Player 2 draws a magic card.
  44 Player 2 gets a magic card.
  45 Player 2 draws a heart.
  46 Player 2 gets a heart.
  47 Player 2 ends the turn.
  48 Player 1 draws a magic card.
  49 Player 1 gets a magic card.
  50 Player 1 draws a heart.
  51 Player 1 gets a heart.
  52 Player 1 ends the turn.
  53 Player 2 draws a magic card.
  54 Player 2 gets a magic card.
  55 Player 2 draws a heart.
  56 Player 2 gets a heart.
  57 Player 2 ends the turn.
  58 Player 1 uses Wind on tile 3.
  58 Player 2 loses a green 2 and its 2 points: 0 left.
  59 Player 1 draws a heart.
  60 Player 1 gets a heart.
  61 Player 1 draws a magic card.
  62 Player 1 gets a magic card.
  63 Player 1 ends the turn.
  64 Player 2 draws a magic card.
  65 Player 2 gets a magic card.
  66 Player 2 places a yellow 1 on tile 0.
  66 It counts 1: Player 2 has 1.
  67 Player 2 draws a heart.
  68 Player 2 gets a heart.
  69 Player 2 raises a Shield.
  69 The Shield of Player 2 lasts 2 more turns.
  70 Player 2 ends the turn.
  71 Player 1 draws a magic card.
  72 Player 1 gets a magic card.
  73 Player 1 draws a heart.
  74 Player 1 gets a heart.
  75 Player 1 ends the turn.
  75 The Shield of Player 2 lasts 1 more turn.
  76 Player 2 raises a Shield.
  76 The Shield of Player 2 lasts 2 more turns.
  77 Player 2 draws a magic card.
  78 Player 2 gets a magic card.
  79 Player 2 ends the turn.
  80 Player 1 places a green 3 on tile 6.
  80 It counts 3: Player 1 has 3.
  81 Player 1 draws a magic card.
  82 Player 1 gets a magic card.
  83 Player 1 ends the turn.
  83 The Shield of Player 2 lasts 1 more turn.
  83 Player 1 wins, 3 to 1.
