### 管理员和大厅主人在管理时看到的文字，以及对聊天的举报。

admins-only = 只有本大厅的管理员才能这样做。
host-token-wrong = 这不是大厅主人的令牌。
no-person = 没有这个编号的用户。
no-report = 没有这个编号的未处理举报。
ban-yourself = 你不能封禁自己。
ban-admin = { $name }是本大厅的管理员。请先从设置“admins”中移除这个名字。
ban-ended = 这个时间已经过去。封禁的结束时间必须晚于现在。
not-banned = { $name }没有被封禁。
reset-guest = { $name }是游客，没有密码。
reset-bot-account = { $name }是机器人账号，没有密码。
reset-admin = { $name }也是管理员。只有大厅主人才能在命令行里重置。
reason-length = 理由最多{ $most }个字符。
room-closed-already = 这张牌桌已经关闭。
room-game-not-read = 无法读取这张牌桌的对局：{ $why }
act-in-room = （牌桌{ $room }）

## 对聊天的举报

no-line = 这张牌桌没有这句话。
report-own-line = 你不能举报自己的话。
too-many-reports = 等待大厅主人处理的举报太多，请明天再试。
