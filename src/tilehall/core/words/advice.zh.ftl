### 大厅在每个游戏里对走法的评说：提示、复盘、课程和谜题。

## 提示和复盘

best-move = 最佳走法：{ $reason }
    .found = 你找到了最佳走法：{ $reason }
    .found-alone = 你找到了最佳走法。
others-as-good = { $others ->
        [1] 另有一种走法同样好。
        [2] 另有两种走法同样好。
        [3] 另有三种走法同样好。
        [4] 另有四种走法同样好。
       *[other] 另有好几种走法同样好。
    }
turning-point = 转折点是第{ $turn }回合{ $yours ->
        [true] 你的这一步
       *[false] { $who }的这一步
    }：胜率{ $before }% → { $after }%。
    .better = 更好的走法：{ $reason }
    .because = 这一步{ $reason }

## 走法的理由

reason-does-well = 从这里试走的对局，{ $percent }%结果不错。
advice-any-step = 随便走哪步都行。

## 课程和谜题

puzzle-source = { $origin ->
        [bots] 出自机器人之间的对局，第{ $turn }回合。
        [hall] 出自本大厅的一局，第{ $turn }回合。
       *[record] 出自一局实战，第{ $turn }回合。
    }

## 拒绝的理由

try-over = 这次尝试已经结束，请从头开始。
too-many-turns = 一节课程最多{ $most }个回合。
unknown-level = 没有{ $level }这个级别，只有{ $levels }。
