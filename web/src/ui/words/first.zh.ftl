### 每个界面的框架。

one-moment = 请稍候…
part-not-loaded = 页面的这一部分没能载入。大厅可能刚刚更新过，请刷新页面。
load-again = 重新载入
about-tilehall = 关于Tilehall
language = 语言
just-now = 刚刚
not-copied = 这个浏览器不允许网页复制内容。请选中文字，自己复制。
