### 终端里显示的局面，各种游戏通用。

to-act = 轮到{ $player }。
has-resigned = { $player }（已认输）
ending-resigned = 对局因认输结束。
score = { $points }分
picture = { $game }。{ $now }
    .seen = { $game }，{ $player }的视角。{ $now }
