### Classes: what teachers and pupils are refused.

class-not-allowed = Only accounts that the host of this hall allows can open classes.
too-many-classes = You have { $most } classes, and cannot open more. Delete one first.
no-class = There is no class with that code.
class-over = This class has ended.
class-closed = This class takes no new pupils at the moment.
class-full = This class has { $most } pupils, and is full.
class-text-length = This text takes { $least } to { $most } characters.
no-pupil = There is no such pupil in this class.
pin-digits = A PIN has { $least } to { $most } digits.
pin-wrong = The nickname or the PIN is wrong. Your teacher can give you a new PIN.
class-talk-off = Your teacher has switched the talk off.
not-for-pupils = This is not for pupils of a class.
nobody-to-pair = There is nobody to seat: no pupil is connected, or all of them are playing.
pairing-seats = This game cannot be played by { $seats } at a table.
homework-empty = Homework needs at least one lesson, puzzle or game.
too-much-homework = A class has at most { $most } pieces of homework. Withdraw an old one first.
no-homework = This homework was withdrawn.

## Limits: clauses without a full stop, before "; try again in 2 minutes."

limit-class-codes = Too many wrong class codes
limit-class-joins = Many pupils have joined from your address
limit-class-pairings = The pupils are being seated already
