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
  26 Thorin Goldbeard lays a fork (right-bottom-left) at 6,4.
  27 Thorin Goldbeard draws a card.
  28 Gimli Ironfoot lays a fork (top-bottom-left) at 6,5.
  29 Gimli Ironfoot draws a card.
  30 Dwalin Rockfist lays a bend (top-left) at 8,4.
  31 Dwalin Rockfist draws a card.
  32 Balin Gemseeker lays a straight (top-bottom, stub right) at 6,3.
  33 Balin Gemseeker draws a card.
  34 Bofur Pickaxe lays a fork (right-bottom-left) at 5,5.
  35 Bofur Pickaxe draws a card.
  36 Thorin Goldbeard lays a bend (top-left) at 5,6.
  37 Thorin Goldbeard draws a card.
  38 Gimli Ironfoot lays a straight (right-left, stub bottom) at 4,6.
  39 Gimli Ironfoot draws a card.
  40 Dwalin Rockfist lays a bend (top-right) at 5,4.
  41 Dwalin Rockfist draws a card.
  42 Balin Gemseeker lays a fork (top-bottom-left, stub right) at 7,3.
  43 Balin Gemseeker draws a card.
  44 Bofur Pickaxe lays a straight (top-bottom, stub left) at 7,5.
  45 Bofur Pickaxe draws a card.
  46 Thorin Goldbeard lays a bend (right-bottom) at 4,4.
  47 Thorin Goldbeard draws a card.
  48 Gimli Ironfoot lays a fork (top-right-left) at 4,5.
  49 Gimli Ironfoot draws a card.
  50 Dwalin Rockfist lays a straight (top-bottom, stub left) at 3,5.
  51 Dwalin Rockfist draws a card.
  52 Balin Gemseeker lays a fork (top-bottom-left) at 2,5.
  53 Balin Gemseeker draws a card.
  54 Bofur Pickaxe lays a bend (bottom-left) at 4,7.
  55 Bofur Pickaxe draws a card.
  56 Thorin Goldbeard lays a straight (top-bottom) at 1,5.
  57 Thorin Goldbeard draws a card.
  58 Gimli Ironfoot lays a bend (top-right) at 8,5.
  59 Gimli Ironfoot draws a card.
  60 Dwalin Rockfist lays a dead end (stub top, stub right, stub bottom) at 0,5.
  61 Dwalin Rockfist draws a card.
  62 Balin Gemseeker lays a fork (right-bottom-left) at 8,6.
  63 Balin Gemseeker draws a card.
  64 Bofur Pickaxe lays a fork (top-right-bottom) at 2,4.
  64 Bofur Pickaxe reaches the middle destination at 1,4. Gold: Thorin Goldbeard 2, Gimli Ironfoot 2, Dwalin Rockfist 2, Balin Gemseeker 1, Bofur Pickaxe 5.
  65 Bofur Pickaxe draws a card.
  66 Thorin Goldbeard lays a straight (top-bottom) at 5,7.
  67 Thorin Goldbeard draws a card.
  68 Gimli Ironfoot lays a fork (right-bottom-left, stub top) at 8,7.
  69 Gimli Ironfoot draws a card.
  70 Dwalin Rockfist lays a cross at 6,7.
  71 Dwalin Rockfist draws a card.
  72 Balin Gemseeker lays a fork (right-bottom-left) at 8,8.
  73 Balin Gemseeker draws a card.
  74 Bofur Pickaxe lays a straight (right-left, stub top) at 3,4.
  75 Bofur Pickaxe draws a card.
  76 Thorin Goldbeard lays a cross at 6,8.
  77 Thorin Goldbeard draws a card.
  78 Gimli Ironfoot lays a straight (right-left, stub top) at 7,8.
  79 Gimli Ironfoot draws a card.
  80 Dwalin Rockfist lays a dead end (stub top, stub right, stub bottom, stub left) at 7,7.
  81 Dwalin Rockfist draws a card.
  82 Balin Gemseeker lays a dead end (stub top, stub right) at 8,3.
  83 Balin Gemseeker draws a card.
  84 Bofur Pickaxe lays a bend (right-bottom) at 5,8.
  85 Bofur Pickaxe draws a card.
  86 Thorin Goldbeard can lay nothing and discards a straight (right-left).
  87 Thorin Goldbeard draws a card.
  88 Gimli Ironfoot can lay nothing and discards a fork (right-bottom-left, stub top).
  89 Gimli Ironfoot draws a card.
  90 Dwalin Rockfist can lay nothing and discards a bend (top-right).
  91 Dwalin Rockfist draws a card.
  92 Balin Gemseeker can lay nothing and discards a fork (top-right-bottom).
  93 Bofur Pickaxe can lay nothing and discards a straight (top-bottom, stub left).
  94 Thorin Goldbeard can lay nothing and discards a straight (right-left).
  95 Gimli Ironfoot can lay nothing and discards a dead end (stub top, stub bottom).
  96 Dwalin Rockfist can lay nothing and discards a fork (top-right-bottom).
  96 The deck is empty and nobody can lay a card.
  96 Bofur Pickaxe wins, 2 to 2 to 2 to 1 to 5.
