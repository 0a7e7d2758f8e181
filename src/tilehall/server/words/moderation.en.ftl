### What admins and the host are told when they moderate the hall, and reports of talk.

admins-only = Only admins of this hall can do that.
host-token-wrong = That is not the token of this hall's host.
no-person = There is no user with that id.
no-report = There is no open report with that number.
ban-yourself = You cannot ban yourself.
# `admins` is the name of a setting.
ban-admin = { $name } is an admin of this hall. Remove the name from the setting admins first.
ban-ended = That time has passed already. A ban must end in the future.
not-banned = { $name } is not banned.
reset-guest = { $name } is a guest, who has no password.
reset-bot-account = { $name } is a bot account, which has no password.
reset-admin = { $name } is an admin too. Only the host can do this, at the command line.
reason-length = A reason has at most { $most } characters.
room-closed-already = That room is closed already.
# $why is a whole sentence.
room-game-not-read = The game of this room cannot be read: { $why }
# In the list of what admins did, after whom they muted. $room is the room's code.
act-in-room = in room { $room }

## Reports of talk

no-line = There is no such line at this table.
report-own-line = You cannot report your own line.
too-many-reports = Too many reports are waiting for the host. Try again tomorrow.
