### What the hall in the page says, which is on one device and needs no server.

failed-here = Something went wrong on this device; nothing has changed.
people-here = Only the people at this device can do that: `person-1`, `person-2` and so on, or an `onlooker`.
unrated-here = Games on this device are not rated.
no-clock-here = Games on this device have no clock.
no-talk-here = Everyone is at this device, so there is no talk.

## Players of a new game

player-is-one-of-two = A player is a person with a name, or a bot of a level.
no-such-level-here = On this device, a bot of { $game } plays { $levels }.
name-length = A name has 1 to { $most } letters.
name-like-a-bot = Only the names of bots end like this.
nobody-plays = At least one person plays.
same-names = Two people have the same name.

## The storage of the device

# "My games" is the page with the finished games.
not-stored = This device could not store that, so nothing has changed. Its storage may be full: delete old games under My games.
played-in-other-tab = This game has gone on in another tab. Load the page again to see it here.
storage-not-read = The storage of this device cannot be read right now. Try again in a moment.
saved-by-newer-release = This game was saved by a newer release, which this one cannot read. It is kept.
