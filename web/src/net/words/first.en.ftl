### Requests to the hall.

unreachable = The hall cannot be reached. Check your connection.
# An answer that says no reason.
went-wrong = Something went wrong.
