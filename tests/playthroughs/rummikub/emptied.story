   1 Player 2 begins.
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
  32 Player 2 lays k9 k10 k11.
  32 Player 2 lays r9 r10 r11 r12 r13.
  32 Player 2 ends the turn.
  32 Player 2 opens with 85 points.
  32 Player 2 plays k9 k10 k11 r9 r10 r11 r12 r13 from the rack; 6 tiles are left.
  35 Player 1 lays k6 r6 o6.
  35 Player 1 lays r3 r4 * r6 r7.
  35 Player 1 ends the turn.
  35 Player 1 opens with 43 points.
  35 Player 1 plays k6 r3 r4 r6 r6 r7 o6 * from the rack; 6 tiles are left.
  40 Player 2 takes k6 r6 o6 apart.
  40 Player 2 takes r3 r4 * r6 r7 apart.
  40 Player 2 lays k6 r6 b6 o6.
  40 Player 2 lays r2 r3 r4 * r6 r7.
  40 Player 2 ends the turn.
  40 Player 2 plays r2 b6 from the rack; 4 tiles are left.
  43 Player 1 takes k9 k10 k11 apart.
  43 Player 1 lays k9 k10 k11 k12.
  43 Player 1 ends the turn.
  43 Player 1 plays k12 from the rack; 5 tiles are left.
  44 Player 2 draws a tile.
  45 Player 2 gets a tile.
  46 Player 1 draws a tile.
  47 Player 1 gets a tile.
  48 Player 2 draws a tile.
  49 Player 2 gets a tile.
  50 Player 1 draws a tile.
  51 Player 1 gets a tile.
  53 Player 2 lays o3 o4 o5.
  53 Player 2 ends the turn.
  53 Player 2 plays o3 o4 o5 from the rack; 3 tiles are left.
  56 Player 1 takes o3 o4 o5 apart.
  56 Player 1 lays o2 o3 o4 o5.
  56 Player 1 ends the turn.
  56 Player 1 plays o2 from the rack; 6 tiles are left.
  59 Player 2 takes o2 o3 o4 o5 apart.
  59 Player 2 lays o1 o2 o3 o4 o5.
  59 Player 2 ends the turn.
  59 Player 2 plays o1 from the rack; 2 tiles are left.
  60 Player 1 draws a tile.
  61 Player 1 gets a tile.
  62 Player 2 draws a tile.
  63 Player 2 gets a tile.
  64 Player 1 draws a tile.
  65 Player 1 gets a tile.
  66 Player 2 draws a tile.
  67 Player 2 gets a tile.
  68 Player 1 draws a tile.
  69 Player 1 gets a tile.
  71 Player 2 lays b9 b10 b11.
  71 Player 2 ends the turn.
  71 Player 2 plays b9 b10 b11 from the rack; one tile is left.
  74 Player 1 takes b9 b10 b11 apart.
  74 Player 1 lays b7 b8 b9 b10 b11.
  74 Player 1 ends the turn.
  74 Player 1 plays b7 b8 from the rack; 7 tiles are left.
  75 Player 2 draws a tile.
  76 Player 2 gets a tile.
  77 Player 1 draws a tile.
  78 Player 1 gets a tile.
  79 Player 2 draws a tile.
  80 Player 2 gets a tile.
  81 Player 1 draws a tile.
  82 Player 1 gets a tile.
  84 Player 2 lays k4 r4 b4.
  84 Player 2 ends the turn.
  84 Player 2 plays k4 r4 b4 from the rack; no tile is left.
  84 Player 2 has emptied the rack: the round is over.
  85 Player 1 is left with k6 r7 r10 r12 b2 b4 o5 o11 o13.
  85 Player 2 wins round 1. Penalty points: Player 1 70.
  85 Player 2 wins, 70 to 0.
