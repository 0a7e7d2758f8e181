### 课程、谜题和游戏规则。

## 课程

learn = 学习
    .heading = 边玩边学
    .intro = 每节课约一分钟，就在真实的盘面上进行。走完一步，规则马上告诉你结果。
    .game = 学习{ $game }
lesson = 课程
    .title = { $lesson } · 课程
    .card = 这节课
lessons = 课程
lessons-all = 全部课程
    .label = { $game }的全部课程
lessons-all-done = { $of }节课全部学完
lessons-done = { $of }节课中已学完{ $done }节
lessons-progress = 已学完{ $done }/{ $of }节。
lessons-count = 共{ $of }节课，每节约一分钟，就在真实的盘面上进行。
lessons-ticked = ✓ 学完
lessons-none = { $game }还没有课程。
lessons-loading = 正在打开课程…
lesson-begin = 开始
    .label = 开始{ $game }：{ $lesson }
lesson-continue = 继续
    .label = 继续{ $game }：{ $lesson }
    .with = 继续：{ $lesson }
lesson-next = 下一课
lesson-shown = 这是一种做法。现在轮到你了。
offer = 边玩边学
    .new = 第一次玩？
    .short = 学一学？
    .hide = 隐藏这个建议
    .count = 边玩边学：{ $count }节课，每节一分钟

## 谜题

puzzles = 谜题
    .intro = 一个局面，有一种走法明显最好。每个游戏每天都有一道新题，人人相同。
    .daily = 每日谜题
    .of = { $game }谜题
    .all-of = { $game }的全部谜题
    .none = 这里还没有谜题。
    .none-of = { $game }还没有谜题。
    .loading = 正在打开谜题…
puzzle = 谜题
    .daily = 每日谜题
    .card = 这道题
puzzle-solve = 去解题
puzzle-solve-today = 解今天的谜题
puzzle-solved-today = ✓ 今天已解出
puzzle-next = 下一题
puzzle-at-my-level = 做一道适合我的题
puzzles-solved = 已解出{ $solved }/{ $of }题
    .short = { $solved }/{ $of }<spoken>已解出</spoken>
try-puzzles = 做做谜题
themes = 主题
    .of = { $game }的主题
difficulty = 难度{ $level }
position-missing = 现在显示不了这个局面。

## 玩家的解题水平

your-progress = 你的进度
your-level = 你的水平分
    .meaning = { $settled ->
            [true] 水平分取决于你每道题的第一次尝试。
           *[false] 再做几道题，水平分就会稳定。
        }难度与水平分相同的题，正好跟你旗鼓相当。
your-level-is = 你的水平分{ $level }
level-changed = 你的水平分：{ $before } → { $level }。
level-stays = 你的水平分仍是{ $level }。只有第一次尝试算数。
solved = 已解出
    .count = { $solved }<rest>/{ $of }</rest>

## 解出每日谜题的天数

streak = 连续{ $days }天
    .sentence = { streak }。
    .open = { streak }：解出这道题就能延续。
    .none = 每天解一题，累积连续天数。
    .daily = 每天一题
    .begin = 解出任何游戏的每日谜题，就开始累积连续天数。
    .today = 今天的完成了。明天有新谜题。
    .more = 今天解出一题，就连续{ $days }天了。

## 尝试课程或谜题

task = 任务
try-done = 完成！
try-missed = 还差一点。
try-again = 再试一次
once-more = 再来一遍
start-over = 从头开始
give-up = 放弃
show-me = 演示给我看
    .again = 再演示一遍
now-you = 轮到你试
back-to-table = 返回牌桌
board-loading = 正在布置盘面…

## 游戏规则，以及所有界面

rules = 玩法
    .title = { $game }玩法
    .loading = 正在打开规则…
play-a-game = 玩一局
play-game = 玩{ $game }
table-loading = 正在摆桌…
games = 游戏
games-all = 全部游戏
count-of = { $count }/{ $of }
labelled = { $what }：{ $game }
titled = { $title } · { $kind }
comma-done = ，已学完
