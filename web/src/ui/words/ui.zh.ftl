### 多个界面共用的文字，以及不属于任何游戏的界面。

close = 关闭
back-to-board = 返回对局
to-the-hall = 去大厅
share = 分享
link-copied = 链接已复制。

sound = 声音和振动
bots-say-a-word = 机器人会说话
confirm-moves = 触屏时先确认再走

keys = 键盘按键
key-tab = Tab
    .does = 跳到下一个控件
key-arrows = 方向键
    .does = 在格子之间、牌之间移动
key-enter = Enter、空格键
    .does = 按下
    .name = Enter
key-backspace = Backspace
key-escape = Esc
    .does = 取消选择，或关闭打开的内容
key-back = 后退一回合、前进一回合：回看之前的局面
key-sheet = 显示这张按键表

phone = 换台设备接着玩：在那台设备上扫码即可登录。
    .show = 显示二维码
    .code = 链接的二维码
    .copy = 改为复制链接
    .copied = 链接已复制。
phone-scan = 用手机摄像头对准这里。只能用一次，{ $minutes }分钟内有效。

about = 关于
    .title = 关于Tilehall
    .lead = Tilehall是浏览器里的棋牌大厅。和好友、陌生人或机器人一起玩，可以一口气下完，也可以慢慢玩上几天。
    .promises = 我们的承诺
    .device = 在本设备上
    .offline = 离线游玩
    .version = 版本与许可证
    .trademarks = 商标
about-games = Tilehall是浏览器里的棋牌大厅：{ $games }。和好友、陌生人或机器人一起玩，可以一口气下完，也可以慢慢玩上几天。
promise-hidden = <b>暗牌绝不外泄。</b>浏览器只会收到你有权看到的内容，谁也没法偷看你的手牌。
promise-fair = <b>运气公平。</b>在所有人准备好之前，大厅就封存了决定发牌的一半数据；另一半由所有玩家共同加入。对局结束后，任何人都可以验证。
promise-kept = <b>什么都不会丢。</b>每一步行动都先写入记录，再通知大家。关掉页面、断了网，回来时对局还在原处。
promise-reason = <b>不让走，必有理由。</b>如果某一步不能走，页面会告诉你为什么。
promise-data = <b>数据归你所有。</b>不要邮箱，没有跟踪器，也不加载其他网站的任何内容。你可以在账号页面导出或删除全部数据。
version-loading = 版本…
version = 版本{ $version }。
version-unknown = 暂时读不到版本号。
licence = Tilehall是采用MIT许可证的自由软件：可以使用、修改，也可以自己开一个大厅。
programs = 程序也能来这里玩：请看<api>大厅的接口</api>。

error-page = 这里什么也没有
    .why = 这个网址没有对应的页面。
error-room = 这里没有牌桌
error-unreachable = 大厅没有响应
    .why = 可能是断网了，也可能是大厅正在重启。页面会自动重试，对局会从原处继续。
error-link = 要换个身份继续吗？
    .account = 这个链接会让本设备以另一个人的身份登录。之后你可以再用{ $name }登录。
    .guest = 这个链接会让本设备以另一个人的身份登录。你现在是没有密码的游客{ $name }，离开后就不能再用这个身份回来了。
error-review = 这里没有复盘
error-lesson = 这里没有课程
error-puzzle = 这里没有谜题
error-banned = 你不能进入
not-let-in = 大厅没有让你进入。
code-was = 你输入的是<b>{ $code }</b>。牌桌码有六个字符，也许看错了一个。
to-all-games = 去看全部游戏
to-my-games = 去我的对局
sign-in-for-seat = 登录：我在那桌有座位
play-on-device = 在本设备上玩
    .why = 全部游戏都在本设备上：可以和机器人对战、同机对战，或者解谜题。
try-now = 现在重试
keep-games = 想离线也能玩，下次请先把游戏保存到本设备：<about>见“关于”</about>。
sign-in-as-other = 换个身份登录
stay = 保留现在的身份
continue = 继续
