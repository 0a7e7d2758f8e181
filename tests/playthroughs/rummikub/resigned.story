   1 Player 1 begins.
   2 Player 1 gets a tile.
   3 Player 1 gets a tile.
   4 Player 1 gets a tile.
   5 Player 1 gets a tile.
   6 Player 1 gets a tile.
   7 Player 1 gets a tile.
   8 Player 1 gets a tile.
   9 Player 1 gets a tile.
  10 Player 1 gets a tile.
  11 Player 1 gets a tile.
  12 Player 1 gets a tile.
  13 Player 1 gets a tile.
  14 Player 1 gets a tile.
  15 Player 1 gets a tile.
  16 Player 2 gets a tile.
  17 Player 2 gets a tile.
  18 Player 2 gets a tile.
  19 Player 2 gets a tile.
  20 Player 2 gets a tile.
  21 Player 2 gets a tile.
  22 Player 2 gets a tile.
  23 Player 2 gets a tile.
  24 Player 2 gets a tile.
  25 Player 2 gets a tile.
  26 Player 2 gets a tile.
  27 Player 2 gets a tile.
  28 Player 2 gets a tile.
  29 Player 2 gets a tile.
  30 Player 1 draws a tile.
  31 Player 1 gets a tile.
  32 Player 2 draws a tile.
  33 Player 2 gets a tile.
  34 Player 1 draws a tile.
  35 Player 1 gets a tile.
  36 Player 2 draws a tile.
  37 Player 2 gets a tile.
  39 Player 1 lays k10 o10 *.
  39 Player 1 ends the turn.
  39 Player 1 opens with 30 points.
  39 Player 1 plays k10 o10 * from the rack; 13 tiles are left.
  40 Player 2 draws a tile.
  41 Player 2 gets a tile.
  43 Player 1 lays o5 o6 o7.
  43 Player 1 ends the turn.
  43 Player 1 plays o5 o6 o7 from the rack; 10 tiles are left.
  44 Player 2 draws a tile.
  45 Player 2 gets a tile.
  46 Player 1 draws a tile.
  47 Player 1 gets a tile.
  50 Player 2 lays k7 r7 b7.
  50 Player 2 lays k10 b10 o10.
  50 Player 2 ends the turn.
  50 Player 2 opens with 51 points.
  50 Player 2 plays k7 k10 r7 b7 b10 o10 from the rack; 12 tiles are left.
  51 Player 1 draws a tile.
  52 Player 1 gets a tile.
  53 Player 2 draws a tile.
  54 Player 2 gets a tile.
  55 Player 1 draws a tile.
  56 Player 1 gets a tile.
  57 Player 2 draws a tile.
  58 Player 2 gets a tile.
  61 Player 2 resigns.
  61 Player 1 wins, 0 to 0.
