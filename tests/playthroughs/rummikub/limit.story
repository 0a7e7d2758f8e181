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
  30 Player 2 draws a tile.
  31 Player 2 gets a tile.
  32 Player 1 draws a tile.
  33 Player 1 gets a tile.
  34 Player 2 draws a tile.
  35 Player 2 gets a tile.
  36 Player 1 draws a tile.
  37 Player 1 gets a tile.
  38 Player 2 draws a tile.
  39 Player 2 gets a tile.
  40 Player 1 draws a tile.
  41 Player 1 gets a tile.
  42 Player 2 draws a tile.
  43 Player 2 gets a tile.
  44 Player 1 draws a tile.
  45 Player 1 gets a tile.
  46 Player 2 draws a tile.
  47 Player 2 gets a tile.
  48 Player 1 draws a tile.
  49 Player 1 gets a tile.
  50 Player 2 draws a tile.
  51 Player 2 gets a tile.
  52 Player 1 draws a tile.
  53 Player 1 gets a tile.
  54 Player 2 draws a tile.
  55 Player 2 gets a tile.
  56 Player 1 draws a tile.
  57 Player 1 gets a tile.
  58 Player 2 draws a tile.
  59 Player 2 gets a tile.
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
  70 Player 2 draws a tile.
  71 Player 2 gets a tile.
  74 Player 1 lays k6 r6 b6.
  74 Player 1 lays o11 o12 o13.
  74 Player 1 ends the turn.
  74 Player 1 opens with 54 points.
  74 Player 1 plays k6 r6 b6 o11 o12 o13 from the rack; 18 tiles are left.
  75 Player 2 draws a tile.
  76 Player 2 gets a tile.
  77 Player 1 draws a tile.
  78 Player 1 gets a tile.
  79 Player 2 draws a tile.
  80 Player 2 gets a tile.
  82 Player 1 lays o1 o2 o3 o4.
  82 Player 1 ends the turn.
  82 Player 1 plays o1 o2 o3 o4 from the rack; 15 tiles are left.
  83 Player 2 draws a tile.
  84 Player 2 gets a tile.
  85 Player 1 draws a tile.
  86 Player 1 gets a tile.
  87 Player 2 draws a tile.
  88 Player 2 gets a tile.
  89 Player 1 draws a tile.
  90 Player 1 gets a tile.
  93 Player 2 lays k5 k6 k7.
  93 Player 2 lays k5 r5 o5.
  93 Player 2 ends the turn.
  93 Player 2 opens with 33 points.
  93 Player 2 plays k5 k5 k6 k7 r5 o5 from the rack; 23 tiles are left.
  99 Player 1 takes k5 k6 k7 apart.
  99 Player 1 takes k5 r5 o5 apart.
  99 Player 1 lays k4 k5 k6 k7.
  99 Player 1 lays k5 r5 b5 o5.
  99 Player 1 lays o1 o2 o3.
  99 Player 1 ends the turn.
  99 Player 1 plays k4 b5 o1 o2 o3 from the rack; 12 tiles are left.
 102 Player 2 takes k6 r6 b6 apart.
 102 Player 2 lays k6 r6 b6 o6.
 102 Player 2 ends the turn.
 102 Player 2 plays o6 from the rack; 22 tiles are left.
 103 Player 1 draws a tile.
 104 Player 1 gets a tile.
 105 Player 2 draws a tile.
 106 Player 2 gets a tile.
 107 Player 1 draws a tile.
 108 Player 1 gets a tile.
 110 Player 2 lays b1 b2 b3.
 110 Player 2 ends the turn.
 110 Player 2 plays b1 b2 b3 from the rack; 20 tiles are left.
 112 Player 1 lays r5 r6 *.
 112 Player 1 ends the turn.
 112 Player 1 plays r5 r6 * from the rack; 11 tiles are left.
 115 Player 2 takes r5 r6 * apart.
 115 Player 2 lays r4 r5 r6 r7 r8 *.
 115 Player 2 ends the turn.
 115 Player 2 plays r4 r7 r8 from the rack; 17 tiles are left.
 118 Player 1 takes r4 r5 r6 r7 r8 * apart.
 118 Player 1 lays r4 r5 r6 r7 r8 * r10.
 118 Player 1 ends the turn.
 118 Player 1 plays r10 from the rack; 10 tiles are left.
 121 Player 2 takes r4 r5 r6 r7 r8 * r10 apart.
 121 Player 2 lays r4 r5 r6 r7 r8 * r10 r11.
 121 Player 2 ends the turn.
 121 Player 2 plays r11 from the rack; 16 tiles are left.
 122 Player 1 draws a tile.
 123 Player 1 gets a tile.
 124 Player 2 draws a tile.
 125 Player 2 gets a tile.
 126 Player 1 draws a tile.
 127 Player 1 gets a tile.
 130 Player 2 takes r4 r5 r6 r7 r8 * r10 r11 apart.
 130 Player 2 lays r3 r4 r5 r6 r7 r8 * r10 r11.
 130 Player 2 ends the turn.
 130 Player 2 plays r3 from the rack; 16 tiles are left.
 132 Player 1 lays r9 b9 o9.
 132 Player 1 ends the turn.
 132 Player 1 plays r9 b9 o9 from the rack; 9 tiles are left.
 133 Player 2 draws a tile.
 134 Player 2 gets a tile.
 135 Player 1 draws a tile.
 136 Player 1 gets a tile.
 138 Player 2 lays r13 b13 o13.
 138 Player 2 ends the turn.
 138 Player 2 plays r13 b13 o13 from the rack; 14 tiles are left.
 141 Player 1 takes r13 b13 o13 apart.
 141 Player 1 lays k13 r13 b13 o13.
 141 Player 1 ends the turn.
 141 Player 1 plays k13 from the rack; 9 tiles are left.
 142 Player 2 draws a tile.
 143 Player 2 gets a tile.
 144 Player 1 draws a tile.
 145 Player 1 gets a tile.
 147 Player 2 lays k2 r2 b2.
 147 Player 2 ends the turn.
 147 Player 2 plays k2 r2 b2 from the rack; 12 tiles are left.
 148 Player 1 draws a tile.
 149 Player 1 gets a tile.
 150 Player 2 draws a tile.
 151 Player 2 gets a tile.
 152 Player 1 draws a tile.
 153 Player 1 gets a tile.
 154 Player 2 draws a tile.
 155 Player 2 gets a tile.
 158 Player 1 takes r3 r4 r5 r6 r7 r8 * r10 r11 apart.
 158 Player 1 lays r3 r4 r5 r6 r7 r8 * r10 r11 r12.
 158 Player 1 ends the turn.
 158 Player 1 plays r12 from the rack; 11 tiles are left.
 159 Player 2 draws a tile.
 160 Player 2 gets a tile.
 161 Player 1 draws a tile.
 162 Player 1 gets a tile.
 164 Player 2 lays r8 b8 o8.
 164 Player 2 ends the turn.
 164 Player 2 plays r8 b8 o8 from the rack; 12 tiles are left.
 165 Player 1 draws a tile.
 166 Player 1 gets a tile.
 167 Player 2 draws a tile.
 168 Player 2 gets a tile.
 169 Player 1 draws a tile.
 170 Player 1 gets a tile.
 173 Player 2 takes o1 o2 o3 o4 apart.
 173 Player 2 lays o1 o2 o3 o4 o5.
 173 Player 2 ends the turn.
 173 Player 2 plays o5 from the rack; 12 tiles are left.
 176 Player 1 takes r9 b9 o9 apart.
 176 Player 1 lays k9 r9 b9 o9.
 176 Player 1 ends the turn.
 176 Player 1 plays k9 from the rack; 13 tiles are left.
 177 Player 2 draws a tile.
 178 Player 2 gets a tile.
 179 Player 1 draws a tile.
 180 Player 1 gets a tile.
 183 Player 2 takes r3 r4 r5 r6 r7 r8 * r10 r11 r12 apart.
 183 Player 2 lays r2 r3 r4 r5 r6 r7 r8 * r10 r11 r12.
 183 Player 2 ends the turn.
 183 Player 2 plays r2 from the rack; 12 tiles are left.
 187 Player 1 takes r2 r3 r4 r5 r6 r7 r8 * r10 r11 r12 apart.
 187 Player 1 lays k10 b10 o10.
 187 Player 1 lays r1 r2 r3 r4 r5 r6 r7 r8 * r10 r11 r12.
 187 Player 1 ends the turn.
 187 Player 1 plays k10 r1 b10 o10 from the rack; 10 tiles are left.
 188 Player 2 draws a tile.
 189 Player 2 gets a tile.
 190 Player 1 draws a tile.
 191 Player 1 gets a tile.
 192 Player 2 draws a tile.
 193 Player 2 gets a tile.
 194 Player 1 draws a tile.
 195 Player 1 gets a tile.
 197 Player 2 lays k1 k2 k3 k4.
 197 Player 2 ends the turn.
 197 Player 2 plays k1 k2 k3 k4 from the rack; 10 tiles are left.
 198 Player 1 draws a tile.
 199 Player 1 gets a tile.
 200 Player 2 draws a tile.
 201 Player 2 gets a tile.
 204 Player 1 takes o1 o2 o3 apart.
 204 Player 1 lays o1 o2 o3 o4.
 204 Player 1 ends the turn.
 204 Player 1 plays o4 from the rack; 12 tiles are left.
 206 Player 2 lays b6 b7 *.
 206 Player 2 ends the turn.
 206 Player 2 plays b6 b7 * from the rack; 8 tiles are left.
 209 Player 1 takes b6 b7 * apart.
 209 Player 1 lays b3 * b5 b6 b7.
 209 Player 1 ends the turn.
 209 Player 1 plays b3 b5 from the rack; 10 tiles are left.
 210 Player 2 draws a tile.
 211 Player 2 gets a tile.
 212 Player 1 draws a tile.
 213 Player 1 gets a tile.
 214 Player 2 draws a tile.
 215 Player 2 gets a tile.
 216 Player 1 draws a tile.
 217 Player 1 gets a tile.
 220 Player 2 takes r1 r2 r3 r4 r5 r6 r7 r8 * r10 r11 r12 apart.
 220 Player 2 lays r1 r2 r3 r4 r5 r6 r7 r8 * r10 r11 r12 r13.
 220 Player 2 ends the turn.
 220 Player 2 plays r13 from the rack; 9 tiles are left.
 222 Player 1 lays r7 b7 o7.
 222 Player 1 ends the turn.
 222 Player 1 plays r7 b7 o7 from the rack; 9 tiles are left.
 225 Player 2 takes r7 b7 o7 apart.
 225 Player 2 lays k7 r7 b7 o7.
 225 Player 2 ends the turn.
 225 Player 2 plays k7 from the rack; 8 tiles are left.
 226 Player 1 draws a tile.
 227 Player 1 gets a tile.
 228 Player 2 draws a tile.
 229 Player 2 gets a tile.
 230 Player 1 draws a tile.
 231 Player 1 gets a tile.
 232 Player 2 draws a tile.
 233 Player 2 gets a tile.
 234 Player 1 draws a tile.
 235 Player 1 gets a tile.
 238 Player 2 takes k4 k5 k6 k7 apart.
 238 Player 2 lays k3 k4 k5 k6 k7.
 238 Player 2 ends the turn.
 238 Player 2 plays k3 from the rack; 9 tiles are left.
 239 Player 1 draws a tile.
 240 Player 1 gets a tile.
 241 Player 2 draws a tile.
 242 Player 2 gets a tile.
 243 Player 1 draws a tile.
 244 Player 1 gets a tile.
 245 Player 2 draws a tile.
 246 Player 2 gets a tile.
 249 Player 1 takes b3 * b5 b6 b7 apart.
 249 Player 1 lays b3 * b5 b6 b7 b8.
 249 Player 1 ends the turn.
 249 Player 1 plays b8 from the rack; 13 tiles are left.
 252 Player 2 takes b3 * b5 b6 b7 b8 apart.
 252 Player 2 lays b3 * b5 b6 b7 b8 b9 b10.
 252 Player 2 ends the turn.
 252 Player 2 plays b9 b10 from the rack; 9 tiles are left.
 255 Player 1 takes b3 * b5 b6 b7 b8 b9 b10 apart.
 255 Player 1 lays b3 * b5 b6 b7 b8 b9 b10 b11.
 255 Player 1 ends the turn.
 255 Player 1 plays b11 from the rack; 12 tiles are left.
 258 Player 2 takes b3 * b5 b6 b7 b8 b9 b10 b11 apart.
 258 Player 2 lays b3 * b5 b6 b7 b8 b9 b10 b11 b12.
 258 Player 2 ends the turn.
 258 Player 2 plays b12 from the rack; 8 tiles are left.
 261 Player 1 takes b3 * b5 b6 b7 b8 b9 b10 b11 b12 apart.
 261 Player 1 lays b3 * b5 b6 b7 b8 b9 b10 b11 b12 b13.
 261 Player 1 ends the turn.
 261 Player 1 plays b13 from the rack; 11 tiles are left.
 262 Player 2 draws a tile.
 263 Player 2 gets a tile.
 264 Player 1 draws a tile.
 265 Player 1 gets a tile.
 268 Player 2 takes o11 o12 o13 apart.
 268 Player 2 lays o9 o10 o11 o12 o13.
 268 Player 2 ends the turn.
 268 Player 2 plays o9 o10 from the rack; 7 tiles are left.
 271 Player 1 takes o9 o10 o11 o12 o13 apart.
 271 Player 1 lays o7 o8 o9 o10 o11 o12 o13.
 271 Player 1 ends the turn.
 271 Player 1 plays o7 o8 from the rack; 10 tiles are left.
 272 Player 2 draws a tile.
 273 Player 2 gets a tile.
 274 Player 1 draws a tile.
 275 Player 1 gets a tile.
 278 Player 2 takes b1 b2 b3 apart.
 278 Player 2 lays b1 b2 b3 b4.
 278 Player 2 ends the turn.
 278 Player 2 plays b4 from the rack; 7 tiles are left.
 281 Player 1 takes b3 * b5 b6 b7 b8 b9 b10 b11 b12 b13 apart.
 281 Player 1 lays b1 * b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13.
 281 Player 1 ends the turn.
 281 Player 1 plays b1 b4 from the rack; 9 tiles are left.
 282 Player 2 draws a tile.
 283 Player 2 gets a tile.
 284 Player 1 draws a tile.
 285 Player 1 gets a tile.
 286 Player 2 draws a tile.
 287 Player 2 gets a tile.
 290 Player 1 takes k10 b10 o10 apart.
 290 Player 1 lays k10 r10 b10 o10.
 290 Player 1 ends the turn.
 290 Player 1 plays r10 from the rack; 9 tiles are left.
 291 Player 2 draws a tile.
 292 Player 2 gets a tile.
 293 Player 1 draws a tile.
 294 Player 1 gets a tile.
 297 Player 2 takes o1 o2 o3 o4 o5 apart.
 297 Player 2 lays o1 o2 o3 o4 o5 o6.
 297 Player 2 ends the turn.
 297 Player 2 plays o6 from the rack; 9 tiles are left.
 300 Player 1 takes k3 k4 k5 k6 k7 apart.
 300 Player 1 lays k3 k4 k5 k6 k7 k8 k9.
 300 Player 1 ends the turn.
 300 Player 1 plays k8 k9 from the rack; 8 tiles are left.
 303 Player 2 takes k3 k4 k5 k6 k7 k8 k9 apart.
 303 Player 2 lays k3 k4 k5 k6 k7 k8 k9 k10 k11.
 303 Player 2 ends the turn.
 303 Player 2 plays k10 k11 from the rack; 7 tiles are left.
 306 Player 1 takes k3 k4 k5 k6 k7 k8 k9 k10 k11 apart.
 306 Player 1 lays k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13.
 306 Player 1 ends the turn.
 306 Player 1 plays k12 k13 from the rack; 6 tiles are left.
 307 Player 2 draws a tile.
 308 Player 2 gets a tile.
 309 Player 1 passes.
 312 Player 2 takes r8 b8 o8 apart.
 312 Player 2 lays k8 r8 b8 o8.
 312 Player 2 ends the turn.
 312 Player 2 plays k8 from the rack; 7 tiles are left.
 313 Player 1 passes.
 314 Player 2 passes.
 314 Everybody has passed and the pool is empty: the round is over.
 315 Player 1 is left with k12 r3 r4 r12 b11 o11.
 316 Player 2 is left with k1 k11 r1 r9 r11 b12 o12.
 316 Player 1 wins round 1. Penalty points: Player 2 57.
 317 Player 2 begins.
 318 Player 1 gets a tile.
 319 Player 1 gets a tile.
 320 Player 1 gets a tile.
 321 Player 1 gets a tile.
 322 Player 1 gets a tile.
 323 Player 1 gets a tile.
 324 Player 1 gets a tile.
 325 Player 1 gets a tile.
 326 Player 1 gets a tile.
 327 Player 1 gets a tile.
 328 Player 1 gets a tile.
 329 Player 1 gets a tile.
 330 Player 1 gets a tile.
 331 Player 1 gets a tile.
 332 Player 2 gets a tile.
 333 Player 2 gets a tile.
 334 Player 2 gets a tile.
 335 Player 2 gets a tile.
 336 Player 2 gets a tile.
 337 Player 2 gets a tile.
 338 Player 2 gets a tile.
 339 Player 2 gets a tile.
 340 Player 2 gets a tile.
 341 Player 2 gets a tile.
 342 Player 2 gets a tile.
 343 Player 2 gets a tile.
 344 Player 2 gets a tile.
 345 Player 2 gets a tile.
 346 Player 2 draws a tile.
 347 Player 2 gets a tile.
 348 Player 1 draws a tile.
 349 Player 1 gets a tile.
 350 Player 2 draws a tile.
 351 Player 2 gets a tile.
 352 Player 1 draws a tile.
 353 Player 1 gets a tile.
 356 Player 2 lays r7 b7 o7.
 356 Player 2 lays r11 r12 r13.
 356 Player 2 ends the turn.
 356 Player 2 opens with 57 points.
 356 Player 2 plays r7 r11 r12 r13 b7 o7 from the rack; 10 tiles are left.
 357 Player 1 draws a tile.
 358 Player 1 gets a tile.
 359 Player 2 draws a tile.
 360 Player 2 gets a tile.
 361 Player 1 draws a tile.
 362 Player 1 gets a tile.
 363 Player 2 draws a tile.
 364 Player 2 gets a tile.
 365 Player 1 draws a tile.
 366 Player 1 gets a tile.
 367 Player 2 draws a tile.
 368 Player 2 gets a tile.
 369 Player 1 draws a tile.
 370 Player 1 gets a tile.
 371 Player 2 draws a tile.
 372 Player 2 gets a tile.
 373 Player 1 draws a tile.
 374 Player 1 gets a tile.
 375 Player 2 draws a tile.
 376 Player 2 gets a tile.
 377 Player 1 draws a tile.
 378 Player 1 gets a tile.
 379 Player 2 draws a tile.
 380 Player 2 gets a tile.
 384 Player 1 lays k1 * k3 k4.
 384 Player 1 lays k6 r6 b6.
 384 Player 1 lays r9 b9 o9.
 384 Player 1 ends the turn.
 384 Player 1 opens with 55 points.
 384 Player 1 plays k1 k3 k4 k6 r6 r9 b6 b9 o9 * from the rack; 12 tiles are left.
 387 Player 2 takes r9 b9 o9 apart.
 387 Player 2 lays k9 r9 b9 o9.
 387 Player 2 ends the turn.
 387 Player 2 plays k9 from the rack; 15 tiles are left.
 388 Player 1 draws a tile.
 389 Player 1 gets a tile.
 390 Player 2 draws a tile.
 391 Player 2 gets a tile.
 393 Player 1 lays r1 r2 r3.
 393 Player 1 ends the turn.
 393 Player 1 plays r1 r2 r3 from the rack; 10 tiles are left.
 396 Player 2 takes r1 r2 r3 apart.
 396 Player 2 lays r1 r2 r3 r4.
 396 Player 2 ends the turn.
 396 Player 2 plays r4 from the rack; 15 tiles are left.
 399 Player 1 takes r1 r2 r3 r4 apart.
 399 Player 1 lays r1 r2 r3 r4 r5.
 399 Player 1 ends the turn.
 399 Player 1 plays r5 from the rack; 9 tiles are left.
 402 Player 2 takes r1 r2 r3 r4 r5 apart.
 402 Player 2 lays r1 r2 r3 r4 r5 r6.
 402 Player 2 ends the turn.
 402 Player 2 plays r6 from the rack; 14 tiles are left.
 403 Player 1 draws a tile.
 404 Player 1 gets a tile.
 405 Player 2 draws a tile.
 406 Player 2 gets a tile.
 407 Player 1 draws a tile.
 408 Player 1 gets a tile.
 409 Player 2 draws a tile.
 410 Player 2 gets a tile.
 411 Player 1 draws a tile.
 412 Player 1 gets a tile.
 413 Player 2 draws a tile.
 414 Player 2 gets a tile.
 416 Player 1 lays k11 b11 o11.
 416 Player 1 ends the turn.
 416 Player 1 plays k11 b11 o11 from the rack; 9 tiles are left.
 417 Player 2 draws a tile.
 418 Player 2 gets a tile.
 419 Player 1 draws a tile.
 420 Player 1 gets a tile.
 422 Player 2 lays r3 b3 o3.
 422 Player 2 ends the turn.
 422 Player 2 plays r3 b3 o3 from the rack; 15 tiles are left.
 423 Player 1 draws a tile.
 424 Player 1 gets a tile.
 425 Player 2 draws a tile.
 426 Player 2 gets a tile.
 429 Player 1 takes r3 b3 o3 apart.
 429 Player 1 lays k3 r3 b3 o3.
 429 Player 1 ends the turn.
 429 Player 1 plays k3 from the rack; 10 tiles are left.
 432 Player 2 takes k6 r6 b6 apart.
 432 Player 2 lays k6 r6 b6 o6.
 432 Player 2 ends the turn.
 432 Player 2 plays o6 from the rack; 15 tiles are left.
 433 Player 1 draws a tile.
 434 Player 1 gets a tile.
 435 Player 2 draws a tile.
 436 Player 2 gets a tile.
 437 Player 1 draws a tile.
 438 Player 1 gets a tile.
 439 Player 2 draws a tile.
 440 Player 2 gets a tile.
 442 Player 1 lays k11 k12 k13.
 442 Player 1 ends the turn.
 442 Player 1 plays k11 k12 k13 from the rack; 9 tiles are left.
 445 Player 2 takes k11 k12 k13 apart.
 445 Player 2 lays k9 k10 k11 k12 k13.
 445 Player 2 ends the turn.
 445 Player 2 plays k9 k10 from the rack; 15 tiles are left.
 448 Player 1 takes k9 k10 k11 k12 k13 apart.
 448 Player 1 lays k8 k9 k10 k11 k12 k13.
 448 Player 1 ends the turn.
 448 Player 1 plays k8 from the rack; 8 tiles are left.
 449 Player 2 draws a tile.
 450 Player 2 gets a tile.
 451 Player 1 draws a tile.
 452 Player 1 gets a tile.
 454 Player 2 lays r5 b5 o5.
 454 Player 2 ends the turn.
 454 Player 2 plays r5 b5 o5 from the rack; 13 tiles are left.
 457 Player 1 takes k1 * k3 k4 apart.
 457 Player 1 lays k1 k2 k3 k4 *.
 457 Player 1 ends the turn.
 457 Player 1 plays k2 from the rack; 8 tiles are left.
 460 Player 2 takes k1 k2 k3 k4 * apart.
 460 Player 2 lays k1 k2 k3 k4 * k6.
 460 Player 2 ends the turn.
 460 Player 2 plays k6 from the rack; 12 tiles are left.
 461 Player 1 draws a tile.
 462 Player 1 gets a tile.
 463 Player 2 draws a tile.
 464 Player 2 gets a tile.
 465 Player 1 draws a tile.
 466 Player 1 gets a tile.
 467 Player 2 draws a tile.
 468 Player 2 gets a tile.
 469 Player 1 draws a tile.
 470 Player 1 gets a tile.
 472 Player 2 lays r11 b11 o11.
 472 Player 2 ends the turn.
 472 Player 2 plays r11 b11 o11 from the rack; 11 tiles are left.
 473 Player 1 draws a tile.
 474 Player 1 gets a tile.
 475 Player 2 draws a tile.
 476 Player 2 gets a tile.
 478 Player 1 lays b2 b3 b4.
 478 Player 1 ends the turn.
 478 Player 1 plays b2 b3 b4 from the rack; 9 tiles are left.
 479 Player 2 draws a tile.
 480 Player 2 gets a tile.
 481 Player 1 draws a tile.
 482 Player 1 gets a tile.
 483 Player 2 draws a tile.
 484 Player 2 gets a tile.
 487 Player 1 takes b2 b3 b4 apart.
 487 Player 1 lays b1 b2 b3 b4.
 487 Player 1 ends the turn.
 487 Player 1 plays b1 from the rack; 9 tiles are left.
 489 Player 2 lays k12 b12 o12.
 489 Player 2 ends the turn.
 489 Player 2 plays k12 b12 o12 from the rack; 11 tiles are left.
 492 Player 1 takes k12 b12 o12 apart.
 492 Player 1 lays k12 r12 b12 o12.
 492 Player 1 ends the turn.
 492 Player 1 plays r12 from the rack; 8 tiles are left.
 493 Player 2 draws a tile.
 494 Player 2 gets a tile.
 495 Player 1 draws a tile.
 496 Player 1 gets a tile.
 497 Player 2 draws a tile.
 498 Player 2 gets a tile.
 499 Player 1 draws a tile.
 500 Player 1 gets a tile.
 502 Player 2 lays r13 b13 o13.
 502 Player 2 ends the turn.
 502 Player 2 plays r13 b13 o13 from the rack; 10 tiles are left.
 503 Player 1 draws a tile.
 504 Player 1 gets a tile.
 505 Player 2 draws a tile.
 506 Player 2 gets a tile.
 507 Player 1 draws a tile.
 508 Player 1 gets a tile.
 509 Player 2 draws a tile.
 510 Player 2 gets a tile.
 513 Player 1 takes r11 r12 r13 apart.
 513 Player 1 lays r10 r11 r12 r13.
 513 Player 1 ends the turn.
 513 Player 1 plays r10 from the rack; 11 tiles are left.
 514 Player 2 draws a tile.
 515 Player 2 gets a tile.
 516 Player 1 draws a tile.
 517 Player 1 gets a tile.
 518 Player 2 draws a tile.
 519 Player 2 gets a tile.
 520 Player 1 draws a tile.
 521 Player 1 gets a tile.
 523 Player 2 lays r7 b7 o7.
 523 Player 2 ends the turn.
 523 Player 2 plays r7 b7 o7 from the rack; 11 tiles are left.
 525 Player 1 lays o8 o9 o10.
 525 Player 1 ends the turn.
 525 Player 1 plays o8 o9 o10 from the rack; 10 tiles are left.
 526 Player 2 draws a tile.
 527 Player 2 gets a tile.
 528 Player 1 draws a tile.
 529 Player 1 gets a tile.
 532 Player 2 takes b1 b2 b3 b4 apart.
 532 Player 2 lays b1 b2 b3 b4 b5.
 532 Player 2 ends the turn.
 532 Player 2 plays b5 from the rack; 11 tiles are left.
 535 Player 1 takes b1 b2 b3 b4 b5 apart.
 535 Player 1 lays b1 b2 b3 b4 b5 b6.
 535 Player 1 ends the turn.
 535 Player 1 plays b6 from the rack; 10 tiles are left.
 536 Player 2 draws a tile.
 537 Player 2 gets a tile.
 538 Player 1 draws a tile.
 539 Player 1 gets a tile.
 541 Player 2 lays k8 r8 o8.
 541 Player 2 ends the turn.
 541 Player 2 plays k8 r8 o8 from the rack; 9 tiles are left.
 546 Player 1 takes k1 k2 k3 k4 * k6 apart.
 546 Player 1 takes k8 r8 o8 apart.
 546 Player 1 lays k1 k2 k3 k4 * k6 k7.
 546 Player 1 lays k8 r8 b8 o8.
 546 Player 1 ends the turn.
 546 Player 1 plays k7 b8 from the rack; 9 tiles are left.
 547 Player 2 draws a tile.
 548 Player 2 gets a tile.
 549 Player 1 draws a tile.
 550 Player 1 gets a tile.
 552 Player 2 lays k2 r2 o2.
 552 Player 2 ends the turn.
 552 Player 2 plays k2 r2 o2 from the rack; 7 tiles are left.
 554 Player 1 lays k4 r4 o4.
 554 Player 1 ends the turn.
 554 Player 1 plays k4 r4 o4 from the rack; 7 tiles are left.
 557 Player 2 takes k4 r4 o4 apart.
 557 Player 2 lays k4 r4 b4 o4.
 557 Player 2 ends the turn.
 557 Player 2 plays b4 from the rack; 6 tiles are left.
 558 Player 1 draws a tile.
 559 Player 1 gets a tile.
 560 Player 2 draws a tile.
 561 Player 2 gets a tile.
 562 Player 1 draws a tile.
 563 Player 1 gets a tile.
 565 Player 2 lays k1 b1 *.
 565 Player 2 ends the turn.
 565 Player 2 plays k1 b1 * from the rack; 4 tiles are left.
 568 Player 1 takes k1 b1 * apart.
 568 Player 1 lays k1 r1 b1 *.
 568 Player 1 ends the turn.
 568 Player 1 plays r1 from the rack; 8 tiles are left.
 569 Player 2 draws a tile.
 570 Player 2 gets a tile.
 571 Player 1 draws a tile.
 572 Player 1 gets a tile.
 575 Player 2 takes k1 k2 k3 k4 * k6 k7 apart.
 575 Player 2 lays k1 k2 k3 k4 k5 k6 k7 *.
 575 Player 2 ends the turn.
 575 Player 2 plays k5 from the rack; 4 tiles are left.
 576 Player 1 draws a tile.
 577 Player 1 gets a tile.
 578 Player 2 draws a tile.
 579 Player 2 gets a tile.
 581 Player 1 lays o1 o2 o3.
 581 Player 1 ends the turn.
 581 Player 1 plays o1 o2 o3 from the rack; 7 tiles are left.
 584 Player 2 takes o1 o2 o3 apart.
 584 Player 2 lays o1 o2 o3 o4.
 584 Player 2 ends the turn.
 584 Player 2 plays o4 from the rack; 4 tiles are left.
 587 Player 1 takes o1 o2 o3 o4 apart.
 587 Player 1 lays o1 o2 o3 o4 o5 o6.
 587 Player 1 ends the turn.
 587 Player 1 plays o5 o6 from the rack; 5 tiles are left.
 588 Player 2 draws a tile.
 589 Player 2 gets a tile.
 590 Player 1 draws a tile.
 591 Player 1 gets a tile.
 594 Player 2 takes k8 k9 k10 k11 k12 k13 apart.
 594 Player 2 lays k7 k8 k9 k10 k11 k12 k13.
 594 Player 2 ends the turn.
 594 Player 2 plays k7 from the rack; 4 tiles are left.
 597 Player 1 takes r13 b13 o13 apart.
 597 Player 1 lays k13 r13 b13 o13.
 597 Player 1 ends the turn.
 597 Player 1 plays k13 from the rack; 5 tiles are left.
 598 Player 2 draws a tile.
 599 Player 2 gets a tile.
 600 Player 1 draws a tile.
 601 Player 1 gets a tile.
 602 Player 2 draws a tile.
 603 Player 2 gets a tile.
 605 Player 1 lays k10 r10 b10.
 605 Player 1 ends the turn.
 605 Player 1 plays k10 r10 b10 from the rack; 3 tiles are left.
 606 Player 2 draws a tile.
 607 Player 2 gets a tile.
 608 Player 1 draws a tile.
 609 Player 1 gets a tile.
 612 Player 2 takes r5 b5 o5 apart.
 612 Player 2 lays k5 r5 b5 o5.
 612 Player 2 ends the turn.
 612 Player 2 plays k5 from the rack; 6 tiles are left.
 615 Player 1 takes k2 r2 o2 apart.
 615 Player 1 lays k2 r2 b2 o2.
 615 Player 1 ends the turn.
 615 Player 1 plays b2 from the rack; 3 tiles are left.
 616 Player 2 draws a tile.
 617 Player 2 gets a tile.
 618 Player 1 draws a tile.
 619 Player 1 gets a tile.
 622 Player 2 takes r10 r11 r12 r13 apart.
 622 Player 2 lays r8 r9 r10 r11 r12 r13.
 622 Player 2 ends the turn.
 622 Player 2 plays r8 r9 from the rack; 5 tiles are left.
 625 Player 1 takes k10 r10 b10 apart.
 625 Player 1 lays k10 r10 b10 o10.
 625 Player 1 ends the turn.
 625 Player 1 plays o10 from the rack; 3 tiles are left.
 626 Player 2 passes.
 627 Player 1 passes.
 627 Everybody has passed and the pool is empty: the round is over.
 628 Player 1 is left with b8 o1 o13.
 629 Player 2 is left with b9 b10 b12 b13 o12.
 629 Player 1 wins round 2. Penalty points: Player 2 56.
 629 Player 1 wins, 0 to 113.
