### SUMMON5牌桌上的文字：记录、拒绝的理由，以及这一回合还缺什么。

## 记录

step-place = { $who }把符文线{ $tile }放在{ $cell }。
step-end = { $who }结束编织阶段。
step-stuck = { $who }无法编织，不再行动。
step-block = { $cell }被障碍占住。
step-portal = { $cell }开启了一个传送门。
step-deal = { $tile ->
        [hidden] { $seat }收集了一根符文线。
       *[other] { $seat }收集了符文线{ $tile }。
    }

fact-scored = { $seat }织成“{ $threads }”，总和{ $sum }：{ $points }点秘能。
fact-perfect = { $seat }清空了线库，完美对局：{ $bonus }点秘能。
fact-total = { $seat }汲取{ $points }点秘能，共有{ $score }。
fact-closing = { $why ->
        [pile] 线堆已空。{ rounds-left }
        [hand] 有人的线库空了。{ rounds-left }
       *[stuck] { rounds-left }
    }
rounds-left = { $rounds ->
        [1] 对局在这一轮后结束。
       *[other] 这一轮之后，再打一轮。
    }

## 不能放置的理由

thread-there = 那一格已经有符文线{ $tile }了。
portal-there = 那一格是传送门。
cell-blocked = 那一格被占住，不能放符文线。
not-in-reservoir = 你的线库里没有{ $tile }。
out-of-line = 一个回合放的符文线必须都在同一行或同一列。那一格和其他的不在一条线上。
gap-blocked = 你的符文线之间会留下空隙：中间有一格被占住。
gap-closed = 你的符文线之间会留下空隙：中间有一格不能放。
too-long = 连线最多五根符文线，这一条会有{ $count }根。
out-of-reach = 要够到那一格，需要{ $needed }根符文线，而你只有{ $held }根。
first-turn-too-far = 第一回合必须有一根符文线紧挨大织机的中央。那一格太远了。
too-far = 你的符文线必须接上大织机上已有的一根。那一格附近没有。
not-beside-thread = 那一格旁边还没有符文线。请从已有的符文线旁边开始，向外放。
no-turn-scores = 符文线放在那里，你这一回合就无法得分了。

## 这一回合还缺什么

place-thread = 请放一根符文线。
fill-gaps = 请补上符文线之间的{ $count ->
        [1] 空隙
       *[other] 所有空隙
    }。
join-threads = 请让你的符文线接上大织机上原有的一根。
begin-at-centre = 请在中央旁边放一根符文线：第一回合从那里开始。
every-sum = 每条连线的总和都必须是{ $sacred }的倍数。{ $threads }的总和是{ $sum }。
some-sum = 请织出一条总和为{ $sacred }的倍数的连线。
say-stuck = 你无法编织，请宣布走不了。

## 其他拒绝的理由

turn-has-ended = 上一步之后，回合已经结束。
only-chance = 这一步只能由随机决定。
take-threads-back = 请先收回你的符文线。
take-back = 请先收回{ $threads }。
equal-threads = { $count ->
        [1] { $tile }
        [2] 两根{ $tile }
       *[other] 所有的{ $tile }
    }
can-weave = 你还可以编织。
gathering = 收集阶段还没有结束，请稍等。
cannot-begin = 座位{ $seat }不能先手。
no-place-for-obstacle = { $cell }不能放障碍。
no-place-for-portal = { $cell }不能放传送门。
dealt-to-other = 现在发给座位{ $next }，不是座位{ $seat }。
not-in-pile = 线堆里没有{ $tile }。
no-thread = { $word }不是符文线：符文线是0到9的数字。
no-such-thread = 没有符文线{ $tile }：数字从0到9。
sacred-numbers-differ = 圣数必须各不相同，而{ $numbers }有重复。
hands-too-large = 所有线库合计最多{ $most }根符文线；{ $seats }人每人{ $hand }根，共{ $all }根。
