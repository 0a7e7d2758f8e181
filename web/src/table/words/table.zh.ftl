### 牌桌：一局游戏，以及盘面旁边的一切。

your-turn = 轮到你
your-table = 你的牌桌
you = 你
somebody = 某人
players = 玩家
score = 分数
who-plays = 玩家
entering = 正在进入牌桌…
board-loading = 正在摆桌…
game-begins = 对局开始。
cancel = 取消
close = 关闭
back = 返回
back-to-table = 返回牌桌

## 盘面上方的状态

status-mine = 轮到你了。
status-turn = { $name }{ $now ->
        [away] 不在
       *[thinking] 正在思考
    }。
status-resigned = 你已认输。{ $turn }
status-watching = 你在观战。{ $turn }
status-past = 正在回看。
status-sending = 正在发送你的行动…
status-unconfirmed = 正在等大厅确认你的行动…
status-kept = { $why }你的行动已保留。
status-late = 你的时间用完了：这一回合由机器人代走。
status-behind = 你看到的局面延迟{ $turns }个回合。{ $begun ->
        [true] {""}
       *[false] 还没有可看的回合。
    }
headline-shared = 你并列获胜
headline-over = 对局结束
move-on-its-way = 你上一步行动还在发送，请稍后再试。
move-confirmed = 大厅已确认你的行动。
rated = 积分
    .about = 结果会影响玩家的等级分。积分局没有提示。
    .no-hints = 没有提示

## 按钮和菜单

hint = 提示
take-back = 收回我的上一回合
    .short = 悔棋
menu = 菜单
    .title = 本桌
    .watching = { $count }人观战
    .friends = 好友
    .waiting = { $count }条待处理
    .keys = 键盘按键
colours = 配色
    .auto = 跟随系统
    .light = 浅色
    .dark = 深色
room = 牌桌{ $code }
    .go = 牌桌
resign = 认输
    .title = 要认输吗？
    .ask = 你一认输，{ $rest ->
            [on] 就退出这一局，其他人会继续玩下去。
           *[over] 对局就结束，对方获胜。
        }
    .rated = <b>这是积分局：</b>认输算输一局，会降低你的等级分。
    .casual = 这是休闲局：你的等级分不会变。
    .no = 不，继续玩
    .yes = 认输
confirm = 就这样走吗？
    .label = 确认你的行动
    .yes = 确认

## 提示

hint-bar = 提示
    .thinking = 正在想提示…
    .instead = 你摆好的也可以留着。要收回来，改走这一步吗？
    .where = 看发光的地方。在那里，你会怎么走？
    .show = 告诉我
    .keep = 不，保留
    .yes = 好
    .lay = 摆出来
    .play = 就走这步
    .close = 收起提示

## 盘面旁边

panel = 侧栏
    .more = 更多
    .unread = { $count }<spoken>条新消息</spoken>
result = 结果
    .label = 结果：
log = 记录
    .label = 对局记录
    .show = 查看第{ $number }回合
    .show-beginning = 查看开局
    .empty = 还没有记录。
talk = 聊天
    .label = 牌桌聊天
    .late = 玩家说的话要等对局结束后才能看到。
    .empty = 打个招呼吧。
    .field = 说点什么
    .field-label = 对全桌说点什么
    .say = 发送
how-to = 玩法
    .short = 玩法
moves = 行动
round = 第{ $number }轮
since = 你上一回合之后
    .count = 你上一回合之后：{ $at }/{ $of }
look-back = 回看
    .before = 上一回合
    .after = 下一回合
    .turn = 第{ $number }回合，共{ $of }回合
    .beginning = 开局
    .new = { $count }个新回合
    .skip = 跳过
    .back = 返回<more>对局</more>
    .back-label = 返回对局
react = 表情
reactions = 表情
    .none = 不显示表情
    .by = { $name }：{ $reaction }
    .shown = 出现过的表情
reaction-well_played = 打得好
reaction-thank_you = 谢谢
reaction-good_luck = 祝你好运
reaction-wow = 哇
reaction-oops = 哎呀
reaction-thinking = 让我想想
report = 举报
    .label = 举报{ $name }说的话：{ $words }
    .title = 举报这句话？
    .about = 大厅的管理员会看到这句话、它前后的消息和你的名字。
    .reason = 理由（可不填）
    .yes = 举报
    .thanks = 谢谢，管理员会查看。

## 座位

note-late = 时间用完：机器人代走这一回合
note-bot = 机器人代打（{ $level }）
note-away = <rest>已</rest>离开{ $time }
note-others = 等待其他人
note-soon = { $seconds }秒后可换机器人
note-call = <rest>让</rest>机器人<rest>接着玩</rest>
    .title = 让机器人接着玩
