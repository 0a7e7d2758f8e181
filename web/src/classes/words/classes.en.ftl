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
    .about = Look at your teacher: no time runs.
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
class-frozen = Boards stand still
class-new = New class
    .about = Pupils join with a code, a nickname and a PIN. They need no account and no e-mail address, and only the class sees them.
class-open = Open the class
class-title = Title
    .hint = Pupils see it before they come in.
class-end = Last day (optional)
    .hint = Pupils are signed out after it, and everything is deleted 30 days later.
class-may-not = In this hall, only teachers whom its host has named open classes.
class-needs-account = You need an account to open a class.
class-most = You have { $most } classes, and more are not possible.
to-account = To my account
