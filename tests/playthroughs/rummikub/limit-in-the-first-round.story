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
  58 Player 1 draws a tile.
  59 Player 1 gets a tile.
  60 Player 2 draws a tile.
  61 Player 2 gets a tile.
  63 Player 3 lays r11 r12 r13.
  63 Player 3 ends the turn.
  63 Player 3 opens with 36 points.
  63 Player 3 plays r11 r12 r13 from the rack; 11 tiles are left.
  64 Player 4 draws a tile.
  65 Player 4 gets a tile.
  66 Player 1 draws a tile.
  67 Player 1 gets a tile.
  69 Player 2 lays k9 * *.
  69 Player 2 ends the turn.
  69 Player 2 opens with 30 points.
  69 Player 2 plays k9 * * from the rack; 12 tiles are left.
  70 Player 3 draws a tile.
  71 Player 3 gets a tile.
  72 Player 4 draws a tile.
  73 Player 4 gets a tile.
  74 Player 1 draws a tile.
  75 Player 1 gets a tile.
  76 Player 2 draws a tile.
  77 Player 2 gets a tile.
  78 Player 3 draws a tile.
  79 Player 3 gets a tile.
  80 Player 4 draws a tile.
  81 Player 4 gets a tile.
  82 Player 1 draws a tile.
  83 Player 1 gets a tile.
  88 Player 2 takes k9 * * apart.
  88 Player 2 lays k8 k9 k10.
  88 Player 2 lays r2 o2 *.
  88 Player 2 lays r4 b4 *.
  88 Player 2 ends the turn.
  88 Player 2 plays k8 k10 r2 r4 b4 o2 from the rack; 7 tiles are left.
  89 Player 3 draws a tile.
  90 Player 3 gets a tile.
  91 Player 4 draws a tile.
  92 Player 4 gets a tile.
  93 Player 1 draws a tile.
  94 Player 1 gets a tile.
  95 Player 2 draws a tile.
  96 Player 2 gets a tile.
  98 Player 3 lays b4 b5 b6.
  98 Player 3 ends the turn.
  98 Player 3 plays b4 b5 b6 from the rack; 11 tiles are left.
  99 Player 4 draws a tile.
 100 Player 4 gets a tile.
 101 Player 1 draws a tile.
 102 Player 1 gets a tile.
 103 Player 2 draws a tile.
 104 Player 2 gets a tile.
 105 Player 3 draws a tile.
 106 Player 3 gets a tile.
 107 Player 4 draws a tile.
 108 Player 4 gets a tile.
 109 Player 1 draws a tile.
 110 Player 1 gets a tile.
 111 Player 2 draws a tile.
 112 Player 2 gets a tile.
 113 Player 3 draws a tile.
 114 Player 3 gets a tile.
 115 Player 4 draws a tile.
 116 Player 4 gets a tile.
 117 Player 1 draws a tile.
 118 Player 1 gets a tile.
 119 Player 2 draws a tile.
 120 Player 2 gets a tile.
 121 Player 3 draws a tile.
 122 Player 3 gets a tile.
 123 Player 4 draws a tile.
 124 Player 4 gets a tile.
 125 Player 1 draws a tile.
 126 Player 1 gets a tile.
 128 Player 2 lays k11 b11 o11.
 128 Player 2 ends the turn.
 128 Player 2 plays k11 b11 o11 from the rack; 8 tiles are left.
 129 Player 3 draws a tile.
 130 Player 3 gets a tile.
 131 Player 4 draws a tile.
 132 Player 4 gets a tile.
 135 Player 1 lays k2 k3 k4.
 135 Player 1 lays k7 b7 o7.
 135 Player 1 ends the turn.
 135 Player 1 opens with 30 points.
 135 Player 1 plays k2 k3 k4 k7 b7 o7 from the rack; 17 tiles are left.
 136 Player 2 draws a tile.
 137 Player 2 gets a tile.
 138 Player 3 draws a tile.
 139 Player 3 gets a tile.
 140 Player 4 draws a tile.
 141 Player 4 gets a tile.
 142 Player 1 draws a tile.
 143 Player 1 gets a tile.
 144 Player 2 draws a tile.
 145 Player 2 gets a tile.
 146 Player 3 draws a tile.
 147 Player 3 gets a tile.
 148 Player 4 draws a tile.
 149 Player 4 gets a tile.
 151 Player 1 lays k13 r13 b13.
 151 Player 1 ends the turn.
 151 Player 1 plays k13 r13 b13 from the rack; 15 tiles are left.
 152 Player 2 draws a tile.
 153 Player 2 gets a tile.
 154 Player 3 draws a tile.
 155 Player 3 gets a tile.
 156 Player 4 draws a tile.
 157 Player 4 gets a tile.
 158 Player 1 draws a tile.
 159 Player 1 gets a tile.
 160 Player 2 draws a tile.
 161 Player 2 gets a tile.
 163 Player 3 lays b8 b9 b10.
 163 Player 3 ends the turn.
 163 Player 3 plays b8 b9 b10 from the rack; 15 tiles are left.
 164 Player 4 draws a tile.
 165 Player 4 gets a tile.
 166 Player 1 draws a tile.
 167 Player 1 gets a tile.
 168 Player 2 draws a tile.
 169 Player 2 gets a tile.
 170 Player 3 draws a tile.
 171 Player 3 gets a tile.
 174 Player 4 lays b1 b2 b3.
 174 Player 4 lays b9 b10 b11.
 174 Player 4 ends the turn.
 174 Player 4 opens with 36 points.
 174 Player 4 plays b1 b2 b3 b9 b10 b11 from the rack; 21 tiles are left.
 175 Player 1 draws a tile.
 176 Player 1 gets a tile.
 177 Player 2 draws a tile.
 178 Player 2 gets a tile.
 179 Player 3 draws a tile.
 180 Player 3 gets a tile.
 181 Player 4 passes.
 182 Player 1 passes.
 183 Player 2 passes.
 184 Player 3 passes.
 184 Everybody has passed and the pool is empty: the round is over.
 185 Player 1 is left with k4 k5 k7 k8 k10 k12 r1 r2 r6 r7 r9 r10 b3 b6 b8 o4 o13 o13.
 186 Player 2 is left with k1 k5 r6 r8 r8 b1 b2 b7 b12 b12 o2 o3 o9 o12.
 187 Player 3 is left with k1 k3 k6 k6 k9 k11 r5 r5 r7 r11 r12 o1 o4 o6 o7 o10 o10.
 188 Player 4 is left with k2 k12 k13 r1 r3 r3 r4 r9 r10 b5 b13 o1 o3 o5 o5 o6 o8 o8 o9 o11 o12.
 188 Player 2 wins round 1. Penalty points: Player 1 128, Player 3 114, Player 4 143.
 188 Player 2 wins, 128 to 0 to 114 to 143.
