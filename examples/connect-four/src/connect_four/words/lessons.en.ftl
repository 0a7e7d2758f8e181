### Lessons of Connect Four: title, explanation (.text), task, and the answers to tries.

lesson-line-up-four = Line up four
    .text = Four discs of yours in a line win: along a row, up a column, or on a diagonal.
    .task = You are Red. Win now.
    .praise = Four in the lowest row.
    .otherwise = Your three discs lie in the lowest row. Where does the fourth go?

lesson-block = Block a line
    .text = Where the other side would complete four, drop a disc of your own first.
    .task = You are Yellow. Do not let Red win.
    .praise = The line is blocked.
    .otherwise = Red completed four in the lowest row. Drop your disc there first.
