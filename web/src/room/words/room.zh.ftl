### 开局前的牌桌、新对局，以及寻找其他玩家。

## 新对局

new = { $game }：新对局
    .with = 你和{ $names }一起玩。
    .challenge = 挑战{ $names }
    .alone = 一个人玩
    .bots = 和机器人玩
    .room = 创建牌桌
    .room-rated = 积分 · 凭牌桌码
    .room-code = 用牌桌码邀请好友
one-moment = 请稍候…

## 选项

options = 选项
    .loading = 正在读取规则…
    .host = 更改立即生效，所有人都能看到。
    .guest = 由{ $host }决定。
    .none = 这个游戏没有选项。
options-changed = { $by ->
        [you] 你更改了选项，请点“我准备好了”。
       *[host] { $host }更改了选项，请看一下，再点“我准备好了”。
    }
got-it = 知道了
more-rules = 还有{ $count }条规则
option-value = { $label }：{ $value }
option-bounds = 可填{ $bounds }。
option-changed = （已更改）
option-from = { $label }，从
option-to = 到
    .label = { $label }，到
option-place = { $label }，{ $place }
option-number = { $label }，第{ $number }个
option-more = 加一个：{ $label }
option-less = 减一个：{ $label }
players = 玩家
    .about = 几个人玩。
bots = 机器人
    .about = 机器人有多强。
table = 牌桌
join = 谁可以加入
    .about = 公开的牌桌会显示在“公开牌桌”里。
    .code = 有牌桌码的人
    .anyone = 任何人：公开牌桌
hints = 提示
    .about = 提示会指出一种好走法。
    .bots = 和机器人对局时
    .always = 每位玩家都可用
    .never = 没有提示
    .rated = 积分局没有提示。
spectators = 观战
    .about = 观战者看不到暗牌。
    .watch = 可以观战
    .none = 不能观战
    .delay = 延迟的回合数
    .delay-about = 观战者看到的局面会延迟这么多回合，以免有人给玩家通风报信。0表示不延迟。
rated = 积分
    .heading = 积分
    .about = 结果会影响玩家的等级分。积分局没有提示。
    .account = 有账号才能玩积分局。
    .default-rules = 积分局使用默认规则。
casual = 休闲
    .about = 等级分不变。

## 计时

clock = 计时
    .about = 玩家可以思考多久。如果大家不同时在线，请选按天计时。
clock-none = 不计时
clock-turn = 每回合计时
clock-bank = 全局计时
clock-days = 每回合按天计时
clock-seconds = 每回合秒数
    .about = 每个回合最多用多长时间。
clock-days-a-turn = 每回合天数
    .about = 每个回合最多用多长时间。轮到玩家时可以收到通知。
clock-minutes = 每人分钟数
    .about = 每位玩家在整局中可以思考多久。
clock-increment = 加秒
    .about = 玩家每走一回合增加的秒数。
clock-end = 时间用完时
    .about = 玩家时间用完后会怎样。
    .bot = 机器人代走这一回合
    .resign = 判负

## 牌桌

room = { $game }，牌桌{ $code }
    .match = 这张牌桌的第{ $number }局。
the-host = 房主
invite = 邀请
challenged = 正在等{ $names }。对方会在自己的页面上看到你的挑战。
who-plays = 玩家
talk = 牌桌聊天
talk-new = 牌桌聊天有{ $count }条新消息
leave = 离开
note-casual = <b>休闲局。</b>{ $why }
note-rated = <b>积分局。</b>结果会影响玩家的等级分。积分局没有提示。
    .accounts = 只要每位玩家都有账号，这一局就是<b>积分局</b>。积分局没有提示。
