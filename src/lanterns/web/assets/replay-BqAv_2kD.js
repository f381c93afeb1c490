var e=`replay-title = Replay
replay-controls = Move through the game
replay-slider = Moment of the game
replay-dealt = The tiles are dealt
replay-moment = { $ply } of { $last }: { $name }
replay-first = To the beginning
replay-back = One action back
replay-next = One action forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-calm = Calm
replay-speed-brisk = Brisk
replay-speed-fast = Fast
replay-speed-fastest = Very fast
replay-seat = Seen from
replay-open-hands = Open hands
replay-hand-of = Tiles of { $name }
replay-player = Player { $number }
replay-turns = Turns
replay-nth-turn = { $number }. { $words }
replay-options = View and share
replay-share = Share
replay-link-game = Link to this game
replay-link-moment = Link to this moment
replay-link-why = The whole game is in the link. Nothing is stored anywhere.
replay-picture = Save a picture of the lake
replay-score = { $name } { $honor }
replay-picture-trouble = This browser could not draw the picture.
replay-play-on = Play on from here
replay-play-on-trouble = The game could not be opened in this browser.
replay-play-on-title = After { $ply } actions
replay-open = Replay a game
replay-open-words = Open the record of a game, drop it here, or paste a link.
replay-open-file = Open a record…
replay-open-link = Link to a game
replay-open-go = Show the game
replay-bad = This game cannot be replayed
replay-several = This file holds { $count } records; open one with a single game.
replay-large = This file is too large to be the record of a game.
replay-other = Another game

error-no-format = This is not a game record: it has no “format”.
error-unknown-format = The record’s format is “{ $format }”; this version reads “{ $known }”.
error-missing-key = The record has no “{ $key }”.
error-bad-key =
 The record’s “{ $key }” must be a list of { $key ->
 [seats] words
 [tiles] whole numbers
 *[actions] texts
 }.
error-bad-result = The record’s “result” must be a JSON object.
error-bad-setup = The game cannot be set up: { $why }
error-result-early = There is a result, but the game is not over after ply { $ply }.
error-result-wrong = The result’s { $key } should be { $right }, not { $wrong }.

error-link-empty = There is no game in this link.
error-link-long = A game in a link has at most { $most } letters.
error-link-format = The link’s format is “{ $format }”; this version reads “{ $known }”.
error-link-letters = A game in a link has letters, digits, “-” and “_” only.
error-link-damaged = The link is damaged or not whole: its checksum does not fit.
error-link-game = The link’s checksum fits, but there is no game in it.
error-link-ply = The link names ply { $ply }; its game ends after ply { $last }.
`;export{e as default};