# Everything around the table: home, waiting room, settings, festival, and what goes wrong.

subtitle = The Harvest Festival
pitch = Float lantern tiles on the lake, share the glow with everybody, and keep the brightest for yourself.

home-bot = Bot { $number }
home-play = Play now
home-pass = Pass and play
home-pass-short = Two to four players on this screen
home-pass-how = You pass this screen around. Between turns a curtain hides the tiles until the right person is there.
home-invite = Invite friends
home-invite-short = Everyone on their own screen
home-invite-how = Open a table, send a link to each friend, and begin when everybody has sat down. Nobody needs an account.
home-learn-short = The rules in five minutes
home-replay = Replay a game
home-replay-short = From a record or a link
home-first-game = Learn by playing
home-first-game-short = Your first game, with a guide
home-nameless = Player { $number }
home-name-of = Name of player { $number }
home-my-name = Your name
home-guest = Guest
home-guests = Friends
home-and-bots = Bots
home-sides-two = Where the other player sits
home-sides-three = Which side stays empty
home-sides-chance = Random
home-sides-left = Left
home-sides-top = Top
home-sides-right = Right
home-add-person = Add a person
home-add-bot = Add a bot
home-remove = Remove
home-begin = Begin
home-open = Open the table
home-resume = Back to “{ $title }”
home-tables = My tables
home-status-open = Waiting for players
home-status-playing = In progress
home-status-over = Finished
home-status-abandoned = Abandoned
home-winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
home-all-tables = Show all { $count }
home-on-device = On this device
home-manage = Manage “{ $title }”
home-device-why = This table is played in this browser, without a server, and is kept on this device.
home-export = Save as a file
home-import = Open a saved table…
home-import-bad = There is no readable table in this file.
home-delete = Delete
home-delete-sure = Delete “{ $title }” from this device? This cannot be undone.
home-delete-yes = Delete it
home-delete-no = Keep it
home-unreadable = Unreadable
home-unreadable-why = The log of this table is damaged, or a newer version of the page wrote it. Nothing has been deleted: save it as a file, or try again after an update.
home-local-trouble = That did not work; nothing has changed. Please try again.
home-invite-static = Playing with friends on other screens needs a server, and this page has none.
home-invite-silent = Playing with friends on other screens needs the server, and it is not responding right now.
home-invite-instead = On one screen you can play together right now: choose “{ home-pass }”.

shelf = Choose the bots you play against
shelf-how = Every lantern here is a computer player. Tap one to give it a seat, and tap it again to free the seat.
shelf-scale = The number is a bot’s level, from the easiest up. The stars show its strength, measured over thousands of games.
shelf-beaten = A red seal marks those you have beaten: { $count } of { $all }.
shelf-level = Level
shelf-own = a style of its own
shelf-others = Lanterns with a style of their own
shelf-stars =
    { $stars ->
        [one] one star out of five
       *[other] { $stars } stars out of five
    }
shelf-seal = beaten
shelf-free = Free { $name }’s seat
shelf-move =
    { $edge ->
        [left] Seat a lantern on the left instead
        [top] Seat a lantern at the top instead
       *[right] Seat a lantern on the right instead
    }
shelf-missing =
    { $count ->
        [one] Seat one more lantern, or choose fewer players.
       *[other] Seat { $count } more lanterns, or choose fewer players.
    }
your-table = Your table
home-surprise = Surprise me
home-me = { $name }: change name and lantern
home-my-lantern = Your lantern
home-done = Done
bot-choice = { $label }: { $name }
lantern-name =
    { $face ->
        [rabbit] Rabbit
        [panda] Panda
        [deer] Deer
        [turtle] Turtle
        [crab] Crab
        [swan] Swan
        [mouse] Mouse
       *[hedgehog] Hedgehog
    }
table-names = Moon Pond | Heron Bay | Willow Pier | Lotus Cove | Silver Reeds | Quiet Harbor | Maple Landing | Firefly Lagoon | Bamboo Bend | Golden Shore | Crane Island | Misty Bridge | Plum Garden | Star Basin | Lantern Quay | Swallow Point | Cedar Creek | Pearl Lake | Autumn Dock | Dragonfly Marsh | Jade Spring | Cricket Meadow | Red Pavilion | Harvest Bay

seat-kept = Reserved
seat-here = here
seat-away = away
seat-coming = sitting down
seat-mine = your seat
seat-replaced = { $bot } (a bot) has taken over

lobby-missing =
    { $count ->
        [one] One more player needs to sit down.
       *[other] { $count } more players have to sit down.
    }
lobby-ready = Everybody is here.
lobby-soon = Everybody is here. The game is about to begin.
lobby-revealing = Everybody is here. The tiles are being shuffled…
lobby-invite = A link for this seat
lobby-local = These links work on this computer only. To play with others, start the server for your network:
lobby-watch = A link for spectators
lobby-watchers =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
lobby-level = The bot’s level
lobby-bot = Seat a bot
lobby-sit = Sit down
lobby-start = Begin the game
lobby-rename = Rename the table
lobby-title = The table’s name
lobby-keep = Save
lobby-seal = The shuffle is sealed: the server fixed its part before anybody sat down, and each of you adds some randomness of your own. Seal:
lobby-seal-how = How does that work?
lobby-alarm = The server has changed what your browser had noted about the shuffle. Your browser will add nothing more to it. Save the note, and do not trust this game.
lobby-starts = { $name } starts this time.
note-save = Save my note
lobby-join = One link for everyone

link-copy = Copy
link-copied = Copied
link-code = QR code
link-code-of = QR code of the link { $link }
link-share = Share

