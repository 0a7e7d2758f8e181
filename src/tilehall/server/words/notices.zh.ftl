### 推送和邮件通知：轮到用户行动，或有人向其挑战。

turn-game = { $players ->
        [0] { $game }
       *[other] { $game }，同桌：{ $names }
    }
turn-time = { $unit ->
        [days] 限时{ $count }天。
        [hours] 限时{ $count }小时。
       *[less] 剩下不到一小时。
    }

turn-notice = 轮到你了
    .text = { $unit ->
        [none] { turn-game }。
       *[other] { turn-game }。{ turn-time }
    }
turn-mail =
    { $unit ->
        [none] 轮到你了：{ turn-game }。
       *[other] 轮到你了：{ turn-game }。{ turn-time }
    }

    { $url }

    { asked-for-mail }
    .subject = 轮到你了：{ turn-game }

challenge-notice = 收到挑战
    .text = { $name }向你发起挑战：{ $game }。
challenge-mail =
    { $name }向你发起挑战：{ $game }。

    { $url }

    { asked-for-mail }
    .subject = 收到挑战：{ $name }邀你玩{ $game }

tournament-notice = 锦标赛：轮到你上桌
    .text = { $title }：你的{ $game }牌桌已打开。
tournament-mail =
    锦标赛“{ $title }”（{ $game }）：你的牌桌已打开。

    { $url }

    { asked-for-mail }
    .subject = “{ $title }”：你的对局

asked-for-mail = 你订阅了这类邮件，可以在账号页面关闭。

code-mail =
    你的验证码是{ $code }。

    如果你没有申请验证码，请忽略这封邮件。
    .subject = 你的验证码

## 通知方式

push-off = 本大厅不向浏览器发送通知。
push-service-unknown = 本大厅不支持你浏览器的推送服务。
push-keys-wrong = 这些密钥不属于浏览器的推送订阅。
too-many-browsers = 已有{ $most }个浏览器接收你的通知，请先关闭一个。
mail-off = 本大厅不发送邮件。
mail-of-guest = 有账号才能收邮件，请先注册账号。
mail-address-wrong = 这不是邮箱地址。
mail-not-sent = 邮件没能发出，请稍后再试。
mail-code-expired = 这个验证码已过期，请重新获取。
mail-code-wrong = 验证码不对。
