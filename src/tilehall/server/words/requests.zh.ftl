### HTTP请求。

## 无法答复的请求

request-not-read = 无法读取请求：{ $detail }。
request-not-http = 无法读取请求：它不是HTTP。
request-head-too-long = 请求的开头太长：网址或标头过长。
request-too-slow = 请求传得太慢。
request-not-whole = 请求没有完整到达。
request-from-elsewhere = 这个请求来自其他网站的页面，已被拒绝。
too-many-connections = 来自你的网络地址的连接太多；请关闭一些，或稍后再试。
hall-cannot-write = 大厅现在无法保存任何内容，请稍后再试。
hall-not-ready = 大厅还没准备好：正在关闭，或者读写不了存储。
room-not-shown-here = 大厅的这一部分打不开这张牌桌，请稍后再试。
request-failed = 大厅出了点问题，已记为{ $id }。
not-a-place = `before`的值必须是某个`next`的值。

## 登录

sign-in-first = 你还没有登录；请以游客身份进入，或登录。
sign-in-ended = 你的登录已失效。
accounts-only = 本大厅只对有账号的用户开放。请注册账号或登录。

## 限制

limit-requests = 操作太频繁
limit-attempts = 试错的次数太多
limit-wrong-codes = 输错的牌桌码太多
limit-wrong-links = 打开的无效链接太多
limit-friend-links = 打开的失效链接太多
limit-profiles = 打开的主页太多都不存在
limit-tournaments = 新建的锦标赛太多
limit-new-accounts = 注册账号的次数太多
limit-newcomers = 从你的网络地址进来的人太多
limit-company = 加好友、挑战和拉黑的次数太多
limit-reports = 举报的次数太多
limit-mails = 最近一小时发出的验证码太多
limit-offline-games = 一天之内添加的对局太多
limit-analysis = 要分析的内容太多
limit-analyses = 正在分析的对局太多
