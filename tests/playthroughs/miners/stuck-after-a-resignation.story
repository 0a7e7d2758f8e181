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
  26 Thorin Goldbeard lays a fork (top-right-left) at 8,4.
  27 Thorin Goldbeard draws a card.
  28 Gimli Ironfoot lays a fork (top-right-left, stub bottom) at 7,3.
  29 Gimli Ironfoot draws a card.
  30 Dwalin Rockfist lays a dead end (stub top, stub right, stub bottom, stub left) at 8,5.
  31 Dwalin Rockfist draws a card.
  32 Balin Gemseeker lays a fork (right-bottom-left) at 7,2.
  33 Balin Gemseeker draws a card.
  34 Bofur Pickaxe lays a straight (top-bottom, stub right) at 6,4.
  35 Bofur Pickaxe draws a card.
  36 Thorin Goldbeard lays a fork (top-bottom-left) at 8,2.
  37 Thorin Goldbeard draws a card.
  38 Gimli Ironfoot lays a fork (top-right-bottom) at 7,1.
  39 Gimli Ironfoot draws a card.
  40 Dwalin Rockfist lays a fork (top-bottom-left) at 5,4.
  41 Dwalin Rockfist draws a card.
  42 Balin Gemseeker lays a straight (right-left, stub top) at 5,3.
  43 Balin Gemseeker draws a card.
  44 Bofur Pickaxe lays a bend (top-right) at 5,2.
  45 Bofur Pickaxe draws a card.
  46 Thorin Goldbeard lays a bend (bottom-left) at 6,3.
  47 Thorin Goldbeard draws a card.
  48 Gimli Ironfoot lays a cross at 8,1.
  49 Gimli Ironfoot draws a card.
  50 Dwalin Rockfist lays a fork (top-bottom-left, stub right) at 7,5.
  51 Dwalin Rockfist draws a card.
  52 Balin Gemseeker lays a straight (right-left) at 6,2.
  53 Balin Gemseeker draws a card.
  54 Bofur Pickaxe lays a bend (right-bottom) at 8,0.
  55 Bofur Pickaxe draws a card.
  56 Thorin Goldbeard lays a bend (right-bottom, stub top) at 8,3.
  57 Thorin Goldbeard draws a card.
  58 Gimli Ironfoot lays a bend (right-bottom) at 4,4.
  59 Gimli Ironfoot draws a card.
  60 Dwalin Rockfist lays a dead end (stub right, stub left) at 4,5.
  61 Dwalin Rockfist draws a card.
  62 Balin Gemseeker lays a dead end (stub bottom) at 4,2.
  63 Thorin Goldbeard resigns.
  64 Dwalin Rockfist resigns.
  65 Balin Gemseeker draws a card.
  66 Bofur Pickaxe lays a straight (right-left, stub bottom) at 6,1.
  67 Bofur Pickaxe draws a card.
  68 Gimli Ironfoot lays a cross at 6,5.
  69 Gimli Ironfoot draws a card.
  70 Balin Gemseeker lays a cross at 6,0.
  71 Balin Gemseeker draws a card.
  72 Bofur Pickaxe lays a fork (right-bottom-left) at 6,6.
  73 Bofur Pickaxe draws a card.
  74 Gimli Ironfoot lays a dead end (stub top, stub bottom, stub left) at 6,7.
  75 Gimli Ironfoot draws a card.
  76 Balin Gemseeker lays a fork (top-right-bottom, stub left) at 5,0.
  77 Balin Gemseeker draws a card.
  78 Bofur Pickaxe lays a dead end (stub bottom) at 4,0.
  79 Bofur Pickaxe draws a card.
  80 Gimli Ironfoot lays a fork (top-right-left) at 7,6.
  81 Gimli Ironfoot draws a card.
  82 Balin Gemseeker lays a straight (top-bottom, stub left) at 7,7.
  83 Balin Gemseeker draws a card.
  84 Bofur Pickaxe lays a bend (top-left) at 5,1.
  85 Bofur Pickaxe draws a card.
  86 Gimli Ironfoot lays a straight (top-bottom) at 4,1.
  87 Gimli Ironfoot draws a card.
  88 Balin Gemseeker lays a dead end (stub top, stub bottom) at 3,1.
  89 Balin Gemseeker draws a card.
  90 Bofur Pickaxe can lay nothing and discards a straight (top-bottom).
  91 Bofur Pickaxe draws a card.
  92 Gimli Ironfoot lays a dead end (stub top) at 7,0.
  93 Gimli Ironfoot draws a card.
  94 Balin Gemseeker can lay nothing and discards a cross.
  95 Bofur Pickaxe can lay nothing and discards a bend (top-right).
  96 Gimli Ironfoot can lay nothing and discards a straight (top-bottom, stub left).
  96 The deck is empty and nobody can lay a card.
  96 Nobody wins, 0 to 0 to 0 to 0 to 0.
