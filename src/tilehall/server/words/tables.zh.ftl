### 服务器在牌桌连接上说的话，以及开桌时的文字。

## 与大厅的连接

line-of-page-only = 这条连接只供大厅自己的页面使用。
line-restarting = 大厅正在重启；页面会自动重新连接。
line-not-looked-up = 大厅现在查不到你的信息；页面会自动重试。
line-failed = 大厅出了点问题，请稍后再试。
line-too-many-windows = 你打开的窗口太多，请关闭一个。
screen-only-shows = 投屏只能显示牌桌，不能操作。
line-too-many-messages = 一下子发来的消息太多，请稍等片刻再连接。
line-wrong-codes = 输错的牌桌码太多，请稍后再试。
line-not-signed-in = 你还没有登录。
line-signed-out = 你已退出登录。
line-slow-reader = 你的设备接收太慢，积压的消息太多。
line-room-removed = 这张牌桌一直没有开局，已经撤掉。
line-message-too-large = 一条消息最多{ $most }字节，这一条超过了。
line-binary-message = 消息应为文本，每条是一个JSON对象；这一条是二进制数据。

## 牌桌上的请求

room-not-looked-up = 大厅现在查不到这张牌桌，请稍后再试。
not-written = 大厅没能记下这一步，什么都没有改变。请稍后再试。
not-confirmed = 大厅没能确认这一步，但它可能已经生效。重试之前请先看看局面。
not-confirmed-yet = 大厅还没有确认这一步，一有结果就会告诉你。
nothing-changed = 大厅出了点问题，什么都没有改变。
another-was-first = 别人抢先了一步，请看看现在的情况。
table-changed-often = 这期间牌桌变动了好几次，请重试。
many-hints = 你要的提示太多了，请稍等再要。
hints-waiting = 好几个提示还在思考中，请稍等。
many-looks = 你翻看得太快了，请稍等。
unrated = 这一局不计积分。

## 聊天

talk-empty = 消息是空的。
talk-too-fast = 你发得太快，别人来不及看。请稍等。
many-reactions = 表情发得太多了，请稍等。

## 新牌桌

too-many-rooms = 你已经开了{ $most }张牌桌，请先关闭一张。
no-free-code = 现在没有空闲的牌桌码，请重试。
matching-busy = 现在匹配的玩家太多，请重试。

## 离线下完、事后加入账号的对局

added-record-too-long = 要添加的棋谱最多{ $most }个字符。
added-seat-not-there = 这一局有{ $seats }个座位，没有座位{ $seat }。
added-seats-differ = 这一局有{ $seats }个座位，却写了{ $named }个名字。
added-seat-of-bot = 你选的座位是机器人玩的。
added-level-unknown = { $game }没有{ $level }级别的机器人。
added-by-another = 另一个账号已经添加了这一局。
added-no-free-code = 现在没有空闲的牌桌码可以分给这一局，请重试。
