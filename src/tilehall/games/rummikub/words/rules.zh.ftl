### 拉密（Rummikub）牌桌上的文字：记录、拒绝的理由，以及这一回合还缺什么。

## 记录

step-deal = { $tile ->
        [hidden] { $seat }得到一张牌。
       *[other] { $seat }得到{ $tile }。
    }
step-show = { $seat }还剩{ $tiles }。
step-lift = { $who }拿起牌组{ $tiles }。
step-lay = { $who }摆出{ $tiles }。
step-end = { $who }结束回合。
step-draw = { $who }摸了一张牌。
step-pass = { $who }跳过。

fact-opened = { $seat }以{ $points }分破冰。
fact-played = { $seat }从牌架打出{ $tiles }；{ $left ->
        [0] 牌已出完
       *[other] 还剩{ $left }张
    }。
fact-closed = { $how ->
        [emptied] { $seat }出完了牌，这一轮结束。
       *[passed] 牌池已空，所有人都跳过了，这一轮结束。
    }
fact-scored = { $winners-count ->
        [0] 第{ $round }轮无人获胜
        [1] { $winners }赢下第{ $round }轮
       *[other] { $winners }并列赢下第{ $round }轮
    }。罚分：{ $points-count ->
        [0] 无
       *[other] { $points }
    }。

## 牌

equal-tiles = { $count ->
        [1] { tile }
       *[other] 两张{ tile }
    }
tile = { $colour ->
        [k] 黑{ $number }
        [r] 红{ $number }
        [b] 蓝{ $number }
        [o] 橙{ $number }
       *[joker] 百搭牌
    }
a-joker = 百搭牌

## 正在摆的牌组

set = { $kind ->
        [run] 顺子
       *[group] 群组
    }，值{ $value }分{ $jokers ->
        [0] { "" }
        [1] ；百搭牌代表{ $joker }
       *[other] ；两张百搭牌代表{ $joker }和{ $other }
    }。
no-such-tile = 没有{ $tile }这张牌。
too-many-jokers = 总共只有{ $most }张百搭牌。
colour-twice = 群组里每种颜色只能有一张，而{ $tile }出现了两次。
group-too-long = 群组最多{ $most }张牌，这一组会有{ $count }张。
not-a-set = { $tiles }不成牌组。顺子要颜色相同，群组要数字相同。
set-needs-more = { $have ->
        [1] 只有{ $tiles }
       *[other] { $tiles }
    }，还差{ $more }张才能组成牌组。
set-has-twice = 一个牌组里不能有两张{ $tile }。
nothing-in-common = { $tiles }颜色不同，数字也不同。
number-twice = 顺子里每个数字只能有一张，而{ $tile }出现了两次。
run-too-long = 顺子最多{ $most }张牌，这一组会有{ $count }张。
joker-below = { $tile }前面没有牌可以让百搭牌代替。
joker-above = { $tile }后面没有牌可以让百搭牌代替。
run-wraps = 顺子到{ $last }为止，不能再接{ $first }。
run-skips = 这条顺子会从{ $below }直接跳到{ $above }。

## 这一回合还缺什么

loose-tiles = 请把这些牌放回牌组：{ $tiles }。
lay-from-rack = 至少要从牌架上出一张牌。
initial-meld = 破冰需要{ $needed }分，你现在有{ $points }分。

## 拒绝的理由

lift-first = 要先拿起牌组，再摆牌。请收回已摆的牌，再拿起。
not-opened = 你还没有破冰。请先用牌架上的牌组成至少{ $needed }分的牌组。
not-on-table = 桌上没有可拿起的牌组{ $tiles }。
not-at-hand = 你没有{ $tiles }：手边和牌架上都没有。
pool-empty = 牌池已空，请跳过。
pool-not-empty = 牌池空了才能跳过，请摸一张牌。
player-to-act = 现在轮到玩家行动，不该随机发牌。
player-resigned = 这位玩家已经认输。
first-being-drawn = 正在抽签决定这一轮谁先手。
rack-being-shown = 这一轮已结束，正在亮出座位{ $seat }的牌架。
not-in-pool = 牌池里没有{ $tile }可发。
tiles-being-dealt = 正在发牌：下一张发给座位{ $seat }。
put-sets-back = 请先把桌上的牌组放回去。
take-tiles-back = 请先收回你的牌。
take-back = 请先收回{ $tiles }。
no-tile = { $word }不是牌：牌写作k7、o13，百搭牌写作*。
no-such-colour = 没有{ $tile }这张牌：颜色是k、r、b、o（黑、红、蓝、橙）。
no-such-number = 没有{ $tile }这张牌：数字从1到{ $last }。
point-limit-too-low = “{ option-point-limit }”填0表示不设，否则至少为{ $least }。
game-without-end = 只有设了分数上限，“{ option-rounds }”才能为0，否则对局不会结束。
