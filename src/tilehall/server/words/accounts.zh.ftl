### 账号：名字、密码、设备、封禁、拉黑和机器人账号。

## 名字

guest = 游客

name-characters = 名字只能写一行，不能有控制字符或看不见的字符。
name-length = 名字要有1到{ $most }个字符。
name-marks = 名字要以文字开头，每个字上的附加符号不能超过{ $most }个。
name-alphabets = 同一个词里不能混用不同文字中相似的字母。
name-taken = 这个名字有人用了，请换一个。
name-looks-taken = 这个名字和已有的名字太像，请换一个。
name-misleading = 这个名字是大厅自己用的，容易让人误会。请换一个。
name-of-admin = 这个名字留给本大厅的管理员，请换一个。
name-kept-for-admin = 大厅主人在设置中以这个名字指定你为管理员，请先让大厅主人移除它。

## 密码和登录

password-length = 密码要有{ $least }到{ $most }个字符。
password-wrong = 密码不对。
password-changed = 你的密码刚刚改过，请用新密码重试。
no-password = { $name }没有密码。
guest-without-password = 你是没有密码的游客，请先注册账号。
sign-in-wrong = 名字或密码不对。
recovery-wrong = 名字或恢复码不对，或者恢复码已经用过。
link-used = 这个链接已失效：已经用过，或者过期了。
account-deleted = 这个账号已删除。
account-already = 你已经有账号了。
many-signing-in = 现在登录的人很多，请稍后再试。

device = { $system }上的{ $browser }
device-unknown = 其他程序
device-unknown-on = { $system }上的其他程序

## 封禁

banned = 你已被封禁，不能进入本大厅。
banned-until = 你已被封禁，不能进入本大厅；{ $year }年{ month }{ $day }日{ $time }（UTC）解封。
month = { $month }月

## 拉黑

nobody-there = 没有这位玩家，账号可能已删除。
blocked = 你拉黑了这位玩家。请先在“好友”中取消拉黑。
host-blocked = 你拉黑了这桌的房主。请先在“好友”中取消拉黑。
too-many-blocks = 你已经拉黑了{ $most }人，请先取消一些。
block-yourself = 你不能拉黑自己。

## 机器人账号，由程序来玩

bot-only-plays = 机器人账号只能参加对局，不能做这件事。
bot-unknown = 你没有这个编号的机器人账号。
bot-token-unknown = 这个机器人账号没有该编号的令牌。
bot-token-wrong = 这个令牌不存在，或已吊销。
bot-needs-account = 有账号才能创建机器人账号，请先注册。
too-many-bots = 你已经有{ $most }个机器人账号，请先删除一个。
too-many-tokens = 这个机器人账号已经有{ $most }个令牌，请先吊销一个。
bot-name-length = 机器人账号的名字最多{ $most }个字符。
bot-label-empty = 标签至少要有一个看得见的字符。
bot-game-unknown = 本大厅没有名为{ $game }的游戏。
bot-deleted = 这个机器人账号已删除。
bot-plays-other-games = { $bot }不玩{ $game }。
bot-plays-other-clocks = { $bot }不接受这种计时。
bot-plays-unrated = { $bot }不参加积分局。
bot-plays-friends = { $bot }只和它的主人及其好友玩。
bot-plays-owner = { $bot }只和它的主人玩。
bot-busy = { $bot }正在下别的对局，请稍后再试。
