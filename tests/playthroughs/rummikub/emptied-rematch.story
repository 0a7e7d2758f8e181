   1 Player 3 begins.
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
  45 Player 3 lays k3 k4 k5 * k7 k8 k9.
  45 Player 3 ends the turn.
  45 Player 3 opens with 42 points.
  45 Player 3 plays k3 k4 k5 k7 k8 k9 * from the rack; 7 tiles are left.
  47 Player 1 lays k6 r6 b6.
  47 Player 1 ends the turn.
  47 Player 1 opens with 18 points.
  47 Player 1 plays k6 r6 b6 from the rack; 11 tiles are left.
  50 Player 2 lays k10 k11 k12.
  50 Player 2 lays o7 o8 o9.
  50 Player 2 ends the turn.
  50 Player 2 opens with 57 points.
  50 Player 2 plays k10 k11 k12 o7 o8 o9 from the rack; 8 tiles are left.
  53 Player 3 takes k10 k11 k12 apart.
  53 Player 3 lays k10 k11 k12 k13.
  53 Player 3 ends the turn.
  53 Player 3 plays k13 from the rack; 6 tiles are left.
  56 Player 1 takes k3 k4 k5 * k7 k8 k9 apart.
  56 Player 1 lays k2 k3 k4 k5 * k7 k8 k9.
  56 Player 1 ends the turn.
  56 Player 1 plays k2 from the rack; 10 tiles are left.
  57 Player 2 draws a tile.
  58 Player 2 gets a tile.
  59 Player 3 draws a tile.
  60 Player 3 gets a tile.
  61 Player 1 draws a tile.
  62 Player 1 gets a tile.
  64 Player 2 lays o2 o3 o4.
  64 Player 2 ends the turn.
  64 Player 2 plays o2 o3 o4 from the rack; 6 tiles are left.
  68 Player 3 takes o2 o3 o4 apart.
  68 Player 3 lays r2 b2 o2.
  68 Player 3 lays o1 o2 o3 o4.
  68 Player 3 ends the turn.
  68 Player 3 plays r2 b2 o1 o2 from the rack; 3 tiles are left.
  69 Player 1 draws a tile.
  70 Player 1 gets a tile.
  71 Player 2 draws a tile.
  72 Player 2 gets a tile.
  73 Player 3 draws a tile.
  74 Player 3 gets a tile.
  75 Player 1 draws a tile.
  76 Player 1 gets a tile.
  77 Player 2 draws a tile.
  78 Player 2 gets a tile.
  79 Player 3 draws a tile.
  80 Player 3 gets a tile.
  82 Player 1 lays r9 r10 r11.
  82 Player 1 ends the turn.
  82 Player 1 plays r9 r10 r11 from the rack; 10 tiles are left.
  87 Player 2 takes r9 r10 r11 apart.
  87 Player 2 takes o1 o2 o3 o4 apart.
  87 Player 2 lays r9 r10 r11 r12.
  87 Player 2 lays o1 o2 o3 o4 o5.
  87 Player 2 ends the turn.
  87 Player 2 plays r12 o5 from the rack; 6 tiles are left.
  90 Player 3 takes r9 r10 r11 r12 apart.
  90 Player 3 lays r8 r9 r10 r11 r12.
  90 Player 3 ends the turn.
  90 Player 3 plays r8 from the rack; 4 tiles are left.
  93 Player 1 takes r8 r9 r10 r11 r12 apart.
  93 Player 1 lays r8 r9 r10 r11 r12 r13.
  93 Player 1 ends the turn.
  93 Player 1 plays r13 from the rack; 9 tiles are left.
  94 Player 2 draws a tile.
  95 Player 2 gets a tile.
  96 Player 3 draws a tile.
  97 Player 3 gets a tile.
  98 Player 1 draws a tile.
  99 Player 1 gets a tile.
 100 Player 2 draws a tile.
 101 Player 2 gets a tile.
 102 Player 3 draws a tile.
 103 Player 3 gets a tile.
 104 Player 1 draws a tile.
 105 Player 1 gets a tile.
 106 Player 2 draws a tile.
 107 Player 2 gets a tile.
 110 Player 3 takes r8 r9 r10 r11 r12 r13 apart.
 110 Player 3 lays r7 r8 r9 r10 r11 r12 r13.
 110 Player 3 ends the turn.
 110 Player 3 plays r7 from the rack; 5 tiles are left.
 112 Player 1 lays b4 b5 b6.
 112 Player 1 ends the turn.
 112 Player 1 plays b4 b5 b6 from the rack; 8 tiles are left.
 115 Player 2 takes b4 b5 b6 apart.
 115 Player 2 lays b4 b5 b6 b7.
 115 Player 2 ends the turn.
 115 Player 2 plays b7 from the rack; 8 tiles are left.
 116 Player 3 draws a tile.
 117 Player 3 gets a tile.
 118 Player 1 draws a tile.
 119 Player 1 gets a tile.
 120 Player 2 draws a tile.
 121 Player 2 gets a tile.
 122 Player 3 draws a tile.
 123 Player 3 gets a tile.
 126 Player 1 takes k6 r6 b6 apart.
 126 Player 1 lays k6 r6 b6 o6.
 126 Player 1 ends the turn.
 126 Player 1 plays o6 from the rack; 8 tiles are left.
 127 Player 2 draws a tile.
 128 Player 2 gets a tile.
 129 Player 3 draws a tile.
 130 Player 3 gets a tile.
 131 Player 1 draws a tile.
 132 Player 1 gets a tile.
 133 Player 2 draws a tile.
 134 Player 2 gets a tile.
 135 Player 3 draws a tile.
 136 Player 3 gets a tile.
 137 Player 1 draws a tile.
 138 Player 1 gets a tile.
 139 Player 2 draws a tile.
 140 Player 2 gets a tile.
 141 Player 3 draws a tile.
 142 Player 3 gets a tile.
 143 Player 1 draws a tile.
 144 Player 1 gets a tile.
 145 Player 2 draws a tile.
 146 Player 2 gets a tile.
 149 Player 3 takes o7 o8 o9 apart.
 149 Player 3 lays o7 o8 o9 o10 o11.
 149 Player 3 ends the turn.
 149 Player 3 plays o10 o11 from the rack; 8 tiles are left.
 152 Player 1 takes b4 b5 b6 b7 apart.
 152 Player 1 lays b4 b5 b6 b7 b8.
 152 Player 1 ends the turn.
 152 Player 1 plays b8 from the rack; 10 tiles are left.
 156 Player 2 takes o7 o8 o9 o10 o11 apart.
 156 Player 2 lays k8 r8 b8.
 156 Player 2 lays o7 o8 o9 o10 o11 o12 o13.
 156 Player 2 ends the turn.
 156 Player 2 plays k8 r8 b8 o12 o13 from the rack; 8 tiles are left.
 159 Player 3 takes b4 b5 b6 b7 b8 apart.
 159 Player 3 lays b4 b5 b6 b7 b8 b9.
 159 Player 3 ends the turn.
 159 Player 3 plays b9 from the rack; 7 tiles are left.
 160 Player 1 draws a tile.
 161 Player 1 gets a tile.
 162 Player 2 draws a tile.
 163 Player 2 gets a tile.
 164 Player 3 draws a tile.
 165 Player 3 gets a tile.
 167 Player 1 lays k4 k5 k6.
 167 Player 1 ends the turn.
 167 Player 1 plays k4 k5 k6 from the rack; 8 tiles are left.
 170 Player 2 takes k4 k5 k6 apart.
 170 Player 2 lays k3 k4 k5 k6.
 170 Player 2 ends the turn.
 170 Player 2 plays k3 from the rack; 8 tiles are left.
 172 Player 3 lays k1 b1 o1.
 172 Player 3 ends the turn.
 172 Player 3 plays k1 b1 o1 from the rack; 5 tiles are left.
 175 Player 1 takes k1 b1 o1 apart.
 175 Player 1 lays k1 r1 b1 o1.
 175 Player 1 ends the turn.
 175 Player 1 plays r1 from the rack; 7 tiles are left.
 176 Player 2 draws a tile.
 177 Player 2 gets a tile.
 178 Player 3 draws a tile.
 179 Player 3 gets a tile.
 180 Player 1 draws a tile.
 181 Player 1 gets a tile.
 184 Player 2 takes k10 k11 k12 k13 apart.
 184 Player 2 lays k9 k10 k11 k12 k13.
 184 Player 2 ends the turn.
 184 Player 2 plays k9 from the rack; 8 tiles are left.
 185 Player 3 draws a tile.
 186 Player 3 gets a tile.
 187 Player 1 draws a tile.
 188 Player 1 gets a tile.
 189 Player 2 draws a tile.
 190 Player 2 gets a tile.
 191 Player 3 draws a tile.
 192 Player 3 gets a tile.
 195 Player 1 takes o1 o2 o3 o4 o5 apart.
 195 Player 1 lays o1 o2 o3 o4 o5 o6.
 195 Player 1 ends the turn.
 195 Player 1 plays o6 from the rack; 8 tiles are left.
 199 Player 2 takes o1 o2 o3 o4 o5 o6 apart.
 199 Player 2 lays r10 r11 r12.
 199 Player 2 lays o1 o2 o3 o4 o5 o6 o7.
 199 Player 2 ends the turn.
 199 Player 2 plays r10 r11 r12 o7 from the rack; 5 tiles are left.
 201 Player 3 lays b11 b12 b13.
 201 Player 3 ends the turn.
 201 Player 3 plays b11 b12 b13 from the rack; 5 tiles are left.
 204 Player 1 takes r10 r11 r12 apart.
 204 Player 1 lays r10 r11 r12 r13.
 204 Player 1 ends the turn.
 204 Player 1 plays r13 from the rack; 7 tiles are left.
 205 Player 2 draws a tile.
 206 Player 2 gets a tile.
 207 Player 3 draws a tile.
 208 Player 3 gets a tile.
 209 Player 1 draws a tile.
 210 Player 1 gets a tile.
 213 Player 2 takes b4 b5 b6 b7 b8 b9 apart.
 213 Player 2 lays b4 b5 b6 b7 b8 b9 b10.
 213 Player 2 ends the turn.
 213 Player 2 plays b10 from the rack; 5 tiles are left.
 216 Player 3 takes b11 b12 b13 apart.
 216 Player 3 lays b10 b11 b12 b13.
 216 Player 3 ends the turn.
 216 Player 3 plays b10 from the rack; 5 tiles are left.
 217 Player 1 draws a tile.
 218 Player 1 gets a tile.
 219 Player 2 draws a tile.
 220 Player 2 gets a tile.
 221 Player 3 draws a tile.
 222 Player 3 gets a tile.
 225 Player 1 takes b4 b5 b6 b7 b8 b9 b10 apart.
 225 Player 1 lays b4 b5 b6 b7 b8 b9 b10 b11 b12.
 225 Player 1 ends the turn.
 225 Player 1 plays b11 b12 from the rack; 7 tiles are left.
 228 Player 2 takes k2 k3 k4 k5 * k7 k8 k9 apart.
 228 Player 2 lays k2 k3 k4 k5 * k7 k8 k9 k10.
 228 Player 2 ends the turn.
 228 Player 2 plays k10 from the rack; 5 tiles are left.
 232 Player 3 takes b4 b5 b6 b7 b8 b9 b10 b11 b12 apart.
 232 Player 3 lays r2 * r4 r5.
 232 Player 3 lays b4 b5 b6 b7 b8 b9 b10 b11 b12 b13.
 232 Player 3 ends the turn.
 232 Player 3 plays r2 r4 r5 b13 * from the rack; one tile is left.
 237 Player 1 takes k2 k3 k4 k5 * k7 k8 k9 k10 apart.
 237 Player 1 takes r2 * r4 r5 apart.
 237 Player 1 lays k2 k3 k4 k5 * k7 k8 k9 k10 k11.
 237 Player 1 lays r2 r3 r4 r5 *.
 237 Player 1 ends the turn.
 237 Player 1 plays k11 r3 from the rack; 5 tiles are left.
 240 Player 2 takes r2 r3 r4 r5 * apart.
 240 Player 2 lays r1 r2 r3 r4 r5 *.
 240 Player 2 ends the turn.
 240 Player 2 plays r1 from the rack; 4 tiles are left.
 243 Player 3 takes k2 k3 k4 k5 * k7 k8 k9 k10 k11 apart.
 243 Player 3 lays k2 k3 k4 k5 * k7 k8 k9 k10 k11 k12.
 243 Player 3 ends the turn.
 243 Player 3 plays k12 from the rack; no tile is left.
 243 Player 3 has emptied the rack: the round is over.
 244 Player 1 is left with r3 b1 b2 b4 o4.
 245 Player 2 is left with b5 b7 o9 o12.
 245 Player 3 wins round 1. Penalty points: Player 1 14, Player 2 33.
 245 Player 3 wins, 14 to 33 to 0.
