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
  16 Thorin Goldbeard lays a cross at 6,4.
  17 Thorin Goldbeard draws a card.
  18 Gimli Ironfoot lays a fork (top-bottom-left, stub right) at 7,3.
  19 Gimli Ironfoot draws a card.
  20 Dwalin Rockfist lays a cross at 5,4.
  21 Dwalin Rockfist draws a card.
  22 Thorin Goldbeard lays a fork (right-bottom-left) at 7,5.
  23 Thorin Goldbeard draws a card.
  24 Gimli Ironfoot lays a fork (top-right-left) at 6,5.
  25 Gimli Ironfoot draws a card.
  26 Dwalin Rockfist lays a bend (top-left) at 7,6.
  27 Dwalin Rockfist draws a card.
  28 Thorin Goldbeard lays a fork (top-bottom-left) at 6,6.
  29 Thorin Goldbeard draws a card.
  30 Gimli Ironfoot lays a straight (top-bottom, stub left) at 5,5.
  31 Gimli Ironfoot draws a card.
  32 Dwalin Rockfist lays a straight (top-bottom) at 8,5.
  33 Dwalin Rockfist draws a card.
  34 Thorin Goldbeard lays a bend (bottom-left) at 4,4.
  35 Thorin Goldbeard draws a card.
  36 Gimli Ironfoot lays a straight (right-left) at 5,3.
  37 Gimli Ironfoot draws a card.
  38 Dwalin Rockfist lays a dead end (stub top) at 8,4.
  39 Dwalin Rockfist draws a card.
  40 Thorin Goldbeard lays a straight (right-left, stub top) at 5,2.
  41 Thorin Goldbeard draws a card.
  42 Gimli Ironfoot lays a straight (top-bottom, stub right) at 4,5.
  43 Gimli Ironfoot draws a card.
  44 Dwalin Rockfist lays a straight (top-bottom) at 3,5.
  45 Dwalin Rockfist draws a card.
  46 Thorin Goldbeard lays a bend (right-bottom) at 6,3.
  47 Thorin Goldbeard draws a card.
  48 Gimli Ironfoot lays a fork (top-bottom-left) at 8,3.
  49 Gimli Ironfoot draws a card.
  50 Dwalin Rockfist lays a straight (top-bottom) at 5,6.
  51 Dwalin Rockfist draws a card.
  52 Thorin Goldbeard lays a dead end (stub top, stub bottom, stub left) at 4,6.
  53 Thorin Goldbeard draws a card.
  54 Gimli Ironfoot lays a dead end (stub top, stub bottom) at 2,5.
  55 Gimli Ironfoot draws a card.
  56 Dwalin Rockfist lays a bend (top-right) at 4,3.
  57 Dwalin Rockfist draws a card.
  58 Thorin Goldbeard lays a fork (top-bottom-left, stub right) at 8,2.
  59 Thorin Goldbeard draws a card.
  60 Gimli Ironfoot lays a fork (top-right-bottom) at 7,2.
  61 Gimli Ironfoot draws a card.
  62 Dwalin Rockfist lays a fork (right-bottom-left) at 5,1.
  63 Dwalin Rockfist draws a card.
  64 Thorin Goldbeard lays a straight (top-bottom, stub left) at 6,1.
  65 Thorin Goldbeard draws a card.
  66 Gimli Ironfoot lays a cross at 5,0.
  67 Gimli Ironfoot draws a card.
  68 Dwalin Rockfist lays a dead end (stub bottom) at 6,2.
  69 Dwalin Rockfist draws a card.
  70 Thorin Goldbeard lays a bend (right-bottom) at 8,1.
  71 Thorin Goldbeard draws a card.
  72 Gimli Ironfoot lays a cross at 3,3.
  73 Gimli Ironfoot draws a card.
  74 Dwalin Rockfist lays a straight (top-bottom, stub left) at 4,0.
  75 Dwalin Rockfist draws a card.
  76 Thorin Goldbeard lays a fork (top-right-left) at 3,2.
  77 Thorin Goldbeard draws a card.
  78 Gimli Ironfoot lays a fork (right-bottom-left) at 2,2.
  79 Gimli Ironfoot draws a card.
  80 Dwalin Rockfist lays a dead end (stub top, stub right) at 2,1.
  81 Dwalin Rockfist draws a card.
  82 Thorin Goldbeard lays a bend (right-bottom, stub top) at 6,0.
  83 Thorin Goldbeard draws a card.
  84 Gimli Ironfoot lays a fork (top-bottom-left) at 3,0.
  85 Gimli Ironfoot draws a card.
  86 Dwalin Rockfist lays a fork (right-bottom-left, stub top) at 2,3.
  87 Dwalin Rockfist draws a card.
  88 Thorin Goldbeard lays a bend (top-left) at 7,1.
  89 Thorin Goldbeard draws a card.
  90 Gimli Ironfoot lays a dead end (stub bottom, stub left) at 2,4.
  91 Gimli Ironfoot draws a card.
  92 Dwalin Rockfist lays a fork (top-bottom-left) at 2,0.
  93 Dwalin Rockfist draws a card.
  94 Thorin Goldbeard lays a dead end (stub bottom) at 1,0.
  95 Thorin Goldbeard draws a card.
  96 Gimli Ironfoot lays a cross at 7,0.
  97 Gimli Ironfoot draws a card.
  98 Dwalin Rockfist can lay nothing and discards a straight (right-left, stub top).
  99 Dwalin Rockfist draws a card.
 100 Thorin Goldbeard lays a dead end (stub top) at 8,0.
 101 Thorin Goldbeard draws a card.
 102 Gimli Ironfoot can lay nothing and discards a bend (top-right).
 103 Dwalin Rockfist can lay nothing and discards a straight (right-left, stub bottom).
 104 Thorin Goldbeard can lay nothing and discards a dead end (stub top, stub right, stub left).
 104 The deck is empty and nobody can lay a card.
 104 Nobody wins, 0 to 0 to 0.
