var e=`
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
error-already-exchanged = You have already made this turn's exchange.
error-exchange-passed = The exchange comes before the dedication and before any discard.
error-exchange-favor = An exchange costs two favor tokens and you have { amount.have }.
error-exchange-same = An exchange must bring a different colour.
error-no-card = You have no { color } card.
error-supply-out = The supply has no { color } card left.
error-dedication-passed = You have already dedicated this turn, or begun to discard.
error-not-a-set = Those cards are not a set that can be dedicated.
error-set-color =
    You need { $need ->
        [2] two
       *[4] four
    } { color } cards and have { amount.have }.
error-set-seven = You need a card of every colour and have no { color } one.
error-discard-early = You discard only while you have more than twelve cards; you have { amount.have }.
error-discard-final = The hand limit does not apply in the final turn.
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
error-no-format = This is not a game record: it has no “format”.
error-unknown-format = The record's format is “{ $format }”; this version reads “{ $known }”.
error-missing-key = The record has no “{ $key }”.
error-bad-key =
    The record's “{ $key }” must be a list of { $key ->
        [seats] words
        [tiles] whole numbers
       *[actions] texts
    }.
error-bad-result = The record's “result” must be a JSON object.
error-bad-setup = The game cannot be set up: { $why }
error-bad-action = Ply { $ply }, { $action }: { $why }
error-result-early = There is a result, but the game is not over after ply { $ply }.
error-result-wrong = The result's { $key } should be { $right }, not { $wrong }.
`;export{e as default};