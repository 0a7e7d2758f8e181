### People: accounts, profiles, ratings, friends, bot accounts, and the screens of admins.

looking = Looking…
loading = Opening the book…
not-now = Not now
all-right = All right
    .label = All right: { $name }
later = Later
back = Back
cancel = Cancel
close = Close
copy = Copy it
game = Game
    .all = Games
result = Result
player = Player
place = Place
day = Day
score = Score
rating = Rating
    .none = no rating yet
    .new = new
    .words = rating { $rating }{ $provisional ->
            [true] , provisional
           *[false] {""}
        }{ $change ->
            [up] , up { $by }
            [down] , down { $by }
            [none] , unchanged
           *[unknown] {""}
        }
you = (you)
play = Play a game
review = Review
    .label = Review: { $game }, { $date }
to-the-table = To the table
to-all-games = To all games
my-games = My games
classes-go = Classes
my-account = My account
try-again = Try again
show-more = Show more
# $when is "3 days ago", for example.
seen = seen { $when }

## Signing in

sign-in = Sign in
sign-out = Sign out
    .title = Sign out for good?
    .about = You are a guest without a password, so you cannot sign in as { $name } again. You lose this name, your games and your ratings.
    .keep = Set a password first to keep them:
    .no = Stay signed in
    .yes = Sign out anyway
come-in = Come in
    .join = Come in and join
    .about = Choose what others call you. That is all.
    .table-about = Choose what the others call you, and you are at the table.
welcome-back = Welcome back
invited = You are invited to room <b>{ $code }</b>
# Ways to come in.
way-guest = Just a name
way-account = I have an account
way-new = Create an account
other-ways = Other ways to come in
sign-up-button = Create account
sign-up-about = With an account, your tables and games follow you to every device. No e-mail address needed.
sign-up-accounts-only = This hall is for accounts only. With an account, your tables and games follow you to every device. No e-mail address needed.
recover-about = The recovery code you wrote down lets you in once, with a new password.
recover-button = Set it and come in

## The account

since = { $kind ->
        [guest] A guest since { $day }
       *[account] An account since { $day }
    }
name = Name
    .change = Change my name
    .changed = Your name is now { $name }.
    .label = What others call you
devices = My devices
    .this = On this one:
    .one = A device
    .this-one = this one
    .sign-out = Sign out my other devices
    .signed-out = { $count ->
            [one] One device is signed out.
           *[other] { $count } devices are signed out.
        }
turn = Your turn
research = Research
    .label = My finished games may be published for research, without names, if everyone at the table agrees; what is published cannot be taken back
    .on = Your games may be used for research now.
    .off = New datasets will have none of your games.
    .guest = Games of guests are never used for research.
shared-reviews = Shared reviews
keep = Keep this account
    .about = As a guest, you can play in this browser only. Set a password to keep your name, tables and games on every device.
    .button = Keep my account
password = Password
    .hint = At least eight characters.
    .hint-no-mail = At least eight characters. No e-mail address needed.
    .change = Change my password
    .changed = Your password is changed. Every other device is signed out.
    .old = Old password
    .new = New password
    .confirm = Confirm your password
    .forgot = I forgot my password
    .recover = A new password
recovery = Recovery code
    .title = Your recovery code
    .about = Use it to sign in once if you forget your password. A new code replaces the old one.
    .renew = Show me a new one
    .shown = If you forget your password, you can sign in once with this code. It is shown only now, so write it down.
    .copied = Recovery code copied.
    .written = I have written it down
phone = Continue on my phone
data = My data
    .about = Download everything that this hall stores about you, or delete it.
    .download = Download my data
delete = Delete my account
    .title = Delete { $name }?
    .about = Your name, sign-ins and messages are deleted for good. Your games stay, without your name.
    .yes = Delete for good
deleted = Your account is deleted. Good luck wherever you play.
privacy = Private: others see nothing of it, and I am on no leaderboard
    .on = Only you can see your profile now.
    .off = Others can see your profile again.
    .guest = Only you can see your profile while you are a guest.
presence = Friends see whether I am here and what I play, and I see the same of them
    .shown = You and your friends can see when the other is here.
    .hidden = You and your friends cannot see when the other is here.
    .now = { $presence ->
            [playing] Playing { $game }
            [here] Here
           *[away] Away
        }

