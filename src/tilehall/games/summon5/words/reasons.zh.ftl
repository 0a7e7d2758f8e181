### SUMMON5的机器人为什么这样走：用于提示和复盘。

## 下面句子的组成部分

threads = { $threads }根符文线
reservoir = { $reader ->
        [player] 你的线库
       *[none] 线库
    }

## 理由

reason-scores-with = 用{ threads }得{ $points }点秘能。
reason-reaches-target = 得{ $points }点秘能，达到目标。
reason-empties = 得{ $points }点秘能，并清空{ reservoir }。
reason-scores = 得{ $points }点秘能。
reason-scores-most = 得{ $points }点秘能，是可能的最高分。
reason-scores-most-tried = 得{ $points }点秘能，是试过的几种走法中最高的。
reason-leaves-nothing = 得{ $points }点秘能，几乎不给下家留机会。
reason-leaves-less = 得{ $points }点秘能，比最高分少{ $fewer }，但下家大约只能得{ $reply }，而不是{ $other }。
reason-leaves-little = 得{ $points }点秘能，是可能的最高分，而且下家大约只能得{ $reply }。
reason-keeps = 得{ $points }点秘能，并留着{ $threads }以后用。
reason-gathers-whole = 得{ $points }点秘能，并补满整个线库。
reason-finishes = 完成已开始的回合。
advice-stuck = 请宣布走不了，因为{ reservoir }里没有符文线能凑出得分的连线。
