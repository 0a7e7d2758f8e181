### People: what the first view needs.

you-are = You are
# Read out after the name of the user.
my-account-after = : my account
your-name = Your name
    .suggest = Suggest another name
    .another = Another name
# A name for a guest, like "Merry Otter": a mood and an animal, each one word of the lists below. Choose words that go
# together in every combination, also in gender.
suggestion = { $mood } { $animal }
moods = Merry Quiet Clever Lucky Brave Sunny Patient Swift Gentle Bold Cosy Witty
animals = Otter Badger Heron Fox Wren Hare Owl Lynx Robin Marten Finch Hedgehog
# Short messages when a challenge comes in or is answered.
challenged = { $name } challenges you to { $game }: see Friends, in the menu.
    .declined = { $name } declines { $game } this time.
