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
  44 Player 4 gets a tile.
  45 Player 4 gets a tile.
  46 Player 4 gets a tile.
  47 Player 4 gets a tile.
  48 Player 4 gets a tile.
  49 Player 4 gets a tile.
  50 Player 4 gets a tile.
  51 Player 4 gets a tile.
  52 Player 4 gets a tile.
  53 Player 4 gets a tile.
  54 Player 4 gets a tile.
  55 Player 4 gets a tile.
  56 Player 4 gets a tile.
  57 Player 4 gets a tile.
  61 Player 1 lays k3 b3 o3.
  61 Player 1 lays k4 b4 o4.
  61 Player 1 lays o4 o5 o6.
  61 Player 1 ends the turn.
  61 Player 1 opens with 36 points.
  61 Player 1 plays k3 k4 b3 b4 o3 o4 o4 o5 o6 from the rack; 5 tiles are left.
  62 Player 2 draws a tile.
  63 Player 2 gets a tile.
  67 Player 3 lays k1 r1 b1.
  67 Player 3 lays k9 * k11.
  67 Player 3 lays b6 b7 b8.
  67 Player 3 ends the turn.
  67 Player 3 opens with 54 points.
  67 Player 3 plays k1 k9 k11 r1 b1 b6 b7 b8 * from the rack; 5 tiles are left.
  69 Player 4 lays r13 b13 o13.
  69 Player 4 ends the turn.
  69 Player 4 opens with 39 points.
  69 Player 4 plays r13 b13 o13 from the rack; 11 tiles are left.
  70 Player 1 draws a tile.
  71 Player 1 gets a tile.
  72 Player 2 draws a tile.
  73 Player 2 gets a tile.
  74 Player 3 draws a tile.
  75 Player 3 gets a tile.
  76 Player 4 draws a tile.
  77 Player 4 gets a tile.
  78 Player 1 draws a tile.
  79 Player 1 gets a tile.
  80 Player 2 draws a tile.
  81 Player 2 gets a tile.
  82 Player 3 draws a tile.
  83 Player 3 gets a tile.
  84 Player 4 draws a tile.
  85 Player 4 gets a tile.
  86 Player 1 draws a tile.
  87 Player 1 gets a tile.
  88 Player 2 draws a tile.
  89 Player 2 gets a tile.
  90 Player 3 draws a tile.
  91 Player 3 gets a tile.
  94 Player 4 takes o4 o5 o6 apart.
  94 Player 4 lays o2 o3 o4 o5 o6.
  94 Player 4 ends the turn.
  94 Player 4 plays o2 o3 from the rack; 11 tiles are left.
  95 Player 1 draws a tile.
  96 Player 1 gets a tile.
  97 Player 2 draws a tile.
  98 Player 2 gets a tile.
  99 Player 3 draws a tile.
 100 Player 3 gets a tile.
 101 Player 4 draws a tile.
 102 Player 4 gets a tile.
 104 Player 1 lays r6 r7 *.
 104 Player 1 ends the turn.
 104 Player 1 plays r6 r7 * from the rack; 6 tiles are left.
 105 Player 2 draws a tile.
 106 Player 2 gets a tile.
 107 Player 3 draws a tile.
 108 Player 3 gets a tile.
 111 Player 4 takes r6 r7 * apart.
 111 Player 4 lays r5 r6 r7 r8 *.
 111 Player 4 ends the turn.
 111 Player 4 plays r5 r8 from the rack; 10 tiles are left.
 114 Player 1 takes r5 r6 r7 r8 * apart.
 114 Player 1 lays r5 r6 r7 r8 * r10.
 114 Player 1 ends the turn.
 114 Player 1 plays r10 from the rack; 5 tiles are left.
 115 Player 2 draws a tile.
 116 Player 2 gets a tile.
 119 Player 3 takes r5 r6 r7 r8 * r10 apart.
 119 Player 3 lays r5 r6 r7 r8 * r10 r11 r12.
 119 Player 3 ends the turn.
 119 Player 3 plays r11 r12 from the rack; 8 tiles are left.
 120 Player 4 draws a tile.
 121 Player 4 gets a tile.
 122 Player 1 draws a tile.
 123 Player 1 gets a tile.
 127 Player 2 lays k4 k5 k6.
 127 Player 2 lays k12 r12 o12.
 127 Player 2 lays b3 b4 b5.
 127 Player 2 ends the turn.
 127 Player 2 opens with 63 points.
 127 Player 2 plays k4 k5 k6 k12 r12 b3 b4 b5 o12 from the rack; 12 tiles are left.
 128 Player 3 draws a tile.
 129 Player 3 gets a tile.
 136 Player 4 takes k4 k5 k6 apart.
 136 Player 4 takes k12 r12 o12 apart.
 136 Player 4 takes b3 b4 b5 apart.
 136 Player 4 lays k3 k4 k5 k6 k7.
 136 Player 4 lays k12 r12 b12 o12.
 136 Player 4 lays b2 b3 b4 b5.
 136 Player 4 ends the turn.
 136 Player 4 plays k3 k7 b2 b12 from the rack; 7 tiles are left.
 141 Player 1 takes b2 b3 b4 b5 apart.
 141 Player 1 takes b6 b7 b8 apart.
 141 Player 1 lays b2 b3 b4 b5 b6.
 141 Player 1 lays b5 b6 b7 b8.
 141 Player 1 ends the turn.
 141 Player 1 plays b5 b6 from the rack; 4 tiles are left.
 156 Player 2 takes k1 r1 b1 apart.
 156 Player 2 takes k3 b3 o3 apart.
 156 Player 2 takes k4 b4 o4 apart.
 156 Player 2 takes k9 * k11 apart.
 156 Player 2 takes r5 r6 r7 r8 * r10 r11 r12 apart.
 156 Player 2 takes r13 b13 o13 apart.
 156 Player 2 takes b5 b6 b7 b8 apart.
 156 Player 2 lays k1 r1 b1 o1.
 156 Player 2 lays k3 r3 b3 o3.
 156 Player 2 lays k4 r4 b4 o4.
 156 Player 2 lays k9 k10 k11 * k13.
 156 Player 2 lays k13 r13 b13 o13.
 156 Player 2 lays r5 r6 r7 r8 r9 r10 r11 r12 *.
 156 Player 2 lays b5 b6 b7 b8 b9.
 156 Player 2 ends the turn.
 156 Player 2 plays k10 k13 k13 r3 r4 r9 b9 o1 from the rack; 4 tiles are left.
 161 Player 3 takes k9 k10 k11 * k13 apart.
 161 Player 3 takes b2 b3 b4 b5 b6 apart.
 161 Player 3 lays b1 b2 b3 b4 b5 b6.
 161 Player 3 lays * k9 k10 k11 k12 k13.
 161 Player 3 ends the turn.
 161 Player 3 plays k12 b1 from the rack; 7 tiles are left.
 162 Player 4 draws a tile.
 163 Player 4 gets a tile.
 166 Player 1 takes b5 b6 b7 b8 b9 apart.
 166 Player 1 lays b5 b6 b7 b8 b9 b10.
 166 Player 1 ends the turn.
 166 Player 1 plays b10 from the rack; 3 tiles are left.
 167 Player 2 draws a tile.
 168 Player 2 gets a tile.
 169 Player 3 draws a tile.
 170 Player 3 gets a tile.
 173 Player 4 takes b5 b6 b7 b8 b9 b10 apart.
 173 Player 4 lays b5 b6 b7 b8 b9 b10 b11.
 173 Player 4 ends the turn.
 173 Player 4 plays b11 from the rack; 7 tiles are left.
 174 Player 1 draws a tile.
 175 Player 1 gets a tile.
 178 Player 2 takes o2 o3 o4 o5 o6 apart.
 178 Player 2 lays o2 o3 o4 o5 o6 o7 o8.
 178 Player 2 ends the turn.
 178 Player 2 plays o7 o8 from the rack; 3 tiles are left.
 180 Player 3 lays r13 b13 o13.
 180 Player 3 ends the turn.
 180 Player 3 plays r13 b13 o13 from the rack; 5 tiles are left.
 181 Player 4 draws a tile.
 182 Player 4 gets a tile.
 186 Player 1 takes o2 o3 o4 o5 o6 o7 o8 apart.
 186 Player 1 lays k2 b2 o2.
 186 Player 1 lays o2 o3 o4 o5 o6 o7 o8 o9.
 186 Player 1 ends the turn.
 186 Player 1 plays k2 b2 o2 o9 from the rack; no tile is left.
 186 Player 1 has emptied the rack: the round is over.
 187 Player 2 is left with r1 r10 o11.
 188 Player 3 is left with k6 k11 r2 b8 o10.
 189 Player 4 is left with k1 k5 k9 r4 r9 o6 o8 o10.
 189 Player 1 wins round 1. Penalty points: Player 2 22, Player 3 37, Player 4 52.
 189 Player 1 wins, 0 to 22 to 37 to 52.