## Notifications

notices = Get a notification when a game waits for you, { $when ->
        [always] also while this page is closed
       *[open] while this page is open in some tab
    }. It names the table and shows nothing of the game.
    .on = This browser notifies you when a game waits for you, { $when ->
            [always] also while this page is closed
           *[open] while this page is open in some tab
        }.
    .begin = Notify me in this browser
    .end = Turn off notifications here
    .impossible = This browser shows no notifications.
    .denied = Your browser does not show notifications of this page. Its settings can allow it.
    .body = { $game } waits for you.
mail = E-mails go to { $address }: when it is your turn at a table with hours or days for every turn, for challenges, and when your table in a tournament opens.
    .begin = Notify me by e-mail
    .address = E-mail address
    .hint = For your turn at tables with hours or days for every turn, for challenges, and for your tables in tournaments. Only while you are away.
    .sent = A code was sent to { $address }.
    .code = The code
    .confirm = Confirm the address
    .forget = Forget the address
    .end = Stop the e-mails

## Profiles and ratings

profile = Profile
    .go = Look at my profile
    .loading = Opening the profile…
    .private = private: only you see this
    .no-games = No game has been finished yet.
    .no-games-mine = Finished games are counted here. Yours will be the first.
member-since = { $kind ->
        [program] A program of { $owner } since { $day }
        [account] Member since { $day }
       *[guest] Guest since { $day }
    }
program-of = a program of { $owner }
games = { $count } { $count ->
        [one] game
       *[other] games
    }
    .label = Games
    .won = { games }, { $won } won
head-to-head = Head to head
against = Against
    .names = against <names/>
# All bots of a level.
bots = { $level } bots
won = Won
lost = Lost
alone = Alone
result-won = Won
result-lost = Lost
result-shared = Shared the win
result-drawn = Nobody won
result-resigned = Resigned
# $place is "3rd", for example.
result-place = { $place } of { $of }
filter-all = All
filter-any = Any
filter-anyone = Anyone
filter-from = From
filter-to = To
filter-none = No game matches these filters.
not-rated = Not rated. { $why }
earlier = Show earlier games
tally-leaderboard = { $game }: leaderboard
tally-rating = rated <rating/>
tally-rated = { $count } rated { $count ->
            [one] game
           *[other] games
        }{ $provisional ->
            [true] ; a few more settle the rating
           *[false] {""}
        }.
tally-drawn = Drawn
tally-best = Best score alone: <b>{ $score }</b> { $unit }, on { $day }.
tally-points = points
# Describes a graph of ratings.
graph = { $game }: rated { $first } on { $then }, { $last } on { $now }; between { $low } and { $high } in all.
    .span = { $low } to { $high }
ratings = Ratings
    .of = { $game }: ratings
    .mine = Your rating: <rating/>
    .private = Your profile is private, so you are not listed.
    .provisional = It is provisional, and listed once it is settled: after ten to twenty games.
    .none = No rating is settled yet. That takes ten to twenty rated games.
solo-time = Of which time
solo-week = Seven days
solo-always = All time
solo-none = Nobody has finished a rated game alone yet.
solo-none-lately = Nobody has finished a rated game alone in the last seven days.

## Friends

friends = Friends
    .go = My friends, and links for new ones
    .mine = My friends
    .none = Nobody yet. Make a link and send it to somebody you like to play with, or ask somebody after a game.
    .now = You and { $name } are friends now.
friend-more = More about { $name }
friend-since = Friends since { $day }.
befriend = Add as friend
    .label = Add as friend: { $name }
    .accept = Accept
    .accept-label = Accept: { $name }
    .asked = Request sent
    .sent = { $name } has your request. You are friends when they accept.
unfriend = Remove as friend
    .done = You and { $name } are no longer friends.
look-on = Watch
    .label = Watch the game of { $name }
requests = Requests
asked = { $who ->
        [they] asks you, { $when }
       *[you] is asked, { $when }
    }
    .yes-label = Be friends with { $name }
    .no = No
    .no-label = No, not with { $name }
opponents = Played with lately
    .none = Players with whom you finish a game are listed here, so that you can challenge them again.
