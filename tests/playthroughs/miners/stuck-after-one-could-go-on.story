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
  26 Thorin Goldbeard lays a cross at 7,5.
  27 Thorin Goldbeard draws a card.
  28 Gimli Ironfoot lays a straight (top-bottom) at 6,5.
  29 Gimli Ironfoot draws a card.
  30 Dwalin Rockfist lays a bend (bottom-left) at 7,6.
  31 Dwalin Rockfist draws a card.
  32 Balin Gemseeker lays a bend (top-left) at 8,4.
  33 Balin Gemseeker draws a card.
  34 Bofur Pickaxe lays a straight (top-bottom, stub right) at 8,6.
  35 Bofur Pickaxe draws a card.
  36 Thorin Goldbeard lays a bend (top-right) at 7,3.
  37 Thorin Goldbeard draws a card.
  38 Gimli Ironfoot lays a straight (right-left, stub bottom) at 5,5.
  39 Gimli Ironfoot draws a card.
  40 Dwalin Rockfist lays a straight (top-bottom, stub right) at 6,3.
  41 Dwalin Rockfist draws a card.
  42 Balin Gemseeker lays a straight (top-bottom) at 5,3.
  43 Balin Gemseeker draws a card.
  44 Bofur Pickaxe lays a fork (top-bottom-left) at 6,4.
  45 Bofur Pickaxe draws a card.
  46 Thorin Goldbeard lays a bend (right-bottom) at 5,4.
  47 Thorin Goldbeard draws a card.
  48 Gimli Ironfoot lays a fork (right-bottom-left) at 4,3.
  49 Gimli Ironfoot draws a card.
  50 Dwalin Rockfist lays a cross at 5,6.
  51 Dwalin Rockfist draws a card.
  52 Balin Gemseeker lays a dead end (stub right, stub left) at 4,4.
  53 Balin Gemseeker draws a card.
  54 Bofur Pickaxe lays a dead end (stub top, stub right, stub bottom, stub left) at 4,2.
  55 Bofur Pickaxe draws a card.
  56 Thorin Goldbeard lays a fork (top-bottom-left) at 5,7.
  57 Thorin Goldbeard draws a card.
  58 Gimli Ironfoot lays a fork (top-bottom-left) at 4,7.
  59 Gimli Ironfoot draws a card.
  60 Dwalin Rockfist lays a dead end (stub top, stub bottom) at 6,7.
  61 Dwalin Rockfist draws a card.
  62 Balin Gemseeker lays a fork (top-bottom-left) at 3,7.
  63 Balin Gemseeker draws a card.
  64 Bofur Pickaxe lays a bend (right-bottom) at 4,6.
  65 Bofur Pickaxe draws a card.
  66 Thorin Goldbeard lays a bend (right-bottom) at 8,3.
  67 Thorin Goldbeard draws a card.
  68 Gimli Ironfoot lays a dead end (stub bottom) at 2,7.
  69 Gimli Ironfoot draws a card.
  70 Dwalin Rockfist lays a fork (top-right-left) at 3,6.
  71 Dwalin Rockfist draws a card.
  72 Balin Gemseeker lays a fork (right-bottom-left, stub top) at 3,5.
  73 Balin Gemseeker draws a card.
  74 Bofur Pickaxe lays a bend (top-left, stub bottom) at 2,6.
  75 Bofur Pickaxe draws a card.
  76 Thorin Goldbeard lays a fork (top-right-left) at 3,4.
  77 Thorin Goldbeard draws a card.
  78 Gimli Ironfoot lays a straight (top-bottom) at 2,4.
  78 Gimli Ironfoot reaches the middle destination at 1,4. Gold: Thorin Goldbeard 3, Gimli Ironfoot 6, Dwalin Rockfist 2, Balin Gemseeker 2, Bofur Pickaxe 2.
  79 Gimli Ironfoot draws a card.
  80 Dwalin Rockfist lays a straight (right-left, stub top) at 3,3.
  81 Dwalin Rockfist draws a card.
  82 Balin Gemseeker lays a cross at 3,2.
  83 Balin Gemseeker draws a card.
  84 Bofur Pickaxe lays a dead end (stub top, stub right, stub bottom) at 3,1.
  85 Bofur Pickaxe draws a card.
  86 Thorin Goldbeard lays a dead end (stub bottom, stub left) at 2,2.
  87 Thorin Goldbeard draws a card.
  88 Gimli Ironfoot lays a straight (top-bottom) at 8,5.
  89 Gimli Ironfoot draws a card.
  90 Dwalin Rockfist can lay nothing and discards a straight (right-left, stub bottom).
  91 Dwalin Rockfist draws a card.
  92 Balin Gemseeker can lay nothing and discards a fork (right-bottom-left).
  93 Bofur Pickaxe lays a dead end (stub top) at 6,6.
  94 Thorin Goldbeard can lay nothing and discards a fork (top-right-bottom).
  95 Gimli Ironfoot can lay nothing and discards a straight (right-left).
  96 Dwalin Rockfist can lay nothing and discards a dead end (stub bottom).
  97 Balin Gemseeker can lay nothing and discards a dead end (stub top, stub bottom).
  98 Bofur Pickaxe can lay nothing and discards a straight (right-left).
  98 The deck is empty and nobody can lay a card.
  98 Gimli Ironfoot wins, 3 to 6 to 2 to 2 to 2.
