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
  32 Player 1 lays k1 k2 k3 k4 k5 k6 k7.
  32 Player 1 lays r1 r2 r3 r4 r5 r6 r7.
  32 Player 1 ends the turn.
  32 Player 1 opens with 56 points.
  32 Player 1 plays k1 k2 k3 k4 k5 k6 k7 r1 r2 r3 r4 r5 r6 r7 from the rack; no tile is left.
  32 Player 1 has emptied the rack: the round is over.
  33 Player 2 is left with k1 r4 r10 r11 r12 b4 b12 o4 o5 o6 o10 o11 o12 o13.
  33 Player 1 wins round 1. Penalty points: Player 2 115.
  34 Player 2 begins.
  35 Player 1 gets a tile.
  36 Player 1 gets a tile.
  37 Player 1 gets a tile.
  38 Player 1 gets a tile.
  39 Player 1 gets a tile.
  40 Player 1 gets a tile.
  41 Player 1 gets a tile.
  42 Player 1 gets a tile.
  43 Player 1 gets a tile.
  44 Player 1 gets a tile.
  45 Player 1 gets a tile.
  46 Player 1 gets a tile.
  47 Player 1 gets a tile.
  48 Player 1 gets a tile.
  49 Player 2 gets a tile.
  50 Player 2 gets a tile.
  51 Player 2 gets a tile.
  52 Player 2 gets a tile.
  53 Player 2 gets a tile.
  54 Player 2 gets a tile.
  55 Player 2 gets a tile.
  56 Player 2 gets a tile.
  57 Player 2 gets a tile.
  58 Player 2 gets a tile.
  59 Player 2 gets a tile.
  60 Player 2 gets a tile.
  61 Player 2 gets a tile.
  62 Player 2 gets a tile.
  65 Player 2 lays k1 k2 k3 k4 k5 k6 k7.
  65 Player 2 lays r1 r2 r3 r4 r5 r6 r7.
  65 Player 2 ends the turn.
  65 Player 2 opens with 56 points.
  65 Player 2 plays k1 k2 k3 k4 k5 k6 k7 r1 r2 r3 r4 r5 r6 r7 from the rack; no tile is left.
  65 Player 2 has emptied the rack: the round is over.
  66 Player 1 is left with k1 r4 r10 r11 r12 b4 b12 o4 o5 o6 o10 o11 o12 o13.
  66 Player 2 wins round 2. Penalty points: Player 1 115.
  66 Player 1 and Player 2 share the win, 115 to 115.
