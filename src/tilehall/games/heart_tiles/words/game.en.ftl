### Heart Tiles in lists and headings: what it is about, its endings, and what bots say before a game.

title = Heart Tiles
summary = Place hearts on tiles of their colour for double points; blow away, recycle and shield.
default-turn = what must be drawn is drawn, and the turn ends
aim = Match hearts to tiles

## Endings

ending-tiles = Every tile holds a heart.
ending-decks = Both decks are empty.

## Greetings of bots, by level

greeting-first = Red on red, is that right?
greeting-easy = I keep my Winds for later.
greeting-medium = Matching tiles count double.
greeting-strong = A Shield at the right time, and it is done.
greeting-hard = Place what you like. I have Wind.
greeting-master = I count the hearts that are left.
