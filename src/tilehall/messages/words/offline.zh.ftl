### 页面内的大厅说的话：它在一台设备上运行，不需要服务器。

failed-here = 本设备上出了点问题，什么都没有改变。
people-here = 只有本设备上的人能这样做：`person-1`、`person-2`等，或`onlooker`。
unrated-here = 本设备上的对局不计积分。
no-clock-here = 本设备上的对局不计时。
no-talk-here = 大家都在这台设备旁，所以没有聊天。

## 新对局的玩家

player-is-one-of-two = 玩家可以是有名字的人，或某个级别的机器人。
no-such-level-here = 在本设备上，{ $game }的机器人级别有{ $levels }。
name-length = 名字要有1到{ $most }个字。
name-like-a-bot = 只有机器人的名字才能这样结尾。
nobody-plays = 至少要有一个人来玩。
same-names = 有两个人的名字相同。

## 设备的存储

not-stored = 本设备没能保存，所以什么都没有改变。可能是存储空间满了：请在“我的对局”中删除旧的对局。
played-in-other-tab = 这一局已在另一个标签页继续。请刷新页面查看。
storage-not-read = 现在读不了本设备的存储，请稍后再试。
saved-by-newer-release = 这一局是用更新的版本保存的，当前版本读不了。对局会保留。
