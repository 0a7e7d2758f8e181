### 拉密（Rummikub）的盘面。

tile = { $colour ->
        [k] 黑{ $number }
        [r] 红{ $number }
        [b] 蓝{ $number }
        [o] 橙{ $number }
       *[joker] 百搭牌
    }
you = 你

## 按键表

key-space = 空格键
    .does = 选中一张牌，或取消选中
key-enter = 把选中的牌放到这里：加入这个牌组，或组成新牌组
key-shift = Shift + ← →
    .does = 在牌架上移动一张牌
key-new = 用选中的牌组成新牌组
key-split = 从这张牌前面拆开牌组
key-all = 选中这个牌组的所有牌
key-back = 收回牌架
key-undo = 撤销
key-draw = 摸牌，或跳过
key-end = 结束回合

## 其他玩家

others = 各家牌架和牌池
held = { $count }<word>张</word>
gave-up = 已认输
opened = 已破冰
passed = 已跳过
pool = <word>牌池{ "\u00a0" }</word><b>{ $count }</b>
    .title = 牌池中剩余的牌
round = <word>第</word><short>第</short>{ $round }轮

## 最新的一步

opens = { $you ->
        [true] <b>你</b>以{ $points }分破冰：<tiles/>
       *[false] <who/>以{ $points }分破冰：<tiles/>
    }
plays = { $you ->
        [true] <b>你</b>打出<tiles/>
       *[false] <who/>打出<tiles/>
    }
you-draw = <b>你</b>摸到<tiles/>
draws = { $you ->
        [true] <b>你</b>摸了一张牌。
       *[false] <who/>摸了一张牌。
    }
passes = { $you ->
        [true] <b>你</b>跳过。
       *[false] <who/>跳过。
    }
gives-up = { $you ->
        [true] <b>你</b>认输。
       *[false] <who/>认输。
    }
begins = { $you ->
        [true] <b>你</b>先手。
       *[false] <who/>先手。
    }

## 记录

log-opens = { opens }，{ played-how }
log-plays = { plays }，{ played-how }
played-how = { $how ->
        [added] 加入一个牌组，<soft>{ played-left }</soft>
        [apart] 拆开了一个牌组，<soft>{ played-left }</soft>
        [sets] 重组了{ $sets }个牌组，<soft>{ played-left }</soft>
       *[new] <soft>{ played-left }</soft>
    }
played-left = { $left ->
        [0] 牌架已空。
       *[other] 还剩{ $left }张。
    }
all-passed = 所有人都跳过了。
won = { $result ->
        [nobody] 无人获胜。
        [you] <b>你</b>赢了。
        [you-and] <b>你</b>和<winners/>并列获胜。
        [one] <winners/>获胜。
       *[many] <winners/>并列获胜。
    }
won-round = { $result ->
        [nobody] 第{ $round }轮无人获胜。
        [you] <b>你</b>赢下第{ $round }轮。
        [you-and] <b>你</b>和<winners/>并列赢下第{ $round }轮。
        [one] <winners/>赢下第{ $round }轮。
       *[many] <winners/>并列赢下第{ $round }轮。
    }
cost = { $who } +{ $points }
dealt = { $you ->
        [true] <b>你</b>先手；每人14张牌。
       *[false] <who/>先手；每人14张牌。
    }
    .round = { $you ->
        [true] 第{ $round }轮：<b>你</b>先手；每人14张牌。
       *[false] 第{ $round }轮：<who/>先手；每人14张牌。
    }
game-over = 对局结束。

## 一轮结束

account-title = { $result ->
        [nobody] 第{ $round }轮无人获胜。
        [you] 你赢下第{ $round }轮！
        [you-and] 你和<winners/>并列赢下第{ $round }轮！
        [one] <winners/>赢下第{ $round }轮。
       *[many] <winners/>并列赢下第{ $round }轮。
    }
account-why = { $how ->
        [passed] 牌池已空，所有人都跳过了。
       *[emptied] 有人出完了牌。
    }剩下的牌计为各自的罚分。
account-total = <soft>合计</soft> <b>{ $points }</b>
account-left = 剩余：{ $tiles }
go-on = 继续

## 桌面

felt = 桌面
felt-empty = 这里还没有牌。
    .mine = 这里还没有牌。把牌拖到桌面上，或先点牌再点桌面。
left = 牌架上的余牌
set = { $hint ->
        [true] 提示：{ $tiles }。{ $said }
       *[false] 牌组：{ $tiles }。{ $said }
    }
    .drag = 拖动整个牌组
set-points = { $points }分
set-building = 未成组
set-wrong = 不成组
tile-new = { $tile }，新
tile-stands = { $tile }，代表{ $stands }
    .new = { $tile }，代表{ $stands }，新
