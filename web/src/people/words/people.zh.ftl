### 用户：账号、主页、等级分、好友、机器人账号，以及管理员的界面。

looking = 正在查找…
loading = 正在打开…
not-now = 以后再说
all-right = 好的
    .label = 好的：{ $name }
later = 以后
back = 返回
cancel = 取消
close = 关闭
copy = 复制
game = 游戏
    .all = 游戏
result = 结果
player = 玩家
place = 名次
day = 日期
score = 分数
rating = 等级分
    .none = 还没有等级分
    .new = 新
    .words = 等级分{ $rating }{ $provisional ->
            [true] ，暂定
           *[false] {""}
        }{ $change ->
            [up] ，上升{ $by }
            [down] ，下降{ $by }
            [none] ，不变
           *[unknown] {""}
        }
you = （你）
play = 玩一局
review = 复盘
    .label = 复盘：{ $game }，{ $date }
to-the-table = 去牌桌
to-all-games = 去看全部游戏
my-games = 我的对局
classes-go = 班级
my-account = 我的账号
try-again = 重试
show-more = 显示更多
seen = { $when }来过

## 登录

sign-in = 登录
sign-out = 退出登录
    .title = 要永久退出吗？
    .about = 你是没有密码的游客，退出后不能再以{ $name }的身份登录。这个名字、你的对局和等级分都会丢失。
    .keep = 想保留它们，请先设置密码：
    .no = 保持登录
    .yes = 仍要退出
come-in = 进入
    .join = 进入并加入
    .about = 取个名字，让别人知道怎么称呼你，就可以玩了。
    .table-about = 取个名字，让别人知道怎么称呼你，就能上桌。
welcome-back = 欢迎回来
invited = 你受邀加入牌桌<b>{ $code }</b>
way-guest = 取个名字
way-account = 我有账号
way-new = 注册账号
other-ways = 其他进入方式
sign-up-button = 注册账号
sign-up-about = 有了账号，你的牌桌和对局在每台设备上都能看到。不需要邮箱地址。
sign-up-accounts-only = 本大厅只对有账号的用户开放。有了账号，你的牌桌和对局在每台设备上都能看到。不需要邮箱地址。
recover-about = 用你记下的恢复码可以登录一次，并设置新密码。
recover-button = 设置并进入

## 账号

since = { $kind ->
        [guest] { $day }起为游客
       *[account] { $day }注册
    }
name = 名字
    .change = 改名字
    .changed = 你的名字现在是{ $name }。
    .label = 别人怎么称呼你
devices = 我的设备
    .this = 在本设备上：
    .one = 一台设备
    .this-one = 本设备
    .sign-out = 退出其他设备的登录
    .signed-out = 已退出{ $count }台设备的登录。
turn = 轮到你
research = 研究
    .label = 如果全桌都同意，我已结束的对局可以匿名公开，用于研究；公开后不能收回
    .on = 你的对局现在可以用于研究。
    .off = 新的数据集不会再包含你的对局。
    .guest = 游客的对局绝不会用于研究。
shared-reviews = 分享的复盘
keep = 保留这个账号
    .about = 游客只能在这个浏览器里玩。设置密码后，你的名字、牌桌和对局在每台设备上都能用。
    .button = 保留我的账号
password = 密码
    .hint = 至少八个字符。
    .hint-no-mail = 至少八个字符。不需要邮箱地址。
    .change = 改密码
    .changed = 密码已更改，其他设备都已退出登录。
    .old = 旧密码
    .new = 新密码
    .confirm = 确认密码
    .forgot = 忘记密码
    .recover = 新密码
recovery = 恢复码
    .title = 你的恢复码
    .about = 忘记密码时，可以用它登录一次。新恢复码会取代旧的。
    .renew = 生成新的恢复码
    .shown = 忘记密码时，可以用这个恢复码登录一次。它只显示这一次，请记下来。
    .copied = 恢复码已复制。
    .written = 我已记下
phone = 在手机上继续
data = 我的数据
    .about = 下载或删除本大厅保存的你的全部数据。
    .download = 下载我的数据
delete = 删除我的账号
    .title = 删除{ $name }？
    .about = 你的名字、登录信息和消息会永久删除。你的对局会保留，但不带你的名字。
    .yes = 永久删除
deleted = 你的账号已删除。祝你到哪里都玩得开心。
privacy = 不公开：别人看不到我的主页，我也不上排行榜
    .on = 现在只有你能看到你的主页。
    .off = 别人又能看到你的主页了。
    .guest = 你是游客时，只有你能看到自己的主页。
presence = 好友能看到我是否在线、在玩什么，我也能看到好友的
    .shown = 你和好友可以互相看到是否在线。
    .hidden = 你和好友互相看不到是否在线。
    .now = { $presence ->
            [playing] 正在玩{ $game }
            [here] 在线
           *[away] 离线
        }

