### SUMMON5的谜题：主题、任务和回答。

theme-most = 最高得分
theme-few-threads = 一两根符文线
theme-five-threads = 一次五根符文线

puzzle-score = 用你的符文线拿到最高分：这一回合{ $points }点秘能。
    .praise = { $points }点秘能。第二好的走法得{ $second }。
    .otherwise = 这一回合用{ $threads }根符文线可以得{ $points }点秘能。
    .second = { $second }点秘能：这是第二好的走法。有一种走法可得{ $points }。
