### What is said about the board of any game.

## How to play

# The heading of a card that opens.
how-to-play = How to play
how-to-opening = Opening the rules…
how-to-none = This game has no instructions.

## The log

# A player has taken back the own last turn.
you-take-back = You take back a turn.
# The same happened several times: { $say } is a whole sentence, like "Ann gets a tile."
said-times = { $say } ({ $count } times)

## The plain board of a game without a board of its own: the position as text, and a button for each step

# The steps that are tried but not played yet. $steps: steps in the notation, like "pick 1, pick 1". $points: what they earn.
draft = So far: { $steps }.
    .points = So far: { $steps } ({ $points } points).
# Buttons.
draft-back = Take the last back
    .all = Take it all back
# A button that adds a step to those that are tried. $step: in the notation, like "pick 1".
draft-step = Draft { $step }

## A board from a package that cannot be used

# $why: one of the sentences below.
plain-instead = The game's own board cannot be shown. { $why } This is a plain one.
unusable-stopped = It stopped with an error.
unusable-not-loaded = It could not be loaded.
unusable-late = It did not load in time.
unusable-styles = Its styles could not be loaded.
# $version: a number.
unusable-version = It was made for version { $version } of this page's boards.
# "It" is the script of the board. To mount is to put it on the page.
unusable-no-mount = It exports no function to mount it.
unusable-no-update = It does not say how to update it and how to take it away.
