### 心牌（Heart Tiles）的谜题：主题、任务和回答。

theme-win = 制胜的回合
theme-most = 得分最多
theme-wind = 用“风”
theme-recycle = 用“回收”
theme-shield = 用护盾

puzzle-win = 对局可以在这一回合结束。赢下它。
    .praise = 你赢了。别的走法都赢不了。
    .otherwise = 这样赢不了。算算格子上的分数：有一种走法能让你在结束时领先。
puzzle-score = 这一回合，把分差再拉开{ points }。对方失去的分数也算。
    .praise = 拉开{ points }：第二好的走法只有{ $second }分。
    .otherwise = 有一种走法能把分差再拉开{ points }。让对方失去的分数也算。
    .second = 拉开{ $second }分：这是第二好的走法。{ puzzle-score.otherwise }
