### Classes: what pupils and their teacher see.

## Signing in as a pupil

door-join = Join the class
    .about = Choose a nickname and a PIN. Remember both: with them you come back on any device.
door-back = Come in
    .about = Come back with your nickname and your PIN.
door-was-here = I have joined before
door-is-new = I am new here
door-closed = This class takes no new pupils now. If you cannot come in, ask your teacher.
door-over = This class has ended.
door-other = You are signed in as { $name }. Coming in as a pupil signs you out.
nickname = Nickname
pin = PIN
    .new = Four to six digits that only you know
    .back = If you have forgotten it, your teacher gives you a new one.

## A pupil's class

class = Class
own-about = You are { $name } · Teacher: { $teacher }
sign-out = Sign out
frozen = All boards stand still.
    .about = Look at your teacher: the clocks stand still.
called = Your teacher has a table for you.
to-my-table = To my table
homework = Homework
homework-none = There is no homework.
homework-finished = Done
homework-done = { $done } of { $of } done
due = By { $when }
task-lesson = Lesson: { $lesson } ({ $game })
task-puzzle = Puzzle { $number } ({ $game })
task-games = { $count ->
        [one] Play one game of { $game }
       *[other] Play { $count } games of { $game }
    }
# After the words of a task, read out.
task-done = , done
play = Play
game = Game
play-classmates = Open a table
    .about = At your table, send the code to a classmate. Only your class can come in.
play-bots = Play against bots

## The classes of a teacher

classes = Classes
classes-mine = My classes
class-about = { $code } · { $pupils ->
        [one] one pupil
       *[other] { $pupils } pupils
    }
class-ends = ends on { $when }
class-new = New class
    .about = Pupils join with a code, a nickname and a PIN. They need no account and no e-mail address, and only the class sees them.
class-open = Open the class
class-title = Title
    .hint = Pupils see it before they come in.
class-end = Last day (optional)
    .hint = Pupils are signed out after it, and everything is deleted 30 days later.
class-may-not = In this hall, only teachers whom its host has named can open classes.
class-needs-account = You need an account to open a class.
class-most = You have { $most } classes, and more are not possible.
to-account = To my account

## A class, for its teacher

class-code = Class code
class-frozen = Boards stand still
    .about = All boards and clocks of the class stand still.
freeze = Freeze all boards
thaw = Let all boards go on
lesson = In the lesson
talk = Pupils may talk
    .about = at tables of the class
admits = New pupils may join
    .about = with the class code
pupils = { $count ->
        [one] One pupil
       *[other] { $count } pupils
    }, { $here } here
pupils-none = Nobody has joined yet. Hand out the cards, or write the code { $code } on the board.
here = Here
away = Not here
done-lessons = { $count ->
        [one] One lesson
       *[other] { $count } lessons
    }
done-puzzles = { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    }
done-games = { $count ->
        [one] One game
       *[other] { $count } games
    }
spent-minutes = { $minutes } min
spent-hours = { $hours } h { $minutes } min
watch = Watch
    .label = Watch the table of { $name }
show-on-wall = On the wall
    .label = On the wall: the table of { $name }
wall = Wall
wall-none = The teacher shows no table now.
details = Details
    .label = Details of { $name }
pair = { $count ->
        [one] Pair one pupil
       *[other] Pair { $count } pupils
    }
clock = Clock
clock-none = No clock
more = More
threes = Three at a table
larger = If someone is left over, make a table one larger
    .about = Otherwise a bot plays with them.
bot-level = Level of bots
paired = { $tables ->
        [one] One table is ready.
       *[other] { $tables } tables are ready.
    }{ $busy ->
        [0] {""}
        [one] {" "}One pupil stays in a game.
       *[other] {" "}{ $busy } pupils stay in a game.
    }
homework-finished-by = done by { $finished } of { $of }
homework-finished-at = Done on { $when }
homework-withdraw = Withdraw
homework-set = Set homework
homework-give = Give it to the class
homework-part = { $game }: { $count }
homework-empty = Nothing is chosen yet.
homework-puzzles = Puzzles
homework-theme = Theme of the puzzles
    .any = Any
homework-links = These puzzles (optional)
    .hint = Open a puzzle and copy its address. Separate several with spaces.
    .wrong = This is not the address of a puzzle: { $link }
homework-games = Games to finish
homework-due = Until the end of
homework-note = Note (optional)
lessons = Lessons
settings = The class
save = Save
saved = Saved
export = Export everything
class-delete = Delete the class
    .about = The class, its pupils, their games and everything that was said are deleted. Nobody can undo this.
    .sure = Delete everything
class-deleted = The class is deleted.
to-class = To the class
pupil = Pupil
pupil-about = joined on { $joined } · last here { $seen } · { $spent }
pupil-remove = Remove the pupil
    .about = { $name } is deleted. Games with others keep the name “Somebody”.
    .sure = Remove
real-name = Real name (optional)
    .hint = Only you see it.
pin-new = New PIN
    .hint = All devices of the pupil are signed out.
pin-set = Set the PIN
pin-changed = The pupil has a new PIN.
puzzle-solved = solved on { $when }
puzzle-tried = tried on { $when }

## Cards to print

cards = Cards to print
    .about = Each card has the code of the class as text and as a QR code, and room for the nickname.
cards-named = One for each pupil who has joined
print = Print
qr = The link to the class as a QR code
