### 服务器和页面内的大厅都会说的话。

## 请求

nothing-here = 这个网址没有内容。
wrong-method = 这个网址不接受这类请求。
request-too-long = 请求太长。
request-does-not-fit = 请求不符合要求：{ $detail }。
message-not-read = 无法读取这条消息：{ $detail }。
try-again-in = { $unit ->
        [seconds] { $what }；请在{ $count }秒后重试。
       *[minutes] { $what }；请在{ $count }分钟后重试。
    }

## 牌桌

room-not-shown = 大厅的这一部分打不开这张牌桌；页面会自动重新连接。
overtaken = 局面刚刚变了：现在是这样。
enter-first = 请先进入牌桌。
nothing-under-way = 没有正在进行的对局。
not-your-turn-now = 现在没轮到你。
time-up = 这一回合的时间用完了，由机器人代走。
not-asked-of-a-table = 不能向牌桌提出这种请求。
player-not-here = 那位玩家不在这张牌桌。
no-hint = 现在没有提示，请再试一次。

## 对局

game-not-begun = 那一局还没有开始。
log-after-game = 对局结束后才能看到完整的记录。
review-after-game = 对局结束后才能复盘。
no-turn = 这一局没有这个回合。
no-game = 这里没有这个游戏。
no-lesson = 没有这节课程。
no-puzzle = 没有这道谜题。