note-program = { $owner }的程序
note-level = { $level }<spoken>级别</spoken>
seat-clock = { $name }的时间：{ $time }
    .own = 你的时间：{ $time }
    .left = 还剩{ $time }。

## 谁在这里

who-is-here = 谁在这里
who-you = 你
who-host = 房主
who-muted = 已禁言
who-program = { $owner }的程序
who-level = { $level }级别
people = 在场的人
    .watching = 观战：{ $count }
    .nobody = 没有人观战
    .more = { $after ->
            [some] 等，另有{ $count }人
           *[none] 另有{ $count }人
        }
    .talked = 在这里说过话
watching = { $count }人观战
    .label = { watching }：谁在这里
mute-me = 屏蔽发言
    .label = 屏蔽发言：{ $name }
mute-all = 在本桌禁言
    .label = 在本桌禁言：{ $name }
befriend = 加为好友
    .label = 加为好友：{ $name }
    .name = 加{ $name }为好友
    .accept = 接受{ $name }的好友请求
block = 拉黑
    .label = 拉黑：{ $name }

## 对局之后

after = 对局之后
challenge = 挑战下一局
new-game = 新对局
    .short = 新对局
new-opponent = 换个对手
tournament-back = 返回锦标赛
    .short = 锦标赛
review = 复盘
record = 棋谱
    .read = 查看棋谱
delete = 删除
labelled = { $what }：{ $which }
finished = { $game }，牌桌{ $code }{ $match ->
        [1] {""}
       *[other] ，第{ $match }局
    }
    .against = 对手：
rematch = 再来一局
    .cancel = 再按一次取消
    .waiting = ：等待中
rematch-prepared = 正在准备再来一局。
rematch-changed = 下一局的选项已更改。
rematch-left = 有玩家离开了。请到牌桌补上空位。
rematch-offered = 有人提议再来一局。
rematch-wanted = { $count ->
        [1] { $names }
       *[other] { $names }都
    }想再来一局。
rematch-away = 你想再来一局。{ $count ->
        [1] { $names }
       *[other] { $names }
    }现在不在。
rematch-waiting = 你想再来一局。正在等{ $names }。
rematch-begins = 下一局开始…
you-resigned = 你认输了。
ended-by = 对局因“{ $reason }”结束。
not-rated = <b>不计积分。</b>{ $why }
    .short = 不计积分。{ $why }
solo = 这个分数计入<ladder>单人排行榜</ladder>。
marked = <b>{ $mark }。</b>这一局不计入你的胜负。
held = 其他人的手牌
    .players = 玩家的手牌
    .opponent = 对手的手牌
    .nothing = 没有剩牌
scores = 分数
    .place = 名次
    .player = 玩家
    .you = （你）
    .resigned = 已认输
ratings = 等级分
    .leaderboard = 排行榜
    .later = 这是积分局。你的主页会显示等级分的变化。
share = 分享
    .title = 分享这一局
    .link = 分享链接
    .copy = 复制链接
picture = { $result }：终局盘面和分数
    .words = { $game }：{ $result }
    .drawing = 正在生成图片…
    .failed = 图片没能生成，但链接仍可分享。
    .impossible = 这个浏览器不能生成图片。
    .share = 分享图片
    .save = 保存图片
    .saved = 图片已保存。
# $chance 是游戏给出的英文词，首字母可能大写。
proof = ✓ { $chance ->
            [deal] 发牌
            [Deal] 发牌
            [plants] 植物的位置
            [Plants] 植物的位置
           *[other] { $chance }
        }已验证。
    .what = 这是什么？
    .about = 在所有人准备好之前，大厅就封存了一半数据，它和另一半一起决定{ $chance ->
            [deal] 发牌
            [Deal] 发牌
            [plants] 植物的位置
            [Plants] 植物的位置
           *[other] { $chance }
        }。每位玩家点“我准备好了”时，都会给另一半加入内容。大厅现在公开的数据与封存时相符，所以没有人能操纵结果。任何人都可以用棋谱和<code>tilehall verify</code>重新验证。
    .https = 浏览器只有在https下才能验证{ $chance ->
            [deal] 发牌
            [Deal] 发牌
            [plants] 植物的位置
            [Plants] 植物的位置
           *[other] { $chance }
        }。请保留棋谱，用<code>tilehall verify</code>验证。
    .wrong = { $chance ->
            [deal] 发牌
            [Deal] 发牌
            [plants] 植物的位置
            [Plants] 植物的位置
           *[other] { $chance }
        }未通过验证。
    .wrong-about = 大厅公开的那一半与开局前的封存不符。
