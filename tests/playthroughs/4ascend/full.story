   1 A plant grows on 1,1.
   2 A plant grows on 7,5.
   3 Quiet moves until plants sprout: 18.
   4 Black places a stone on 7,6.
   5 White places a stone on 1,0.
   6 Black places a stone on 8,2.
   7 White places a stone on 3,2.
   8 Black places a stone on 2,0.
   9 White places a stone on 7,2.
  10 Black places a stone on 6,1.
  11 White places a stone on 1,6.
  12 Black places a stone on 3,6.
  13 White places a stone on 6,2.
  14 Black places a stone on 5,6.
  15 White places a stone on 0,3.
  16 Black places a stone on 3,3.
  17 White places a stone on 7,0.
  18 Black places a stone on 2,8.
  19 White places a stone on 2,7.
  20 Black places a stone on 7,5.
  21 White places a stone on 1,5.
  22 Plants that grow now: 0.
  23 Quiet moves until plants sprout: 19.
  24 Black places a stone on 0,6.
  25 White places a stone on 8,5.
  26 Black places a stone on 5,4.
  27 White places a stone on 3,5.
  28 Black places a stone on 7,7.
  29 White places a stone on 2,4.
  30 Black places a stone on 5,3.
  31 White places a stone on 5,1.
  32 Black places a stone on 1,4.
  33 White places a stone on 4,7.
  34 Black places a stone on 3,7.
  35 White places a stone on 6,0.
  36 Black places a stone on 4,1.
  37 White places a stone on 6,8.
  38 Black places a stone on 6,4.
  39 White places a stone on 3,1.
  40 Black places a stone on 6,6.
  41 White places a stone on 4,4.
  42 Black places a stone on 5,2.
  43 Plants that grow now: 0.
  44 Quiet moves until plants sprout: 14.
  45 White places a stone on 4,8.
  46 Black places a stone on 7,1.
  47 White places a stone on 7,4.
  48 Black places a stone on 5,0.
  49 White places a stone on 6,3.
  50 Black places a stone on 1,8.
  51 White places a stone on 1,7.
  52 Black places a stone on 0,1.
  53 White places a stone on 8,7.
  54 Black places a stone on 6,7.
  55 White places a stone on 7,8.
  56 Black places a stone on 4,5.
  57 White places a stone on 5,5.
  58 Black places a stone on 0,4.
  59 Plants that grow now: 1.
  60 A plant grows on 8,8.
  61 Quiet moves until plants sprout: 13.
  62 White places a stone on 3,8.
  63 Black places a stone on 4,0.
  64 White places a stone on 2,3.
  65 Black places a stone on 8,4.
  66 White places a stone on 4,2.
  67 Black places a stone on 1,2.
  68 White places a stone on 4,6.
  69 Black places a stone on 5,8.
  70 White places a stone on 3,4.
  71 Black places a stone on 0,5.
  72 White places a stone on 2,1.
  73 Black places a stone on 8,1.
  74 White places a stone on 7,3.
  75 Plants that grow now: 1.
  76 A plant grows on 3,0.
  77 Quiet moves until plants sprout: 17.
  78 Black places a stone on 0,8.
  79 White places a stone on 8,3.
  80 Black places a stone on 8,0.
  81 White places a stone on 0,2.
  82 Black places a stone on 1,3.
  83 White places a stone on 0,7.
  84 Black places a stone on 4,3.
  85 White places a stone on 3,0.
  86 Black places a stone on 2,2.
  87 White places a stone on 1,1.
  88 Black places a stone on 0,0.
  89 White places a stone on 8,8.
  90 Black places a stone on 2,6.
  91 White places a stone on 6,5.
  92 Black places a stone on 2,5.
  93 White places a stone on 8,6.
  93 White lifts a chain of 4: power 5.
  94 Black places a stone on 8,7.
  94 Attack-Defense Phase: attack 4 (5 less 1 for the occupied cell), defence 0. Black loses 4 HP and has 16.
  95 A plant grows on 5,7.
  96 A plant grows on 8,6.
  97 White places a stone on 8,8.
  98 Black places a stone on 8,5.
  98 Black lifts a chain of 4: power 4.
  99 White places a stone on 6,7.
  99 Attack-Defense Phase: attack 3 (4 less 1 for the occupied cell), defence 0. White loses 3 HP and has 17.
 100 A plant grows on 7,6.
 101 A plant grows on 5,8.
 102 Black places a stone on 7,6.
 103 Plants that grow now: 1.
 104 A plant grows on 8,5.
 105 Quiet moves until plants sprout: 9.
 106 White places a stone on 8,5.
 107 Black places a stone on 5,8.
 108 White places a stone on 8,6.
 109 Black places a stone on 5,7.
 109 Black lifts a chain of 4: power 6.
 110 White places a stone on 5,7.
 110 White lifts a chain of 5: power 6.
 110 Attack-Defense Phase: attack 4 (6 less 2 for the occupied cell), defence 6. Black loses 2 HP and has 14.
 111 A plant grows on 7,5.
 112 A plant grows on 6,8.
 113 Black places a stone on 7,5.
 114 White places a stone on 2,4.
 115 Black places a stone on 6,6.
 116 White places a stone on 6,8.
 117 Black places a stone on 5,7.
 118 White places a stone on 3,5.
 119 Plants that grow now: 0.
 120 Quiet moves until plants sprout: 18.
 121 Black places a stone on 4,6.
 121 Black lifts a chain of 6: power 7.
 122 White places a stone on 8,4.
 122 White lifts a chain of 7: power 9.
 122 Attack-Defense Phase: attack 7, defence 9. Black loses 2 HP and has 12.
 123 A plant grows on 4,6.
 124 A plant grows on 8,4.
 125 Black places a stone on 3,6.
 126 White places a stone on 8,4.
 127 Black places a stone on 8,5.
 128 White places a stone on 4,6.
 129 Black places a stone on 6,6.
 130 White places a stone on 8,6.
 131 Black places a stone on 2,6.
 132 White places a stone on 7,6.
 133 Black places a stone on 7,3.
 134 White places a stone on 6,2.
 135 Black places a stone on 5,6.
 136 White places a stone on 5,1.
 137 Black places a stone on 8,3.
 137 Black lifts a chain of 4: power 4.
 138 White places a stone on 8,0.
 138 Attack-Defense Phase: attack 3 (4 less 1 for the occupied cell), defence 0. White loses 3 HP and has 14.
 139 A plant grows on 8,3.
 140 A plant grows on 8,2.
 141 Black places a stone on 8,1.
 142 White places a stone on 8,2.
 143 Black places a stone on 8,3.
 143 White wins, 12 to 14.
