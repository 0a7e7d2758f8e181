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
  44 Player 3 draws a tile.
  45 Player 3 gets a tile.
  46 Player 1 draws a tile.
  47 Player 1 gets a tile.
  50 Player 2 lays k10 r10 b10.
  50 Player 2 lays o4 o5 o6.
  50 Player 2 ends the turn.
  50 Player 2 opens with 45 points.
  50 Player 2 plays k10 r10 b10 o4 o5 o6 from the rack; 8 tiles are left.
  51 Player 3 draws a tile.
  52 Player 3 gets a tile.
  53 Player 1 draws a tile.
  54 Player 1 gets a tile.
  55 Player 2 draws a tile.
  56 Player 2 gets a tile.
  57 Player 3 draws a tile.
  58 Player 3 gets a tile.
  59 Player 1 draws a tile.
  60 Player 1 gets a tile.
  61 Player 2 draws a tile.
  62 Player 2 gets a tile.
  63 Player 3 draws a tile.
  64 Player 3 gets a tile.
  65 Player 1 draws a tile.
  66 Player 1 gets a tile.
  67 Player 2 draws a tile.
  68 Player 2 gets a tile.
  69 Player 3 draws a tile.
  70 Player 3 gets a tile.
  71 Player 1 draws a tile.
  72 Player 1 gets a tile.
  73 Player 2 draws a tile.
  74 Player 2 gets a tile.
  75 Player 3 draws a tile.
  76 Player 3 gets a tile.
  77 Player 1 draws a tile.
  78 Player 1 gets a tile.
  79 Player 2 draws a tile.
  80 Player 2 gets a tile.
  81 Player 3 draws a tile.
  82 Player 3 gets a tile.
  83 Player 1 draws a tile.
  84 Player 1 gets a tile.
  85 Player 2 draws a tile.
  86 Player 2 gets a tile.
  89 Player 3 lays r2 r3 * r5 r6.
  89 Player 3 lays r12 b12 o12.
  89 Player 3 ends the turn.
  89 Player 3 opens with 56 points.
  89 Player 3 plays r2 r3 r5 r6 r12 b12 o12 * from the rack; 13 tiles are left.
  90 Player 1 draws a tile.
  91 Player 1 gets a tile.
  94 Player 2 takes r2 r3 * r5 r6 apart.
  94 Player 2 lays r1 r2 r3 r4 r5 r6 *.
  94 Player 2 ends the turn.
  94 Player 2 plays r1 r4 from the rack; 12 tiles are left.
  99 Player 3 takes k10 r10 b10 apart.
  99 Player 3 takes o4 o5 o6 apart.
  99 Player 3 lays k10 r10 b10 o10.
  99 Player 3 lays o3 o4 o5 o6.
  99 Player 3 ends the turn.
  99 Player 3 plays o3 o10 from the rack; 11 tiles are left.
 100 Player 1 draws a tile.
 101 Player 1 gets a tile.
 104 Player 2 takes o3 o4 o5 o6 apart.
 104 Player 2 lays o2 o3 o4 o5 o6.
 104 Player 2 ends the turn.
 104 Player 2 plays o2 from the rack; 11 tiles are left.
 105 Player 3 draws a tile.
 106 Player 3 gets a tile.
 107 Player 1 draws a tile.
 108 Player 1 gets a tile.
 109 Player 2 draws a tile.
 110 Player 2 gets a tile.
 111 Player 3 draws a tile.
 112 Player 3 gets a tile.
 116 Player 1 lays k2 r2 o2.
 116 Player 1 lays k6 r6 b6.
 116 Player 1 lays o3 o4 o5.
 116 Player 1 ends the turn.
 116 Player 1 opens with 36 points.
 116 Player 1 plays k2 k6 r2 r6 b6 o2 o3 o4 o5 from the rack; 15 tiles are left.
 119 Player 2 takes k6 r6 b6 apart.
 119 Player 2 lays k6 r6 b6 o6.
 119 Player 2 ends the turn.
 119 Player 2 plays o6 from the rack; 11 tiles are left.
 124 Player 3 takes k2 r2 o2 apart.
 124 Player 3 takes r1 r2 r3 r4 r5 r6 * apart.
 124 Player 3 lays k2 r2 b2 o2.
 124 Player 3 lays r1 r2 r3 r4 r5 r6 * r8.
 124 Player 3 ends the turn.
 124 Player 3 plays r8 b2 from the rack; 11 tiles are left.
 127 Player 1 takes r1 r2 r3 r4 r5 r6 * r8 apart.
 127 Player 1 lays r1 r2 r3 r4 r5 r6 r7 r8 r9 *.
 127 Player 1 ends the turn.
 127 Player 1 plays r7 r9 from the rack; 13 tiles are left.
 130 Player 2 takes r1 r2 r3 r4 r5 r6 r7 r8 r9 * apart.
 130 Player 2 lays r1 r2 r3 r4 r5 r6 r7 r8 r9 * r11.
 130 Player 2 ends the turn.
 130 Player 2 plays r11 from the rack; 10 tiles are left.
 131 Player 3 draws a tile.
 132 Player 3 gets a tile.
 135 Player 1 takes r1 r2 r3 r4 r5 r6 r7 r8 r9 * r11 apart.
 135 Player 1 lays r1 r2 r3 r4 r5 r6 r7 r8 r9 * r11 r12 r13.
 135 Player 1 ends the turn.
 135 Player 1 plays r12 r13 from the rack; 11 tiles are left.
 136 Player 2 draws a tile.
 137 Player 2 gets a tile.
 138 Player 3 draws a tile.
 139 Player 3 gets a tile.
 140 Player 1 draws a tile.
 141 Player 1 gets a tile.
 142 Player 2 draws a tile.
 143 Player 2 gets a tile.
 145 Player 3 lays k7 * k9 k10.
 145 Player 3 ends the turn.
 145 Player 3 plays k7 k9 k10 * from the rack; 9 tiles are left.
 149 Player 1 takes k7 * k9 k10 apart.
 149 Player 1 lays k1 k2 k3 k4.
 149 Player 1 lays k7 * k9 k10 k11.
 149 Player 1 ends the turn.
 149 Player 1 plays k1 k2 k3 k4 k11 from the rack; 7 tiles are left.
 152 Player 2 takes k1 k2 k3 k4 apart.
 152 Player 2 lays k1 k2 k3 k4 k5.
 152 Player 2 ends the turn.
 152 Player 2 plays k5 from the rack; 11 tiles are left.
 153 Player 3 draws a tile.
 154 Player 3 gets a tile.
 155 Player 1 draws a tile.
 156 Player 1 gets a tile.
 157 Player 2 draws a tile.
 158 Player 2 gets a tile.
 161 Player 3 takes o2 o3 o4 o5 o6 apart.
 161 Player 3 lays o1 o2 o3 o4 o5 o6.
 161 Player 3 ends the turn.
 161 Player 3 plays o1 from the rack; 9 tiles are left.
 162 Player 1 draws a tile.
 163 Player 1 gets a tile.
 164 Player 2 draws a tile.
 165 Player 2 gets a tile.
 166 Player 3 draws a tile.
 167 Player 3 gets a tile.
 170 Player 1 takes k7 * k9 k10 k11 apart.
 170 Player 1 lays k7 * k9 k10 k11 k12.
 170 Player 1 ends the turn.
 170 Player 1 plays k12 from the rack; 8 tiles are left.
 173 Player 2 takes k7 * k9 k10 k11 k12 apart.
 173 Player 2 lays k7 * k9 k10 k11 k12 k13.
 173 Player 2 ends the turn.
 173 Player 2 plays k13 from the rack; 12 tiles are left.
 176 Player 3 takes o1 o2 o3 o4 o5 o6 apart.
 176 Player 3 lays o1 o2 o3 o4 o5 o6 o7.
 176 Player 3 ends the turn.
 176 Player 3 plays o7 from the rack; 9 tiles are left.
 177 Player 1 draws a tile.
 178 Player 1 gets a tile.
 181 Player 2 takes o1 o2 o3 o4 o5 o6 o7 apart.
 181 Player 2 lays o1 o2 o3 o4 o5 o6 o7 o8 o9.
 181 Player 2 ends the turn.
 181 Player 2 plays o8 o9 from the rack; 10 tiles are left.
 182 Player 3 draws a tile.
 183 Player 3 gets a tile.
 185 Player 1 lays k9 r9 b9.
 185 Player 1 ends the turn.
 185 Player 1 plays k9 r9 b9 from the rack; 6 tiles are left.
 188 Player 2 takes k9 r9 b9 apart.
 188 Player 2 lays k9 r9 b9 o9.
 188 Player 2 ends the turn.
 188 Player 2 plays o9 from the rack; 9 tiles are left.
 190 Player 3 lays r8 b8 o8.
 190 Player 3 ends the turn.
 190 Player 3 plays r8 b8 o8 from the rack; 7 tiles are left.
 191 Player 1 draws a tile.
 192 Player 1 gets a tile.
 193 Player 2 draws a tile.
 194 Player 2 gets a tile.
 195 Player 3 draws a tile.
 196 Player 3 gets a tile.
 197 Player 1 draws a tile.
 198 Player 1 gets a tile.
 199 Player 2 draws a tile.
 200 Player 2 gets a tile.
 201 Player 3 draws a tile.
 202 Player 3 gets a tile.
 204 Player 1 lays k1 r1 b1.
 204 Player 1 ends the turn.
 204 Player 1 plays k1 r1 b1 from the rack; 5 tiles are left.
 205 Player 2 draws a tile.
 206 Player 2 gets a tile.
 208 Player 3 lays b5 b6 b7.
 208 Player 3 ends the turn.
 208 Player 3 plays b5 b6 b7 from the rack; 6 tiles are left.
 209 Player 1 draws a tile.
 210 Player 1 gets a tile.
 214 Player 2 takes b5 b6 b7 apart.
 214 Player 2 lays k13 b13 o13.
 214 Player 2 lays b4 b5 b6 b7 b8 b9.
 214 Player 2 ends the turn.
 214 Player 2 plays k13 b4 b8 b9 b13 o13 from the rack; 6 tiles are left.
 217 Player 3 takes k13 b13 o13 apart.
 217 Player 3 lays k13 r13 b13 o13.
 217 Player 3 ends the turn.
 217 Player 3 plays r13 from the rack; 5 tiles are left.
 220 Player 1 takes b4 b5 b6 b7 b8 b9 apart.
 220 Player 1 lays b3 b4 b5 b6 b7 b8 b9 b10.
 220 Player 1 ends the turn.
 220 Player 1 plays b3 b10 from the rack; 4 tiles are left.
 221 Player 2 draws a tile.
 222 Player 2 gets a tile.
 225 Player 3 takes b3 b4 b5 b6 b7 b8 b9 b10 apart.
 225 Player 3 lays b3 b4 b5 b6 b7 b8 b9 b10 b11 b12.
 225 Player 3 ends the turn.
 225 Player 3 plays b11 b12 from the rack; 3 tiles are left.
 228 Player 1 takes b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 apart.
 228 Player 1 lays b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13.
 228 Player 1 ends the turn.
 228 Player 1 plays b13 from the rack; 3 tiles are left.
 229 Player 2 draws a tile.
 230 Player 2 gets a tile.
 231 Player 3 draws a tile.
 232 Player 3 gets a tile.
 233 Player 1 draws a tile.
 234 Player 1 gets a tile.
 236 Player 2 lays k11 r11 b11.
 236 Player 2 ends the turn.
 236 Player 2 plays k11 r11 b11 from the rack; 5 tiles are left.
 239 Player 3 takes k11 r11 b11 apart.
 239 Player 3 lays k11 r11 b11 o11.
 239 Player 3 ends the turn.
 239 Player 3 plays o11 from the rack; 3 tiles are left.
 242 Player 1 takes k1 r1 b1 apart.
 242 Player 1 lays k1 r1 b1 o1.
 242 Player 1 ends the turn.
 242 Player 1 plays o1 from the rack; 3 tiles are left.
 243 Player 2 draws a tile.
 244 Player 2 gets a tile.
 245 Player 3 draws a tile.
 246 Player 3 gets a tile.
 247 Player 1 draws a tile.
 248 Player 1 gets a tile.
 251 Player 2 takes k7 * k9 k10 k11 k12 k13 apart.
 251 Player 2 lays k5 * k7 k8 k9 k10 k11 k12 k13.
 251 Player 2 ends the turn.
 251 Player 2 plays k5 k8 from the rack; 4 tiles are left.
 252 Player 3 draws a tile.
 253 Player 3 gets a tile.
 258 Player 1 takes k5 * k7 k8 k9 k10 k11 k12 k13 apart.
 258 Player 1 takes r8 b8 o8 apart.
 258 Player 1 lays k4 k5 * k7 k8 k9 k10 k11 k12 k13.
 258 Player 1 lays k8 r8 b8 o8.
 258 Player 1 ends the turn.
 258 Player 1 plays k4 k8 from the rack; 2 tiles are left.
 259 Player 2 draws a tile.
 260 Player 2 gets a tile.
 263 Player 3 takes k4 k5 * k7 k8 k9 k10 k11 k12 k13 apart.
 263 Player 3 lays k3 k4 k5 * k7 k8 k9 k10 k11 k12 k13.
 263 Player 3 ends the turn.
 263 Player 3 plays k3 from the rack; 4 tiles are left.
 264 Player 1 draws a tile.
 265 Player 1 gets a tile.
 266 Player 2 draws a tile.
 267 Player 2 gets a tile.
 268 Player 3 draws a tile.
 269 Player 3 gets a tile.
 270 Player 1 draws a tile.
 271 Player 1 gets a tile.
 272 Player 2 draws a tile.
 273 Player 2 gets a tile.
 274 Player 3 draws a tile.
 275 Player 3 gets a tile.
 278 Player 1 takes r12 b12 o12 apart.
 278 Player 1 lays k12 r12 b12 o12.
 278 Player 1 ends the turn.
 278 Player 1 plays k12 from the rack; 3 tiles are left.
 281 Player 2 takes b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 apart.
 281 Player 2 lays b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13.
 281 Player 2 ends the turn.
 281 Player 2 plays b2 from the rack; 6 tiles are left.
 286 Player 3 takes b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 apart.
 286 Player 3 takes o1 o2 o3 o4 o5 o6 o7 o8 o9 apart.
 286 Player 3 lays b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13.
 286 Player 3 lays o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11.
 286 Player 3 ends the turn.
 286 Player 3 plays b1 o10 o11 from the rack; 3 tiles are left.
 287 Player 1 draws a tile.
 288 Player 1 gets a tile.
 291 Player 2 takes o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 apart.
 291 Player 2 lays o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12.
 291 Player 2 ends the turn.
 291 Player 2 plays o12 from the rack; 5 tiles are left.
 294 Player 3 takes o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 apart.
 294 Player 3 lays o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 o13.
 294 Player 3 ends the turn.
 294 Player 3 plays o13 from the rack; 2 tiles are left.
 295 Player 1 draws a tile.
 296 Player 1 gets a tile.
 297 Player 2 passes.
 298 Player 3 passes.
 301 Player 1 takes k1 k2 k3 k4 k5 apart.
 301 Player 1 lays k1 k2 k3 k4 k5 k6.
 301 Player 1 ends the turn.
 301 Player 1 plays k6 from the rack; 4 tiles are left.
 304 Player 2 takes k1 k2 k3 k4 k5 k6 apart.
 304 Player 2 lays k1 k2 k3 k4 k5 k6 k7.
 304 Player 2 ends the turn.
 304 Player 2 plays k7 from the rack; 4 tiles are left.
 305 Player 3 passes.
 306 Player 1 passes.
 307 Player 2 passes.
 307 Everybody has passed and the pool is empty: the round is over.
 308 Player 1 is left with r3 r10 b3 o7.
 309 Player 2 is left with r4 r5 r7 b5.
 310 Player 3 is left with b4 b7.
 310 Player 3 wins round 1. Penalty points: Player 1 23, Player 2 21.
 311 Player 2 begins.
 312 Player 1 gets a tile.
 313 Player 1 gets a tile.
 314 Player 1 gets a tile.
 315 Player 1 gets a tile.
 316 Player 1 gets a tile.
 317 Player 1 gets a tile.
 318 Player 1 gets a tile.
 319 Player 1 gets a tile.
 320 Player 1 gets a tile.
 321 Player 1 gets a tile.
 322 Player 1 gets a tile.
 323 Player 1 gets a tile.
 324 Player 1 gets a tile.
 325 Player 1 gets a tile.
 326 Player 2 gets a tile.
 327 Player 2 gets a tile.
 328 Player 2 gets a tile.
 329 Player 2 gets a tile.
 330 Player 2 gets a tile.
 331 Player 2 gets a tile.
 332 Player 2 gets a tile.
 333 Player 2 gets a tile.
 334 Player 2 gets a tile.
 335 Player 2 gets a tile.
 336 Player 2 gets a tile.
 337 Player 2 gets a tile.
 338 Player 2 gets a tile.
 339 Player 2 gets a tile.
 340 Player 3 gets a tile.
 341 Player 3 gets a tile.
 342 Player 3 gets a tile.
 343 Player 3 gets a tile.
 344 Player 3 gets a tile.
 345 Player 3 gets a tile.
 346 Player 3 gets a tile.
 347 Player 3 gets a tile.
 348 Player 3 gets a tile.
 349 Player 3 gets a tile.
 350 Player 3 gets a tile.
 351 Player 3 gets a tile.
 352 Player 3 gets a tile.
 353 Player 3 gets a tile.
 356 Player 2 lays k7 r7 b7.
 356 Player 2 lays k11 r11 o11.
 356 Player 2 ends the turn.
 356 Player 2 opens with 54 points.
 356 Player 2 plays k7 k11 r7 r11 b7 o11 from the rack; 8 tiles are left.
 359 Player 3 lays k6 k7 k8 k9.
 359 Player 3 lays k6 r6 b6.
 359 Player 3 ends the turn.
 359 Player 3 opens with 48 points.
 359 Player 3 plays k6 k6 k7 k8 k9 r6 b6 from the rack; 7 tiles are left.
 360 Player 1 draws a tile.
 361 Player 1 gets a tile.
 366 Player 2 takes k6 k7 k8 k9 apart.
 366 Player 2 takes k6 r6 b6 apart.
 366 Player 2 lays k4 k5 k6 k7 k8 k9.
 366 Player 2 lays k6 r6 b6 o6.
 366 Player 2 ends the turn.
 366 Player 2 plays k4 k5 o6 from the rack; 5 tiles are left.
 367 Player 3 draws a tile.
 368 Player 3 gets a tile.
 369 Player 1 draws a tile.
 370 Player 1 gets a tile.
 371 Player 2 draws a tile.
 372 Player 2 gets a tile.
 373 Player 3 draws a tile.
 374 Player 3 gets a tile.
 377 Player 1 lays r3 r4 r5.
 377 Player 1 lays o9 o10 o11.
 377 Player 1 ends the turn.
 377 Player 1 opens with 42 points.
 377 Player 1 plays r3 r4 r5 o9 o10 o11 from the rack; 10 tiles are left.
 380 Player 2 takes o9 o10 o11 apart.
 380 Player 2 lays o9 o10 o11 o12.
 380 Player 2 ends the turn.
 380 Player 2 plays o12 from the rack; 5 tiles are left.
 381 Player 3 draws a tile.
 382 Player 3 gets a tile.
 385 Player 1 takes o9 o10 o11 o12 apart.
 385 Player 1 lays o9 o10 o11 o12 o13.
 385 Player 1 ends the turn.
 385 Player 1 plays o13 from the rack; 9 tiles are left.
 386 Player 2 draws a tile.
 387 Player 2 gets a tile.
 388 Player 3 draws a tile.
 389 Player 3 gets a tile.
 390 Player 1 draws a tile.
 391 Player 1 gets a tile.
 394 Player 2 takes k7 r7 b7 apart.
 394 Player 2 lays k7 r7 b7 o7.
 394 Player 2 ends the turn.
 394 Player 2 plays o7 from the rack; 5 tiles are left.
 395 Player 3 draws a tile.
 396 Player 3 gets a tile.
 397 Player 1 draws a tile.
 398 Player 1 gets a tile.
 399 Player 2 draws a tile.
 400 Player 2 gets a tile.
 401 Player 3 draws a tile.
 402 Player 3 gets a tile.
 404 Player 1 lays r9 b9 o9.
 404 Player 1 ends the turn.
 404 Player 1 plays r9 b9 o9 from the rack; 8 tiles are left.
 407 Player 2 takes o9 o10 o11 o12 o13 apart.
 407 Player 2 lays o8 o9 o10 o11 o12 o13.
 407 Player 2 ends the turn.
 407 Player 2 plays o8 from the rack; 5 tiles are left.
 410 Player 3 takes r9 b9 o9 apart.
 410 Player 3 lays k9 r9 b9 o9.
 410 Player 3 ends the turn.
 410 Player 3 plays k9 from the rack; 12 tiles are left.
 411 Player 1 draws a tile.
 412 Player 1 gets a tile.
 413 Player 2 draws a tile.
 414 Player 2 gets a tile.
 415 Player 3 draws a tile.
 416 Player 3 gets a tile.
 419 Player 1 takes k11 r11 o11 apart.
 419 Player 1 lays k11 r11 b11 o11.
 419 Player 1 ends the turn.
 419 Player 1 plays b11 from the rack; 8 tiles are left.
 420 Player 2 draws a tile.
 421 Player 2 gets a tile.
 423 Player 3 lays k10 r10 o10.
 423 Player 3 ends the turn.
 423 Player 3 plays k10 r10 o10 from the rack; 10 tiles are left.
 426 Player 1 takes k10 r10 o10 apart.
 426 Player 1 lays k10 r10 b10 o10.
 426 Player 1 ends the turn.
 426 Player 1 plays b10 from the rack; 7 tiles are left.
 427 Player 2 draws a tile.
 428 Player 2 gets a tile.
 429 Player 3 draws a tile.
 430 Player 3 gets a tile.
 431 Player 1 draws a tile.
 432 Player 1 gets a tile.
 435 Player 2 takes o8 o9 o10 o11 o12 o13 apart.
 435 Player 2 lays o7 o8 o9 o10 o11 o12 o13.
 435 Player 2 ends the turn.
 435 Player 2 plays o7 from the rack; 7 tiles are left.
 436 Player 3 draws a tile.
 437 Player 3 gets a tile.
 438 Player 1 draws a tile.
 439 Player 1 gets a tile.
 440 Player 2 draws a tile.
 441 Player 2 gets a tile.
 442 Player 3 draws a tile.
 443 Player 3 gets a tile.
 445 Player 1 lays k13 r13 b13.
 445 Player 1 ends the turn.
 445 Player 1 plays k13 r13 b13 from the rack; 6 tiles are left.
 448 Player 2 takes k13 r13 b13 apart.
 448 Player 2 lays k13 r13 b13 o13.
 448 Player 2 ends the turn.
 448 Player 2 plays o13 from the rack; 7 tiles are left.
 451 Player 3 takes k4 k5 k6 k7 k8 k9 apart.
 451 Player 3 lays k3 k4 k5 k6 k7 k8 k9.
 451 Player 3 ends the turn.
 451 Player 3 plays k3 from the rack; 12 tiles are left.
 452 Player 1 draws a tile.
 453 Player 1 gets a tile.
 456 Player 2 takes k3 k4 k5 k6 k7 k8 k9 apart.
 456 Player 2 lays k1 k2 k3 k4 k5 k6 k7 k8 k9.
 456 Player 2 ends the turn.
 456 Player 2 plays k1 k2 from the rack; 5 tiles are left.
 457 Player 3 draws a tile.
 458 Player 3 gets a tile.
 459 Player 1 draws a tile.
 460 Player 1 gets a tile.
 461 Player 2 draws a tile.
 462 Player 2 gets a tile.
 464 Player 3 lays r8 * r10.
 464 Player 3 ends the turn.
 464 Player 3 plays r8 r10 * from the rack; 10 tiles are left.
 467 Player 1 takes r8 * r10 apart.
 467 Player 1 lays r7 r8 * r10.
 467 Player 1 ends the turn.
 467 Player 1 plays r7 from the rack; 7 tiles are left.
 468 Player 2 draws a tile.
 469 Player 2 gets a tile.
 470 Player 3 draws a tile.
 471 Player 3 gets a tile.
 472 Player 1 draws a tile.
 473 Player 1 gets a tile.
 474 Player 2 draws a tile.
 475 Player 2 gets a tile.
 476 Player 3 draws a tile.
 477 Player 3 gets a tile.
 480 Player 1 takes r3 r4 r5 apart.
 480 Player 1 lays r1 r2 r3 r4 r5.
 480 Player 1 ends the turn.
 480 Player 1 plays r1 r2 from the rack; 6 tiles are left.
 481 Player 2 draws a tile.
 482 Player 2 gets a tile.
 485 Player 3 takes r1 r2 r3 r4 r5 apart.
 485 Player 3 lays r1 r2 r3 r4 r5 r6.
 485 Player 3 ends the turn.
 485 Player 3 plays r6 from the rack; 11 tiles are left.
 486 Player 1 draws a tile.
 487 Player 1 gets a tile.
 488 Player 2 draws a tile.
 489 Player 2 gets a tile.
 490 Player 3 draws a tile.
 491 Player 3 gets a tile.
 492 Player 1 draws a tile.
 493 Player 1 gets a tile.
 495 Player 2 lays k8 b8 o8.
 495 Player 2 ends the turn.
 495 Player 2 plays k8 b8 o8 from the rack; 7 tiles are left.
 499 Player 3 takes k8 b8 o8 apart.
 499 Player 3 lays k8 r8 b8 o8.
 499 Player 3 lays b8 b9 b10.
 499 Player 3 ends the turn.
 499 Player 3 plays r8 b8 b9 b10 from the rack; 8 tiles are left.
 500 Player 1 draws a tile.
 501 Player 1 gets a tile.
 504 Player 2 takes b8 b9 b10 apart.
 504 Player 2 lays b7 b8 b9 b10.
 504 Player 2 ends the turn.
 504 Player 2 plays b7 from the rack; 6 tiles are left.
 505 Player 3 draws a tile.
 506 Player 3 gets a tile.
 509 Player 1 takes b7 b8 b9 b10 apart.
 509 Player 1 lays b5 b6 b7 b8 b9 b10.
 509 Player 1 ends the turn.
 509 Player 1 plays b5 b6 from the rack; 7 tiles are left.
 510 Player 2 draws a tile.
 511 Player 2 gets a tile.
 512 Player 3 draws a tile.
 513 Player 3 gets a tile.
 514 Player 1 draws a tile.
 515 Player 1 gets a tile.
 517 Player 2 lays k12 b12 o12.
 517 Player 2 ends the turn.
 517 Player 2 plays k12 b12 o12 from the rack; 4 tiles are left.
 520 Player 3 takes k12 b12 o12 apart.
 520 Player 3 lays k12 r12 b12 o12.
 520 Player 3 ends the turn.
 520 Player 3 plays r12 from the rack; 9 tiles are left.
 523 Player 1 takes k1 k2 k3 k4 k5 k6 k7 k8 k9 apart.
 523 Player 1 lays k1 k2 k3 k4 k5 k6 k7 k8 k9 k10.
 523 Player 1 ends the turn.
 523 Player 1 plays k10 from the rack; 7 tiles are left.
 524 Player 2 draws a tile.
 525 Player 2 gets a tile.
 526 Player 3 draws a tile.
 527 Player 3 gets a tile.
 528 Player 1 draws a tile.
 529 Player 1 gets a tile.
 531 Player 2 lays o1 o2 *.
 531 Player 2 ends the turn.
 531 Player 2 plays o1 o2 * from the rack; 2 tiles are left.
 535 Player 3 takes o1 o2 * apart.
 535 Player 3 lays r5 b5 o5.
 535 Player 3 lays o1 o2 * o4.
 535 Player 3 ends the turn.
 535 Player 3 plays r5 b5 o4 o5 from the rack; 6 tiles are left.
 538 Player 1 takes o1 o2 * o4 apart.
 538 Player 1 lays o1 o2 o3 o4 * o6.
 538 Player 1 ends the turn.
 538 Player 1 plays o3 o6 from the rack; 6 tiles are left.
 543 Player 2 takes r5 b5 o5 apart.
 543 Player 2 takes o1 o2 o3 o4 * o6 apart.
 543 Player 2 lays k5 r5 b5 o5.
 543 Player 2 lays o1 o2 o3 o4 o5 o6 *.
 543 Player 2 ends the turn.
 543 Player 2 plays k5 o5 from the rack; no tile is left.
 543 Player 2 has emptied the rack: the round is over.
 544 Player 1 is left with k1 r1 r12 b3 o3 o4.
 545 Player 3 is left with k2 k4 b1 b1 b13 o2.
 545 Player 2 wins round 2. Penalty points: Player 1 24, Player 3 23.
 545 Player 2 wins, 47 to 21 to 23.
