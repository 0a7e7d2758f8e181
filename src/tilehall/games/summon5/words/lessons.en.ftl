### Lessons of SUMMON5.
###
### They stand beside the board, on phones too: a title has at most 40 characters, a .text (what the player learns) 120, and
### a .task 80. The other texts are answers to tries, of at most 400: .praise if the task is done, .otherwise if not, and
### the rest to certain mistakes.

lesson-a-sum-of-5 = Make a sum of 5
    .text = In the Weaving phase you place Rune Threads beside others. A sequence whose sum is a multiple of 5 scores.
    .task = Place 1 and 4 side by side, one of them touching the 5, and end your turn.
    .praise = 1 and 4 make 5: that sequence scores. Now the Gathering phase refills your Thread Reservoir.
    .otherwise = Place the 1 and the 4 in one line, so that together they make 5 or, with the 5 in the centre, 10.

lesson-bigger-sums = Bigger sums earn more
    .text = A sum of 5 gives 10 Mystical Energy, 10 gives 20, 15 gives 30. Rune Threads that were there before count too.
    .task = Score 20 energy in this turn.
    .praise = 3, 2 and 5 make 10: twice the energy.
    .otherwise = Place 2 and 3 in one line with the 5: together they make 10.
    .small-sum = A sum of 5, and 10 energy. In one line with the 5 in the centre, the same two Rune Threads make 10, which gives 20.

lesson-two-lines = Score in two sequences
    .text = Row and column both count. A Rune Thread where two sequences meet can score in each of them.
    .task = Score 50 energy. One Rune Thread in the right cell is enough.
    .praise = 7 and 8 make 15 in the row, 2 and 8 make 10 in the column: 30 and 20 energy for one Rune Thread.
    .otherwise = One Rune Thread is enough: look for the cell that touches the 7 on its left and the 2 above it.

lesson-fill-the-gap = Fill a gap
    .text = A Rune Thread in a gap joins what lies on both sides of it to one sequence, and all of that sequence counts.
    .task = Score 50 energy with one Rune Thread between two others.
    .praise = 2, 8 and 5 make 15 in the row, and 8 and 2 make 10 in the column.
    .otherwise = There is a gap in the upper row, between the 2 and the 5. Which Rune Thread makes 15 there?
    .too-much = The gap is the right place for the 8, but what you placed beside it spoils a sum. The 8 alone is enough.

lesson-five-at-most = Five Rune Threads at most
    .text = No sequence is longer than five Rune Threads. A full one scores no more, but new ones can begin at its Rune Threads.
    .task = The row is full. Score 30 energy at right angles to it.
    .praise = 3, 8 and 4 make 15, and the 4 of the full row is part of it.
    .otherwise = Go up or down from a Rune Thread of the row: with the right two its column makes 15.

lesson-score-again = Score the same sequence again
    .text = A sequence that you lengthen scores again, all of it: not the new Rune Thread alone, but the whole sum.
    .task = Score 50 energy with the Rune Threads you have.
    .praise = 25, so 50 energy, though 3, 2, 5 had scored before. You can lengthen the others' sequences as well.
    .otherwise = Look at the sequence 3, 2, 5. It is worth 10 already; what has to be added to make it 25?
    .twenty = 40 energy: good, and the sequence counted again. Two other Rune Threads bring it to 25 instead of 20.
    .new-sequence = That begins a new sequence, which counts alone. Place the Rune Threads at the ends of 3, 2, 5, so that all of it counts once more.
