### 锦标赛：谁可以创建、参加和管理。

no-tournament = 没有这个代码对应的锦标赛。
tournament-changed-often = 这场锦标赛现在很忙，请再试一次。
tournament-needs-account = 请先注册账号：有账号才能举办锦标赛。
tournaments-of-admins = 在本大厅，只有管理员可以创建锦标赛。
organiser-only = 只有锦标赛的主办者和管理员可以这样做。
too-many-tournaments = 最多只能同时举办{ $most }场未结束的锦标赛。
tournament-too-large = 一场锦标赛最多{ $most }名玩家。
too-many-tournament-bots = 一场锦标赛最多{ $most }个大厅机器人。管理员可以添加更多。
