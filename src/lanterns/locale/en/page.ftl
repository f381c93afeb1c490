# What every screen shows, and what the server refuses.

title = Lanterns

home = Lanterns: home
header = This page
close = Close
you = You
loading = The lanterns are being lit…
language = Language
learn = How to play

home-players = Players
home-my-turn = Your turn

seat-free = Free seat
seat-bot = Bot

people = Players and links
reconnecting = Connection lost. Reconnecting…
curtain = It is { $name }’s turn
curtain-why = Pass the screen on. The tiles stay covered until then.
curtain-lift = I am { $name }

unreachable = The server is not responding
unreachable-now = The server is not responding. Still trying…
unreachable-once = No answer from the server; nothing is lost. Please try again in a moment.
retry = Try again
lost = Nothing floats here
lost-why = There is no page at this address. Perhaps the link was cut short.
to-home = Go to the home page

settings = Settings
theme-to-light = Switch to day
theme-to-dark = Switch to night
sound-off = Turn the sound off
sound-on = Turn the sound on

festival = Festival

# What the server refuses.
error-no-table = There is no such table, or no place at it for you.
error-too-fast = Too many requests. Wait a moment.
error-not-stored = The server could not store this, so it did not happen. Try again.
error-seat-not-yours = This seat is not yours.
error-seat-not-played = No bot plays this seat.
error-seat-present = The person in that seat is connected.
error-seat-just-left = Their connection was lost only a moment ago; wait { $seconds } seconds.
error-not-seated = Only players at this table may do this.
error-not-started = The game has not begun.
error-not-your-turn = It is not your turn.
error-curtain = First confirm that you are at the screen.
error-bot-plays = A bot plays this seat; take it back first.
error-nothing-to-take-back = There is nothing to take back in this turn.
error-table-closed = This table is closed.
error-table-unreadable = This table can no longer be read; the server’s log says why.
error-too-many-changes = This has been done too often at this table.
error-too-many-watchers = Too many people are already watching this table.