## 通知

notices = 有对局等你时发送通知，{ $when ->
        [always] 页面关闭时也会发送
       *[open] 前提是有标签页开着这个页面
    }。通知会写明牌桌，但不透露局面。
    .on = 有对局等你时，这个浏览器会通知你，{ $when ->
            [always] 页面关闭时也会通知
           *[open] 前提是有标签页开着这个页面
        }。
    .begin = 在这个浏览器里通知我
    .end = 关闭这里的通知
    .impossible = 这个浏览器不能显示通知。
    .denied = 浏览器没有允许本页面发通知，可以在浏览器设置中允许。
    .body = { $game }在等你。
mail = 邮件会发到{ $address }：在按小时或按天计时的牌桌轮到你时、有人向你发起挑战时，以及你的锦标赛牌桌开放时。
    .begin = 用邮件通知我
    .address = 邮箱地址
    .hint = 在按小时或按天计时的牌桌轮到你、有人向你挑战，或你的锦标赛牌桌开放时使用。只在你不在线时发送。
    .sent = 验证码已发到{ $address }。
    .code = 验证码
    .confirm = 确认地址
    .forget = 删除地址
    .end = 不再发邮件

## 主页和等级分

profile = 个人主页
    .go = 看我的主页
    .loading = 正在打开主页…
    .private = 不公开：只有你能看到
    .no-games = 还没有下完的对局。
    .no-games-mine = 下完的对局会记在这里，等着你的第一局。
member-since = { $kind ->
        [program] { $owner }的程序，{ $day }加入
        [account] { $day }加入
       *[guest] 游客，{ $day }起
    }
program-of = { $owner }的程序
games = { $count }局
    .label = 对局
    .won = { games }，胜{ $won }局
head-to-head = 交手记录
against = 对手
    .names = 对手：<names/>
bots = { $level }机器人
won = 胜
lost = 负
alone = 单人
result-won = 胜
result-lost = 负
result-shared = 并列获胜
result-drawn = 无人获胜
result-resigned = 认输
result-place = { $place }（共{ $of }人）
filter-all = 全部
filter-any = 不限
filter-anyone = 任何人
filter-from = 开始日期
filter-to = 结束日期
filter-none = 没有符合条件的对局。
not-rated = 不计积分。{ $why }
earlier = 显示更早的对局
tally-leaderboard = { $game }：排行榜
tally-rating = 等级分<rating/>
tally-rated = 积分局{ $count }局{ $provisional ->
            [true] ；再玩几局，等级分就会稳定
           *[false] {""}
        }。
tally-drawn = 平
tally-best = 单人最高分：<b>{ $score }</b>{ $unit }，{ $day }。
tally-points = 分
graph = { $game }：{ $then }等级分{ $first }，{ $now }等级分{ $last }；最低{ $low }，最高{ $high }。
    .span = { $low }–{ $high }
ratings = 排行榜
    .of = { $game }：排行榜
    .mine = 你的等级分：<rating/>
    .private = 你的主页不公开，所以不上榜。
    .provisional = 等级分还是暂定的；玩十到二十局、稳定以后就会上榜。
    .none = 还没有人的等级分稳定下来，这需要十到二十局积分局。
solo-time = 时间范围
solo-week = 七天
solo-always = 全部
solo-none = 还没有人下完单人积分局。
solo-none-lately = 最近七天还没有人下完单人积分局。

## 好友

friends = 好友
    .go = 我的好友，以及加好友的链接
    .mine = 我的好友
    .none = 还没有好友。可以生成一个链接，发给你喜欢一起玩的人；也可以在对局后加人。
    .now = 你和{ $name }已成为好友。
friend-more = 对{ $name }的更多操作
friend-since = { $day }成为好友。
befriend = 加为好友
    .label = 加为好友：{ $name }
    .accept = 接受
    .accept-label = 接受好友请求：{ $name }
    .asked = 已发出好友请求
    .sent = { $name }会收到你的请求，接受后你们就是好友。
unfriend = 删除好友
    .done = 你和{ $name }不再是好友。
look-on = 观战
    .label = 看{ $name }的对局
requests = 好友请求
asked = { $who ->
        [they] 想加你为好友，{ $when }
       *[you] 等对方接受，{ $when }
    }
    .yes-label = 和{ $name }成为好友
    .no = 不接受
    .no-label = 不接受{ $name }
opponents = 最近一起玩过
    .none = 和你下完一局的玩家会列在这里，方便再次挑战。