no-table = You have no seat at this table
no-table-why = This table does not exist, or this browser has no seat at it. Ask for an invitation or a link to watch.
moved = You are playing elsewhere now
abandoned = This game was abandoned.
abandoned-why = It was abandoned before it began.

join = You are invited to “{ $title }”
join-refused = This invitation does not work
join-no-server = No server here
join-no-server-why = Invitations need a server, and this copy of the page has none. Open the link exactly as you got it.
join-by = { $name } invites you to “{ $title }”
join-who = At the table
join-watch = Watch
join-learn = Learn first
join-account = No account needed: this browser keeps your seat, and you can leave at any time.
join-fair = How do I know that the shuffle is fair?

abandon = Abandon the game
abandon-sure = Nobody will be able to continue.
abandon-yes = Abandon it
abandon-no = Keep playing

awaited = It is { $name }’s turn, but they are not connected.
hand-over = Let a bot play
replaced = A bot plays for { $name }.
watching = You are watching this game.
reclaim = Take the seat back
hand-over-sure = If { $name } comes back, they can take the seat back.
hand-over-no = Wait for { $name }
move = Move to another device
move-link = A link to move your seat
move-how = Open it on the other device within ten minutes. This device then gives up the seat.
end-together = The game ends when everyone who is here asks for it.
end-wanted =
    { $count ->
        [one] { $names } wants to end the game.
       *[other] { $names } want to end the game.
    }

unreachable-why = Perhaps it has been stopped, or the network is down. We’ll keep trying; nothing is lost.
unreachable-here = You can play on all the same: games against bots and at one screen run on this device.
new-version = A new version is ready. Nothing will be lost.
new-version-load = Reload
new-version-later = Later
local-unstored = This browser stores nothing: it will forget your name, settings and progress when you close the page.
local-place = This table is on this device, so nobody else can join or watch.
local-unkept = This browser does not store the game: it is gone when you close this tab.
local-save = Save as a file
local-bot-failed = { $bot } could not choose a move.
local-unreadable = This table cannot be read
local-unreadable-why = Its log is damaged, or a newer version of the page wrote it. Nothing has been deleted: reload the page, or save the table as a file.
local-broken = This browser cannot run the game
local-broken-why = The part of the page that plays without a server could not be loaded. Your tables are safe; reload the page, or try another browser.

theme = Look
theme-dark = Night
theme-light = Day
theme-auto = Same as the system
motion = Animation
motion-auto = Same as the system
motion-on = On
motion-off = Off
pace = Show other players’ turns
pace-calm = Calm
pace-brisk = Brisk
pace-instant = Instant
sound = Sound
sound-why = Water, wood, paper and a bell; and vibration on a phone
volume = Volume
notify = Notify me when it is my turn
notify-why = While you are in another window
notify-denied = The browser does not allow it. You can change that in its settings for this site.
letters = Letters on the lanterns
letters-why = A letter for each color (K is black) instead of the symbols.
ranked-why = The free cells that give you the most cards and favor are marked.
ideas-why = Against bots, the coach says what the placement you are trying would cost, once you ask.
confirm-mouse = Confirm placements made with the mouse
confirm-mouse-why = A click holds the tile on its cell; a button places it, as with touch.
install = Install as an app

learn-end-link = Ties explained
rematch = Play again
rematch-join = Join the next game
rematch-watch = Watch the next game
rematch-wait = If they play again, a link to the new game will appear here.
record = Download the record

check = Check the shuffle
# What the server refuses.
error-no-browser = This browser is not known here yet.
error-foreign-origin = The request comes from a page of another site.
error-bad-message = The message cannot be read: { $why }.
error-too-many-tables = You have opened too many tables; wait a little.
error-bad-invitation = This invitation has been used or withdrawn.
error-no-seat = There is no seat { $seat } at this table.
error-seat-taken = This seat is taken.
error-seat-moved = Your seat is on another device now. Keep playing there, or create a link there that brings it back.
error-already-seated = You already have a seat at this table.
error-face-taken = Someone at this table just took this lantern. Choose another one.
error-bot-name = A person’s name cannot begin with “{ $prefix }”.
error-no-level = There is no bot “{ $level }”.
error-sides-count = { $sides } sides are chosen for { $seats } seats.
error-not-creator = Only the player who opened the table may do this.
error-seats-empty = Somebody is still missing.
error-one-part = Send either a contribution or its pledge to take a seat, not both.
error-not-sealed = Not everybody has sat down yet: send a pledge now, and the contribution when all have.
error-not-revealed = Somebody’s part of the shuffle is still missing.
error-wrong-part = This is not the part of the shuffle that was pledged.
error-already-started = The game has already begun.
error-not-ended = The game is not over yet.
error-rematched = There is a rematch already.

table-shortcut-pick = pick a tile; again to turn it
table-shortcut-turn = turn it left (first key) or right
table-shortcut-walk = move around the lake
table-shortcut-place = place the tile
table-shortcut-cancel = clear the choice
table-shortcut-exchange = exchange
table-shortcut-dedicate = dedicate
table-shortcut-placing = go to the lake
table-shortcut-back = take back
table-shortcut-zoom = lake larger, smaller, whole
table-shortcut-hint = a hint; press again for more
table-shortcut-worth = what the placement you are trying is worth
table-shortcut-log = game log
table-shortcut-full = full or short preview
table-shortcut-help = this list
table-shortcuts-mouse = With the mouse: point to see, turn with the wheel, click to place, or drag a tile onto the lake. By touch: tap a cell to see, tap it again to turn, then confirm.
