### The home page and the top bar.

## Top bar

# The first item of the top bar: the name of the hall, which leads to the home page.
home = Tilehall, home
pages = Pages
# Items of the top bar. On a phone they are below small icons, so that they should be short.
play = Play
puzzles = Puzzles
learn = Learn
my-games = My games
ratings = Ratings
# `waiting` is read after "Friends" by screen readers: how many requests and challenges wait for an answer.
friends = Friends
    .waiting = : { $count } waiting
about = About
to-the-hall = To the hall
sign-in = Sign in
# Read after the user's name by screen readers.
my-account = : my account
# For admins: reports of messages that nobody has dealt with.
open-reports = Open reports
    .count = { $count } open { $count ->
        [one] report
       *[other] reports
    }
# A button that changes the colours of the page.
colours = Colours: { $now ->
        [auto] as the system
        [light] light
       *[dark] dark
    }
    .change = { colours }. Change to { $next ->
        [auto] as the system
        [light] light
       *[dark] dark
    }.
