   1 Black places a stone on 2,6.
   2 White places a stone on 7,2.
   3 Black places a stone on 7,1.
   4 White places a stone on 5,2.
   5 Black places a stone on 4,1.
   6 White places a stone on 3,6.
   7 Black places a stone on 5,4.
   8 White places a stone on 6,1.
   9 Black places a stone on 0,8.
  10 White places a stone on 4,0.
  11 Black places a stone on 6,0.
  12 White places a stone on 0,5.
  13 Black places a stone on 1,3.
  14 White places a stone on 2,3.
  15 Black places a stone on 7,3.
  16 White places a stone on 8,3.
  17 Black places a stone on 3,3.
  18 White places a stone on 8,0.
  19 Black places a stone on 5,7.
  20 White places a stone on 4,2.
  21 Black places a stone on 0,3.
  22 White places a stone on 5,1.
  23 Black places a stone on 8,6.
  24 White places a stone on 8,2.
  25 Black places a stone on 3,7.
  26 White places a stone on 5,8.
  27 Black places a stone on 5,0.
  28 White places a stone on 2,1.
  29 Black places a stone on 8,5.
  30 White places a stone on 7,7.
  31 Black places a stone on 5,5.
  32 White places a stone on 3,1.
  33 Black places a stone on 8,1.
  34 White places a stone on 6,5.
  35 Black places a stone on 1,7.
  36 White places a stone on 3,8.
  37 Black places a stone on 1,2.
  38 White places a stone on 2,0.
  39 Black places a stone on 6,4.
  40 White places a stone on 1,6.
  41 Black places a stone on 4,4.
  42 White places a stone on 4,7.
  43 Black places a stone on 4,5.
  44 White places a stone on 7,8.
  45 Black places a stone on 6,7.
  46 White places a stone on 2,8.
  47 Black places a stone on 0,1.
  48 White places a stone on 7,6.
  49 Black places a stone on 6,3.
  50 White places a stone on 0,7.
  51 Black places a stone on 2,4.
  52 White places a stone on 3,5.
  53 Black places a stone on 1,1.
  54 White places a stone on 7,0.
  55 Black places a stone on 5,3.
  56 White places a stone on 3,2.
  57 Black places a stone on 4,8.
  58 White places a stone on 0,0.
  59 Black places a stone on 6,8.
  60 White places a stone on 3,4.
  61 Black places a stone on 8,8.
  62 White places a stone on 1,8.
  63 Black places a stone on 0,6.
  64 White places a stone on 8,7.
  65 Black places a stone on 2,7.
  66 White places a stone on 4,6.
  67 Black places a stone on 3,0.
  68 White places a stone on 1,0.
  69 Black places a stone on 8,4.
  70 White places a stone on 0,2.
  71 Black places a stone on 0,4.
  72 White places a stone on 6,6.
  73 Black places a stone on 7,5.
  73 Black lifts a chain of 4: power 4.
  74 White places a stone on 8,6.
  74 Attack-Defense Phase: attack 3 (4 less 1 for the occupied cell), defence 0. White loses 3 HP and has 96.
  75 A plant grows on 7,4.
  76 A plant grows on 2,5.
  77 Black places a stone on 6,2.
  78 White places a stone on 1,5.
  79 Black places a stone on 6,4.
  80 White places a stone on 7,4.
  81 Black places a stone on 4,3.
  82 White places a stone on 5,6.
  82 White lifts a chain of 11: power 12.
  83 Black places a stone on 4,6.
  83 Black lifts a chain of 8: power 8.
  83 Attack-Defense Phase: attack 11 (12 less 1 for the occupied cell), defence 8. Black loses 3 HP and has 96.
  84 A plant grows on 6,5.
  85 A plant grows on 3,6.
  86 White places a stone on 4,7.
  87 Black places a stone on 6,6.
  88 White places a stone on 7,6.
  89 Black places a stone on 5,6.
  90 White places a stone on 8,3.
  91 Black places a stone on 5,3.
  92 White places a stone on 3,6.
  93 Black places a stone on 2,2.
  94 White places a stone on 6,5.
  95 Black places a stone on 3,8.
  96 White places a stone on 7,3.
  97 Black places a stone on 4,5.
  98 White places a stone on 6,4.
  99 Black places a stone on 4,6.
 100 White places a stone on 4,4.
 101 Black places a stone on 8,6.
 102 White places a stone on 7,4.
 103 Black places a stone on 3,7.
 104 White places a stone on 4,3.
 104 White lifts a chain of 8: power 8.
 105 Black places a stone on 1,4.
 105 Black lifts a chain of 4: power 4.
 105 Attack-Defense Phase: attack 8, defence 4. Black loses 4 HP and has 92.
 106 A plant grows on 1,0.
 107 A plant grows on 1,2.
 108 White places a stone on 5,2.
 109 Black places a stone on 1,4.
 110 White places a stone on 2,1.
 111 Black places a stone on 3,2.
 112 White places a stone on 3,4.
 113 Black places a stone on 1,0.
 114 White places a stone on 1,1.
 115 Black places a stone on 7,0.
 116 White places a stone on 1,3.
 117 Black places a stone on 1,2.
 118 White places a stone on 6,1.
 119 Black places a stone on 7,5.
 119 Black lifts a chain of 5: power 5.
 120 White places a stone on 6,6.
 120 Attack-Defense Phase: attack 4 (5 less 1 for the occupied cell), defence 0. White loses 4 HP and has 92.
 121 A plant grows on 4,3.
 122 A plant grows on 8,4.
 123 Black places a stone on 8,4.
 124 White places a stone on 5,7.
 125 Black places a stone on 7,5.
 126 White places a stone on 4,8.
 127 Black places a stone on 5,5.
 127 Black lifts a chain of 4: power 4.
 128 White places a stone on 5,3.
 128 White lifts a chain of 5: power 5.
 128 Attack-Defense Phase: attack 3 (4 less 1 for the occupied cell), defence 5. Black loses 2 HP and has 90.
 129 A plant grows on 2,0.
 130 A plant grows on 5,6.
 131 Black places a stone on 6,4.
 132 White places a stone on 2,0.
 133 Black places a stone on 5,6.
 134 White places a stone on 4,2.
 135 Black places a stone on 4,3.
 136 White places a stone on 5,3.
 137 Black places a stone on 5,4.
 138 White places a stone on 3,1.
 138 White lifts a chain of 4: power 5.
 139 Black places a stone on 3,1.
 139 Black lifts a chain of 4: power 4.
 139 Attack-Defense Phase: attack 4 (5 less 1 for the occupied cell), defence 4. Nobody loses HP.
 140 A plant grows on 3,3.
 141 A plant grows on 2,0.
 142 White places a stone on 3,1.
 143 Black places a stone on 3,2.
 144 White places a stone on 2,0.
 145 Black places a stone on 3,3.
 146 White places a stone on 5,3.
 147 Black places a stone on 3,0.
 148 White places a stone on 4,2.
 148 White lifts a chain of 4: power 5.
 149 Black places a stone on 5,3.
 149 Black lifts a chain of 7: power 9.
 149 Attack-Defense Phase: attack 4 (5 less 1 for the occupied cell), defence 9. White loses 5 HP and has 87.
 150 A plant grows on 6,4.
 151 A plant grows on 8,6.
 152 White places a stone on 4,2.
 153 Black places a stone on 6,3.
 154 White places a stone on 5,3.
 155 Black places a stone on 8,6.
 156 White places a stone on 2,0.
 157 Black places a stone on 7,5.
 158 White places a stone on 6,4.
 159 Black places a stone on 4,3.
 160 White places a stone on 3,1.
 160 White lifts a chain of 5: power 6.
 161 Black places a stone on 5,3.
 161 Attack-Defense Phase: attack 5 (6 less 1 for the occupied cell), defence 0. Black loses 5 HP and has 85.
 162 A plant grows on 3,3.
 163 A plant grows on 3,1.
 164 White places a stone on 3,1.
 165 Black places a stone on 2,0.
 166 White places a stone on 6,4.
 167 Black places a stone on 4,2.
 167 Black lifts a chain of 4: power 5.
 168 White places a stone on 1,2.
 168 Attack-Defense Phase: attack 3 (5 less 2 for the occupied cell), defence 0. White loses 3 HP and has 84.
 169 A plant grows on 3,2.
 170 A plant grows on 2,2.
 171 Black places a stone on 2,2.
 172 White places a stone on 3,2.
 173 Black places a stone on 4,2.
 174 White places a stone on 5,5.
 174 White lifts a chain of 7: power 7.
 175 Black places a stone on 7,7.
 175 Attack-Defense Phase: attack 6 (7 less 1 for the occupied cell), defence 0. Black loses 6 HP and has 79.
 176 A plant grows on 7,3.
 177 A plant grows on 5,5.
 178 White places a stone on 4,4.
 179 Black places a stone on 8,2.
 180 White places a stone on 7,3.
 181 Black places a stone on 6,6.
 182 White places a stone on 5,5.
 183 Black places a stone on 3,3.
 183 Black lifts a chain of 4: power 5.
 184 White places a stone on 6,3.
 184 Attack-Defense Phase: attack 4 (5 less 1 for the occupied cell), defence 0. White loses 4 HP and has 80.
 185 A plant grows on 6,4.
 186 A plant grows on 4,3.
 187 Black places a stone on 5,3.
 188 White places a stone on 6,4.
 189 Black places a stone on 3,3.
 190 White places a stone on 4,3.
 190 White lifts a chain of 4: power 5.
 191 Black places a stone on 4,3.
 191 Attack-Defense Phase: attack 3 (5 less 2 for the occupied cell), defence 0. Black loses 3 HP and has 76.
 192 A plant grows on 5,2.
 193 A plant grows on 6,1.
 194 White places a stone on 5,2.
 195 Black places a stone on 6,1.
 196 White places a stone on 3,4.
 197 Black places a stone on 2,5.
 197 Black lifts a chain of 4: power 5.
 198 White places a stone on 2,7.
 198 Attack-Defense Phase: attack 4 (5 less 1 for the occupied cell), defence 0. White loses 4 HP and has 76.
 199 A plant grows on 2,6.
 200 A plant grows on 2,5.
 201 Black places a stone on 2,6.
 202 White places a stone on 2,5.
 202 White lifts a chain of 10: power 12.
 203 Black places a stone on 3,6.
 203 Black lifts a chain of 5: power 8.
 203 Attack-Defense Phase: attack 10 (12 less 2 for the occupied cell), defence 8. Black loses 2 HP and has 74.
 204 A plant grows on 3,6.
 205 A plant grows on 2,6.
 206 White places a stone on 1,5.
 207 Black places a stone on 6,6.
 208 White places a stone on 2,5.
 209 Black places a stone on 2,4.
 210 White places a stone on 3,6.
 211 Black places a stone on 4,6.
 212 White places a stone on 3,5.
 213 Black places a stone on 5,8.
 214 White places a stone on 4,7.
 215 Black places a stone on 1,6.
 216 White places a stone on 3,4.
 217 Black places a stone on 0,7.
 218 White places a stone on 5,6.
 218 White lifts a chain of 5: power 6.
 219 Black places a stone on 0,5.
 219 Black lifts a chain of 6: power 6.
 219 Attack-Defense Phase: attack 6, defence 6. Nobody loses HP.
 220 A plant grows on 7,4.
 221 A plant grows on 4,7.
 222 White places a stone on 6,5.
 223 Black places a stone on 4,7.
 224 White places a stone on 0,3.
 225 Black places a stone on 0,5.
 226 White places a stone on 0,8.
 227 Black places a stone on 5,6.
 228 White places a stone on 8,3.
 229 Black places a stone on 7,4.
 230 White places a stone on 0,6.
 231 Black places a stone on 0,7.
 232 White places a stone on 0,4.
 233 Black places a stone on 2,6.
 233 Nobody wins, 74 to 76.
