   1 Thorin Goldbeard draws a card.
   2 Thorin Goldbeard draws a card.
   3 Thorin Goldbeard draws a card.
   4 Thorin Goldbeard draws a card.
   5 Thorin Goldbeard draws a card.
   6 Gimli Ironfoot draws a card.
   7 Gimli Ironfoot draws a card.
   8 Gimli Ironfoot draws a card.
   9 Gimli Ironfoot draws a card.
  10 Gimli Ironfoot draws a card.
  11 Dwalin Rockfist draws a card.
  12 Dwalin Rockfist draws a card.
  13 Dwalin Rockfist draws a card.
  14 Dwalin Rockfist draws a card.
  15 Dwalin Rockfist draws a card.
  16 Balin Gemseeker draws a card.
  17 Balin Gemseeker draws a card.
  18 Balin Gemseeker draws a card.
  19 Balin Gemseeker draws a card.
  20 Balin Gemseeker draws a card.
  21 Bofur Pickaxe draws a card.
  22 Bofur Pickaxe draws a card.
  23 Bofur Pickaxe draws a card.
  24 Bofur Pickaxe draws a card.
  25 Bofur Pickaxe draws a card.
  26 Thorin Goldbeard lays a cross at 6,4.
  27 Thorin Goldbeard draws a card.
  28 Gimli Ironfoot lays a fork (right-bottom-left) at 5,4.
  29 Gimli Ironfoot draws a card.
  30 Dwalin Rockfist lays a fork (top-right-left) at 5,5.
  31 Dwalin Rockfist draws a card.
  32 Balin Gemseeker lays a fork (top-bottom-left, stub right) at 4,5.
  33 Balin Gemseeker draws a card.
  34 Bofur Pickaxe lays a fork (right-bottom-left) at 3,5.
  35 Bofur Pickaxe draws a card.
  36 Thorin Goldbeard lays a bend (bottom-left) at 3,6.
  37 Thorin Goldbeard draws a card.
  38 Gimli Ironfoot lays a fork (top-right-bottom) at 3,4.
  39 Gimli Ironfoot draws a card.
  40 Dwalin Rockfist lays a fork (right-bottom-left, stub top) at 2,4.
  41 Dwalin Rockfist draws a card.
  42 Balin Gemseeker lays a straight (right-left) at 2,5.
  43 Balin Gemseeker draws a card.
  44 Bofur Pickaxe lays a straight (right-left, stub top) at 2,3.
  45 Bofur Pickaxe draws a card.
  46 Thorin Goldbeard lays a bend (top-right) at 2,2.
  46 Thorin Goldbeard reaches the left destination at 1,2. Gold: Thorin Goldbeard 5, Gimli Ironfoot 2, Dwalin Rockfist 2, Balin Gemseeker 1, Bofur Pickaxe 2.
  47 Thorin Goldbeard draws a card.
  48 Gimli Ironfoot lays a straight (right-left, stub top) at 2,6.
  49 Gimli Ironfoot draws a card.
  50 Dwalin Rockfist lays a fork (top-bottom-left) at 2,7.
  51 Dwalin Rockfist draws a card.
  52 Balin Gemseeker lays a bend (bottom-left) at 1,7.
  52 Balin Gemseeker reaches the right destination at 1,6. Gold: Thorin Goldbeard 1, Gimli Ironfoot 3, Dwalin Rockfist 3, Balin Gemseeker 6, Bofur Pickaxe 1.
  53 Balin Gemseeker draws a card.
  54 Bofur Pickaxe lays a fork (top-right-bottom) at 3,7.
  55 Bofur Pickaxe draws a card.
  56 Thorin Goldbeard lays a straight (top-bottom, stub left) at 3,8.
  57 Thorin Goldbeard draws a card.
  58 Gimli Ironfoot lays a straight (top-bottom) at 4,7.
  59 Gimli Ironfoot draws a card.
  60 Dwalin Rockfist lays a bend (top-left) at 4,6.
  61 Dwalin Rockfist draws a card.
  62 Balin Gemseeker lays a cross at 5,7.
  63 Balin Gemseeker draws a card.
  64 Bofur Pickaxe lays a straight (top-bottom) at 6,7.
  65 Bofur Pickaxe draws a card.
  66 Thorin Goldbeard lays a fork (top-bottom-left) at 5,8.
  67 Thorin Goldbeard draws a card.
  68 Gimli Ironfoot lays a straight (top-bottom) at 4,8.
  69 Gimli Ironfoot draws a card.
  70 Dwalin Rockfist lays a bend (right-bottom) at 2,8.
  71 Dwalin Rockfist draws a card.
  72 Balin Gemseeker lays a fork (top-right-bottom) at 5,3.
  73 Balin Gemseeker draws a card.
  74 Bofur Pickaxe lays a straight (right-left) at 5,6.
  75 Bofur Pickaxe draws a card.
  76 Thorin Goldbeard lays a cross at 4,3.
  77 Thorin Goldbeard draws a card.
  78 Gimli Ironfoot lays a fork (right-bottom-left) at 4,2.
  79 Gimli Ironfoot draws a card.
  80 Dwalin Rockfist lays a bend (bottom-left) at 3,3.
  81 Dwalin Rockfist draws a card.
  82 Balin Gemseeker lays a straight (right-left, stub top) at 4,1.
  83 Balin Gemseeker draws a card.
  84 Bofur Pickaxe lays a straight (right-left, stub bottom) at 4,0.
  85 Bofur Pickaxe draws a card.
  86 Thorin Goldbeard lays a straight (right-left) at 3,2.
  87 Thorin Goldbeard draws a card.
  88 Gimli Ironfoot lays a fork (right-bottom-left) at 3,1.
  89 Gimli Ironfoot draws a card.
  90 Dwalin Rockfist lays a bend (top-left) at 5,2.
  91 Dwalin Rockfist draws a card.
  92 Balin Gemseeker lays a dead end (stub top, stub right) at 3,0.
  93 Bofur Pickaxe lays a bend (right-bottom, stub top) at 6,8.
  94 Thorin Goldbeard lays a fork (top-bottom-left, stub right) at 6,3.
  95 Gimli Ironfoot lays a bend (right-bottom) at 5,1.
  96 Dwalin Rockfist lays a straight (right-left) at 6,5.
  97 Balin Gemseeker lays a cross at 6,1.
  98 Bofur Pickaxe lays a dead end (stub bottom, stub left) at 6,6.
  99 Thorin Goldbeard lays a cross at 6,0.
 100 Gimli Ironfoot lays a straight (top-bottom) at 5,0.
 101 Dwalin Rockfist lays a fork (top-right-left, stub bottom) at 7,7.
 102 Balin Gemseeker lays a straight (top-bottom, stub left) at 7,1.
 103 Bofur Pickaxe lays a dead end (stub top, stub bottom) at 8,1.
 104 Thorin Goldbeard lays a dead end (stub top, stub right, stub left) at 4,4.
 105 Gimli Ironfoot lays a straight (top-bottom, stub right) at 7,3.
 106 Dwalin Rockfist lays a bend (right-bottom, stub top) at 7,6.
 107 Balin Gemseeker lays a dead end (stub top, stub right, stub bottom) at 7,0.
 108 Bofur Pickaxe lays a dead end (stub top) at 8,3.
 109 Thorin Goldbeard lays a straight (top-bottom, stub left) at 7,8.
 110 Gimli Ironfoot lays a dead end (stub top) at 8,4.
 111 Dwalin Rockfist lays a dead end (stub right, stub left) at 6,2.
 112 Balin Gemseeker lays a dead end (stub top, stub bottom) at 8,6.
 113 Bofur Pickaxe can lay nothing and discards a dead end (stub top).
 114 Thorin Goldbeard can lay nothing and discards a dead end (stub top, stub right, stub bottom, stub left).
 115 Gimli Ironfoot can lay nothing and discards a dead end (stub top).
 116 Dwalin Rockfist can lay nothing and discards a dead end (stub right, stub left).
 117 Balin Gemseeker has no cards and passes.
 117 The deck is empty and nobody can lay a card.
 117 Balin Gemseeker wins, 6 to 5 to 5 to 7 to 3.