friend-link = A link for a friend
    .about = The person who opens it and says yes becomes your friend. A link is for one person.
    .make = Make a link
    .another = Make another
    .made = For one person: let them scan it, or send it. It works once, for a week.
    .qr = QR code of the link
    .label = Link to become my friend
    .title = Be my friend at Tilehall
    .copy = Copy link
    .copied = Link copied.
    .waiting = { $count ->
            [one] One link waits
           *[other] { $count } links wait
        } for somebody.
    .revoke = { $count ->
            [one] Take it back
           *[other] Take them back
        }
    .revoked = No link of yours works any more.
opened-link = A link to become friends
    .loading = Opening the link…
    .own = This is your own link. Send it to somebody.
    .already = You and { $name } are friends already.
    .ask = <b>{ $name }</b> wants to be friends with you here
    .about = Friends see when the other is here and what they play, and can challenge each other.
    .yes = Yes, be friends
    .no = No, thank you

## Challenges

challenge = Challenge
    .title = Challenge { $names }
    .again = { $game }, as last time
    .or = or something else
    .rated = Challenge to a rated game
    .options = Choose options and a clock
rated = Rated
    .about = The result changes your ratings. No hints in rated games.
challenges = Challenges
challenged-to-me = { $name } challenges you to { $game }.
challenged-accepted = { $name } accepts: { $game }.
challenged-declined = { $name } declines { $game } this time.
challenge-row = You challenge { $name }
    .to-me = { $name } challenges you
    .about = { $game }, { $when }{ $answer ->
            [accepted] : accepted
            [declined] : declined
           *[open] {""}
        }
accept = Accept
    .label = Accept { $name }'s challenge
decline = Decline
    .label = Decline { $name }'s challenge
    .done = You declined the challenge of { $name }.
withdraw = Take it back
    .label = Take it back: { $name }

## Blocking

block = Block
    .name = Block { $name }
    .ask = Block { $name }…
    .title = Block { $name }?
    .talk = You no longer see what { $name } writes, at any table.
    .tables = Neither of you can challenge the other or sit down at a table of the other. If you are friends, that ends.
    .quiet = { $name } is not told. You can undo the block under Friends.
    .mute = To stop reading { $name } at this table only, choose Mute instead.
    .done = { $name } is blocked. You can undo this under Friends.
# What becomes of the seat of somebody who is blocked.
block-seat = { $name } keeps the seat at this table. If you do not want to play together, leave it.
    .any = In a room where you are the host and the game has not begun, they lose their seat. A game under way goes on.
    .none = { $name } cannot sit down at this table.
    .playing = This game goes on.
    .loses = { $name } loses the seat at this table.
blocked = Blocked
    .players = Blocked players
    .none = You block nobody. You can block a player on their profile, or at a table under “Who is here”.
unblock = Unblock
    .label = Unblock: { $name }
    .done = { $name } is no longer blocked.

## Bot accounts: programs of players

bot-accounts = Bot accounts
    .about = A program of yours can play here with an account of its own. Everyone sees that it is a program, and that it is yours.
    .create = Create a bot account
    .name = Name of the bot
    .name-hint = The hall adds “(bot)” to it.
programs = Programs of players
    .none = No program of a player is here right now.
    .mine = Your program
    .of = A program of { $owner }
own-bot-running = is running
own-bot-stopped = is not running
own-bot-profile = Its profile
own-bot-save = Save its rules
own-bot-saved = The rules of { $name } are changed. Games that have begun go on.
own-bot-delete = Delete { $name }
own-bot-delete-about = It resigns its games, its tokens no longer work, and its name disappears from finished games.
own-bot-delete-yes = Delete it for good
own-bot-deleted = { $name } is deleted.
own-bot-keep = Keep it
rules-every-game = None: every game.
rules-any-game = Every game
rules-clocks = Clocks
rules-every-clock = None: every clock.
rules-who = Who may play with it
rules-at-once = Games at once
rules-rated = Plays rated games
rules-rated-too = rated too
clock-none = No clock
clock-lower-none = no clock
clock-quick = Quick
clock-lower-quick = quick
clock-relaxed = Relaxed
clock-lower-relaxed = relaxed
clock-days = Days
clock-lower-days = days
who-owner = Only me
who-friends = My friends and me
who-everyone = Everyone
tokens = Tokens
    .none = None yet. The program that plays signs in with a token.
