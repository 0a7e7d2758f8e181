### 向大厅发出的请求。

unreachable = 连不上大厅，请检查网络连接。
went-wrong = 出了点问题。
