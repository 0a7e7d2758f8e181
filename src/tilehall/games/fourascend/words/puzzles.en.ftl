### Puzzles of 4ascend: their themes, tasks and answers.
###
### A theme has at most 40 characters. A task has at most 100, because it is read beside the board, on phones too. The other
### texts are answers: .praise to the solution, .otherwise to other tries.
### $me and $other are Black and White.

theme-winning-attack = The attack that wins
theme-win-in-two = Win in two
theme-only-defence = The only defence
theme-only-answer = The only answer
theme-winning-answer = The answer that wins

puzzle-winning-attack = You are { $me }. { $other } has { $hp } HP left. Win with this attack.
    .praise = No answer can save { $other }.
    .otherwise = { $other } lives on. One attack leaves no answer.
puzzle-win-in-two = You are { $me }. Place a stone after which your next one wins, whatever { $other } does.
    .praise = Whatever { $other } does now, an attack wins.
    .otherwise = { $other } can still stop that. Look for a stone that threatens to win in more than one way.
puzzle-only-defence = You are { $me }. { $other } is about to win. Find the only stone that stops it.
    .praise = No attack of { $other }'s wins now. Every other stone would have lost.
    .otherwise = Now { $other } has an attack that no answer stops. One stone would have prevented it.
puzzle-only-answer = You are { $me }, with { $hp } HP left, and attacked with { $power }. Stay in the game.
    .praise = Just enough: every other answer would have lost the game.
    .otherwise = The attack took the last of your HP. One answer lets less of it through.
puzzle-winning-answer = You are { $me }, and attacked. Answer so that { $other } has no HP left.
    .praise = The answer struck back harder than the attack: you win.
    .otherwise = { $other } is still in the game. A chain of your own strikes back.
