   1 Player 4 begins.
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
  44 Player 1 resigns.
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
  58 Player 4 gets a tile.
  59 Player 4 draws a tile.
  60 Player 4 gets a tile.
  61 Player 2 draws a tile.
  62 Player 2 gets a tile.
  63 Player 3 draws a tile.
  64 Player 3 gets a tile.
  65 Player 4 draws a tile.
  66 Player 4 gets a tile.
  67 Player 2 draws a tile.
  68 Player 2 gets a tile.
  69 Player 3 draws a tile.
  70 Player 3 gets a tile.
  71 Player 4 draws a tile.
  72 Player 4 gets a tile.
  73 Player 2 draws a tile.
  74 Player 2 gets a tile.
  75 Player 3 draws a tile.
  76 Player 3 gets a tile.
  79 Player 4 lays r7 r8 r9 r10.
  79 Player 4 lays o6 o7 o8.
  79 Player 4 ends the turn.
  79 Player 4 opens with 55 points.
  79 Player 4 plays r7 r8 r9 r10 o6 o7 o8 from the rack; 10 tiles are left.
  80 Player 2 draws a tile.
  81 Player 2 gets a tile.
  82 Player 3 draws a tile.
  83 Player 3 gets a tile.
  84 Player 4 draws a tile.
  85 Player 4 gets a tile.
  88 Player 2 lays k7 k8 k9.
  88 Player 2 lays r5 r6 r7.
  88 Player 2 ends the turn.
  88 Player 2 opens with 42 points.
  88 Player 2 plays k7 k8 k9 r5 r6 r7 from the rack; 12 tiles are left.
  89 Player 3 draws a tile.
  90 Player 3 gets a tile.
  91 Player 4 draws a tile.
  92 Player 4 gets a tile.
  95 Player 2 takes o6 o7 o8 apart.
  95 Player 2 lays o5 o6 o7 o8 o9 o10.
  95 Player 2 ends the turn.
  95 Player 2 plays o5 o9 o10 from the rack; 9 tiles are left.
  96 Player 3 draws a tile.
  97 Player 3 gets a tile.
 100 Player 4 takes o5 o6 o7 o8 o9 o10 apart.
 100 Player 4 lays o4 o5 o6 o7 o8 o9 o10.
 100 Player 4 ends the turn.
 100 Player 4 plays o4 from the rack; 11 tiles are left.
 101 Player 2 draws a tile.
 102 Player 2 gets a tile.
 103 Player 3 draws a tile.
 104 Player 3 gets a tile.
 105 Player 4 draws a tile.
 106 Player 4 gets a tile.
 107 Player 2 draws a tile.
 108 Player 2 gets a tile.
 109 Player 3 draws a tile.
 110 Player 3 gets a tile.
 111 Player 4 draws a tile.
 112 Player 4 gets a tile.
 114 Player 2 lays k11 r11 b11.
 114 Player 2 ends the turn.
 114 Player 2 plays k11 r11 b11 from the rack; 8 tiles are left.
 115 Player 3 draws a tile.
 116 Player 3 gets a tile.
 117 Player 4 draws a tile.
 118 Player 4 gets a tile.
 119 Player 2 draws a tile.
 120 Player 2 gets a tile.
 121 Player 3 draws a tile.
 122 Player 3 gets a tile.
 125 Player 4 takes r7 r8 r9 r10 apart.
 125 Player 4 lays r5 r6 r7 r8 r9 r10.
 125 Player 4 ends the turn.
 125 Player 4 plays r5 r6 from the rack; 12 tiles are left.
 126 Player 2 draws a tile.
 127 Player 2 gets a tile.
 128 Player 3 draws a tile.
 129 Player 3 gets a tile.
 130 Player 4 draws a tile.
 131 Player 4 gets a tile.
 132 Player 2 draws a tile.
 133 Player 2 gets a tile.
 134 Player 3 draws a tile.
 135 Player 3 gets a tile.
 136 Player 4 draws a tile.
 137 Player 4 gets a tile.
 138 Player 2 draws a tile.
 139 Player 2 gets a tile.
 143 Player 3 lays k5 b5 o5.
 143 Player 3 lays r1 r2 * r4.
 143 Player 3 lays o1 o2 o3.
 143 Player 3 ends the turn.
 143 Player 3 opens with 31 points.
 143 Player 3 plays k5 r1 r2 r4 b5 o1 o2 o3 o5 * from the rack; 16 tiles are left.
 146 Player 4 takes r5 r6 r7 apart.
 146 Player 4 lays r5 r6 r7 r8.
 146 Player 4 ends the turn.
 146 Player 4 plays r8 from the rack; 13 tiles are left.
 148 Player 2 lays r12 b12 o12.
 148 Player 2 ends the turn.
 148 Player 2 plays r12 b12 o12 from the rack; 9 tiles are left.
 155 Player 3 takes k11 r11 b11 apart.
 155 Player 3 takes r5 r6 r7 r8 apart.
 155 Player 3 takes o4 o5 o6 o7 o8 o9 o10 apart.
 155 Player 3 lays k11 r11 b11 o11.
 155 Player 3 lays r5 r6 r7 r8 r9.
 155 Player 3 lays o3 o4 o5 o6 o7 o8 o9 o10.
 155 Player 3 ends the turn.
 155 Player 3 plays r9 o3 o11 from the rack; 13 tiles are left.
 156 Player 4 resigns.
 159 Player 2 takes o3 o4 o5 o6 o7 o8 o9 o10 apart.
 159 Player 2 lays o2 o3 o4 o5 o6 o7 o8 o9 o10.
 159 Player 2 ends the turn.
 159 Player 2 plays o2 from the rack; 8 tiles are left.
 160 Player 3 draws a tile.
 161 Player 3 gets a tile.
 162 Player 2 draws a tile.
 163 Player 2 gets a tile.
 166 Player 3 takes r5 r6 r7 r8 r9 r10 apart.
 166 Player 3 lays r5 r6 r7 r8 r9 r10 r11 r12.
 166 Player 3 ends the turn.
 166 Player 3 plays r11 r12 from the rack; 12 tiles are left.
 168 Player 2 lays k2 * k4.
 168 Player 2 ends the turn.
 168 Player 2 plays k2 k4 * from the rack; 6 tiles are left.
 171 Player 3 takes k2 * k4 apart.
 171 Player 3 lays k1 k2 * k4.
 171 Player 3 ends the turn.
 171 Player 3 plays k1 from the rack; 11 tiles are left.
 172 Player 2 draws a tile.
 173 Player 2 gets a tile.
 174 Player 3 draws a tile.
 175 Player 3 gets a tile.
 176 Player 2 draws a tile.
 177 Player 2 gets a tile.
 180 Player 3 takes k7 k8 k9 apart.
 180 Player 3 lays k6 k7 k8 k9.
 180 Player 3 ends the turn.
 180 Player 3 plays k6 from the rack; 11 tiles are left.
 181 Player 2 draws a tile.
 182 Player 2 gets a tile.
 183 Player 3 draws a tile.
 184 Player 3 gets a tile.
 185 Player 2 draws a tile.
 186 Player 2 gets a tile.
 187 Player 3 draws a tile.
 188 Player 3 gets a tile.
 189 Player 2 draws a tile.
 190 Player 2 gets a tile.
 192 Player 3 lays b2 b3 b4.
 192 Player 3 ends the turn.
 192 Player 3 plays b2 b3 b4 from the rack; 10 tiles are left.
 196 Player 2 takes b2 b3 b4 apart.
 196 Player 2 lays b1 b2 b3 b4.
 196 Player 2 lays b6 b7 b8 b9.
 196 Player 2 ends the turn.
 196 Player 2 plays b1 b6 b7 b8 b9 from the rack; 6 tiles are left.
 199 Player 3 takes b6 b7 b8 b9 apart.
 199 Player 3 lays b6 b7 b8 b9 b10.
 199 Player 3 ends the turn.
 199 Player 3 plays b10 from the rack; 9 tiles are left.
 200 Player 2 draws a tile.
 201 Player 2 gets a tile.
 202 Player 3 draws a tile.
 203 Player 3 gets a tile.
 206 Player 2 takes r5 r6 r7 r8 r9 apart.
 206 Player 2 lays r5 r6 r7 r8 r9 r10.
 206 Player 2 ends the turn.
 206 Player 2 plays r10 from the rack; 6 tiles are left.
 209 Player 3 takes k1 k2 * k4 apart.
 209 Player 3 lays k1 k2 k3 k4 *.
 209 Player 3 ends the turn.
 209 Player 3 plays k3 from the rack; 9 tiles are left.
 210 Player 2 draws a tile.
 211 Player 2 gets a tile.
 212 Player 3 draws a tile.
 213 Player 3 gets a tile.
 216 Player 2 takes k6 k7 k8 k9 apart.
 216 Player 2 lays k6 k7 k8 k9 k10.
 216 Player 2 ends the turn.
 216 Player 2 plays k10 from the rack; 6 tiles are left.
 219 Player 3 takes k6 k7 k8 k9 k10 apart.
 219 Player 3 lays k6 k7 k8 k9 k10 k11 k12.
 219 Player 3 ends the turn.
 219 Player 3 plays k11 k12 from the rack; 8 tiles are left.
 222 Player 2 takes k6 k7 k8 k9 k10 k11 k12 apart.
 222 Player 2 lays k6 k7 k8 k9 k10 k11 k12 k13.
 222 Player 2 ends the turn.
 222 Player 2 plays k13 from the rack; 5 tiles are left.
 223 Player 3 draws a tile.
 224 Player 3 gets a tile.
 225 Player 2 draws a tile.
 226 Player 2 gets a tile.
 227 Player 3 draws a tile.
 228 Player 3 gets a tile.
 229 Player 2 draws a tile.
 230 Player 2 gets a tile.
 233 Player 3 takes r1 r2 * r4 apart.
 233 Player 3 lays r1 r2 r3 r4 *.
 233 Player 3 ends the turn.
 233 Player 3 plays r3 from the rack; 9 tiles are left.
 236 Player 2 takes b1 b2 b3 b4 apart.
 236 Player 2 lays b1 b2 b3 b4 b5.
 236 Player 2 ends the turn.
 236 Player 2 plays b5 from the rack; 6 tiles are left.
 239 Player 3 takes b1 b2 b3 b4 b5 apart.
 239 Player 3 lays b1 b2 b3 b4 b5 b6.
 239 Player 3 ends the turn.
 239 Player 3 plays b6 from the rack; 8 tiles are left.
 240 Player 2 passes.
 241 Player 3 passes.
 241 Everybody has passed and the pool is empty: the round is over.
 242 Player 2 is left with k2 k7 k13 b1 o8 o13.
 243 Player 3 is left with k1 k8 b8 b12 b13 b13 o7 o13.
 243 Player 2 wins round 1. Penalty points: Player 3 75.
 244 Player 3 begins.
 245 Player 2 gets a tile.
 246 Player 2 gets a tile.
 247 Player 2 gets a tile.
 248 Player 2 gets a tile.
 249 Player 2 gets a tile.
 250 Player 2 gets a tile.
 251 Player 2 gets a tile.
 252 Player 2 gets a tile.
 253 Player 2 gets a tile.
 254 Player 2 gets a tile.
 255 Player 2 gets a tile.
 256 Player 2 gets a tile.
 257 Player 2 gets a tile.
 258 Player 2 gets a tile.
 259 Player 3 gets a tile.
 260 Player 3 gets a tile.
 261 Player 3 gets a tile.
 262 Player 3 gets a tile.
 263 Player 3 gets a tile.
 264 Player 3 gets a tile.
 265 Player 3 gets a tile.
 266 Player 3 gets a tile.
 267 Player 3 gets a tile.
 268 Player 3 gets a tile.
 269 Player 3 gets a tile.
 270 Player 3 gets a tile.
 271 Player 3 gets a tile.
 272 Player 3 gets a tile.
 273 Player 3 draws a tile.
 274 Player 3 gets a tile.
 275 Player 2 draws a tile.
 276 Player 2 gets a tile.
 278 Player 3 lays k6 * k8 k9.
 278 Player 3 ends the turn.
 278 Player 3 opens with 30 points.
 278 Player 3 plays k6 k8 k9 * from the rack; 11 tiles are left.
 279 Player 2 draws a tile.
 280 Player 2 gets a tile.
 281 Player 3 draws a tile.
 282 Player 3 resigns.
 282 Player 2 wins, 0 to 0 to 75 to 0.
