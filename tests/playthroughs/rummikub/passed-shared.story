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
  60 Player 3 lays k11 r11 b11.
  60 Player 3 lays * b12 b13.
  60 Player 3 ends the turn.
  60 Player 3 opens with 69 points.
  60 Player 3 plays k11 r11 b11 b12 b13 * from the rack; 8 tiles are left.
  61 Player 4 draws a tile.
  62 Player 4 gets a tile.
  63 Player 1 draws a tile.
  64 Player 1 gets a tile.
  65 Player 2 draws a tile.
  66 Player 2 gets a tile.
  67 Player 3 draws a tile.
  68 Player 3 gets a tile.
  69 Player 4 draws a tile.
  70 Player 4 gets a tile.
  71 Player 1 draws a tile.
  72 Player 1 gets a tile.
  73 Player 2 draws a tile.
  74 Player 2 gets a tile.
  75 Player 3 draws a tile.
  76 Player 3 gets a tile.
  77 Player 4 draws a tile.
  78 Player 4 gets a tile.
  79 Player 1 draws a tile.
  80 Player 1 gets a tile.
  83 Player 2 lays k13 b13 o13.
  83 Player 2 lays r4 r5 * r7 r8.
  83 Player 2 ends the turn.
  83 Player 2 opens with 69 points.
  83 Player 2 plays k13 r4 r5 r7 r8 b13 o13 * from the rack; 8 tiles are left.
  84 Player 3 draws a tile.
  85 Player 3 gets a tile.
  86 Player 4 draws a tile.
  87 Player 4 gets a tile.
  88 Player 1 draws a tile.
  89 Player 1 gets a tile.
  90 Player 2 draws a tile.
  91 Player 2 gets a tile.
  92 Player 3 draws a tile.
  93 Player 3 gets a tile.
  94 Player 4 draws a tile.
  95 Player 4 gets a tile.
  96 Player 1 draws a tile.
  97 Player 1 gets a tile.
  98 Player 2 draws a tile.
  99 Player 2 gets a tile.
 100 Player 3 draws a tile.
 101 Player 3 gets a tile.
 102 Player 4 draws a tile.
 103 Player 4 gets a tile.
 104 Player 1 draws a tile.
 105 Player 1 gets a tile.
 106 Player 2 draws a tile.
 107 Player 2 gets a tile.
 108 Player 3 draws a tile.
 109 Player 3 gets a tile.
 110 Player 4 draws a tile.
 111 Player 4 gets a tile.
 112 Player 1 draws a tile.
 113 Player 1 gets a tile.
 114 Player 2 draws a tile.
 115 Player 2 gets a tile.
 117 Player 3 lays k5 r5 b5.
 117 Player 3 ends the turn.
 117 Player 3 plays k5 r5 b5 from the rack; 11 tiles are left.
 118 Player 4 draws a tile.
 119 Player 4 gets a tile.
 123 Player 1 lays k9 r9 b9.
 123 Player 1 lays r1 r2 r3.
 123 Player 1 lays o6 o7 o8 o9.
 123 Player 1 ends the turn.
 123 Player 1 opens with 63 points.
 123 Player 1 plays k9 r1 r2 r3 r9 b9 o6 o7 o8 o9 from the rack; 11 tiles are left.
 124 Player 2 draws a tile.
 125 Player 2 gets a tile.
 126 Player 3 draws a tile.
 127 Player 3 gets a tile.
 128 Player 4 draws a tile.
 129 Player 4 gets a tile.
 130 Player 1 draws a tile.
 131 Player 1 gets a tile.
 132 Player 2 draws a tile.
 133 Player 2 gets a tile.
 136 Player 3 takes k13 b13 o13 apart.
 136 Player 3 lays k13 r13 b13 o13.
 136 Player 3 ends the turn.
 136 Player 3 plays r13 from the rack; 11 tiles are left.
 137 Player 4 draws a tile.
 138 Player 4 gets a tile.
 139 Player 1 draws a tile.
 140 Player 1 gets a tile.
 141 Player 2 draws a tile.
 142 Player 2 gets a tile.
 143 Player 3 draws a tile.
 144 Player 3 gets a tile.
 145 Player 4 draws a tile.
 146 Player 4 gets a tile.
 147 Player 1 draws a tile.
 148 Player 1 gets a tile.
 149 Player 2 draws a tile.
 150 Player 2 gets a tile.
 151 Player 3 draws a tile.
 152 Player 3 gets a tile.
 153 Player 4 draws a tile.
 154 Player 4 gets a tile.
 156 Player 1 lays k7 k8 k9.
 156 Player 1 ends the turn.
 156 Player 1 plays k7 k8 k9 from the rack; 11 tiles are left.
 157 Player 2 draws a tile.
 158 Player 2 gets a tile.
 159 Player 3 draws a tile.
 160 Player 3 gets a tile.
 161 Player 4 draws a tile.
 162 Player 4 gets a tile.
 163 Player 1 draws a tile.
 164 Player 1 gets a tile.
 165 Player 2 draws a tile.
 166 Player 2 gets a tile.
 167 Player 3 draws a tile.
 168 Player 3 gets a tile.
 169 Player 4 draws a tile.
 170 Player 4 gets a tile.
 171 Player 1 draws a tile.
 172 Player 1 gets a tile.
 173 Player 2 draws a tile.
 174 Player 2 gets a tile.
 175 Player 3 passes.
 176 Player 4 passes.
 177 Player 1 passes.
 178 Player 2 passes.
 178 Everybody has passed and the pool is empty: the round is over.
 179 Player 1 is left with k3 r7 r13 b5 b6 b8 b10 b12 o3 o5 o8 o10 o11.
 180 Player 2 is left with k2 k6 k6 k11 r1 r2 r4 r10 b3 b4 b6 b7 b7 b8 b10 o3 o5 o7 o10.
 181 Player 3 is left with k2 k4 k7 k12 r9 r12 b2 b3 b11 o1 o1 o4 o9 o11 o13.
 182 Player 4 is left with k1 k1 k3 k4 k5 k8 k10 k10 k12 k13 r3 r6 r6 r8 r10 r11 r12 b1 b1 b2 b4 b9 o2 o2 o4 o6 o12 o12.
 182 Player 1 and Player 3 win round 1. Penalty points: Player 2 112, Player 4 178.
 182 Player 1 and Player 3 share the win, 0 to 112 to 0 to 178.
