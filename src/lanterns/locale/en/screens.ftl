# Everything around the table: home, waiting room, settings, festival, and what goes wrong.

subtitle = The Harvest Festival
pitch = Float tiles of lanterns on the lake, give everybody a glow, and keep the brightest for yourself.

home-bot = Bot { $number }
home-play = Play now
home-pass = Pass and play
home-pass-short = Two to four at this screen
home-pass-how = You hand this screen round. Between two turns a curtain hides the tiles until the right person is there.
home-invite = Invite friends
home-invite-short = Each at their own screen
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
home-sides-two = Where the other sits
home-sides-three = Which side stays empty
home-sides-chance = By chance
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
home-status-playing = Being played
home-status-over = Finished
home-status-abandoned = Abandoned
home-all-tables = Show all { $count }
home-on-device = On this device
home-manage = Manage “{ $title }”
home-device-why = This table is played in this browser, without a server, and is kept on this device.
home-export = Save as a file
home-import = Open a saved table…
home-import-bad = This file holds no table that can be read here.
home-delete = Delete
home-delete-sure = Delete “{ $title }” from this device? It cannot be brought back.
home-delete-yes = Delete it
home-delete-no = Keep it
home-unreadable = Cannot be read
home-unreadable-why = The log of this table is damaged, or a newer version of the page wrote it. Nothing has been deleted: save it as a file, or try again after an update.
home-local-trouble = That did not work; nothing has changed. Please try again.
home-invite-static = Friends at other screens need a server, and this page has none.
home-invite-silent = Friends at other screens need the server, and it does not answer at the moment.
home-invite-instead = At one screen you can play together right now: choose “{ home-pass }”.

shelf = Who sits at your lake?
shelf-how = Tap a lantern to seat it, and once more to free its seat.
shelf-beaten = A red seal marks those you have beaten: { $count } of { $all }.
shelf-level = Level
shelf-own = a style of its own
shelf-others = Lanterns with a style of their own
shelf-stars =
    { $stars ->
        [one] one star of five
       *[other] { $stars } stars of five
    }
shelf-seal = beaten
shelf-free = Free the seat of { $name }
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
seat-bot = Bot
seat-here = here
seat-away = away
seat-coming = sitting down
seat-mine = your seat
seat-replaced = { $bot } plays on as a bot

lobby-missing =
    { $count ->
        [one] One more player has to sit down.
       *[other] { $count } more players have to sit down.
    }
lobby-ready = Everybody is here.
lobby-soon = Everybody is here. The game is about to begin.
lobby-revealing = Everybody is here. The shuffle is being put together …
lobby-invite = A link for this seat
lobby-local = These links work on this machine only. To play with others, start the server for your network:
lobby-watch = A link for watching
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
lobby-seal = The shuffle is sealed: the server has fixed its part before anybody sat down, and each of you adds some chance of your own. Seal:
lobby-seal-how = How does that work?

link-copy = Copy
link-copied = Copied
link-code = QR code
link-code-of = QR code of the link { $link }

join = You are invited to “{ $title }”
join-how = A seat is free for you. Say what the others should call you.
join-refused = This invitation leads nowhere
join-no-server = No server here
join-no-server-why = Invitations need a server, and this copy of the page has none. Open the link exactly as you got it.

abandon = Abandon the game
abandon-sure = Nobody will be able to play on.
abandon-yes = Abandon it
abandon-no = Play on

awaited = It is { $name }’s turn, but they are not connected.
hand-over = Let a bot play
replaced = A bot plays for { $name }.
watching = You are watching this game.
reclaim = Take the seat back
move = Move to another device
move-link = A link to move your seat
move-how = Open it on the other device within ten minutes. This device then gives up the seat.
end-together = The game ends when everyone who is here asks for it.
end-wanted =
    { $count ->
        [one] { $names } wants to end the game.
       *[other] { $names } want to end the game.
    }

unreachable-why = Perhaps it has been stopped, or the network is down. We keep trying; nothing is lost.
unreachable-here = You can play on all the same: games against bots and at one screen run on this device.
new-version = A new version is ready. Nothing gets lost.
new-version-load = Reload
new-version-later = Later
local-unstored = This browser stores nothing: it will forget your name, settings and progress when you close the page.
local-place = This table is on this device, so nobody else can join or watch.
local-unkept = This browser does not store the game: it ends with this tab.
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
motion = Motion
motion-auto = Same as the system
motion-on = On
motion-off = Off
pace = Turns of others
pace-calm = Calm
pace-brisk = Brisk
pace-instant = Instant
sound = Sound
sound-why = Water, wood, paper and a bell; and vibration on a phone
volume = Volume
notify = Notify me of my turn
notify-why = While you look at another window
notify-denied = The browser does not allow it. You can change that in its settings for this site.
letters = Letters on the lanterns
letters-why = The first letters of the colors instead of the signs.
ranked-why = The free cells that give you most cards and favor are marked.
confirm-mouse = Confirm placements made with the mouse
confirm-mouse-why = A click holds the tile on its cell; a button places it, as with touch.

