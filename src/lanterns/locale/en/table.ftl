# The table in the browser.

table-nth = { $name } { $nth }

table-lake = Lake
table-zoom-in = Larger
table-zoom-out = Smaller
table-zoom-fit = Show the whole lake
table-tile-cell = { cell }: { tile-sides }
table-last-cell = { cell }, placed last: { tile-sides }
table-boat-cell = { cell }, the boat: { tile-sides }
table-free-cell = Free { cell }, touching { $touching }
table-touching =
    { $platform ->
        [yes] { color } in the { side } with a platform
       *[no] { color } in the { side }
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

table-stacks = Dedication tokens
table-stack-next = then { $values }
table-stack-last = the last one
table-stack-empty = empty: generic
table-supply = Supply
table-draw =
    { $count ->
        [0] no tile to draw
        [one] { $count } tile to draw
       *[other] { $count } tiles to draw
    }

table-my-hand = Your tiles
table-hand-tile = Tile { $nth } of your hand, number { $tile }: { tile-sides }
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
table-offer = Dedicate: { kind }
table-on-turn = It is { $name }’s turn.
table-waiting = { $name } is thinking …
table-unsent = Your move waits for the line and is sent when it is back.
table-withdraw = Do not send it

table-your-turn = Your turn
table-how-to-place = Choose a tile and point at a glowing cell to see what everybody gets.
table-dots = The dots count the sides that match.
table-ranked = Show on each cell the most it can give me
table-preview = If you place it here
table-preview-match = You: { color } for the match in the { side }
table-preview-match-missed = You: nothing for the match in the { side }, no { color } card is left
table-preview-favor =
    { $own ->
        [yes] You: favor for your tile’s platform
       *[no] You: favor for a neighbour’s platform
    }
table-preview-favor-missed =
    { $own ->
        [yes] You: nothing for your tile’s platform, no favor token is left
       *[no] You: nothing for a neighbour’s platform, no favor token is left
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

table-give = You give one card:
table-take = You take one from the supply:
table-give-first = Choose first which card you give.
table-exchange-cost = An exchange costs 2 favor tokens.
table-pairs =
    { $count ->
        [0] These three pairs:
        [one] Choose one more pair:
       *[other] Choose { $count } pairs:
    }
table-lack-four = You need four cards of one colour and have { $count } at most.
table-lack-pairs =
    { $count ->
        [0] You need a pair in each of three colours and have none.
        [one] You need a pair in each of three colours and have one.
       *[other] You need a pair in each of three colours and have two.
    }
table-lack-seven = You need a card of every colour and lack: { $colors }.
table-generic = Its stack is empty: the token is a generic one.
table-discard =
    { $count ->
        [one] One card too many: put it back.
       *[other] { $count } cards too many: put them back one by one.
    }
table-discard-note = With the first card you put back, exchange and dedication are over for this turn.
table-discard-or = Would you rather dedicate a set? After the first card it is too late.
table-final-turn = Your final turn
table-final-note = You may exchange and dedicate once more; nothing is placed.

table-recap = Since your last turn
table-recap-done = On with the game
table-tile-laid =
    { $you ->
        [yes] You place a tile.
       *[no] { $name } places a tile.
    }
table-took-back =
    { $you ->
        [yes] You take that back.
       *[no] { $name } takes that back.
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
table-game-started = The tiles are dealt, the game begins.

table-log = What happened
table-log-filter = Show
table-log-all = Everything
table-log-mine = What concerns me
table-log-dedications = Dedications
table-log-by = What { $name } did
table-log-empty = Nothing yet.

table-shortcuts = Keys
table-shortcut-pick = pick a tile; again to turn it
table-shortcut-turn = turn it left, right, right
table-shortcut-walk = walk over the lake
table-shortcut-place = place the tile
table-shortcut-cancel = back to nothing chosen
table-shortcut-exchange = exchange
table-shortcut-dedicate = dedicate
table-shortcut-placing = go to the lake
table-shortcut-back = take back
table-shortcut-zoom = lake larger, smaller, whole
table-shortcut-log = what happened
table-shortcut-help = this page
table-shortcuts-mouse = With the mouse: point to see, turn with the wheel, click to place, or drag a tile onto the lake. By touch: tap a cell to see, tap it again to turn, then confirm.

# The theater: the turns of others, one after the other. A caption is one sentence.
theater-gets = { $name } gets { $things }
theater-also = { $name } { $things }
theater-completes = that completes { $name }’s { kind }
theater-you-get = you get { $things }
theater-you-complete = you get { $things }, which completes your { kind }
theater-skip = Skip to me
theater-skip-all = Skip
theater-last-round = Last round
theater-turn = { $name }’s turn
theater-you-got = you
theater-thinking = is thinking …
theater-nothing-for-you = nothing for you
