### Requests over HTTP.

## Requests that cannot be answered

# $detail is English, for programmers.
request-not-read = The request could not be read: { $detail }.
request-not-http = The request could not be read: it is not HTTP.
request-head-too-long = The head of the request is too long: its address or its headers.
request-too-slow = The request took too long to arrive.
request-not-whole = The request did not arrive whole.
request-from-elsewhere = This request came from a page of another site, and is refused.
too-many-connections = There are too many connections from your address; close some, or try again in a moment.
hall-cannot-write = The hall cannot write anything down right now; try again in a moment.
hall-not-ready = The hall is not ready: it is closing, or its store cannot be read and written.
room-not-shown-here = This part of the hall cannot show the room; try again in a moment.
# $id names the request in the hall's log.
request-failed = Something went wrong in the hall; it is written down as { $id }.
not-a-place = The value of `before` must be a value of `next`.

## Signing in

sign-in-first = You are not signed in; come in as a guest, or sign in.
sign-in-ended = You are not signed in any more.
accounts-only = This hall is for accounts only. Create an account or sign in.

## Limits: clauses without a full stop, before "; try again in 2 minutes."

limit-requests = You are sending requests very fast
limit-attempts = Too many wrong attempts
limit-wrong-codes = Too many wrong codes
limit-wrong-links = Too many wrong links
limit-friend-links = Too many links that do not work
limit-profiles = Too many profiles that do not exist
limit-tournaments = Too many new tournaments
limit-new-accounts = Too many attempts to create an account
limit-newcomers = Many people came in from your address
limit-company = Too many friend requests, challenges and blocks
limit-reports = You have reported many lines
limit-mails = Many codes were mailed in the last hour
limit-offline-games = That is a lot of games for one day
limit-analysis = That is a lot to analyse
limit-analyses = Many games are being analysed
