### 终端里的棋谱：`tilehall review`和`tilehall verify`。

## 复盘

review-thinking = 正在思考每个回合
review-turn = 回合
    .played = 实际走法
    .mark = 评价
    .adviser = 参谋
    .chance = 胜率
review-same = 相同。
review-mark = { $mark ->
        [good] 好
        [inaccuracy] 小失误
        [mistake] 失误
       *[blunder] 大失误
    }
review-count = 共{ $turns }个回合，参谋有{ $same }个回合也会这样走。
review-no-seat = 这局{ $seats }人的对局里没有座位{ $seat }。

## 随机的证明

verified = { $chance ->
        [Plants] 植物
        [Dice] 骰子
       *[Deal] 发牌
    }已验证。随机步骤：{ $rolls }。全部由种子和玩家提供的数值得出。
verified-continues = 来自另一局的步数：{ $steps }，未经检查。
verified-takebacks = 悔棋的回合：{ $turns }。棋谱只记最终有效的回合。
verified-commitment = 请与开局前显示的封存值比较：{ $commitment }
verified-value = 座位{ $seat }的数值：{ $value ->
        [none] 无（机器人）
       *[other] { $value }
    }
no-proof = 棋谱没有证明：不是大厅发的牌，或对局尚未结束。

## 文件与步骤

file-unreadable = 无法读取{ $file }：{ $why }。
not-text = 不是文本
no-step = 这份棋谱共{ $last }步，没有第{ $step }步。
