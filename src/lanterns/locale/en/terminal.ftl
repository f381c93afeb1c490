# The terminal game.

greeting =
    Lanterns: The Harvest Festival

    Place tiles on the lake, collect lantern cards, and dedicate sets of them for honor.
    Answer with a number. Type “help” for everything else, “rules” for the rules in short.

seated-person =
    { $you ->
        [yes] You sit in the { side }.
       *[no] { $name } sits in the { side }.
    }
seated-bot = { $name } sits in the { side }, a bot: { bot-about }.
player-name = Player { $number }

curtain-hide = Press Enter to hide your tiles.
curtain-pass = Pass the keyboard to { $name }. { $name }, press Enter when nobody else can see the screen.

draw-stack =
    { $count ->
        [0] The draw stack is empty.
        [one] { $count } tile is left on the draw stack.
       *[other] { $count } tiles are left on the draw stack.
    }
player-line =
    { $you ->
        [yes] You ({ side }): { $held }; { $favor }; { $honor }.
       *[no] { $name } ({ side }): { $held }; { $favor }; { $honor }.
    }
held = { $list } ({ cards })
no-cards = no cards
player-tokens = Tokens: { $tokens }.
no-tokens = No tokens yet.
token = { kind } { $honor }
next-tokens = Next tokens: { $tokens }.
your-tiles = Your tiles:
supply-line = Cards in the supply: { $list }.
favor-line = Favor tokens in the supply: { $count }.
stack-line = Tokens for { kind }: { $values }.
stack-empty = Tokens for { kind }: none left, a dedication earns 4.
drawing-key = North is at the top. + platform, ~ water, b boat, * newest tile, (1) free cell.
cell-line = { cell }: { $touching }
touched-side =
    { $piece ->
        [boat] { side } { color } (the boat)
        [platform] { side } { color } (tile { $tile }, platform)
       *[tile] { side } { color } (tile { $tile })
    }

choose-action = What will you do?
choose-tile = Which tile?
choose-cell = Which cell?
choose-drawn-cell = Which cell? Type its number in the drawing, or “cells” to have them told.
choose-turn = Which way round?
choose-best = The placements that give you most:
choose-set = Which set?
choose-given = Which card do you give?
choose-taken = Which card do you take?
choose-discarded = Which card do you discard?
menu-place = Place a tile
menu-best = See the placements that give you most
menu-dedicate = Dedicate one of { $count } sets
menu-exchange = Exchange a card for 2 favor tokens
menu-discard = Discard a card: you have { $count } and may keep 12
preview = This is what it gives:
confirm-place = Place the tile? (yes or no)
confirm-quit = Leave the game? (yes or no)

not-a-choice =
    { $count ->
        [one] “{ $text }” is not a choice here. Type 1, “back” or “help”.
       *[other] “{ $text }” is not a choice here. Type a number from 1 to { $count }, “back” or “help”.
    }
not-yes-or-no = Please answer yes or no.
not-a-set = You have no complete set:
taken-back = Taken back.
nothing-to-take-back = There is nothing to take back in this turn.
log-empty = Nothing has happened yet.

game-saved = The game is saved in { $file }.
game-resumable = The game is saved. Go on with: lanterns play --resume { $file }
game-not-kept = This game is not kept; start with --record FILE to keep one.
game-not-saved = The game could not be saved: { $why }.
input-ended = The input has ended, and the game with it.
goodbye = Goodbye!

rank-line =
    { $you ->
        [yes] { $rank }. You: { $honor }, { $favor }, { $cards }.
       *[no] { $rank }. { $name }: { $honor }, { $favor }, { $cards }.
    }
you-too = you
won-by-honor =
    { $you ->
        [yes] You win with the most honor. Congratulations!
       *[no] { $name } wins with the most honor.
    }
won-by-favor =
    { $you ->
        [yes] Honor is level at the top, and you win with more favor tokens. Congratulations!
       *[no] Honor is level at the top, and { $name } wins with more favor tokens.
    }
won-by-cards =
    { $you ->
        [yes] Honor and favor tokens are level at the top, and you win with more lantern cards. Congratulations!
       *[no] Honor and favor tokens are level at the top, and { $name } wins with more lantern cards.
    }
won-together = { $names } share the victory: honor, favor tokens and lantern cards are all level.

# The words that can be typed: the first is the command’s name, the others do the same.
command-place = place p
command-best = best
command-dedicate = dedicate d
command-exchange = exchange x
command-discard = discard
command-end = end
command-lake = lake map
command-cells = cells
command-cards = cards score
command-tiles = tiles hand
command-supply = supply
command-log = log
command-back = back undo
command-rules = rules
command-help = help h ?
command-quit = quit exit q
command-yes = yes y
command-no = no n
command-all = all

help-place = place a tile, step by step
help-best = list the placements that give you most
help-dedicate = dedicate a set, as in “dedicate red” or “dedicate red blue white”
help-exchange = exchange a card, as in “exchange red blue”
help-discard = discard a card, as in “discard red”
help-end = end your final turn
help-lake = draw the lake
help-cells = tell the free cells and what they touch in words
help-cards = tell everybody’s cards, favor tokens, honor and tokens
help-tiles = tell your own tiles
help-supply = tell what the supply and the stacks hold
help-log = tell the last round again; “log all” tells the whole game
help-back = leave a question, or take back what you did this turn before placing
help-rules = the rules in short
help-help = this list
help-quit = leave the game
help-notation =
    Colours can be typed as words or as their letters in the drawing.
    Actions can also be typed as in game records: 12@0,-1r2 places tile 12 on cell 0,-1 turned by two
    quarters, 4R dedicates four reds, 3RBW three pairs, 7 seven unique, xP>R exchanges purple for red,
    -K discards black, and a full stop ends the final turn.

rules-summary =
    The rules in short
    A turn has three steps. The first two are free to take or leave.
    1. Exchange: pay 2 favor tokens to swap one of your cards for one of another colour in the supply.
    2. Dedicate: return a set and take the top token of its stack. Sets are four of a kind (four cards of
       one colour), three pair (two cards each of three colours) and seven unique (one card of every colour).
       An empty stack still earns 4 honor.
    3. Place: lay one of your tiles, turned as you like, beside a tile on the lake, then draw a new one.
    A placed tile gives you one card for each side that meets its own colour, and one favor token for each
    platform among the tiles that match, the new one included. Then everybody takes one card in the colour
    of the side that faces them, you first. A colour that the supply has run out of is missed.
    If your turn begins with more than 12 cards, dedicate or discard down to 12 before you place.
    When every tile is placed, each player has one final turn without placing. Most honor wins; ties go to
    favor tokens, then to lantern cards.
