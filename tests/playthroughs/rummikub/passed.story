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
  32 Player 1 lays r4 b4 o4.
  32 Player 1 lays o9 o10 o11.
  32 Player 1 ends the turn.
  32 Player 1 opens with 42 points.
  32 Player 1 plays r4 b4 o4 o9 o10 o11 from the rack; 8 tiles are left.
  33 Player 2 draws a tile.
  34 Player 2 gets a tile.
  35 Player 1 draws a tile.
  36 Player 1 gets a tile.
  37 Player 2 draws a tile.
  38 Player 2 gets a tile.
  39 Player 1 draws a tile.
  40 Player 1 gets a tile.
  41 Player 2 draws a tile.
  42 Player 2 gets a tile.
  43 Player 1 draws a tile.
  44 Player 1 gets a tile.
  45 Player 2 draws a tile.
  46 Player 2 gets a tile.
  47 Player 1 draws a tile.
  48 Player 1 gets a tile.
  49 Player 2 draws a tile.
  50 Player 2 gets a tile.
  51 Player 1 draws a tile.
  52 Player 1 gets a tile.
  53 Player 2 draws a tile.
  54 Player 2 gets a tile.
  55 Player 1 draws a tile.
  56 Player 1 gets a tile.
  57 Player 2 draws a tile.
  58 Player 2 gets a tile.
  59 Player 1 draws a tile.
  60 Player 1 gets a tile.
  64 Player 2 lays k4 k5 k6.
  64 Player 2 lays k4 r4 b4.
  64 Player 2 lays o1 o2 o3.
  64 Player 2 ends the turn.
  64 Player 2 opens with 33 points.
  64 Player 2 plays k4 k4 k5 k6 r4 b4 o1 o2 o3 from the rack; 12 tiles are left.
  65 Player 1 draws a tile.
  66 Player 1 gets a tile.
  67 Player 2 draws a tile.
  68 Player 2 gets a tile.
  69 Player 1 draws a tile.
  70 Player 1 gets a tile.
  72 Player 2 lays k10 r10 b10.
  72 Player 2 ends the turn.
  72 Player 2 plays k10 r10 b10 from the rack; 10 tiles are left.
  73 Player 1 draws a tile.
  74 Player 1 gets a tile.
  75 Player 2 draws a tile.
  76 Player 2 gets a tile.
  78 Player 1 lays r7 r8 r9.
  78 Player 1 ends the turn.
  78 Player 1 plays r7 r8 r9 from the rack; 15 tiles are left.
  79 Player 2 draws a tile.
  80 Player 2 gets a tile.
  81 Player 1 draws a tile.
  82 Player 1 gets a tile.
  83 Player 2 draws a tile.
  84 Player 2 gets a tile.
  85 Player 1 draws a tile.
  86 Player 1 gets a tile.
  87 Player 2 draws a tile.
  88 Player 2 gets a tile.
  89 Player 1 draws a tile.
  90 Player 1 gets a tile.
  91 Player 2 draws a tile.
  92 Player 2 gets a tile.
  93 Player 1 draws a tile.
  94 Player 1 gets a tile.
  96 Player 2 lays k11 r11 *.
  96 Player 2 ends the turn.
  96 Player 2 plays k11 r11 * from the rack; 12 tiles are left.
  97 Player 1 draws a tile.
  98 Player 1 gets a tile.
  99 Player 2 draws a tile.
 100 Player 2 gets a tile.
 101 Player 1 draws a tile.
 102 Player 1 gets a tile.
 103 Player 2 draws a tile.
 104 Player 2 gets a tile.
 106 Player 1 lays k11 k12 k13.
 106 Player 1 ends the turn.
 106 Player 1 plays k11 k12 k13 from the rack; 18 tiles are left.
 107 Player 2 draws a tile.
 108 Player 2 gets a tile.
 109 Player 1 draws a tile.
 110 Player 1 gets a tile.
 112 Player 2 lays k6 r6 o6.
 112 Player 2 ends the turn.
 112 Player 2 plays k6 r6 o6 from the rack; 12 tiles are left.
 114 Player 1 lays r1 r2 r3.
 114 Player 1 ends the turn.
 114 Player 1 plays r1 r2 r3 from the rack; 16 tiles are left.
 115 Player 2 draws a tile.
 116 Player 2 gets a tile.
 117 Player 1 draws a tile.
 118 Player 1 gets a tile.
 119 Player 2 draws a tile.
 120 Player 2 gets a tile.
 122 Player 1 lays r8 r9 r10.
 122 Player 1 ends the turn.
 122 Player 1 plays r8 r9 r10 from the rack; 14 tiles are left.
 123 Player 2 draws a tile.
 124 Player 2 gets a tile.
 125 Player 1 draws a tile.
 126 Player 1 gets a tile.
 127 Player 2 draws a tile.
 128 Player 2 gets a tile.
 129 Player 1 draws a tile.
 130 Player 1 gets a tile.
 131 Player 2 draws a tile.
 132 Player 2 gets a tile.
 133 Player 1 draws a tile.
 134 Player 1 gets a tile.
 135 Player 2 draws a tile.
 136 Player 2 gets a tile.
 137 Player 1 draws a tile.
 138 Player 1 gets a tile.
 141 Player 2 takes r8 r9 r10 apart.
 141 Player 2 lays r7 r8 r9 r10 r11.
 141 Player 2 ends the turn.
 141 Player 2 plays r7 r11 from the rack; 16 tiles are left.
 143 Player 1 lays b9 b10 b11.
 143 Player 1 ends the turn.
 143 Player 1 plays b9 b10 b11 from the rack; 15 tiles are left.
 144 Player 2 draws a tile.
 145 Player 2 gets a tile.
 146 Player 1 draws a tile.
 147 Player 1 gets a tile.
 148 Player 2 draws a tile.
 149 Player 2 gets a tile.
 151 Player 1 lays r12 b12 o12.
 151 Player 1 ends the turn.
 151 Player 1 plays r12 b12 o12 from the rack; 13 tiles are left.
 153 Player 2 lays b1 b2 b3.
 153 Player 2 ends the turn.
 153 Player 2 plays b1 b2 b3 from the rack; 15 tiles are left.
 154 Player 1 draws a tile.
 155 Player 1 gets a tile.
 156 Player 2 draws a tile.
 157 Player 2 gets a tile.
 158 Player 1 draws a tile.
 159 Player 1 gets a tile.
 161 Player 2 lays r13 b13 o13.
 161 Player 2 ends the turn.
 161 Player 2 plays r13 b13 o13 from the rack; 13 tiles are left.
 162 Player 1 draws a tile.
 163 Player 1 gets a tile.
 164 Player 2 draws a tile.
 165 Player 2 gets a tile.
 166 Player 1 draws a tile.
 167 Player 1 gets a tile.
 168 Player 2 draws a tile.
 169 Player 2 gets a tile.
 170 Player 1 draws a tile.
 171 Player 1 gets a tile.
 172 Player 2 draws a tile.
 173 Player 2 gets a tile.
 176 Player 1 takes o9 o10 o11 apart.
 176 Player 1 lays o8 o9 o10 o11.
 176 Player 1 ends the turn.
 176 Player 1 plays o8 from the rack; 17 tiles are left.
 178 Player 2 lays k8 b8 o8.
 178 Player 2 ends the turn.
 178 Player 2 plays k8 b8 o8 from the rack; 13 tiles are left.
 179 Player 1 draws a tile.
 180 Player 1 gets a tile.
 181 Player 2 draws a tile.
 182 Player 2 gets a tile.
 183 Player 1 draws a tile.
 184 Player 1 gets a tile.
 185 Player 2 draws a tile.
 186 Player 2 gets a tile.
 188 Player 1 lays k9 b9 o9.
 188 Player 1 ends the turn.
 188 Player 1 plays k9 b9 o9 from the rack; 16 tiles are left.
 190 Player 2 lays k7 k8 k9.
 190 Player 2 ends the turn.
 190 Player 2 plays k7 k8 k9 from the rack; 12 tiles are left.
 191 Player 1 draws a tile.
 192 Player 1 gets a tile.
 193 Player 2 draws a tile.
 194 Player 2 gets a tile.
 196 Player 1 lays k12 b12 o12.
 196 Player 1 ends the turn.
 196 Player 1 plays k12 b12 o12 from the rack; 14 tiles are left.
 197 Player 2 draws a tile.
 198 Player 2 gets a tile.
 199 Player 1 draws a tile.
 200 Player 1 gets a tile.
 201 Player 2 draws a tile.
 202 Player 2 gets a tile.
 204 Player 1 lays r5 b5 o5.
 204 Player 1 ends the turn.
 204 Player 1 plays r5 b5 o5 from the rack; 12 tiles are left.
 205 Player 2 draws a tile.
 206 Player 2 gets a tile.
 207 Player 1 draws a tile.
 208 Player 1 gets a tile.
 209 Player 2 draws a tile.
 210 Player 2 gets a tile.
 212 Player 1 lays o3 o4 o5.
 212 Player 1 ends the turn.
 212 Player 1 plays o3 o4 o5 from the rack; 10 tiles are left.
 213 Player 2 draws a tile.
 214 Player 2 gets a tile.
 215 Player 1 draws a tile.
 216 Player 1 gets a tile.
 217 Player 2 draws a tile.
 218 Player 2 gets a tile.
 220 Player 1 lays k2 b2 o2.
 220 Player 1 ends the turn.
 220 Player 1 plays k2 b2 o2 from the rack; 8 tiles are left.
 221 Player 2 draws a tile.
 222 Player 2 gets a tile.
 223 Player 1 draws a tile.
 224 Player 1 gets a tile.
 225 Player 2 draws a tile.
 226 Player 2 gets a tile.
 227 Player 1 draws a tile.
 228 Player 1 gets a tile.
 230 Player 2 lays * k2 k3.
 230 Player 2 ends the turn.
 230 Player 2 plays k2 k3 * from the rack; 18 tiles are left.
 231 Player 1 draws a tile.
 232 Player 1 gets a tile.
 233 Player 2 draws a tile.
 234 Player 2 gets a tile.
 235 Player 1 draws a tile.
 236 Player 1 gets a tile.
 237 Player 2 passes.
 238 Player 1 passes.
 238 Everybody has passed and the pool is empty: the round is over.
 239 Player 1 is left with k1 k1 k5 k7 k10 k13 r1 r13 b3 b6 b6 b8.
 240 Player 2 is left with k3 r2 r3 r5 r6 r12 b1 b5 b7 b7 b11 b13 o1 o6 o7 o7 o10 o11 o13.
 240 Player 1 wins round 1. Penalty points: Player 2 130.
 240 Player 1 wins, 0 to 130.