friend-link = 好友链接
    .about = 打开链接并同意的人会成为你的好友。一个链接只给一个人用。
    .make = 生成链接
    .another = 再生成一个
    .made = 给一个人用：让对方扫码，或发给对方。一周内有效，只能用一次。
    .qr = 链接的二维码
    .label = 成为我的好友的链接
    .title = 在Tilehall加我为好友
    .copy = 复制链接
    .copied = 链接已复制。
    .waiting = 还有{ $count }个链接没人用。
    .revoke = { $count ->
            [1] 收回
           *[other] 全部收回
        }
    .revoked = 你的链接都已失效。
opened-link = 加好友的链接
    .loading = 正在打开链接…
    .own = 这是你自己的链接，请发给别人。
    .already = 你和{ $name }已经是好友了。
    .ask = <b>{ $name }</b>想在这里和你成为好友
    .about = 好友能看到对方是否在线、在玩什么，还可以互相挑战。
    .yes = 好，成为好友
    .no = 不了，谢谢

## 挑战

challenge = 挑战
    .title = 挑战{ $names }
    .again = { $game }，和上次一样
    .or = 或换个游戏
    .rated = 挑战积分局
    .options = 选择选项和计时
rated = 积分
    .about = 结果会影响你们的等级分。积分局没有提示。
challenges = 挑战
challenged-to-me = { $name }向你发起挑战：{ $game }。
challenged-accepted = { $name }接受了挑战：{ $game }。
challenged-declined = { $name }这次谢绝了{ $game }。
challenge-row = 你向{ $name }发起挑战
    .to-me = { $name }向你发起挑战
    .about = { $game }，{ $when }{ $answer ->
            [accepted] ：已接受
            [declined] ：已谢绝
           *[open] {""}
        }
accept = 接受
    .label = 接受{ $name }的挑战
decline = 谢绝
    .label = 谢绝{ $name }的挑战
    .done = 你谢绝了{ $name }的挑战。
withdraw = 收回
    .label = 收回：{ $name }

## 拉黑

block = 拉黑
    .name = 拉黑{ $name }
    .ask = 拉黑{ $name }…
    .title = 拉黑{ $name }？
    .talk = 在任何牌桌，你都不会再看到{ $name }写的话。
    .tables = 你们不能互相挑战，也不能坐到对方的牌桌。如果是好友，好友关系会解除。
    .quiet = { $name }不会得到通知。你可以在“好友”中取消拉黑。
    .mute = 如果只是不想在这张牌桌看到{ $name }说话，请改用“屏蔽发言”。
    .done = 已拉黑{ $name }。你可以在“好友”中取消。
block-seat = { $name }会保留在这张牌桌的座位。如果不想一起玩，请离开。
    .any = 在你当房主且尚未开局的牌桌，对方会失去座位。进行中的对局会继续。
    .none = { $name }不能在这张牌桌入座。
    .playing = 这一局会继续。
    .loses = { $name }会失去在这张牌桌的座位。
blocked = 已拉黑
    .players = 已拉黑的玩家
    .none = 你没有拉黑任何人。可以在对方的主页，或在牌桌的“谁在这里”中拉黑玩家。
unblock = 取消拉黑
    .label = 取消拉黑：{ $name }
    .done = 已取消拉黑{ $name }。

## 机器人账号

bot-accounts = 机器人账号
    .about = 你写的程序可以用它自己的账号在这里玩。大家都看得出它是程序，也知道它是你的。
    .create = 创建机器人账号
    .name = 机器人的名字
    .name-hint = 大厅会在名字后加上“(bot)”。
programs = 玩家的程序
    .none = 现在没有玩家的程序在线。
    .mine = 你的程序
    .of = { $owner }的程序
own-bot-running = 正在运行
own-bot-stopped = 没有运行
own-bot-profile = 它的主页
own-bot-save = 保存规则
own-bot-saved = { $name }的规则已更改。已开始的对局会继续。
own-bot-delete = 删除{ $name }
own-bot-delete-about = 它会在所有对局中认输，令牌全部失效，名字也会从已结束的对局中消失。
own-bot-delete-yes = 永久删除
own-bot-deleted = 已删除{ $name }。
own-bot-keep = 保留
rules-every-game = 一个都不选，就是全部游戏。
rules-any-game = 全部游戏
rules-clocks = 计时
rules-every-clock = 一个都不选，就是任何计时。
rules-who = 谁可以和它玩
rules-at-once = 最多同时下几局
rules-rated = 参加积分局
rules-rated-too = 也参加积分局
clock-none = 不计时
clock-lower-none = 不计时
clock-quick = 快速
clock-lower-quick = 快速
clock-relaxed = 从容
clock-lower-relaxed = 从容
clock-days = 多日
clock-lower-days = 多日
who-owner = 只有我
who-friends = 我和我的好友
who-everyone = 所有人
tokens = 令牌
    .none = 还没有令牌。程序要用令牌登录。
