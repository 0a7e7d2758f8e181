### 4ascend in the terminal, and in pictures.

# After a bar that shows the health.
health = { $hp }/{ $full } HP
# Below the board, where each cell that the attack vacated has a number. .alone: in a picture.
attack = { $player } attacks with power { $power }; each number is what that cell is worth.
    .alone = { $player } attacks with power { $power }.
