var e=`
color =
 { $color ->
 [red] red
 [orange] orange
 [green] green
 [purple] purple
 [blue] blue
 [white] white
 *[black] black
 }
 .card =
 { $color ->
 [orange] an orange card
 *[other] a { color } card
 }

color-letter =
 { $color ->
 [red] R
 [orange] O
 [green] G
 [purple] P
 [blue] B
 [white] W
 *[black] K
 }

colored-cards = { $count } { color }

exchanged-card =
 .given =
 { $given ->
 [red] a red card
 [orange] an orange card
 [green] a green card
 [purple] a purple card
 [blue] a blue card
 [white] a white card
 *[black] a black card
 }
 .taken =
 { $taken ->
 [red] a red one
 [orange] an orange one
 [green] a green one
 [purple] a purple one
 [blue] a blue one
 [white] a white one
 *[black] a black one
 }

side =
 { $side ->
 [north] north
 [east] east
 [south] south
 *[west] west
 }
 .seen =
 { $side ->
 [north] at the top
 [east] on the right
 [south] at the bottom
 *[west] on the left
 }

kind =
 { $kind ->
 [four-of-a-kind] four of a kind
 [three-pair] three pair
 *[seven-unique] seven unique
 }

set =
 { $kind ->
 [seven-unique] { kind }
 *[other] { kind } ({ $colors })
 }

cards =
 { $count ->
 [one] { $count } card
 *[other] { $count } cards
 }

favor =
 { $count ->
 [one] { $count } favor token
 *[other] { $count } favor tokens
 }

honor = { $count } honor

tile-sides =
 { $platform ->
 [yes] north { $north }, east { $east }, south { $south }, west { $west }, with a platform
 *[no] north { $north }, east { $east }, south { $south }, west { $west }
 }
 .seen =
 { $platform ->
 [yes] top { $north }, right { $east }, bottom { $south }, left { $west }, with a platform
 *[no] top { $north }, right { $east }, bottom { $south }, left { $west }
 }

tile = tile { $tile }: { tile-sides }

cell = cell { $x },{ $y }

list-end = { $items } and { $last }
nothing = nothing


event-game-started =
 { $you ->
 [yes] The tiles are dealt. Red faces you: you begin.
 *[no] The tiles are dealt. Red faces { $name }, who begins.
 }

event-exchanged =
 { $you ->
 [yes] You pay 2 favor tokens and exchange { exchanged-card.given } for { exchanged-card.taken }.
 *[no] { $name } pays 2 favor tokens and exchanges { exchanged-card.given } for { exchanged-card.taken }.
 }

event-dedicated =
 { $you ->
 [yes] You dedicate { set } and take a token worth { $honor } honor.
 *[no] { $name } dedicates { set } and takes a token worth { $honor } honor.
 }

event-dedicated-generic =
 { $you ->
 [yes] You dedicate { set }. Its stack is empty, so you take a generic token worth { $honor } honor.
 *[no] { $name } dedicates { set }. Its stack is empty, so { $name } takes a generic token worth { $honor } honor.
 }

event-discarded =
 { $you ->
 [yes] You discard { color.card }: at most 12 may be kept.
 *[no] { $name } discards { color.card }: at most 12 may be kept.
 }

event-tile-laid =
 { $you ->
 [yes] You place tile { $tile } on { cell }: { tile-sides }.
 *[no] { $name } places tile { $tile } on { cell }: { tile-sides }.
 }

event-matched =
 { $you ->
 [yes] Match ({ side }): you take { color.card }.
 *[no] Match ({ side }): { $name } takes { color.card }.
 }

event-matched-missed =
 { $you ->
 [yes] Match ({ side }): you take nothing, the supply has no { color } card left.
 *[no] Match ({ side }): { $name } takes nothing, the supply has no { color } card left.
 }

event-favor-earned =
 { $you ->
 [yes] Platform on { cell }: you take a favor token.
 *[no] Platform on { cell }: { $name } takes a favor token.
 }

event-favor-missed =
 { $you ->
 [yes] Platform on { cell }: you take nothing, there is no favor token left.
 *[no] Platform on { cell }: { $name } takes nothing, there is no favor token left.
 }

event-faced =
 { $you ->
 [yes] Facing { side }: you take { color.card }.
 *[no] Facing { side }: { $name } takes { color.card }.
 }

event-faced-missed =
 { $you ->
 [yes] Facing { side }: you take nothing, the supply has no { color } card left.
 *[no] Facing { side }: { $name } takes nothing, the supply has no { color } card left.
 }

event-tile-drawn =
 { $you ->
 [yes] You draw { tile }.
 *[no] { $name } draws { tile }.
 }

event-tile-drawn-hidden = { $name } draws a tile.

event-turn-began =
 { $you ->
 [yes] It is your turn.
 *[no] It is { $name }’s turn.
 }

event-turn-began-final =
 { $you ->
 [yes] It is your final turn: you may exchange and dedicate once more, and place nothing.
 *[no] It is { $name }’s final turn.
 }

event-game-ended = The game is over.

action-exchange = Exchange { exchanged-card.given } for { exchanged-card.taken }
action-dedicate = Dedicate { set }: { $honor } honor
action-discard = Discard { color.card }
action-place = Place tile { $tile } on { cell }: { tile-sides }
action-end-turn = End your final turn

gains =
 { $you ->
 [yes] You: { $things }
 *[no] { $name }: { $things }
 }

cards-left-none = no { color } left
favor-left-none = no favor token left

discards =
 { $you ->
 [yes] You discard { $cards }: at most 12 may be kept.
 *[no] { $name } discards { $cards }: at most 12 may be kept.
 }


amount =
 .have =
 { $have ->
 [0] none
 [1] one
 [2] two
 [3] three
 [4] four
 [5] five
 [6] six
 [7] seven
 [8] eight
 [9] nine
 [10] ten
 [11] eleven
 [12] twelve
 *[other] { $have }
 }
 .count =
 { $count ->
 [0] none
 [1] one
 [5] five
 [6] six
 [7] seven
 [8] eight
 [9] nine
 [10] ten
 [11] eleven
 [12] twelve
 *[other] { $count }
 }

error-seat-count = Lanterns is a game for two, three or four players, not { amount.count }.
error-seat-unknown = A seat is north, east, south or west, not “{ $side }”.
error-seat-repeated = Two players cannot both sit in the { side }.
error-seat-order = The seats must follow each other clockwise: north, east, south, west.
error-tile-count =
 A game for { $players ->
 [2] two
 [3] three
 *[4] four
 } is played with { $needed } lake tiles, not { $count }.
error-tile-unknown = There is no lake tile { $tile } to shuffle; they are numbered 1 to 35.
error-tile-repeated = Lake tile { $tile } is there twice.

error-game-over = The game is over.
error-already-exchanged = You have already made this turn’s exchange.
error-exchange-passed = The exchange comes before the dedication and before any discard.
error-exchange-favor = An exchange costs two favor tokens and you have { amount.have }.
error-exchange-same = You must take a different color from the one you give.
error-no-card = You have no { color } card.
error-supply-out = The supply has no { color } card left.
error-dedication-passed = You have already dedicated this turn, or begun to discard.
error-not-a-set = Those cards are not a set that can be dedicated.
error-set-color =
 You need { $need ->
 [2] two
 *[4] four
 } { color } cards and have { amount.have }.
error-set-seven = You need a card of every color, and you have no { color } one.
error-discard-early = You discard only while you have more than twelve cards; you have { amount.have }.
error-discard-final = The 12-card limit does not apply in the final turn.
error-hand-limit = You have { $have } cards and must come down to twelve before you place a tile.
error-place-final = Nothing is placed in the final turn.
error-not-in-hand = You do not hold tile { $tile }.
error-cell-taken = There is already a tile on { $x },{ $y }.
error-cell-apart = No tile on the lake shares a side with { $x },{ $y }.
error-bad-turns = A tile can be turned by 0, 1, 2 or 3 quarters, not { $turns }.
error-must-place = You must place a tile; only a final turn ends without one.

error-not-an-action = “{ $text }” is not an action.

error-not-json = This is not JSON text ({ $why }).
error-too-large = This JSON text has a number or a nesting too large to be a game record.
error-not-an-object = A record is a JSON object.
error-bad-action = Ply { $ply }, { $action }: { $why }


bot-name =
 { $bot ->
 [random] Dice
 [visitor] Moth
 [helper] Frog
 [lamplighter] Carp
 [apprentice] Cat
 [artisan] Heron
 [master] Badger
 [sage] Owl
 [dragon] Dragon
 [phoenix] Phoenix
 [kirin] Kirin
 [fox] Fox
 [magpie] Magpie
 *[other] { $bot }
 }



title = Lanterns
credits = Lanterns: The Harvest Festival was designed by Christopher Chung and is published by Renegade Game Studios. This is an unofficial version made by fans, not connected with either.
credits-font = Headings are set in Fraunces, a font under the SIL Open Font License.

home = Lanterns: home
header = This page
close = Close
you = You
loading = The lanterns are being lit…
language = Language
learn = How to play

home-players = Players
home-my-turn = Your turn
bot-choice = { $label }: { $name }
seat-free = Free seat
abandon = Abandon the game
abandoned = This game was abandoned.
abandoned-why = It was abandoned before it began.

people = Players and links
reconnecting = Connection lost. Reconnecting…
awaited = It is { $name }’s turn, but they are not connected.
hand-over = Let a bot play
replaced = A bot plays for { $name }.
watching = You are watching this game.
reclaim = Take the seat back
curtain = It is { $name }’s turn
curtain-why = Pass the screen on. The tiles stay covered until then.
curtain-lift = I am { $name }

unreachable = The server does not answer
unreachable-now = The server does not answer. We keep trying…
unreachable-once = No answer from the server; nothing is lost. Please try again in a moment.
retry = Try again
lost = Nothing floats here
lost-why = This address leads to no page. Perhaps the link was cut short.
no-table = No table for you here
no-table-why = There is no such table, or this browser has no place at it. Ask for an invitation or a link for watching.
to-home = Go to the home page

settings = Settings
theme-to-light = Switch to day
theme-to-dark = Switch to night
motion = Motion
sound = Sound
sound-off = Turn the sound off
sound-on = Turn the sound on
festival = Festival
record = Download the record

error-no-table = There is no such table, or no place at it for you.
error-no-browser = This browser is not known here yet.
error-foreign-origin = The request comes from a page of another site.
error-bad-message = The message cannot be read: { $why }.
error-too-fast = Too much in too short a time. Wait a moment.
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
error-table-unreadable = This table cannot be read any more; the server’s log says why.
error-too-many-changes = This has been done too often at this table.
error-too-many-watchers = Too many people watch this table already.


table-nth = { $name } { $nth }
list-or = { $items } or { $last }

table-lake = Lake
table-zoom-in = Larger
table-zoom-out = Smaller
table-zoom-fit = Show the whole lake
table-lake-hint = Pinch or drag to look around.
table-way =
 { $side ->
 [north] { $count } up
 [east] { $count } right
 [south] { $count } down
 *[west] { $count } left
 }
table-tile-cell = Tile { $way } from the boat: { tile-sides.seen }
table-last-cell = Tile placed last, { $way } from the boat: { tile-sides.seen }
table-boat-cell = The boat: { tile-sides.seen }
table-free-cell = Free cell { $way } from the boat, touching { $touching }
table-touching =
 { $platform ->
 [yes] { color } { side.seen } (with a platform)
 *[no] { color } { side.seen }
 }

table-player =
 { $you ->
 [yes] { $name } (you)
 *[no] { $name }
 }
table-you = { $name } (you)
table-here = Connected
table-away = Not connected
table-stand-in = (a bot plays)
table-start-player = Start player
table-honor-word = honor
table-cards-of = Lantern cards of { $name }
table-card-total = { $count } of 12 cards
table-no-tokens = no dedications yet
table-tiles-in-hand =
 { $count ->
 [0] No tile in hand
 [one] { $count } tile in hand
 *[other] { $count } tiles in hand
 }
table-unfold = All about { $name }

table-reach = Sets in reach of { $name }
table-reach-ready = { kind }: ready, { honor }
table-reach-short = { kind }: one card short ({ $colors }), { honor }
table-reach-far = { kind }: more than one card short, { honor }
table-reach-becomes = { kind }: ready with this tile, { honor }
table-set-worth = { kind } ({ $count })
table-completes-mine = Ready for you: { $sets }
table-completes-theirs =
 { $next ->
 [yes] Ready for { $name }, who plays next: { $sets }
 *[no] Ready for { $name }: { $sets }
 }
table-completes-more =
 { $count ->
 [one] and { $count } more player
 *[other] and { $count } more players
 }
table-completes-all = Show everything
table-completes-less = Show the most important

table-stacks = Dedication tokens
table-stack-next = then { $values }
table-stack-last = the last one
table-stack-empty = empty: always 4
table-supply = Supply
table-draw =
 { $count ->
 [0] no tile to draw
 [one] { $count } tile to draw
 *[other] { $count } tiles to draw
 }

table-my-hand = Your tiles
table-hand-tile = Tile { $nth } of your hand: { tile-sides.seen }
table-hand-empty = Your tiles are all on the lake.
table-turn-left = Turn left
table-turn-right = Turn right

table-steps = Your turn
table-step-exchange = Exchange
table-step-dedicate = Dedicate
table-step-discard = Discard
table-step-place = Place
table-step-end = End turn
table-take-back = Take back
table-offers =
 { $count ->
 [one] You can dedicate a set now.
 *[other] You can dedicate: { $count } sets to choose from.
 }
table-no-set = You have no set to dedicate now.
table-dedicated-already = You have dedicated a set this turn.
table-discard-begun = You have begun to discard, which ends the dedication of this turn.
table-offer = Dedicate: { kind }
table-on-turn = It is { $name }’s turn.
table-waiting = { $name } is thinking…
table-unsent = Your move is waiting for the connection and will be sent when it is back.
table-withdraw = Don’t send it

table-your-turn = Your turn
table-how-to-place = Choose a tile and point at a glowing cell to see what everybody gets.
table-dots = The dots show how many sides match.
table-ranked = Show on each cell the most it can give me
table-preview = If you place it here
table-preview-more = Show what everybody gets
table-preview-less = Show less
table-preview-match = You: { color } for the match { side.seen }
table-preview-match-missed = You: nothing for the match { side.seen }, no { color } card is left
table-preview-favor =
 { $own ->
 [yes] You: favor for your tile’s platform
 *[no] You: favor for the adjacent tile’s platform
 }
table-preview-favor-missed =
 { $own ->
 [yes] You: nothing for your tile’s platform, no favor token is left
 *[no] You: nothing for the adjacent tile’s platform, no favor token is left
 }
table-preview-faced =
 { $you ->
 [yes] You: { color }, facing you
 *[no] { $name }: { color }
 }
table-preview-faced-missed =
 { $you ->
 [yes] You: nothing, no { color } card is left
 *[no] { $name }: nothing, no { color } card is left
 }
table-none-left = no { color } left
table-no-favor-left = no favor left
table-place = Place the tile
table-click-to-place = Click to place it here. The wheel, Q and E turn it.
table-turn-best = Turned another way: { $count } for you
table-not-yet = Not yet
table-planning = Planning: if you placed it here
table-planning-word = Planning
table-planning-how = Point at a free cell to see what your tile would give. Nothing is sent.
table-planning-note = Nothing is sent. The lake may look different on your turn.
table-planning-unknown = What your tiles would give cannot be fetched now.
table-planning-stop = Stop planning
table-click-to-hold = Click to hold it here, then confirm. The wheel, Q and E turn it.
table-place-how = No cell is chosen yet. Pick one of your tiles, then a glowing cell of the lake.

table-give = You give one card:
table-take = You take one from the supply:
table-give-first = Choose first which card you give.
table-exchange-cost = An exchange costs 2 favor tokens.
table-exchange-completes = Completes { $sets }.
table-exchange-breaks = Breaks up { $sets }.
table-pairs =
 { $count ->
 [0] These three pairs:
 [one] Choose one more pair:
 *[other] Choose { $count } pairs:
 }
table-lack-four = You need four cards of one color and have { $count } at most.
table-lack-pairs =
 { $count ->
 [0] You need a pair in each of three colors and have none.
 [one] You need a pair in each of three colors and have one.
 *[other] You need a pair in each of three colors and have two.
 }
table-lack-seven = You need a card of every color. Missing: { $colors }.
table-generic = Its stack is empty: the token is a generic one.
table-discard =
 { $count ->
 [one] One card over the limit of 12: discard it.
 *[other] { $count } cards over the limit of 12: discard them one by one.
 }
table-discard-note = Once you discard a card, you can no longer exchange or dedicate this turn.
table-discard-or = Would you rather dedicate a set? After the first card it is too late.
table-dedicate-surplus =
 { $count ->
 [one] One card over the limit of 12: dedicate a set, or discard.
 *[other] { $count } cards over the limit of 12: dedicate a set, or discard.
 }
table-final-turn = Your final turn
table-final-note = You may exchange and dedicate once more; nothing is placed.

table-recap = Since your last turn
table-recap-done = Continue
table-tile-laid =
 { $you ->
 [yes] You place a tile.
 *[no] { $name } places a tile.
 }
table-took-back =
 { $you ->
 [yes] You take back your last step.
 *[no] { $name } takes back the last step.
 }
table-seat-moved =
 { $you ->
 [yes] You continue on another device.
 *[no] { $name } continues on another device.
 }
table-end-wanted =
 { $you ->
 [yes] You want to end the game.
 *[no] { $name } wants to end the game.
 }
table-handed-over =
 { $you ->
 [yes] A bot plays for you.
 *[no] A bot plays for { $name }.
 }
table-reclaimed =
 { $you ->
 [yes] You play your seat again.
 *[no] { $name } is back.
 }

table-placed =
 { $you ->
 [yes] You place a tile: { tile-sides.seen }.
 *[no] { $name } places a tile: { tile-sides.seen }.
 }
table-matched =
 { $you ->
 [yes] Match { side.seen }: you take { color.card }.
 *[no] Match { side.seen }: { $name } takes { color.card }.
 }
table-matched-missed =
 { $you ->
 [yes] Match { side.seen }: you take nothing, the supply has no { color } card left.
 *[no] Match { side.seen }: { $name } takes nothing, the supply has no { color } card left.
 }
table-platform =
 { $you ->
 [yes] Platform: you take a favor token.
 *[no] Platform: { $name } takes a favor token.
 }
table-platform-missed =
 { $you ->
 [yes] Platform: you take nothing, there is no favor token left.
 *[no] Platform: { $name } takes nothing, there is no favor token left.
 }
table-faced =
 { $you ->
 [yes] Facing you ({ side.seen }): you take { color.card }.
 *[no] Facing { $name } ({ side.seen }): { $name } takes { color.card }.
 }
table-faced-missed =
 { $you ->
 [yes] Facing you ({ side.seen }): you take nothing, the supply has no { color } card left.
 *[no] Facing { $name } ({ side.seen }): { $name } takes nothing, the supply has no { color } card left.
 }
table-drawn =
 { $you ->
 [yes] You draw a tile: { tile-sides.seen }.
 *[no] { $name } draws a tile: { tile-sides.seen }.
 }

table-error-not-in-hand = You do not hold that tile.
table-error-cell-taken = There is already a tile on that cell.
table-error-cell-apart = No tile on the lake shares a side with that cell.

table-log = Game log
table-log-filter = Show
table-log-all = Everything
table-log-mine = What concerns me
table-log-dedications = Dedications
table-log-by = What { $name } did
table-log-empty = Nothing yet.

table-shortcuts = Keys
table-menu = Menu
theater-gets = { $name } gets { $things }
theater-also = { $name } { $things }
theater-completes = that completes { $name }’s { kind }
theater-you-get = you get { $things }
theater-you-complete = you get { $things }, which completes your { kind }
theater-skip = Skip to me
theater-skip-all = Skip
theater-you-got = you
`;export{e as default};