# The table in the browser.

table-nth = { $name } { $nth }
list-or = { $items } or { $last }

table-lake = Lake
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Show the whole lake
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
table-card-total = Cards: { $count } (limit 12)
table-no-tokens = no dedications yet
table-tiles-in-hand =
    { $count ->
        [0] No tile in hand
        [one] { $count } tile in hand
       *[other] { $count } tiles in hand
    }
table-unfold = All about { $name }

table-reach = Sets within { $name }’s reach
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
        [one] and for { $count } more player
       *[other] and for { $count } more players
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
table-hand-tile = Tile { $nth } in your hand: { tile-sides.seen }
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
table-hint = Help me
table-idea = What is my idea worth?
table-offers =
    { $count ->
        [one] You can dedicate a set now.
       *[other] You can dedicate: { $count } sets to choose from.
    }
table-no-set = You have no set to dedicate now.
table-dedicated-already = You have dedicated a set this turn.
table-discard-begun = You have begun to discard, so you can no longer dedicate this turn.
table-offer = Dedicate: { kind }
table-on-turn = It is { $name }’s turn.
table-waiting = { $name } is thinking…
table-unsent = Your move is waiting for the connection and will be sent when it is back.
table-withdraw = Don’t send it

table-your-turn = Your turn
table-how-to-place = Choose a tile and point at a glowing cell to see what everybody gets.
table-how-to-place-touch = Choose a tile and tap a glowing cell to see what everybody gets.
table-dots = The dots show how many sides match.
table-ranked = Show on each cell the most it can give me
table-preview = If you place it here
table-preview-more = Show what everybody gets
table-preview-less = Show less
table-preview-match = You: { color } for the match { side.seen }
table-preview-match-missed = You: nothing for the match { side.seen }; no { color } cards are left
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
table-place-short = Place
table-click-to-place = Click to place it here. The wheel, Q and E turn it.
table-turn-best = Another rotation gives you more ({ $count })
table-not-yet = Not yet
table-planning = Planning: if you placed it here
table-planning-word = Planning
table-planning-how = Point at a free cell to see what your tile would give. Nothing is sent.
table-planning-note = Nothing is sent. The lake may look different on your turn.
table-planning-unknown = Right now there is no way to see what your tiles would give.
table-planning-stop = Stop planning
table-click-to-hold = Click to hold it here, then confirm. The wheel, Q and E turn it.
table-place-how = No cell is chosen yet. Pick one of your tiles, then a glowing cell of the lake.

table-final-turn = Your final turn
table-final-note = You may exchange and dedicate once more; nothing is placed.

table-recap = Since your last turn
table-recap-watched = The latest turns
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
        [yes] You are playing again.
       *[no] { $name } is back.
    }

# What happened, with sides as they are on the reader’s screen and without numbers that it does not show.
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
        [yes] Match { side.seen }: you take nothing; the supply has no { color } cards left.
       *[no] Match { side.seen }: { $name } takes nothing; the supply has no { color } cards left.
    }
table-platform =
    { $you ->
        [yes] Platform: you take a favor token.
       *[no] Platform: { $name } takes a favor token.
    }
table-platform-missed =
    { $you ->
        [yes] Platform: you take nothing; there are no favor tokens left.
       *[no] Platform: { $name } takes nothing; there are no favor tokens left.
    }
table-faced =
    { $you ->
        [yes] Facing you ({ side.seen }): you take { color.card }.
       *[no] Facing { $name } ({ side.seen }): { $name } takes { color.card }.
    }
table-faced-missed =
    { $you ->
        [yes] Facing you ({ side.seen }): you take nothing; the supply has no { color } cards left.
       *[no] Facing { $name } ({ side.seen }): { $name } takes nothing; the supply has no { color } cards left.
    }
table-drawn =
    { $you ->
        [yes] You draw a tile: { tile-sides.seen }.
       *[no] { $name } draws a tile: { tile-sides.seen }.
    }

# Refusals without the tile numbers and coordinates that only records have.
table-error-not-in-hand = You do not hold that tile.
table-error-cell-taken = There is already a tile on that cell.
table-error-cell-apart = No tile on the lake shares a side with that cell.

table-log = Game log
table-log-filter = Show
table-log-all = Everything
table-log-mine = What affects me
table-log-dedications = Dedications
table-log-by = What { $name } did
table-log-final = The last tile is placed: everybody has one final turn.
table-log-empty = Nothing yet.

table-shortcuts = Keys
table-menu = Menu

# The theater: the turns of others, one after the other. A caption is one sentence.
theater-gets = { $name } gets { $things }
theater-also = { $name } { $things }
theater-completes = that completes { $name }’s { kind }
theater-you-get = you get { $things }
theater-you-complete = you get { $things }, which completes your { kind }
theater-skip = Skip to my turn
theater-skip-all = Skip
theater-you-got = you