token-create = Create a token
token-label = What it is for
token-example = My laptop
token-title = Token of { $bot }
token-shown = It is shown only now. A program that has it can play as { $bot }, and do nothing else.
token-use = Put it into the variable <code>TILEHALL_TOKEN</code>, then run <code>tilehall bot run --hall { $hall } bot.py</code>
token-copied = Token copied.
token-kept = I have kept it
token-used = used { $when }
token-revoke = Revoke
token-revoke-label = Revoke { $label } of { $bot }
token-revoked = The token “{ $label }” no longer works.

## Looking after the hall, for admins

admin = Looking after the hall
    .go = Look after the hall
    .lists = Lists
deleted-user = a deleted user
reports = Reports
    .settled = Show the settled ones
    .none = No report is open. All is quiet.
    .none-settled = No report is settled yet.
report = <b>{ $name }</b>{ $banned ->
        [true] {" (banned)"}
       *[false] {""}
    } in room { $room }
    .reported = Reported:
    .by = Reported by { $name }, { $date }
    .more = And by { $count } more.
    .settle = Settled
    .settle-label = Settle report { $number }
    .settled = The report is settled.
    .mute = Mute there
    .mute-label = Mute { $name } in room { $room }
    .muted = { $name } is muted in room { $room }.
ban = Ban
    .label = Ban { $name }
    .title = Ban { $name }?
    .about = The player is signed out on all devices at once and told the reason. They keep their seats and count as away.
    .reason = Reason (shown to the player)
    .yes = Ban them
    .done = { $name } is banned.
banned = Banned until it is lifted
    .until = Banned until { $date }
because = { $said }: { $reason }
unban = Unban
    .label = Unban { $name }
    .done = { $name } is not banned any more.
span = For how long
span-always = Until it is lifted
span-hour = An hour
span-day = A day
span-week = A week
span-month = Thirty days
sign-them-out = Sign them out
    .label = Sign out { $name }
    .title = Sign out { $name }?
    .about = All devices of this player are signed out. A guest has no password and cannot come back.
reset = Reset password
    .label = Reset the password of { $name }
    .title = Reset the password of { $name }?
    .about = The password stops working, and every device is signed out. You get a code with which the player can set a new password once.
    .yes = Reset it
code-for-them = A code for them
    .about = With this recovery code the player can set a new password once: on the sign-in page, under "I forgot my password". It is shown only now.
    .close = I have it
persons = People
    .find = Find a player by name
    .none = There is nobody like that.
person-admin = looks after the hall
person-account = an account
person-guest = a guest
person-here = here now
person-about = { $kind }, { $here }; id { $id }
person-signed-out = { $name } is signed out everywhere.
refusals = Refusals
    .none = No limit has refused anything.
    .since = Since { $date }: { $what }.
    .nothing = nothing
    .row = <b>{ $limit }</b> refused { $address } { $count ->
            [one] once
           *[other] { $count } times
        }<soft>, last { $when }</soft>
rooms = Rooms
    .find = Find a room by its code or game
    .none = There is no such room.
room-in = { $game }, { $phase ->
        [gathering] before a game
        [playing] playing
        [over] game over
       *[closed] closed
    }
room = Host { $host }; { $seated ->
        [some] players { $players }
       *[none] nobody sits
    }; { $windows ->
        [one] one window
       *[other] { $windows } windows
    } open; changed { $when }
    .close-label = Close room { $code }
    .close-title = Close room { $code }?
    .close-about = It will not open again, and a game under way ends without a result. Everyone in it is told why.
    .close-yes = Close it for good
    .close-why = Why, for everyone in it
    .closed = Room { $code } is closed.
audit = Audit log
    .none = Nothing has been done yet.
    .host = The host, at the command line,
# What an admin did, after their name.
act-ban = banned { $whom }
act-unban = unbanned { $whom }
act-sign_out = signed { $whom } out
act-reset_password = reset the password of { $whom }
act-close_room = closed room { $on }
act-delete_class = deleted class { $on }
act-correct_result = corrected a result of tournament { $on }
act-remove_player = removed a player from tournament { $on }
act-cancel_tournament = cancelled tournament { $on }
act-mute = muted { $whom }
act-unmute = let { $whom } talk again
act-settle_report = settled report { $on }
