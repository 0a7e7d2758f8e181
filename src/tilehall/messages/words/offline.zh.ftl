### 页面内的大厅说的话：它在一台设备上运行，不需要服务器。

failed-here = 本设备出了点问题，什么都没有改变。
people-here = 只有这台设备旁的人能这样做：`person-1`、`person-2`等，或`onlooker`。
unrated-here = 本设备上的对局不计积分。
no-clock-here = 本设备上的对局不计时。
no-talk-here = 大家就在同一台设备旁，这里没有聊天。

## 新对局的玩家

player-is-one-of-two = 玩家要么是有名字的人，要么是某个级别的机器人。
no-such-level-here = 在本设备上，{ $game }的机器人级别有{ $levels }。
name-length = 名字要有1到{ $most }个字符。
name-like-a-bot = 只有机器人的名字才能这样结尾。
nobody-plays = 至少要有一名真人玩家。
same-names = 有两个人重名。

## 设备的存储

not-stored = 没能保存到本设备，什么都没有改变。可能是存储空间满了：请在“我的对局”中删除旧的对局。
played-in-other-tab = 这一局已在另一个标签页继续。请刷新页面查看。
storage-not-read = 现在读不了本设备的存储，请稍后再试。
saved-by-newer-release = 保存这一局的版本比当前版本新，现在打不开。对局会保留。
