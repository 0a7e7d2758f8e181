### 已结束对局的复盘，以及棋谱。

review = 复盘
    .of = { $game }复盘
    .empty = 这一局谁也没走过，没什么可以复盘的。
loading = 正在打开…

## 回合的好坏

mark-good = 好
mark-inaccuracy = 小失误
mark-mistake = 失误
mark-blunder = 大失误
chance = { $whose ->
        [own] 你的胜率：
       *[other] { $name }的胜率：
    }<chance>{ $chance }。</chance>
note-same = 参谋也会这样走。{ $why }
note-good = 和参谋的选择一样好。{ $why }
note-better = <b>更好的走法：</b>{ $why }
note-failed = 无法分析这个回合。
note-thinking = 参谋正在思考这个回合…
analysed = 已分析{ $known }/{ $of }回合
turning-point-none = 没有哪个回合单独决定胜负。
turning-point-loading = 正在寻找转折点…

## 回合

turn = 第{ $number }回合
    .of = 第{ $number }回合（共{ $of }回合）：
    .number = <spoken>第</spoken>{ $number }<spoken>回合</spoken>
turns = 逐回合
    .all = 全部回合
    .loading = 正在翻到第一页…
round = 第{ $number }轮
you = 你
    .lower = 你

## 盘面和控件

board = 第{ $number }回合的盘面
    .loading = 正在布置盘面…
look = 盘面显示的内容
    .played = 实战
    .before = 走之前
    .better = 更好
    .adviser = 参谋
bar = 回合
    .first = 第一回合
    .before = 上一回合
    .play = 开始播放
    .pause = 暂停播放
    .next = 下一回合
    .last = 最后一回合
story = 回放
    .open = 回放
notes = 关于这个回合
    .said = 这个回合的评语

## 胜率图

graph = 走势
    .label = 对局走势：{ $lines }
    .line = { $name }：从{ $from }到{ $to }
    .turn = 回合
    .at = 第{ $number }回合，共{ $of }回合

## 从某个局面接着玩

from = 从这里开始玩
    .about = { $seat ->
            [taken] 轮到{ $name }，由你接替这个座位。
           *[own] 你将重走这个回合。
        }{ $bots ->
            [true] 其他座位由机器人来玩。
           *[false] { "" }
        }这是休闲局，会标明“从指定局面开始”。
    .level = 机器人级别：<level/>
    .level-label = 机器人有多强
    .play = 开始
    .back = 返回复盘
from-over = 到这里，对局已经结束。
special = { $mark }。
to-table = 返回牌桌
play-yourself = 自己玩{ $game }

## 分享

share = 分享
    .heading = 分享这份复盘
    .title = { $game }：{ $result }
    .about = 生成一个链接，任何人不用登录就能打开这份复盘：每个回合、每手牌和玩家的名字都能看到，聊天除外。你可以随时收回。
    .make = 生成链接
    .made = 有这个链接的人不用登录就能打开复盘：
    .link = 链接
    .link-button = 分享链接
    .revoke = 收回
    .revoke-label = 收回：{ $game }，牌桌{ $code }
    .revoked = 链接已失效。
shared = { $game }，牌桌{ $code }，第{ $match }局
    .none = 你还没有分享过复盘。你玩过的对局，可以在复盘里点“分享”。
    .loading = 正在查找…
close = 关闭

## 棋谱

record = 棋谱
    .of = { $game }棋谱
    .none = 这里没有棋谱
    .to-games = 去我的对局
    .my-games = 我的对局
    .about = { $date } · 牌桌{ $code }{ $place ->
            [later] ，第{ $match }局
           *[first] { "" }
        }
    .download = 下载
    .result = 结果
    .text = 原文
    .text-about = 用记谱法写下的这一局，每行一步：<code>tilehall replay</code>和<code>tilehall verify</code>都能读。
    .text-loading = 正在获取…
    .text-label = 文本棋谱
