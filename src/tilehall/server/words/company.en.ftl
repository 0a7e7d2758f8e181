### Friends, challenges and profiles.

## Friends

friend-yourself = That is your own account. Ask somebody else.
friend-bot-account = A bot account has no friends. You can challenge it.
too-many-friends = You can have at most { $friends } friends and { $requests } pending requests.
too-many-friends-there = This player has reached the limit of friends or requests.
friend-request-gone = This request no longer exists.
friend-link-used = This link no longer works: it was used, taken back or has expired.
friend-link-own = This is your own link; send it to somebody.
too-many-friend-links = { $most } of your links are still unused. Take them back first.
friends-of-guest = As a guest you can ask players at your table, or share a link. With an account you can ask anyone.

## Challenges

challenge-yourself = You cannot challenge yourself.
challenge-one-of-several = One of these players does not accept challenges right now.
challenge-one = This player does not accept challenges right now.
challenge-stranger = You can challenge friends and players from your latest games.
challenge-closed = This challenge is no longer open.
challenge-accepted = You have accepted this challenge; you can leave the table.
challenge-declined = You have declined this challenge.
challenge-few-seats = There are not enough seats at that table for all of you.
challenge-of-nothing = Say what to play: a room, or a room to copy.
too-many-challenges = { $most } of your challenges are waiting for an answer. Take one back first.
no-game-there = You have not played a game in a room with that code.

## Profiles

no-profile = There is no public profile of that name.
profile-private = { $name } keeps this profile private.
profile-of-guest = You are a guest: nobody else sees your profile.
research-of-guest = You are a guest: your games are never used for research.
# In a list of games: the name of a guest, or of a player with a private profile.
another-player = another player

## Quick match

# The names of the speeds, which are shown next to the clock.
speed = { $speed ->
        [none] No clock
        [quick] Quick
        [relaxed] Relaxed
       *[days] Days
    }

## Shared reviews

review-of-players = Only players of the game can share its review.
review-link-broken = This link does not work: the review is no longer shared, or the address is wrong.
review-not-shared = You do not share a review with that link.
too-many-reviews = You share { $most } reviews. Take one back first.
