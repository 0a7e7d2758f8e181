### 锦标赛：列表、排名、轮次、主持，以及电视画面。

tournament = 锦标赛
tournaments = 锦标赛
loading = 正在查找锦标赛…
new = 新建锦标赛
start-of-class = 举办锦标赛
players-count = { $count }名玩家
players-none = 还没有人报名。
show-all = 显示全部{ $count }名

## 列表

list-mine = 你的锦标赛
list-running = 正在进行
list-open = 即将开始
list-over = 已结束
list-none = 没有即将开始的锦标赛。新建一场，只要一分钟。
phase-open = 报名中
phase-running = 进行中
phase-paused = 已暂停
phase-ended = 已结束
phase-cancelled = 已取消
starts-by-hand = 由主办者宣布开始
starts-at = { $when }开始

## 赛制

format-swiss = 瑞士制
format-about-swiss = 轮数固定。每轮人人上场，对手得分相近。
format-arena = 竞技场
format-about-arena = 时间固定。谁有空，谁就马上配对。
format-robin = 循环赛
format-about-robin = 每个人都和其他所有人交手。
format-knockout = 淘汰赛
format-about-knockout = 输者出局。
length-minutes = { $count }分钟
length-rounds = { $count }轮

## 一场锦标赛

organised-by = 主办者：<person>{ $name }</person>
week-before = 上一周
week-after = 下一周
to-class = 回到班级
now = 现在的情况
now-open = 你可以参加。
now-entered = 你已报名。
now-called = 你的牌桌已打开：对手是{ $names }。
now-opening = 你的对手是{ $names }。牌桌马上打开。
now-running = { $count ->
        [0] 下面的对局马上开始。
       *[other] { $count }局正在进行。
    }
now-wait = 你现在有空。等其他人下完，就开始你的下一局。
now-pairing = 正在为你配对下一局。
now-bye = 这一轮你轮空。
now-away = 你错过了一局。点“回来”就能继续参加。
now-out = 你已出局。可以观战其他对局。
now-paused = 主办者暂停了锦标赛。
now-frozen = 全班的对局已暂停。
now-cancelled = 已取消。{ $why }
now-won = { $count ->
        [1] { $names }获胜！
       *[other] { $names }并列第一！
    }
    .of = { $title }：{ $result }
next-start = 距开始
next-pair = 距下一轮
next-end = 距结束
round-of = 第{ $round }轮，共{ $rounds }轮
my-place = 你排第{ $place }名，{ $points }分。
go-to-table = 去我的牌桌
come-before = 请在此时间内到场：
join = 参加
come-back = 回来
withdraw = 退出

## 排名

standings = 排名
place = 名次
place-number = { $place }.
player = 玩家
points = 得分
    .short = 分
played = 已下局数
    .short = 局
bot = 机器人
status-away = 缺席
status-withdrawn = 已退出
status-removed = 已移出
ties = 缩写的含义
    .about = 得分相同时，从左到右依次比较。
tie-buchholz-cut-1 = 去最低对手分
tie-short-buchholz-cut-1 = 去低
tie-about-buchholz-cut-1 = 所有对手的得分之和，去掉得分最低的一名。
tie-buchholz = 对手分
tie-short-buchholz = 对手
tie-about-buchholz = 所有对手的得分之和。
tie-sonneborn-berger = 索伯分
tie-short-sonneborn-berger = 索伯
tie-about-sonneborn-berger = 所胜对手的得分之和，加上平局对手得分的一半。
tie-head-to-head = 直胜
tie-short-head-to-head = 直胜
tie-about-head-to-head = 同分玩家相互对局的得分。
tie-wins = 胜局
tie-short-wins = 胜
tie-about-wins = 获胜的局数。
tie-last-place = 最后一桌
tie-short-last-place = 末桌
tie-about-last-place = 最后一桌的名次，以负数表示。

## 轮次与对局

games = 对局
games-earlier = 更早的对局
games-of = { $name }的对局
games-mine = 我的对局
games-all = 全部对局
round = 第{ $round }轮
rounds = 轮次
round-before = 上一轮
round-after = 下一轮
watch = 观战
    .label = 观战：{ $who }
replay = 复盘
    .label = 复盘：{ $who }
absent = （未到场）
how-no-show = 无人到场。
how-decided = 由主办者裁定。
corrected = { $name }更正：{ $why }
replayed = 平局：在{ $table }号牌桌重下。
byes = 轮空：{ $names }
walkovers = 不战而胜：{ $names }

## 邀请

invite = 邀请玩家
admission-everyone = 人人都可以参加。
admission-link = 有链接的人都可以参加。
admission-class = 只有本班可以参加。
admission-rating = { $most ->
        [0] 等级分不低于{ $least }。
       *[other] 等级分{ $least }到{ $most }。
    }
wall = 在电视上显示
qr = 锦标赛链接的二维码
qr-room = 牌桌链接的二维码

## 主持

organise = 主持
start = 现在开始
pause = 暂停
resume = 继续
edit = 修改
cancel = 取消锦标赛
    .title = 取消这场锦标赛？
    .about = 正在进行的对局会继续，但不计分。
    .why = 理由（玩家会看到）
bots-add = 加入机器人
    .go = 加入
bots-level = 级别
bots-count = 数量
correct = 更正
    .label = 更正结果：{ $who }
    .title = 更正结果
    .about = 所有人都会看到你的名字和理由。等级分不变。
    .save = 保存
remove = 移出
    .label = 移出{ $name }
    .about = 移出的玩家不能再回来。
reason = 理由

## 新的锦标赛

title = 标题
title-usual = { $name }的锦标赛
game = 游戏
clock = 计时
format = 赛制
minutes = 时长（分钟）
rounds-auto = 按人数决定
cycles = 任意两人交手几次
start-when = 开始时间
    .about = 留空则由你手动开始。
    .now = 留空则立即开始。
admission = 谁可以参加
admit-everyone = 所有人
admit-link = 有链接的人
admit-rating = 按等级分
rating-min = 最低等级分
rating-max = 最高等级分（0：不限）
more = 更多
seats = 每桌人数
rated = 积分对局
    .about = 对局会改变等级分，采用默认规则。
bots = 允许机器人参加
    .about = 机器人会有标记。
late = 中途报名
    .about = 竞技场和瑞士制开始后仍可报名。
weekly = 每周举行
    .about = 每周举行同样的锦标赛。需要开始时间。
scoring = 胜一局的得分
scoring-one = 1分，平局½分
scoring-three = 3分，平局1分
max-players = 人数上限（0：允许的最多人数）
break = 两轮间隔（秒）
no-show = 等待到场（秒）
needs-account = 有账号才能举办锦标赛。
to-account = 注册账号
create = 新建
start-with = 和{ $count }名学生一起开始
save = 保存

## 在牌桌上

called = 你的牌桌已打开。
next-table = 去我的下一张牌桌
# 锦标赛的名称和轮次，显示在盘面上方。
line = { $title } · 第{ $round }轮

## 在电视上

wall-join = 扫码参加
wall-waiting = 即将开始
wall-closed = 这张牌桌已关闭。
wall-free = 空位
wall-players = 本桌玩家
wall-turn = 轮到{ $name }
