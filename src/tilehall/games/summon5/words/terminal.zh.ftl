### 终端里的SUMMON5。

seat-name = 玩家{ $number }

player-stuck = { $player }（走不了）
tiles = { $tiles }根符文线
no-tiles = 没有符文线
pile = 线堆：{ $tiles }
round = 第{ $round }轮{ $final ->
        [0] { "" }
       *[other] ，共{ $final }轮
    }

## 影响得分的选项

rule-sacred = { $numbers }的倍数得分
rule-target = 目标{ $points }
rule-factors = 倍率{ $factors }

## 发生了什么，接下来做什么

last-turn = 上一回合，{ $player }：{ $runs }{ $bonus ->
        [0] { "" }
       *[other] ，完美对局：{ $bonus }
    }
draws = { $player }收集符文线。
setting-up = 正在布置大织机。
