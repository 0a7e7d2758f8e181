### Lessons of Heart Tiles.
###
### They stand beside the board, on phones too: a title has at most 40 characters, a .text (what the player learns) 120, and
### a .task 80. The other texts are answers to tries, of at most 400: .praise if the task is done, .otherwise if not, and
### the rest to certain mistakes.

lesson-place-a-heart = Place a heart
    .text = A heart on a white tile counts its value. Your score is what your hearts on the tiles count.
    .task = Place a heart that counts 3.
    .praise = The red 3 counts 3 on a white tile.
    .otherwise = Choose the heart with the 3, then a white tile.

lesson-double = Its own colour counts double
    .text = On a tile of its own colour a heart counts double; on a tile of another colour it counts nothing.
    .task = You may place two hearts in a turn. Place two for 8 points.
    .praise = Red on red makes 6, and a 1 on its own colour 2.
    .otherwise = Place the red 3 on a red tile, and another heart on a tile of its own colour.
    .other-colour = On another colour a heart counts nothing. Look for a tile of its own colour.
    .on-white = On white the red 3 counts 3. On a red tile it counts 6.
    .small-on-white = On white a 1 counts 1. On a tile of its own colour it counts 2.

lesson-draw-and-end = Draw, then end
    .text = In each turn you draw one heart and one magic card, whenever you like. Then you may end it.
    .task = Draw from both decks and end your turn.
    .praise = Draw first, then place: the new heart may be the one that fits.
    .otherwise = Draw a heart and a magic card, then end the turn.

lesson-wind = Wind blows a heart away
    .text = Wind takes a heart of your opponent off its tile, and its points with it. You use one magic card in a turn.
    .task = Take as many points as you can from your opponent.
    .praise = 6 points are gone, and the green tile is free again, for whoever has a green heart.
    .otherwise = Use Wind on the heart that counts most.
    .smaller-heart = That took 3 points. The 3 on the green tile counts double: it was worth 6.
    .shield = A Shield protects you, but this time you want their points: use Wind.

lesson-recycle = Recycle washes a colour out
    .text = Recycle turns an empty coloured tile white, for good. There a heart of any colour counts its value.
    .task = Score 3 points in this turn.
    .praise = White takes every colour. It also spoils a double for your opponent.
    .otherwise = None of your hearts fits a tile here. Make one of the tiles white first, then place your 3 on it.
    .other-colour = On another colour a heart counts nothing. Make a tile white first.
    .shield = One magic card in a turn: with the Shield used, Recycle has to wait. It was Recycle you needed.

lesson-shield = Shield at the right time
    .text = A Shield lasts through your opponent's next turn and your own. Play it when there is something to protect.
    .task = Place your 3 for 6 points, and keep them through your opponent's turn.
    .praise = Your opponent had Wind, and could not use it. Without the Shield the 6 points would be gone.
    .otherwise = After your opponent's turn you do not have 6 points more. Place the 3 on its own colour, and protect it.
    .blown-away = Wind took your heart. Play the Shield in the same turn in which you place it.
    .recycle = You may use one magic card in a turn: keep it for the Shield.
