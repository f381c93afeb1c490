# Everything that can be wrong with a record: the referee’s own sentences.

error-seat-count = Lanterns is a game for two, three or four players, not { amount.count }.
error-seat-unknown = A seat is north, east, south or west, not “{ $side }”.
error-seat-repeated = Two players cannot both sit on the { side } side.
error-seat-order = The seats must follow each other clockwise: north, east, south, west.
error-tile-count =
    A game for { $players ->
        [2] two
        [3] three
       *[4] four
    } is played with { $needed } lake tiles, not { $count }.
error-tile-unknown = There is no lake tile { $tile } to shuffle; they are numbered 1 to 35.
error-tile-repeated = Lake tile { $tile } is there twice.

error-not-json = This is not JSON text ({ $why }).
error-too-large = This JSON text has a number or a nesting too large to be a game record.
error-not-an-object = A record is a JSON object.
error-no-format = This is not a game record: it has no “format”.
error-unknown-format = The record’s format is “{ $format }”; this version reads “{ $known }”.
error-missing-key = The record has no “{ $key }”.
error-bad-key =
    The record’s “{ $key }” must be a list of { $key ->
        [seats] words
        [tiles] whole numbers
       *[actions] strings
    }.
error-bad-result = The record’s “result” must be a JSON object.
error-bad-setup = The game cannot be set up: { $why }
error-bad-action = Action { $ply }, { $action }: { $why }
error-result-early = There is a result, but the game is not over after action { $ply }.
error-result-wrong = The result’s { $key } should be { $right }, not { $wrong }.

error-link-empty = There is no game in this link.
error-link-long = A game in a link has at most { $most } characters.
error-link-format = The link’s format is “{ $format }”; this version reads “{ $known }”.
error-link-letters = A game in a link has letters, digits, “-” and “_” only.
error-link-damaged = The link is damaged or incomplete: its checksum does not match.
error-link-game = The link’s checksum matches, but there is no game in it.
error-link-ply = The link points to action { $ply }; its game ends after action { $last }.
