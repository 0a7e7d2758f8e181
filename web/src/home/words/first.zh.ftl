### 首页和顶栏。

## 顶栏

home = Tilehall，首页
pages = 页面
play = 游戏
puzzles = 谜题
learn = 学习
my-games = 我的对局
ratings = 排行榜
friends = 好友
    .waiting = ：{ $count }条待处理
about = 关于
to-the-hall = 去大厅
sign-in = 登录
my-account = ：我的账号
open-reports = 未处理的举报
    .count = { $count }条未处理的举报
colours = 配色：{ $now ->
        [auto] 跟随系统
        [light] 浅色
       *[dark] 深色
    }
    .change = { colours }。切换为{ $next ->
        [auto] 跟随系统
        [light] 浅色
       *[dark] 深色
    }。

## 整个页面

welcome-too = { $name }，欢迎换到这台设备上接着玩。
hall-is-back = 大厅已恢复。

## 首页

welcome = 欢迎
    .title = 来，坐下玩一局。
    .hall = 下棋打牌，和好友或机器人一起玩。
    .device = 就在本设备上下棋打牌，和机器人玩，或者和身边的人一起玩。
not-kept = <b>这个窗口里的对局不会保存。</b>浏览器在这里不存任何内容，关掉页面，对局就没了。
bots-play = 机器人级别
    .label = 机器人有多强
games = 游戏
code = 我有牌桌码
    .join = 加入

## 游戏卡片

deal = 发牌

players = { $count }人
    .range = { $fewest }–{ $most }人
continue = 继续
    .game = 继续{ $game }：{ $whose ->
        [mine] 轮到你
       *[theirs] 等对方
    }{ $count ->
        [1] {""}
       *[other] {" "}· { $count }局
    }
turn = { $whose ->
        [mine] 轮到你
       *[theirs] 等对方
    }{ $count ->
        [1] {""}
       *[other] {" "}· { $count }局
    }
mode-of = { $game }的模式
standard-rules = 标准规则
play-now = 马上开局
    .against = 对手：{ $against }
    .game = 马上开局：{ $game }，对手：{ $against }
    .busy = 正在摆桌…
create-room = 创建牌桌
    .game = 创建牌桌：{ $game }
    .busy = 正在创建…
pass-and-play = 同机对战
    .game = 同机对战：{ $game }
way-options = <more>{ $game }的</more>选项
way-learn = <more>边玩边学{ $game }：</more>学习
way-puzzles = <more>{ $game }的</more>谜题

## 用户的牌桌

my-tables = 我的牌桌
    .all = 显示全部{ $count }桌
    .wait = 正在查找你的牌桌…
with-players = 同桌：{ $names }
with-bots = 对手是机器人
free-seats = { $count }个空位
your-turn = 轮到你
    .left = 轮到你：{ $time }
about-to-begin = 即将开始
table-gathering = 等待玩家
table-playing = 进行中
table-over = 已结束