festival-won =
    { $you ->
        [yes] You win!
       *[no] { $name } wins
    }
festival-yours = The festival is yours
festival-theirs = The festival goes to { $name }
festival-place =
    { $place ->
        [1] You share the victory!
        [2] You came second
        [3] You came third
       *[other] You came fourth
    }
festival-ahead =
    { $honor ->
        [0] Tied with { $name } on honor, and still ahead.
       *[other] { $honor } honor ahead of { $name }.
    }
festival-short =
    { $honor ->
        [0] Tied with { $name } on honor; the tie-break went the other way.
       *[other] { $honor } honor short of { $name }.
    }
festival-seals = A new seal on your shelf: { $names }.
festival-shared = { $names } share the victory
festival-decider =
    { $decider ->
        [honor] The most honor wins.
        [favor] Honor is tied at the top, so the favor tokens left over decide.
        [cards] Honor and favor tokens are tied at the top, so the lantern cards left over decide.
       *[nothing] Honor, favor tokens and lantern cards are all tied at the top.
    }
learn-end-link = Ties explained
festival-ties = Where honor is tied, the favor tokens left over count, and after them the lantern cards left over. What decided is underlined.
festival-rank = Rank
festival-player = Player
festival-honor = Honor
festival-favor = Favor
festival-cards = Cards
festival-time = Honor over time
festival-graph = A graph: the honor of each player after each turn. The numbers follow as a table.
festival-turns = Turns
festival-turn = Turn
festival-numbers = The numbers
festival-dedications = Dedications
festival-none = nothing dedicated
festival-fair = Was the shuffle fair?
festival-lake = Look at the lake
festival-replay = Replay the game
festival-review = Review the game
rematch = Play again
rematch-join = Join the next game
rematch-watch = Watch the next game
rematch-wait = If they play again, the way there appears here.
record = Download the record

check = Check the shuffle
check-trouble = The record could not be fetched. Try again.
check-good = The shuffle was fair.
check-agrees = The record agrees with itself.
check-unseen = Your browser did not note the seals before the game, so it could not compare them.
check-old = This game was shuffled in an older way: a player who could read the server’s database and sat down last could have arranged it.
check-bad = Something does not fit. Keep the record.
check-holds = holds:
check-fails = fails:
check-format = The shuffle follows the published method.
check-seal = The revealed secret fits the seal.
check-promise = The seal is the one shown since the table was opened.
check-mine = What your browser added is in it.
check-pledges = Everyone’s part is the one that was fixed before any was shown.
check-order = Seats and start player follow from it.
check-tiles = The order of the tiles follows from it.

# What the server refuses.
error-no-browser = This browser is not known here yet.
error-foreign-origin = The request comes from a page of another site.
error-bad-message = The message cannot be read: { $why }.
error-too-many-tables = You have opened too many tables; wait a little.
error-bad-invitation = This invitation has been used or withdrawn.
error-no-seat = There is no seat { $seat } at this table.
error-seat-taken = This seat is taken.
error-bot-name = A person’s name cannot begin with “{ $prefix }”.
error-no-level = There is no bot “{ $level }”.
error-sides-count = { $sides } sides are chosen for { $seats } seats.
error-not-creator = Only the player who opened the table may do this.
error-seats-empty = Somebody is still missing.
error-one-part = A seat is taken with a contribution or with its pledge: with one of the two.
error-not-sealed = Others are still to sit down: send a pledge now, the contribution when all sit.
error-not-revealed = Somebody’s part of the shuffle is still missing.
error-wrong-part = This is not the part of the shuffle that was pledged.
error-already-started = The game has already begun.
error-not-ended = The game is not over yet.
error-rematched = There is a rematch already.

table-shortcut-pick = pick a tile; again to turn it
table-shortcut-turn = turn it left (first key) or right
table-shortcut-walk = walk over the lake
table-shortcut-place = place the tile
table-shortcut-cancel = clear the choice
table-shortcut-exchange = exchange
table-shortcut-dedicate = dedicate
table-shortcut-placing = go to the lake
table-shortcut-back = take back
table-shortcut-zoom = lake larger, smaller, whole
table-shortcut-hint = a hint; again for more of it
table-shortcut-log = game log
table-shortcut-full = the preview in full, or in short
table-shortcut-help = this list
table-shortcuts-mouse = With the mouse: point to see, turn with the wheel, click to place, or drag a tile onto the lake. By touch: tap a cell to see, tap it again to turn, then confirm.
