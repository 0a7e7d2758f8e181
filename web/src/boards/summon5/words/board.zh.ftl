### SUMMON5的盘面。

threads = { $count }根符文线
somebody = 某人

## 按键表

key-digit = 选一根符文线，或把它放在焦点所在的格子
key-enter = 在格子上：放下选中的符文线，或把它收回
key-back = 收回最新的符文线
key-undo = 撤销这一回合或提示，或恢复它
key-end = 结束回合

## 大织机上方的一行

goal = 凑出{ $sacred }的倍数
    .more = 任何倍数都得分，总和越大得分越高。
target = 目标<b>{ $points }</b>
round = { $last ->
        [true] 最后一轮
       *[false] 第{ $round }轮
    }
phase = { $stage ->
        [refill] 收集阶段
       *[play] 编织阶段
    }
pile = 线堆<b>{ $count }</b>
holds = { $who }有{ threads }。

## 大织机上方的句子

loom-waits = 大织机在等第一根符文线。
none-scores = 你的符文线都凑不出能得分的连线。请点“我走不了”。
worth = { $more ->
        [true] 这一回合可得{ $points }点秘能。结束回合，或继续编织。
       *[false] 这一回合可得{ $points }点秘能。结束回合吧。
    }
where-to = { $tile }放在哪里？
which-thread = 这里放哪根符文线？
place-some = 在同一行或同一列放置一到五根符文线，紧挨着太阳。
channelled = { $you ->
        [true] 你汲取了{ $points }点秘能。
       *[false] <who/>汲取了{ $points }点秘能。
    }
perfect = 线库清空，完美对局：再得{ $bonus }点秘能。
sum-earns = 总和{ $sum }：{ $points ->
        [0] 没有秘能
       *[other] { $points }点秘能
    }。

## 大织机

loom = 大织机，{ $size }×{ $size }
    .caption = 大织机
whole-loom = 显示全图
    .closer = 放大
at = 第{ $row }行第{ $column }列
cell-own = { at }：你这一回合放的{ $tile }；按下可收回
    .back = { at }：你这一回合放的{ $tile }；提示会收回它；按下可收回
cell-thread = { at }：{ $tile }
    .sun = { at }：{ $tile }，中央的太阳
    .new = { at }：{ $tile }，新
cell-portal = { at }：传送门×2，数值0，秘能加倍
cell-knot = { at }：线结，不能放
cell-empty = { at }：空
    .earns = { at }：空，放在这里，这一回合可得{ $points }
    .ghost = { at }：空，{ $tile }会放在这里
    .gap = { at }：空，需要补上的空隙
    .open = { at }：空，可以放符文线
portal = 传送门
sum = 总和{ $sum }
forms = 这一回合形成的连线
    .last = 上一回合形成的连线

## 线库

reservoir = 你的线库
    .empty = 你的线库是空的。
thread = 符文线{ $tile }
    .place = 把{ $tile }放在{ $cell }
    .earns = 把{ $tile }放在{ $cell }，可得{ $points }

## 按钮

stuck = 我走不了：没有能得分的走法
redo-turn = 恢复回合
undo-turn = 撤销回合
undo-hint = 撤销提示
end-turn = 结束回合
    .earns = 结束回合，+{ $points }

## 记录

wove = { $you ->
        [true] 你织入{ threads }
       *[false] { $who }织入{ threads }
    }
wove-threads = ：{ $threads }
wove-where = { $tile }在第{ $row }行第{ $column }列。
score-now = 共{ $score }
gathered = 收集阶段：{ threads }。
loom-holds = { $what ->
        [portals] 大织机上有{ portals }。
        [knots] 大织机上有{ knots }。
       *[both] 大织机上有{ portals }和{ knots }。
    }
portals = { $portals }个传送门
knots = { $knots }个线结
begins = { $you ->
        [true] 你先手。每人有{ threads }。
       *[false] { $who }先手。每人有{ threads }。
    }
no-turn = { $you ->
        [true] 你走不了了。
       *[false] { $who }走不了了。
    }
resigns = { $you ->
        [true] 你认输。
       *[false] { $who }认输。
    }

