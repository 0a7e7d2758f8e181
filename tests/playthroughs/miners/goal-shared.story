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
  18 Gimli Ironfoot lays a cross at 5,4.
  19 Gimli Ironfoot draws a card.
  20 Dwalin Rockfist lays a straight (top-bottom, stub right) at 4,4.
  21 Dwalin Rockfist draws a card.
  22 Thorin Goldbeard lays a cross at 3,4.
  23 Thorin Goldbeard draws a card.
  24 Gimli Ironfoot lays a cross at 2,4.
  24 Gimli Ironfoot reaches the middle destination at 1,4. Gold: Thorin Goldbeard 2, Gimli Ironfoot 5, Dwalin Rockfist 1.
  25 Gimli Ironfoot draws a card.
  26 Dwalin Rockfist lays a straight (right-left) at 2,5.
  27 Dwalin Rockfist draws a card.
  28 Thorin Goldbeard lays a fork (top-bottom-left) at 2,6.
  28 Thorin Goldbeard reaches the right destination at 1,6. Gold: Thorin Goldbeard 6, Gimli Ironfoot 2, Dwalin Rockfist 2.
  29 Thorin Goldbeard draws a card.
  30 Gimli Ironfoot lays a bend (top-right) at 2,3.
  31 Gimli Ironfoot draws a card.
  32 Dwalin Rockfist lays a fork (right-bottom-left) at 1,3.
  32 Dwalin Rockfist reaches the left destination at 1,2. Gold: Thorin Goldbeard 2, Gimli Ironfoot 3, Dwalin Rockfist 5.
  32 Thorin Goldbeard and Gimli Ironfoot share the win, 10 to 10 to 8.
