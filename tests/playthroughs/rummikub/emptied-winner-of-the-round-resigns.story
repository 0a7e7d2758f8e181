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
  30 Player 3 gets a tile.
  31 Player 3 gets a tile.
  32 Player 3 gets a tile.
  33 Player 3 gets a tile.
  34 Player 3 gets a tile.
  35 Player 3 gets a tile.
  36 Player 3 gets a tile.
  37 Player 3 gets a tile.
  38 Player 3 gets a tile.
  39 Player 3 gets a tile.
  40 Player 3 gets a tile.
  41 Player 3 gets a tile.
  42 Player 3 gets a tile.
  43 Player 3 gets a tile.
  46 Player 1 lays k1 k2 k3 k4 k5 k6 k7.
  46 Player 1 lays r1 r2 r3 r4 r5 r6 r7.
  46 Player 1 ends the turn.
  46 Player 1 opens with 56 points.
  46 Player 1 plays k1 k2 k3 k4 k5 k6 k7 r1 r2 r3 r4 r5 r6 r7 from the rack; no tile is left.
  46 Player 1 has emptied the rack: the round is over.
  47 Player 1 resigns.
  48 Player 2 is left with k1 r4 r10 r11 r12 b4 b12 o4 o5 o6 o10 o11 o12 o13.
  49 Player 3 is left with r9 r10 b1 b2 b3 b5 b6 b7 b9 b10 b11 o7 o8 *.
  49 Nobody wins round 1. Penalty points: Player 2 115, Player 3 118.
  49 Player 2 wins, 0 to 115 to 118.
