### 每个游戏都会说的话：拒绝的理由、结果和列表。

list-and = { $first }、{ $rest }
    .last = { $first }和{ $rest }
    .alike = { $first }和{ $rest }
list-or = { $first }、{ $rest }
    .last = { $first }或{ $rest }
    .alike = { $first }或{ $rest }
# 既用于范围（2 – 4人），也用于比分（12 – 9），比分可能是负数。
list-to = { $first } – { $rest }
    .last = { $first } – { $rest }
list-sentences = { $first }{ $rest }
    .last = { $first }{ $rest }
list-comma = { $first }、{ $rest }
    .last = { $first }、{ $rest }

sentences = { $sentences }

by-seat = { $who } { $number }

## 拒绝的理由

game-over = 对局已结束。
wait-for-chance = 正在等随机结果，请稍等。
not-now = 现在不该走这一步。
no-such-seat = 这里没有座位{ $seat }。
resigned-already = 你已经认输了。
off-board = { $cell }在盘面之外：行和列都从0到{ $last }。
after-final-step = 前一步会结束回合：请先走前一步。
not-your-turn = 现在轮到{ $player }。
not-a-move = 现在不能走`{ $step }`。
not-a-whole-turn = 一个回合要按顺序发送：先是草稿，再是一个结束步。
resign-alone = 认输要单独发送。
resign-for-yourself = 你只能替自己认输。
seat-not-playing = 座位{ $seat }不在对局中。
choose-step = 请选一种走法。
take-back-first = 请先收回这一回合摆下的。

## 写错的步骤

no-such-step = 这里没有{ $step }这一步；可用的步骤是{ $steps }。
step-missing = 缺少步骤：这一行是空的。
step-too-long = 一步最多{ $most }个字符，这一步有{ $count }个。
step-too-deep = 这不是一步：嵌套太深。
step-with-long-number = 这不是一步：其中有超过{ $most }位的数字。
not-even-a-step = 这不是一步：一步要写成`{ $shape }`这样的一行，或在“do”里写明名称；可用的步骤是{ $steps }。
not-a-step = { $said }不是一步：{ $why }（应写成`{ $shape }`）。
field-missing = 缺少{ $field }
cell-missing = 缺少格子，如4,4
number-missing = 缺少数字
too-many-words = { $field }有{ $count }个词，最多读{ $most }个
field-holds = { $field }应是{ $holds ->
        [number] 一个整数，如3
        [cell] 行和列，如4,4
        [piece] 一个词
       *[pieces] 几个词
    }
not-a-number = { $word }不是数字
not-a-cell = { $word }不是格子，格子如4,4
none-of = { $word }不在{ $names }之中
one-word-too-many = 多写了{ $word }
no-such-field = 不该有{ $field }这一项
nothing-like-that = 没有这样的{ $fields }

## 选项和座位

bad-range = 选项“{ $option }”的范围要从小到大，并在{ $low }-{ $high }之内；{ $given }不符合。
no-such-option = { $game }没有选项{ $option }；可用的选项是{ $options }。
no-options = { $game }没有选项{ $option }，也没有别的选项。
option-takes = 选项“{ $option }”可填{ $bounds }。
options-written = 选项要写成{ $example }这样。
bounds-number = { $low }到{ $high }的整数
bounds-range = { $low }-{ $high }这样的范围
bounds-true-or-false = true或false
bounds-one-of = { $values }之一
bounds-either = { $bounds }
bounds-list = { $length ->
        [exact] { $low }个值的列表，每个都是{ $each }
       *[between] { $low }到{ $high }个值的列表，每个都是{ $each }
    }
options-too-long = 选项最多{ $most }个字符，这里有{ $count }个。
options-too-deep = 这不是选项：嵌套太深。
wrong-number-of-players = { $game }适合{ $span }人玩，不能是{ $seats }人。
no-such-first-player = 先手是0到{ $last }号座位，没有{ $seat }号。

first-legal-turn = 自动走第一种合规的走法

unit-points = 分

## 游戏

no-such-game = 没有游戏{ $game }；可用的游戏是{ $games }。
no-such-version = 这一局用的是{ $game }规则第{ $version }版，当前程序只有第{ $versions }版。

## 步骤和结果

chance = 随机
step-without-words = { $who }走{ $step }。

step-first = { $seat }先手。
step-resign = { $seat }认输。

outcome = { $winners ->
        [0] 无人获胜
        [1] { $who }获胜
       *[other] { $who }并列获胜
    }，比分{ $scores }。
