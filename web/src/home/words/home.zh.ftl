### 已结束的对局、每日谜题，以及结果的说法。

history = 我的对局
my-profile = 我的主页
leaderboards = 排行榜
add-games = 添加本设备上的对局
under-way = 进行中
go-there = 前往
try-again = 重试
played = 已结束
    .which = 哪个游戏
    .all = 全部游戏
    .wait = 正在打开…
no-games = 还没有对局。下完的对局会出现在这里，并附上棋谱和复盘。
choose-game = 挑个游戏
earlier = 显示更早的对局
    .busy = 正在翻页…
delete = 删除这一局？
    .why = 这一局、之后再来的各局，以及它们的复盘，都会从本设备上永久删除。
    .no = 保留
    .yes = 删除

daily = 每日谜题
    .done = 今天已解出{ $done }/{ $count }题。
    .solve = 去解题
    .solved = ✓ 已解出
    .all = 全部谜题
streak = 已连续{ $days }天。
    .begin = 每天解一题，累积连续天数。

mode = 模式
    .own = 自定规则

won-by = { $name }获胜
    .you = 你赢了！
    .all = { $names }并列获胜
    .you-all = { $names }并列获胜
won-by-nobody = 无人获胜
    .alone = 对局结束
you = 你
place = 第{ $place }名
