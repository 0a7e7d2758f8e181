### Tournaments: why something cannot be done, and why a tournament was cancelled.

## Settings

title-length = A tournament has a title of 1 to { $most } characters.
seats-of-tables = A table of a tournament has 2 to { $most } seats, as far as the game allows.
scoring-of-tables = Three points for a win exist only at tables for two.
knockout-sizes = A knockout needs a game that two players can play, and every number of players up to a full table.
arena-minutes = An arena takes { $least } to { $most } minutes.
cycles-bounds = In a round robin, everyone meets everyone at most { $most } times.
rounds-bounds = A tournament has at most { $most } rounds.
max-players-bounds = The player limit is between { $least } and { $most } here.
class-missing = Choose the class whose pupils may enter.
class-stays = A tournament cannot be moved into a class, or out of it.
rating-range = The lowest rating is higher than the highest one.
weekly-needs-start = A weekly tournament needs a time at which it starts.
times-bounds = A break lasts at most a week, and nobody is waited for longer than a day.
start-is-past = The start must be in the future.
more-have-entered = { $players } players have entered already.

## Entering and leaving

no-bots = Bots may not enter this tournament.
no-such-bot = There is no bot of this level.
class-only = This tournament is for a class.
rating-too-low = This tournament needs a settled rating of { $rating } or more.
rating-too-high = This tournament is for ratings up to { $rating }.
entry-refused = You cannot enter this tournament.
removed-from-tournament = You have been removed from this tournament.
entered-already = You have entered already.
knockout-is-over-for-you = In a knockout, nobody can come back.
no-late-entries = The tournament has started, and nobody else may enter.
last-round = The last round has begun.
tournament-full = The tournament is full.
not-entered = You have not entered this tournament.
player-not-entered = This player is not in the tournament.

## Running a tournament

too-few-players = The tournament needs at least { $least } players.
started-already = The tournament has started already.
not-running = The tournament is not running.
paused-already = The tournament is paused already.
not-paused = The tournament is not paused.
tournament-over = The tournament is over.
round-is-past = The next round has been paired, so this result cannot change.
no-such-table = There is no table { $table } in this tournament.
table-open-already = This table is open already.
table-finished-already = This table has a result already.
table-not-finished = This table has no result yet.
places-do-not-fit = A result gives each of the { $players } players a place. Equal players share the best of their places.
reason-missing = Give a reason.
repeated-already = Next week's tournament exists already.
cancelled-too-few = The tournament was cancelled, because too few players had entered.
cancelled = The tournament was cancelled.
