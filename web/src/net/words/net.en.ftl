### The connection of a table to the hall.

# Shown at the table while the page reconnects.
no-answer = No answer from the hall. Trying again…
broken = The connection to the hall broke. Trying again…
    .again = The connection to the hall broke. Try again in a moment.
not-connected = There is no connection to the hall right now.