note-clock = <b>计时：</b>{ $clock }
note-late = <b>观战者</b>看到的局面会延迟{ $turns }个回合。
note-fair = <b>公平：</b>{ $chance ->
        [deal] 发牌
        [plants] 植物的位置
       *[other] { $chance }
    }由两半数据共同决定：大厅的一半已经封存（<seal>{ $seal }…</seal>），另一半在你点“我准备好了”时加入。对局结束后任何人都可以验证。
    .browser = <b>公平：</b>{ $chance ->
        [deal] 发牌
        [plants] 植物的位置
       *[other] { $chance }
    }由两半数据共同决定：大厅的一半已经封存（<seal>{ $seal }…</seal>），另一半由你的浏览器加入。对局结束后任何人都可以验证。
a-step-is-taken = 自动走一步
get-notified = 轮到你时通知你
close-room = 关闭牌桌
    .title = 关闭这张牌桌？
    .about = 所有人都会离开，牌桌码也会失效。
    .no = 不关闭
    .yes = 关闭
closed = 这张牌桌已关闭
    .title = 已关闭的牌桌
    .by-host = 房主关灯散场了。
    .about = { $why }牌桌{ $code }不会再开，但点一下就能另开一张。
    .new = 新开一桌{ $game }
to-all-games = 去看全部游戏
share = 把牌桌码、二维码或链接发给好友
    .copy = 复制牌桌码
    .copied = 牌桌码已复制。
    .local = 只有这台电脑能打开这个链接。要让同一网络里的其他人加入，请用<code>{ $command }</code>启动大厅。
    .qr = 这张牌桌链接的二维码
    .link = 这张牌桌的链接
    .copy-link = 复制链接
    .link-copied = 链接已复制。
    .title = Tilehall上的{ $game }

## 座位

chair = 空位
    .here = 在场
    .away-title = 不在
    .you = 你
    .host = 房主
    .program = { $owner }的程序
    .level = { $level }级别
    .away = 不在
    .muted = 已禁言
    .ready = 已准备
    .not-ready = 未准备
    .how-well = { $name }有多强
somebody = 某人
sit-here = 坐这里
    .label = 坐这里，座位{ $number }
add-bot = 加机器人
    .label = 在座位{ $number }加机器人
sit-down = 入座
stand-up = 离座
seat-free = 可以入座，也可以留下观战。
seat-none = 座位都坐满了，你可以观战。
seat-removed = 房主把你移出了牌桌。
    .watch = 房主把你移出了牌桌。你可以观战，房主允许后可以重新入座。
seat-filling = 还有{ $free }个空位。你准备好后，好友没坐的位置由机器人补上。
seat-open = 还有{ $free }个空位：好友或机器人都可以坐。
ready = 我准备好了
    .rated = 积分局
    .undo = 取消准备
ready-ask = 人齐了，准备好了就点一下。
ready-wait = 正在等{ $names }。
ready-go = 马上开始…
rate-with-programs = 这一局计积分
    .about = { $names }{ $count ->
            [1] 是程序
           *[other] 都是程序
        }。所有玩家都同意才计积分。
removed = 你把<b>{ $name }</b>移出了牌桌，对方不能在这里入座。
    .allow = 允许回来
    .allow-label = 允许回来：{ $name }
removed-list = 已移出这张牌桌的人
menu = 对{ $name }的操作
    .host = 让{ $name }当房主
    .mute = 禁言{ $name }
    .unmute = 允许{ $name }发言
    .remove = 移出{ $name }
    .block = 拉黑{ $name }…

## 机器人说的话

says = “{ $word }”
    .name = { $who }：“{ $word }”
bot-first-begins = 这是我来的第一周。一起摸索吧？
bot-first-wins = 咦！我赢了？再来？
bot-first-loses = 你真快！再来？
bot-easy-begins = 祝我们俩都好运。
bot-easy-wins = 这局我运气好。再来一局？
bot-easy-loses = 打得漂亮。
bot-medium-begins = 这游戏我懂一点，试试看。
bot-medium-wins = 多看一眼，果然有用。
bot-medium-loses = 你看得比我远。
bot-strong-begins = 我走之前总要看两遍。
bot-strong-wins = 赢你可真不容易。
bot-strong-loses = 下得好，赢得漂亮。
bot-hard-begins = 我可不会手下留情。
bot-hard-wins = 去复盘里再看看吧。
bot-hard-loses = 这一手我没料到。
bot-master-begins = 慢慢来，我也不急。
bot-master-wins = 你比大多数人撑得久。
bot-master-loses = 记住这一局吧，我会记住的。