## 玩法

how-example = { $tiles }总和为{ $sum }，{ $points ->
        [0] 没有秘能
       *[other] 得{ $points }点秘能
    }。
how-aim = 符文线是写有0到9的牌。把它们织入{ $size }×{ $size }的大织机。只要一条连线的总和是{ $several ->
        [true] 任一圣数
       *[false] 圣数
    }<b>{ $sacred }</b>的倍数，它的秘能就归你。

how-turn = 你的回合
    .weaving = <b>编织阶段。</b>从线库取一到五根符文线，放在<b>同一行或同一列</b>，中间不留空隙，并紧挨着已有的符文线。然后结束回合。
    .gathering = <b>收集阶段。</b>线库补满到{ $hand }根。

how-scores = 怎样得分
how-sequence = <b>连线</b>是横向或竖向不间断的二到五根符文线。得分为总和除以{ $several ->
        [true] 圣数
       *[false] { $sacred }
    }，再乘以10。
how-each = 总和同时是几个圣数的倍数时，每个圣数各算一次分。
how-counts = 每条含有新符文线的连线都算。至少要有一条得分；不得分的连线以灰色显示总和，没有坏处。
how-strict = 每条含有新符文线的连线都算。至少要有一条得分；而且在这一桌，你形成的<b>每条</b>连线都必须是{ $several ->
        [true] 其中一个圣数
       *[false] { $sacred }
    }的倍数。总和为0也可以，但不得分。

how-again = 连线再次得分
    .longer = 把旧的连线接长，整条会再次得分。最长五根符文线。

how-end = 结束
how-pile = { $endgame ->
        [last_round] 线堆空了以后，打完这一轮，再打一轮。
        [round] 线堆空了以后，打完这一轮就结束。
        [pile] 线堆一空，对局立刻结束。
       *[play_out] 线堆空了以后，大家用线库里剩下的继续玩；有人的线库空了，这一轮就是最后一轮。
    }
how-target = 有玩家达到<b>{ $points }</b>点秘能，对局立刻结束。
how-perfect = 线库空了，又无法再补，就是完美对局：再得{ $bonus }点秘能。
how-winner = 走不了的玩家不再行动，对局在这一轮后结束。秘能最多者获胜；相同则线库中符文线较少者获胜。

how-special = 这台大织机上
    .portals = <b>传送门</b>（{ $count }个）数值为0，可以连接符文线；连线每经过一个传送门，得分加倍一次。
    .knots = <b>线结</b>（{ $count }个）占住格子，并截断连线。
    .rising = <b>秘能递增：</b>第一轮乘以10，第二轮乘以11，依此类推。
    .patterns = <b>图案：</b>三根或更长的得分连线，正读反读都一样时加10；每根都比前一根大1（或小1）时加10；全部相同时加10。
    .before = 上面的图中是未计这些加成时的得分。
how-strong = <b>强力符文线：</b>{ $strong }。连线的得分再乘以其中最强一根的倍率。
how-factor = { $tile }为×{ $factor }

how-good = 小技巧
    .cross = 一根符文线可以同时完成横竖两条连线，两条都得分。
    .long = 连线越长、总和越大，得分越高。大数字的符文线（6到9）要用在刀刃上。
    .save = 权衡一下：现在拿秘能，还是把符文线留给更大的一手。
    .block = 你可以挡住别人可能完成的高分连线，但也可能挡住自己。
    .stays = 回合一结束，符文线就不能再动了。走不了的玩家不再参与对局。

how-controls = 操作
how-pointer = { $press ->
        [tap] 把符文线拖到格子上；或者点符文线和格子，先后不限。点这一回合放的符文线可以收回它。
       *[click] 把符文线拖到格子上；或者单击符文线和格子，先后不限。单击这一回合放的符文线可以收回它。
    }拖动大织机可查看其他部分；用两指或<key>Ctrl</key>加滚轮缩放。
how-keys = 用键盘时，方向键在大织机上移动，数字键放置对应的符文线，<key>Backspace</key>收回，<key>U</key>撤销或恢复这一回合，<key>E</key>结束回合。