token-create = 创建令牌
token-label = 用途
token-example = 我的笔记本电脑
token-title = { $bot }的令牌
token-shown = 只显示这一次。程序有了它，可以用{ $bot }的身份玩，别的什么也做不了。
token-use = 把它放进变量<code>TILEHALL_TOKEN</code>，然后运行<code>tilehall bot run --hall { $hall } bot.py</code>
token-copied = 令牌已复制。
token-kept = 我已保存
token-used = { $when }用过
token-revoke = 吊销
token-revoke-label = 吊销{ $bot }的{ $label }
token-revoked = 令牌“{ $label }”已失效。

## 管理大厅

admin = 管理大厅
    .go = 管理大厅
    .lists = 列表
deleted-user = 已删除的用户
reports = 举报
    .settled = 显示已处理的
    .none = 没有未处理的举报，天下太平。
    .none-settled = 还没有处理过的举报。
report = <b>{ $name }</b>{ $banned ->
        [true] （已封禁）
       *[false] {""}
    }，牌桌{ $room }
    .reported = 举报的内容：
    .by = { $name }举报，{ $date }
    .more = 另有{ $count }人举报。
    .settle = 处理完毕
    .settle-label = 举报{ $number }处理完毕
    .settled = 举报已处理。
    .mute = 在该桌禁言
    .mute-label = 在牌桌{ $room }禁言{ $name }
    .muted = 已在牌桌{ $room }禁言{ $name }。
ban = 封禁
    .label = 封禁{ $name }
    .title = 封禁{ $name }？
    .about = 这位玩家会立即在所有设备上退出登录，并看到理由。座位会保留，显示为不在。
    .reason = 理由（玩家会看到）
    .yes = 封禁
    .done = 已封禁{ $name }。
banned = 已封禁，直到解除
    .until = 封禁至{ $date }
because = { $said }：{ $reason }
unban = 解除封禁
    .label = 解除封禁：{ $name }
    .done = 已解除{ $name }的封禁。
span = 封禁多久
span-always = 直到解除
span-hour = 一小时
span-day = 一天
span-week = 一周
span-month = 三十天
sign-them-out = 强制退出
    .label = 强制{ $name }退出登录
    .title = 强制{ $name }退出登录？
    .about = 这位玩家会在所有设备上退出登录。游客没有密码，无法再回来。
reset = 重置密码
    .label = 重置{ $name }的密码
    .title = 重置{ $name }的密码？
    .about = 原密码会失效，所有设备都会退出登录。你会得到一个恢复码，这位玩家可以用它设置一次新密码。
    .yes = 重置
code-for-them = 给对方的恢复码
    .about = 这位玩家可以用这个恢复码设置一次新密码：在登录页点“忘记密码”。它只显示这一次。
    .close = 我已保存
persons = 用户
    .find = 按名字查找用户
    .none = 没有找到这样的用户。
person-admin = 管理大厅
person-account = 有账号
person-guest = 游客
person-here = 现在在线
person-about = { $kind }，{ $here }；编号{ $id }
person-signed-out = { $name }已在所有设备上退出登录。
refusals = 拒绝记录
    .none = 还没有触发过任何限制。
    .since = { $date }以来：{ $what }。
    .nothing = 无
    .row = <b>{ $limit }</b>拒绝了{ $address }共{ $count }次<soft>，最近一次{ $when }</soft>
rooms = 牌桌
    .find = 按牌桌码或游戏查找牌桌
    .none = 没有找到这样的牌桌。
room-in = { $game }，{ $phase ->
        [gathering] 尚未开局
        [playing] 对局中
        [over] 已结束
       *[closed] 已关闭
    }
room = 房主{ $host }；{ $seated ->
        [some] 玩家{ $players }
       *[none] 无人入座
    }；打开了{ $windows }个窗口；{ $when }有变化
    .close-label = 关闭牌桌{ $code }
    .close-title = 关闭牌桌{ $code }？
    .close-about = 牌桌不会再开，进行中的对局会就此结束，不计结果。牌桌上的人都会看到理由。
    .close-yes = 永久关闭
    .close-why = 理由（牌桌上的人会看到）
    .closed = 牌桌{ $code }已关闭。
audit = 操作记录
    .none = 还没有任何操作。
    .host = 大厅主人（命令行）
act-ban = 封禁了{ $whom }
act-unban = 解除了{ $whom }的封禁
act-sign_out = 强制{ $whom }退出登录
act-reset_password = 重置了{ $whom }的密码
act-close_room = 关闭了牌桌{ $on }
act-delete_class = 删除了班级{ $on }
act-correct_result = 更正了锦标赛{ $on }的一个结果
act-remove_player = 把一名玩家移出了锦标赛{ $on }
act-cancel_tournament = 取消了锦标赛{ $on }
act-mute = 禁言了{ $whom }
act-unmute = 允许{ $whom }重新发言
act-settle_report = 处理了举报{ $on }
