### 好友、挑战和个人主页。

## 好友

friend-yourself = 这是你自己的账号，请加别人。
friend-bot-account = 机器人账号没有好友，但你可以向它发起挑战。
too-many-friends = 最多只能有{ $friends }位好友和{ $requests }条待处理的请求。
too-many-friends-there = 这位玩家的好友或请求已达上限。
friend-request-gone = 这条请求已不存在。
friend-link-used = 这个链接已失效：已经用过、收回，或者过期了。
friend-link-own = 这是你自己的链接，请发给别人。
too-many-friend-links = 你已有{ $most }个没人用过的链接，请先收回。
friends-of-guest = 游客可以加同桌的玩家，或分享链接。注册账号后可以加任何人。

## 挑战

challenge-yourself = 你不能挑战自己。
challenge-one-of-several = 有的玩家现在不接受挑战。
challenge-one = 这位玩家现在不接受挑战。
challenge-stranger = 你只能挑战好友和最近一起玩过的玩家。
challenge-closed = 这个挑战已经关闭。
challenge-accepted = 你已接受这个挑战。不想玩的话，可以离开牌桌。
challenge-declined = 你已谢绝这个挑战。
challenge-few-seats = 那张牌桌坐不下你们所有人。
challenge-of-nothing = 请说明玩什么：新设一张牌桌，或照搬已有的一张。
too-many-challenges = 你有{ $most }个挑战还在等答复，请先收回一个。
no-game-there = 你没有在这个牌桌码的牌桌上玩过。

## 个人主页

no-profile = 没有这个名字的公开主页。
profile-private = { $name }没有公开主页。
profile-of-guest = 你是游客：别人看不到你的主页。
research-of-guest = 你是游客：你的对局绝不会用于研究。
another-player = 另一位玩家

## 快速匹配

speed = { $speed ->
        [none] 不计时
        [quick] 快速
        [relaxed] 从容
       *[days] 多日
    }

## 分享的复盘

review-of-players = 只有参加对局的玩家才能分享复盘。
review-link-broken = 这个链接无效：复盘已不再分享，或者网址有误。
review-not-shared = 你没有用这个链接分享过复盘。
too-many-reviews = 你已分享{ $most }份复盘，请先收回一份。
