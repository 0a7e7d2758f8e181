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
  44 Player 2 draws a tile.
  45 Player 2 gets a tile.
  46 Player 3 draws a tile.
  47 Player 3 gets a tile.
  50 Player 1 lays r2 r3 r4.
  50 Player 1 lays r10 r11 r12.
  50 Player 1 ends the turn.
  50 Player 1 opens with 42 points.
  50 Player 1 plays r2 r3 r4 r10 r11 r12 from the rack; 8 tiles are left.
  51 Player 2 draws a tile.
  52 Player 2 gets a tile.
  53 Player 3 draws a tile.
  54 Player 3 gets a tile.
  55 Player 1 draws a tile.
  56 Player 1 gets a tile.
  59 Player 2 lays k12 b12 o12.
  59 Player 2 lays b1 b2 b3.
  59 Player 2 ends the turn.
  59 Player 2 opens with 42 points.
  59 Player 2 plays k12 b1 b2 b3 b12 o12 from the rack; 10 tiles are left.
  60 Player 3 draws a tile.
  61 Player 3 gets a tile.
  64 Player 1 takes r10 r11 r12 apart.
  64 Player 1 lays r9 r10 r11 r12.
  64 Player 1 ends the turn.
  64 Player 1 plays r9 from the rack; 8 tiles are left.
  67 Player 2 takes r9 r10 r11 r12 apart.
  67 Player 2 lays r8 r9 r10 r11 r12 r13.
  67 Player 2 ends the turn.
  67 Player 2 plays r8 r13 from the rack; 8 tiles are left.
  68 Player 3 draws a tile.
  69 Player 3 gets a tile.
  70 Player 1 draws a tile.
  71 Player 1 gets a tile.
  72 Player 2 draws a tile.
  73 Player 2 gets a tile.
  74 Player 3 draws a tile.
  75 Player 3 gets a tile.
  76 Player 1 draws a tile.
  77 Player 1 gets a tile.
  78 Player 2 draws a tile.
  79 Player 2 gets a tile.
  80 Player 3 draws a tile.
  81 Player 3 gets a tile.
  83 Player 1 lays b8 * b10.
  83 Player 1 ends the turn.
  83 Player 1 plays b8 b10 * from the rack; 7 tiles are left.
  84 Player 2 draws a tile.
  85 Player 2 gets a tile.
  86 Player 3 draws a tile.
  87 Player 3 gets a tile.
  88 Player 1 draws a tile.
  89 Player 1 gets a tile.
  90 Player 2 draws a tile.
  91 Player 2 gets a tile.
  92 Player 3 draws a tile.
  93 Player 3 gets a tile.
  94 Player 1 draws a tile.
  95 Player 1 gets a tile.
  96 Player 2 draws a tile.
  97 Player 2 gets a tile.
  98 Player 3 draws a tile.
  99 Player 3 gets a tile.
 102 Player 1 takes b8 * b10 apart.
 102 Player 1 lays b8 * b10 b11.
 102 Player 1 ends the turn.
 102 Player 1 plays b11 from the rack; 8 tiles are left.
 103 Player 2 draws a tile.
 104 Player 2 gets a tile.
 105 Player 3 draws a tile.
 106 Player 3 gets a tile.
 107 Player 1 draws a tile.
 108 Player 1 gets a tile.
 109 Player 2 draws a tile.
 110 Player 2 gets a tile.
 111 Player 3 draws a tile.
 112 Player 3 gets a tile.
 115 Player 1 takes b8 * b10 b11 apart.
 115 Player 1 lays b8 b9 b10 b11 *.
 115 Player 1 ends the turn.
 115 Player 1 plays b9 from the rack; 8 tiles are left.
 118 Player 2 takes b8 b9 b10 b11 * apart.
 118 Player 2 lays b6 * b8 b9 b10 b11.
 118 Player 2 ends the turn.
 118 Player 2 plays b6 from the rack; 14 tiles are left.
 119 Player 3 draws a tile.
 120 Player 3 gets a tile.
 121 Player 1 draws a tile.
 122 Player 1 gets a tile.
 123 Player 2 draws a tile.
 124 Player 2 gets a tile.
 128 Player 3 lays k1 r1 b1.
 128 Player 3 lays o2 o3 o4.
 128 Player 3 lays o6 o7 o8.
 128 Player 3 ends the turn.
 128 Player 3 opens with 33 points.
 128 Player 3 plays k1 r1 b1 o2 o3 o4 o6 o7 o8 from the rack; 17 tiles are left.
 131 Player 1 takes o6 o7 o8 apart.
 131 Player 1 lays o6 o7 o8 o9.
 131 Player 1 ends the turn.
 131 Player 1 plays o9 from the rack; 8 tiles are left.
 137 Player 2 takes k1 r1 b1 apart.
 137 Player 2 takes o2 o3 o4 apart.
 137 Player 2 lays k1 r1 b1 o1.
 137 Player 2 lays r8 * r10 r11.
 137 Player 2 lays o1 o2 o3 o4 o5.
 137 Player 2 ends the turn.
 137 Player 2 plays r8 r10 r11 o1 o1 o5 * from the rack; 8 tiles are left.
 148 Player 3 takes k12 b12 o12 apart.
 148 Player 3 takes r8 r9 r10 r11 r12 r13 apart.
 148 Player 3 takes b1 b2 b3 apart.
 148 Player 3 takes b6 * b8 b9 b10 b11 apart.
 148 Player 3 takes o6 o7 o8 o9 apart.
 148 Player 3 lays k12 r12 b12 o12.
 148 Player 3 lays r7 r8 r9 r10 r11 r12 r13.
 148 Player 3 lays b1 b2 b3 b4 b5.
 148 Player 3 lays b4 b5 b6 * b8 b9 b10 b11.
 148 Player 3 lays o6 o7 o8 o9 o10 o11.
 148 Player 3 ends the turn.
 148 Player 3 plays r7 r12 b4 b4 b5 b5 o10 o11 from the rack; 9 tiles are left.
 151 Player 1 takes o6 o7 o8 o9 o10 o11 apart.
 151 Player 1 lays o6 o7 o8 o9 o10 o11 o12.
 151 Player 1 ends the turn.
 151 Player 1 plays o12 from the rack; 7 tiles are left.
 152 Player 2 draws a tile.
 153 Player 2 gets a tile.
 154 Player 3 draws a tile.
 155 Player 3 gets a tile.
 156 Player 1 draws a tile.
 157 Player 1 gets a tile.
 159 Player 2 lays r13 b13 o13.
 159 Player 2 ends the turn.
 159 Player 2 plays r13 b13 o13 from the rack; 6 tiles are left.
 164 Player 3 takes r7 r8 r9 r10 r11 r12 r13 apart.
 164 Player 3 takes r13 b13 o13 apart.
 164 Player 3 lays k13 r13 b13 o13.
 164 Player 3 lays r6 r7 r8 r9 r10 r11 r12 r13.
 164 Player 3 ends the turn.
 164 Player 3 plays k13 r6 from the rack; 8 tiles are left.
 165 Player 1 draws a tile.
 166 Player 1 gets a tile.
 167 Player 2 draws a tile.
 168 Player 2 gets a tile.
 169 Player 3 draws a tile.
 170 Player 3 gets a tile.
 171 Player 1 draws a tile.
 172 Player 1 gets a tile.
 174 Player 2 lays k7 k8 k9.
 174 Player 2 ends the turn.
 174 Player 2 plays k7 k8 k9 from the rack; 4 tiles are left.
 178 Player 3 takes k7 k8 k9 apart.
 178 Player 3 lays k5 k6 k7 k8 k9.
 178 Player 3 lays k9 k10 k11.
 178 Player 3 ends the turn.
 178 Player 3 plays k5 k6 k9 k10 k11 from the rack; 4 tiles are left.
 182 Player 1 takes k9 k10 k11 apart.
 182 Player 1 lays k8 k9 k10 k11.
 182 Player 1 lays o2 o3 o4.
 182 Player 1 ends the turn.
 182 Player 1 plays k8 o2 o3 o4 from the rack; 6 tiles are left.
 183 Player 2 draws a tile.
 184 Player 2 gets a tile.
 185 Player 3 draws a tile.
 186 Player 3 gets a tile.
 187 Player 1 draws a tile.
 188 Player 1 gets a tile.
 189 Player 2 draws a tile.
 190 Player 2 gets a tile.
 193 Player 3 takes r8 * r10 r11 apart.
 193 Player 3 lays r7 r8 * r10 r11.
 193 Player 3 ends the turn.
 193 Player 3 plays r7 from the rack; 4 tiles are left.
 195 Player 1 lays k2 k3 k4 k5.
 195 Player 1 ends the turn.
 195 Player 1 plays k2 k3 k4 k5 from the rack; 3 tiles are left.
 202 Player 2 takes k2 k3 k4 k5 apart.
 202 Player 2 takes r7 r8 * r10 r11 apart.
 202 Player 2 takes b4 b5 b6 * b8 b9 b10 b11 apart.
 202 Player 2 lays k1 k2 k3 k4 k5.
 202 Player 2 lays r6 r7 r8 * r10 r11.
 202 Player 2 lays b4 b5 b6 * b8 b9 b10 b11 b12.
 202 Player 2 ends the turn.
 202 Player 2 plays k1 r6 b12 from the rack; 3 tiles are left.
 205 Player 3 takes k1 k2 k3 k4 k5 apart.
 205 Player 3 lays k1 k2 k3 k4 k5 k6.
 205 Player 3 ends the turn.
 205 Player 3 plays k6 from the rack; 3 tiles are left.
 206 Player 1 draws a tile.
 207 Player 1 gets a tile.
 208 Player 2 draws a tile.
 209 Player 2 gets a tile.
 210 Player 3 draws a tile.
 211 Player 3 gets a tile.
 212 Player 1 draws a tile.
 213 Player 1 gets a tile.
 214 Player 2 draws a tile.
 215 Player 2 gets a tile.
 216 Player 3 draws a tile.
 217 Player 3 gets a tile.
 220 Player 1 takes b4 b5 b6 * b8 b9 b10 b11 b12 apart.
 220 Player 1 lays b4 b5 b6 b7 b8 b9 b10 b11 b12 *.
 220 Player 1 ends the turn.
 220 Player 1 plays b7 from the rack; 4 tiles are left.
 225 Player 2 takes b4 b5 b6 b7 b8 b9 b10 b11 b12 * apart.
 225 Player 2 takes o1 o2 o3 o4 o5 apart.
 225 Player 2 lays b2 * b4 b5 b6 b7 b8 b9 b10 b11 b12.
 225 Player 2 lays o1 o2 o3 o4 o5 o6.
 225 Player 2 ends the turn.
 225 Player 2 plays b2 o6 from the rack; 3 tiles are left.
 228 Player 3 takes r6 r7 r8 * r10 r11 apart.
 228 Player 3 lays r6 r7 r8 r9 r10 r11 *.
 228 Player 3 ends the turn.
 228 Player 3 plays r9 from the rack; 4 tiles are left.
 233 Player 1 takes r6 r7 r8 r9 r10 r11 * apart.
 233 Player 1 takes o1 o2 o3 o4 o5 o6 apart.
 233 Player 1 lays r4 * r6 r7 r8 r9 r10 r11.
 233 Player 1 lays o1 o2 o3 o4 o5 o6 o7.
 233 Player 1 ends the turn.
 233 Player 1 plays r4 o7 from the rack; 2 tiles are left.
 234 Player 2 draws a tile.
 235 Player 2 gets a tile.
 238 Player 3 takes r4 * r6 r7 r8 r9 r10 r11 apart.
 238 Player 3 lays r3 r4 * r6 r7 r8 r9 r10 r11.
 238 Player 3 ends the turn.
 238 Player 3 plays r3 from the rack; 3 tiles are left.
 239 Player 1 draws a tile.
 240 Player 1 gets a tile.
 243 Player 2 takes k5 k6 k7 k8 k9 apart.
 243 Player 2 lays k5 k6 k7 k8 k9 k10 k11.
 243 Player 2 ends the turn.
 243 Player 2 plays k10 k11 from the rack; 2 tiles are left.
 244 Player 3 draws a tile.
 245 Player 3 gets a tile.
 248 Player 1 takes r2 r3 r4 apart.
 248 Player 1 lays r2 r3 r4 r5.
 248 Player 1 ends the turn.
 248 Player 1 plays r5 from the rack; 2 tiles are left.
 249 Player 2 draws a tile.
 250 Player 2 gets a tile.
 251 Player 3 draws a tile.
 252 Player 3 gets a tile.
 253 Player 1 draws a tile.
 254 Player 1 gets a tile.
 257 Player 2 takes r3 r4 * r6 r7 r8 r9 r10 r11 apart.
 257 Player 2 lays r3 r4 r5 r6 r7 r8 r9 r10 r11 *.
 257 Player 2 ends the turn.
 257 Player 2 plays r5 from the rack; 2 tiles are left.
 260 Player 3 takes o1 o2 o3 o4 o5 o6 o7 apart.
 260 Player 3 lays o1 o2 o3 o4 o5 o6 o7 o8.
 260 Player 3 ends the turn.
 260 Player 3 plays o8 from the rack; 4 tiles are left.
 263 Player 1 takes o1 o2 o3 o4 o5 o6 o7 o8 apart.
 263 Player 1 lays o1 o2 o3 o4 o5 o6 o7 o8 o9.
 263 Player 1 ends the turn.
 263 Player 1 plays o9 from the rack; 2 tiles are left.
 264 Player 2 draws a tile.
 265 Player 2 gets a tile.
 268 Player 3 takes o1 o2 o3 o4 o5 o6 o7 o8 o9 apart.
 268 Player 3 lays o1 o2 o3 o4 o5 o6 o7 o8 o9 o10.
 268 Player 3 ends the turn.
 268 Player 3 plays o10 from the rack; 3 tiles are left.
 269 Player 1 draws a tile.
 270 Player 1 gets a tile.
 273 Player 2 takes o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 apart.
 273 Player 2 lays o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11.
 273 Player 2 ends the turn.
 273 Player 2 plays o11 from the rack; 2 tiles are left.
 274 Player 3 draws a tile.
 275 Player 3 gets a tile.
 278 Player 1 takes o2 o3 o4 apart.
 278 Player 1 lays o2 o3 o4 o5.
 278 Player 1 ends the turn.
 278 Player 1 plays o5 from the rack; 2 tiles are left.
 279 Player 2 draws a tile.
 280 Player 2 gets a tile.
 283 Player 3 takes k5 k6 k7 k8 k9 k10 k11 apart.
 283 Player 3 lays k4 k5 k6 k7 k8 k9 k10 k11.
 283 Player 3 ends the turn.
 283 Player 3 plays k4 from the rack; 3 tiles are left.
 284 Player 1 draws a tile.
 285 Player 1 gets a tile.
 290 Player 2 takes k4 k5 k6 k7 k8 k9 k10 k11 apart.
 290 Player 2 takes o6 o7 o8 o9 o10 o11 o12 apart.
 290 Player 2 lays k3 k4 k5 k6 k7 k8 k9 k10 k11.
 290 Player 2 lays o6 o7 o8 o9 o10 o11 o12 o13.
 290 Player 2 ends the turn.
 290 Player 2 plays k3 o13 from the rack; one tile is left.
 293 Player 3 takes k3 k4 k5 k6 k7 k8 k9 k10 k11 apart.
 293 Player 3 lays k2 k3 k4 k5 k6 k7 k8 k9 k10 k11.
 293 Player 3 ends the turn.
 293 Player 3 plays k2 from the rack; 2 tiles are left.
 294 Player 1 draws a tile.
 295 Player 1 gets a tile.
 296 Player 2 draws a tile.
 297 Player 2 gets a tile.
 298 Player 3 draws a tile.
 299 Player 3 gets a tile.
 302 Player 1 takes b1 b2 b3 b4 b5 apart.
 302 Player 1 lays b1 b2 b3 b4 b5 b6.
 302 Player 1 ends the turn.
 302 Player 1 plays b6 from the rack; 3 tiles are left.
 305 Player 2 takes r2 r3 r4 r5 apart.
 305 Player 2 lays r1 r2 r3 r4 r5.
 305 Player 2 ends the turn.
 305 Player 2 plays r1 from the rack; one tile is left.
 310 Player 3 takes k1 k2 k3 k4 k5 k6 apart.
 310 Player 3 takes b1 b2 b3 b4 b5 b6 apart.
 310 Player 3 lays k1 k2 k3 k4 k5 k6 k7.
 310 Player 3 lays b1 b2 b3 b4 b5 b6 b7.
 310 Player 3 ends the turn.
 310 Player 3 plays k7 b7 from the rack; one tile is left.
 313 Player 1 takes b1 b2 b3 b4 b5 b6 b7 apart.
 313 Player 1 lays b1 b2 b3 b4 b5 b6 b7 b8.
 313 Player 1 ends the turn.
 313 Player 1 plays b8 from the rack; 2 tiles are left.
 314 Player 1 resigns.
 315 Player 2 draws a tile.
 316 Player 2 gets a tile.
 319 Player 3 takes b1 b2 b3 b4 b5 b6 b7 b8 apart.
 319 Player 3 lays b1 b2 b3 b4 b5 b6 b7 b8 b9.
 319 Player 3 ends the turn.
 319 Player 3 plays b9 from the rack; no tile is left.
 319 Player 3 has emptied the rack: the round is over.
 320 Player 2 is left with b11 b13.
 320 Player 3 wins round 1. Penalty points: Player 2 24.
 320 Player 3 wins, 0 to 24 to 0.
