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
  21 Thorin Goldbeard lays a straight (top-bottom, stub right) at 6,4.
  22 Thorin Goldbeard draws a card.
  23 Gimli Ironfoot lays a bend (top-left, stub bottom) at 8,4.
  24 Gimli Ironfoot draws a card.
  25 Dwalin Rockfist lays a fork (top-right-bottom) at 5,4.
  26 Dwalin Rockfist draws a card.
  27 Balin Gemseeker lays a fork (top-bottom-left) at 5,5.
  28 Balin Gemseeker draws a card.
  29 Thorin Goldbeard lays a straight (top-bottom, stub right) at 4,5.
  30 Thorin Goldbeard draws a card.
  31 Gimli Ironfoot lays a fork (right-bottom-left) at 8,3.
  32 Gimli Ironfoot draws a card.
  33 Dwalin Rockfist lays a straight (top-bottom, stub right) at 3,5.
  34 Dwalin Rockfist draws a card.
  35 Balin Gemseeker lays a fork (right-bottom-left, stub top) at 2,5.
  36 Balin Gemseeker draws a card.
  37 Thorin Goldbeard lays a bend (top-left) at 2,6.
  37 Thorin Goldbeard reaches the right destination at 1,6. Gold: Thorin Goldbeard 6, Dwalin Rockfist 2, Balin Gemseeker 2.
  38 Thorin Goldbeard draws a card.
  39 Gimli Ironfoot lays a dead end (stub top, stub bottom, stub left) at 6,5.
  40 Gimli Ironfoot draws a card.
  41 Dwalin Rockfist lays a straight (right-left, stub top) at 7,5.
  42 Dwalin Rockfist draws a card.
  43 Balin Gemseeker lays a bend (top-right) at 8,2.
  44 Balin Gemseeker draws a card.
  45 Thorin Goldbeard lays a dead end (stub bottom, stub left) at 7,6.
  46 Thorin Goldbeard draws a card.
  47 Gimli Ironfoot lays a straight (top-bottom) at 4,4.
  48 Gimli Ironfoot draws a card.
  49 Dwalin Rockfist lays a fork (top-right-bottom, stub left) at 2,4.
  49 Dwalin Rockfist reaches the middle destination at 1,4. Gold: Thorin Goldbeard 2, Dwalin Rockfist 6, Balin Gemseeker 2.
  50 Dwalin Rockfist draws a card.
  51 Balin Gemseeker lays a straight (top-bottom, stub left) at 7,2.
  52 Balin Gemseeker draws a card.
  53 Thorin Goldbeard lays a bend (right-bottom) at 6,2.
  54 Thorin Goldbeard draws a card.
  55 Gimli Ironfoot lays a straight (top-bottom) at 3,4.
  56 Gimli Ironfoot draws a card.
  57 Dwalin Rockfist lays a fork (top-bottom-left) at 6,3.
  58 Dwalin Rockfist draws a card.
  59 Balin Gemseeker lays a straight (top-bottom) at 5,3.
  60 Balin Gemseeker draws a card.
  61 Thorin Goldbeard lays a bend (bottom-left) at 4,3.
  62 Thorin Goldbeard draws a card.
  63 Gimli Ironfoot lays a fork (top-right-left) at 4,2.
  64 Gimli Ironfoot draws a card.
  65 Dwalin Rockfist lays a dead end (stub right, stub left) at 4,1.
  66 Dwalin Rockfist draws a card.
  67 Balin Gemseeker lays a cross at 3,2.
  68 Balin Gemseeker draws a card.
  69 Thorin Goldbeard lays a dead end (stub top, stub bottom) at 2,2.
  70 Thorin Goldbeard draws a card.
  71 Gimli Ironfoot lays a fork (top-right-left) at 3,1.
  72 Gimli Ironfoot draws a card.
  73 Dwalin Rockfist lays a bend (right-bottom) at 3,0.
  74 Dwalin Rockfist draws a card.
  75 Balin Gemseeker lays a fork (top-bottom-left) at 2,1.
  76 Balin Gemseeker draws a card.
  77 Thorin Goldbeard lays a bend (bottom-left) at 1,1.
  78 Thorin Goldbeard draws a card.
  79 Gimli Ironfoot lays a bend (top-right) at 1,0.
  80 Gimli Ironfoot draws a card.
  81 Dwalin Rockfist lays a cross at 4,0.
  82 Dwalin Rockfist draws a card.
  83 Balin Gemseeker lays a straight (right-left, stub bottom) at 0,0.
  84 Balin Gemseeker draws a card.
  85 Thorin Goldbeard lays a cross at 5,0.
  86 Thorin Goldbeard draws a card.
  87 Gimli Ironfoot lays a straight (right-left) at 2,0.
  88 Gimli Ironfoot draws a card.
  89 Dwalin Rockfist lays a dead end (stub top, stub right) at 6,0.
  90 Dwalin Rockfist draws a card.
  91 Balin Gemseeker lays a fork (right-bottom-left) at 5,1.
  92 Balin Gemseeker draws a card.
  93 Thorin Goldbeard lays a bend (top-left) at 6,1.
  94 Thorin Goldbeard draws a card.
  95 Gimli Ironfoot can lay nothing and discards a cross.
  96 Gimli Ironfoot draws a card.
  97 Dwalin Rockfist can lay nothing and discards a dead end (stub top, stub bottom).
  98 Balin Gemseeker can lay nothing and discards a straight (right-left, stub bottom).
  99 Thorin Goldbeard can lay nothing and discards a straight (right-left).
 100 Gimli Ironfoot can lay nothing and discards a straight (top-bottom).
 100 The deck is empty and nobody can lay a card.
 100 Thorin Goldbeard and Dwalin Rockfist share the win, 8 to 0 to 8 to 4.