tiles-stay = 桌上的牌必须留在桌上。

## 牌架

rack = 你的牌架
sort = 整理牌架
    .colour = 按颜色排
    .number = 按数字排

## 回合的状态和按钮

all-valid = 所有牌组都成立，可以结束回合。
opening = 破冰 <b>{ $points }</b>/{ $needed }
draw = 摸牌
pass = 跳过
undo = 撤销
    .title = 撤销（U）
    .not = 还没有可撤销的
reset = 重置
    .title = 全部收回
    .not = 这一回合还没有出牌
split = 拆分
    .title = 从这张牌前面拆开牌组（S）
new-set = 新牌组
    .title = 用选中的牌组成新牌组（N）
    .not = 请先选牌
end-turn = 结束回合
    .title = 结束回合（E）
    .not = 现在还不能结束回合
give-up = { $step ->
        [pass] 要收回出的牌并跳过吗？
       *[draw] 要收回出的牌并摸一张吗？
    }
    .yes = { $step ->
        [pass] 跳过
       *[draw] 摸牌
    }
    .no = 不，保留

## 玩法

how-set = { $tiles }。
how = 拉密（Rummikub）玩法
how-aim = <b>最先出完牌架上的牌就赢。</b>每人14张牌，只有自己看得到；其余的放在牌池里。

how-sets = 牌组
    .group = 群组：三张或四张数字相同的牌，颜色各不相同。
    .run = 顺子：三张或更多同色的连号牌。13后面不能接1。
    .joker = 百搭牌可以代替任何牌。在顺子里由位置决定它代表哪张：图中是红11。
    .wrong = 这不是顺子：红5后面直接跳到了红7。

how-turn = 你的回合
    .play = 从牌架上至少出一张牌，或从牌池摸一张。牌池空了以后，改为跳过。在你结束回合之前，没人看得到你在试什么。
how-opening = <b>破冰。</b>{ $rounds ->
        [1] 你第一次出牌时，
       *[other] 你在每一轮第一次出牌时，
    }只能用自己牌架上的牌组成新牌组{ $points ->
        [0] { "" }
       *[other] ，合计至少<b>{ $points }</b>分
    }。每张牌按数字计分，百搭牌按它代表的牌计分。破冰之前，桌上的牌组不能动。
    .low = 24加9，合计33分，够破冰了。
    .high = 30加30，合计60分，够破冰了。

how-rearranging = 重组
    .play = 破冰之后，整个桌面任你摆弄：可以加牌、拆开、重新组合。最后每张牌都要属于一个牌组，而且桌上原有的牌都要留在桌上。
    .before = 原来的桌面……
    .after = ……用黑8、红11、蓝3和橙3走一回合之后：百搭牌换了位置。

how-end = 结束
    .wins = 最先出完牌的玩家赢下这一轮。如果牌池已空，所有人又接连跳过，则牌架点数总和最低的玩家赢下这一轮。其他人把剩下的牌记为罚分，百搭牌算30分。<b>总罚分最低的玩家获胜</b>。
    .again = 每一轮都重新发牌，每个人都要重新破冰。
how-limit = 一轮接一轮，直到有人的罚分达到<b>{ $points }</b>{ $rounds ->
        [0] { "" }
       *[other] ，但最多打{ $rounds }轮
    }。
how-rounds = 这一局共<b>{ $rounds }轮</b>。

how-controls = 操作
    .drag = 拖动牌；或先点牌，再点牌组、桌面或你的牌架。按住Shift点击可选中连续的一段。
    .drop = 把牌放在一个牌组的旁边、上面或牌与牌之间，就会加入这个牌组，空隙会标出位置。放在别处则组成新牌组。
    .split = 把顺子中间的一张牌拖出来，就能拆开顺子。双击一张牌，可从它前面拆开牌组。
    .move = 拖动牌组下方的横条，可移动整个牌组，或把它并入另一个牌组。
    .sort = 拖动可整理牌架，别人的回合里也行。<b>按颜色排</b>（789）和<b>按数字排</b>（777）可自动理好。
    .undo = “撤销”能撤回任何操作，包括“重置”和摆出来的提示。关掉页面再回来，这一回合还在原处。
    .scroll = 桌面放不下所有牌组时，滑动即可移动桌面。按住一张牌片刻就能拖动它。
    .keys = 按键：方向键移动，<key>空格键</key>拿起，<key>Enter</key>放下，<key>N</key>组成新牌组，<key>Backspace</key>收回，<key>S</key>拆分，<key>A</key>拿起整个牌组，<key>U</key>撤销，<key>D</key>摸牌，<key>E</key>结束回合；<key>Shift</key>加方向键在牌架上移动一张牌。
