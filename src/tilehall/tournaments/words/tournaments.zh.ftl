### 锦标赛：操作被拒绝的原因，以及取消的原因。

## 设置

title-length = 锦标赛的标题为1到{ $most }个字符。
seats-of-tables = 锦标赛每桌2到{ $most }人，并以游戏允许的人数为准。
scoring-of-tables = 只有双人牌桌才能采用胜一局得3分的规则。
knockout-sizes = 淘汰赛的游戏，从两人到满桌的每种人数都要能玩。
arena-minutes = 竞技场的时长为{ $least }到{ $most }分钟。
cycles-bounds = 循环赛中，任意两人最多交手{ $most }次。
rounds-bounds = 锦标赛最多{ $most }轮。
max-players-bounds = 这里的人数上限必须在{ $least }到{ $most }之间。
class-missing = 请选择哪个班级可以参加。
class-stays = 锦标赛创建以后，不能再归入班级，也不能移出班级。
rating-range = 最低等级分不能高于最高等级分。
weekly-needs-start = 每周举行的锦标赛需要开始时间。
times-bounds = 两轮最多间隔一周，等玩家到场最多等一天。
start-is-past = 开始时间必须晚于现在。
more-have-entered = 已经有{ $players }人报名。

## 报名与退出

no-bots = 这场锦标赛不允许机器人参加。
no-such-bot = 没有这个级别的机器人。
class-only = 只有某个班级的学生才能参加这场锦标赛。
rating-too-low = 参加这场锦标赛需要稳定的等级分，且不低于{ $rating }。
rating-too-high = 这场锦标赛只面向等级分不超过{ $rating }的玩家。
entry-refused = 你不能参加这场锦标赛。
removed-from-tournament = 你已被移出这场锦标赛。
entered-already = 你已经报名了。
knockout-is-over-for-you = 淘汰赛中不能重新加入。
no-late-entries = 锦标赛已经开始，不能再报名。
last-round = 最后一轮已经开始。
tournament-full = 锦标赛的名额已满。
not-entered = 你没有参加这场锦标赛。
player-not-entered = 这名玩家没有参加这场锦标赛。

## 主持锦标赛

too-few-players = 锦标赛至少需要{ $least }名玩家。
started-already = 锦标赛已经开始。
not-running = 锦标赛现在没有进行。
paused-already = 锦标赛已经暂停。
not-paused = 锦标赛没有暂停。
tournament-over = 锦标赛已经结束。
round-is-past = 下一轮已经配对完毕，这个结果不能再改。
no-such-table = 这场锦标赛没有{ $table }号牌桌。
table-open-already = 这张牌桌已经打开。
table-finished-already = 这张牌桌已经有结果。
table-not-finished = 这张牌桌还没有结果。
places-do-not-fit = 结果要写出全部{ $players }名玩家的名次；并列的玩家都写其中最好的名次。
reason-missing = 请填写理由。
repeated-already = 下一周的锦标赛已经创建。
cancelled-too-few = 因报名人数不足，锦标赛已取消。
cancelled = 锦标赛已取消。