## 邀请

invited = { $host }邀请你来玩
    .title = { $host }邀请你玩{ $game }
    .playing = 对局已经开始，你可以观战。
    .over = 对局已经结束，你可以看看。
    .full = { $seats }个座位已坐{ $taken }人，你可以观战
    .loading = 正在打开邀请…
    .join = 加入牌桌
    .watch = 进去观战
    .account = 我有账号
comma-room = ，牌桌{ $code }

## 公开牌桌

tables = 公开牌桌
    .find = 查找牌桌
    .which = 哪些牌桌
    .sign-in = 先取个名字，就能看到可以加入的牌桌。
    .none = 现在没有公开的牌桌。
    .none-like = 现在没有这样的公开牌桌。
    .loading = 正在查找…
    .more = 显示更多
tables-found = { $count }张牌桌{ $more ->
        [true] ，还有更多
       *[false] {""}
    }
filter-game = 游戏
    .any = 全部游戏
filter-speed = 速度
    .any = 任何速度
filter-rated = 积分
    .any = 不限
    .not = 不计积分
filter-seats = 方式
    .any = 加入或观战
    .free = 有空位
    .watch = 观战
programs = 玩家的程序

## 快速匹配

match = 快速匹配
    .game = 游戏
    .speed = 速度
    .turn = 每回合{ $time }
    .no-clock = 慢慢来
    .people = { $people }人在等
    .find = 开始匹配
    .busy = 正在匹配…
    .rated = 积分
    .others = 其他正在等的人
    .note = 大家都有账号就计积分，没有提示；有游客参加就是休闲局。
match-nobody = 还没有人在等这个游戏。凑齐{ $count }人就开局。
match-outlook = 有{ $people }人在等。{ $missing ->
        [0] 加上你就能开局。
       *[other] 加上你还差{ $missing }人。
    }
match-mine = 你正在等{ $game }（{ $speed }）：回去看看
match-other = { $game }（{ $speed }）：{ waiting }
waiting = { $people ->
        [0] 没有人在等
       *[other] { $people }人在等
    }
    .title = 等待中
    .who = 谁在这里
    .seats = 座位
    .you = { $name }（你）
    .free = 空位
    .time = 已等待{ $time }
    .stop = 不等了
    .fill = { $missing ->
            [1] 改和机器人玩
           *[other] 让机器人补上空位
        }
    .go-on = 去做别的；它会在“我的牌桌”里等你
    .longest = { $name }等得最久，可以让机器人补上空位。
    .slow = 不必守在这里：有人来就会开局。
    .stay = 请留在这个页面：离开几秒就会失去座位。可以切换到其他标签页，开局时会有声音提醒。
    .moved = 正在带你去另一张牌桌…
    .ask = 也匹配这个游戏
    .all-tables = 去看全部牌桌
wait-nobody = 这里已经没有人在等了。
wait-count = { $here }/{ $of }人在等。
wait-begins = 人到齐了，对局即将开始…
wait-looking = 正在找人一起玩…
wait-first = 你是第一个。再来{ $missing }人就开局。
wait-here = 已到{ $here }/{ $of }人：再来{ $missing }人就开局。
game-begins = 对局开始
    .with = 对局开始：你和{ $names }一起玩。

## 锦标赛

to-tournament = 返回锦标赛
tournaments = 锦标赛
    .about = 和不同的对手多下几局，排出名次。有账号就能举办。
    .all = 全部锦标赛
    .new = 新建锦标赛
