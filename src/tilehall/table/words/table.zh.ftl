### 每张牌桌上发生的事：拒绝的理由、记录、列表中的结果，以及不计积分的原因。

## 记录

fact-timeup = { $at_zero ->
        [bot] { $player }的时间用完了；由机器人代走这一回合。
       *[other] { $player }的时间用完了。
    }
fact-takenback = { $player }悔棋，收回了一个回合。

## 名字

somebody = 某人
player-number = 玩家{ $number }

## 座位

seats-before-game = 对局开始前才能入座。
seats-from-quick-match = 这张牌桌的座位由快速匹配分配：请到快速匹配里选这个游戏。
every-seat-taken = 座位都坐满了。
seat-taken = 座位{ $seat }有人了。
seat-free-already = 座位{ $seat }已经是空的。
seat-not-there = 这里没有座位{ $seat }。
seat-kept = 对局中不能离座，可以认输。
seat-of-tournament = 锦标赛中不能离座；对局开始后可以认输。
seated-already = 你已经有座位了，请先离座。
no-seat = 你在这张牌桌没有座位。
removed-from-table = 房主把你移出了牌桌。你可以观战，房主允许后可以重新入座。
removed-in-game = 对局中不能移出任何人。
removed-from-quick-match = 快速匹配的玩家不能移出。
readmitted-already = 对方已经可以在这里入座。
no-such-level = { $game }的机器人级别有{ $levels }。

## 对局之前

game-has-begun = 对局已经开始。
not-begun = 对局还没有开始。
nothing-begun = 还没有任何对局开始。
game-over-rematch = 对局已结束，请先提议再来一局。
ready-value = 准备时要附上8到{ $most }个字母或数字，由你这边随机产生。
ready-already = 你已经准备好了。
not-ready-yet = 你还没有准备。
not-everyone-ready = 还有人没准备好。
options-fixed = 对局开始后不能更改选项。
options-of-quick-match = 快速匹配的选项不能更改。
options-of-position = 这一局从某个局面继续，选项不能更改。
removed-seat-taken = 要撤掉的座位上有人，请先让座位空出来。

## 房主

host-only = 只有房主才能这样做。
host-already = 你已经是房主。
host-not-seated = 房主必须是已入座的玩家。
host-bot-account = 机器人账号不能当房主。
mute-yourself = 不能禁言自己。
muted-already = 对方已经禁言了。
not-muted = 对方没有禁言。
muted = 房主已在这张牌桌禁止你发言。
close-in-game = 对局还在进行，不能关闭牌桌，但可以认输。
close-with-others = 还有别人在这桌等着，不能关闭。你可以离开。
closed-by-host = 房主关闭了这张牌桌。
no-room = 没有这个牌桌码对应的牌桌。
frozen = 老师已暂停全班的对局，请稍候。
not-frozen = 这张牌桌没有暂停。
closed-by-admin = 管理员关闭了这张牌桌。

with-reason = { $ended ->
        [true] { $sentence }理由：{ $reason }
       *[false] { $sentence }理由：{ $reason }。
    }

## 回合

resigned = 你已经认输了。
turns-stand-players = 只有和机器人的对局才能悔棋。
turns-stand-rated = 积分局不能悔棋。
turns-stand-clock = 计时的对局不能悔棋。
turns-stand-late = 观战有延迟的对局不能悔棋。
too-many-takebacks = 这一局你已经悔棋{ $most }次，不能再悔了。
nothing-to-take-back = 你还没有走过，无棋可悔。
no-such-turn = 这一局没有这个回合。
no-bot-needed = 那个座位不需要机器人。
no-bot-in-tournament = 锦标赛中，谁也不能接替其他玩家的座位。
bot-plays-already = 那个座位已经有机器人代打。
not-away-long-enough = 对方离开满{ $seconds }秒后，才能叫机器人接手。
agreed-already = 你已经同意了。
rematch-after-game = 对局结束后才能提议再来一局。
no-rematch-in-tournament = 锦标赛中不能再来一局。
hints-in-turn = 轮到你时才能要提示。
hints-rated = 积分局没有提示。
hints-never = 房主关闭了这张牌桌的提示。
hints-bots = 按房主的设置，只有和机器人的对局才有提示。

## 观战

bot-account-watching = 机器人账号只能进入它参加对局或可以入座的牌桌。
no-spectators = 这张牌桌不允许观战。
games-of-players = 只有玩家自己能看到这张牌桌的对局。

## 计时

clock-bounds = 计时可设为{ $seconds }秒到{ $days }天。
clock-increment-of-turn = 全局计时才能加秒：每回合计时的话，每回合的时间都一样。
clock-increment-bounds = 加秒可设为0秒到一天。
clock-bank-alone = 全局计时又不加秒，时间用完就再也没有了，所以只能设为判负。

## 棋谱和随机数

game-not-over = 对局还没有结束。只能添加已结束的对局。
continues-in-turn = 这份棋谱接着下的局面不在回合开头。
step-does-not-fit = 第{ $number }步`{ $step }`不合规则：{ $why }
seed-differs = 种子与封存值不符：SHA-256不同。
roll-differs = 第{ $number }步是`{ $step }`，但按种子应为`{ $due }`：棋谱被改过。

## 玩家对局列表中的结果

result-resigned = 你认输了
result-alone = 你得了{ $amount }
result-nobody = 无人获胜
result-shared = 你和{ $who }并列获胜
result-others-resigned = { $others ->
        [1] 你赢了：{ $who }认输
       *[other] 你赢了：其他人都认输了
    }
result-won = 你赢了
result-won-ahead = 你赢了，领先{ $amount }
result-lost = 你输了
result-lost-behind = 你输了，落后{ $amount }
result-place = { place }（共{ $players }人）
result-place-behind = { place }（共{ $players }人），落后{ $amount }
place = 第{ $place }名

points = { $count }分
amount = { $count }{ $unit }

## 对局的特殊之处

mark = { $offline ->
        [true] { $position ->
            [true] { $takebacks ->
                [true] 离线对局，从指定局面开始，有悔棋
               *[false] 离线对局，从指定局面开始
            }
           *[false] { $takebacks ->
                [true] 离线对局，有悔棋
               *[false] 离线对局
            }
        }
       *[false] { $position ->
            [true] { $takebacks ->
                [true] 从指定局面开始，有悔棋
               *[false] 从指定局面开始
            }
           *[false] 有悔棋
        }
    }

## 不计积分的原因

unrated-by-host = 房主选择这一局不计积分。
unrated-position = 从指定局面开始的对局不计积分。
unrated-options = 用默认选项的对局才计积分。
unrated-guests = 所有玩家都有账号，对局才计积分：{ $names }{ $guests ->
        [1] 是游客
       *[other] 都是游客
    }。
unrated-level = { $bot }在这个游戏里没有等级分。
unrated-only-bots = 这一局只有机器人在玩。
unrated-own-bots = 机器人账号与其主人、或同一主人的两个机器人账号之间的对局不计积分。
unrated-bot-account = { $bot }是机器人账号，所有玩家都同意才计积分。
unrated-too-short = 赢家还没走满{ $turns }个回合，对手就认输了。
