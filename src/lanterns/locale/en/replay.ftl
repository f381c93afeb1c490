# Replays of games: moving through them, sharing them, and opening records.

replay-title = Replay
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
replay-seat = View as
replay-open-hands = Show everyone’s tiles
replay-hand-of = Tiles of { $name }
replay-player = Player { $number }
replay-turns = Turns
replay-nth-turn = { $number }. { $words }
replay-options = View and share
replay-share = Share
replay-link-game = Link to this game
replay-link-moment = Link to this moment
replay-link-why = The whole game is in the link. Nothing is stored anywhere.
replay-picture = Save a picture of the final lake
replay-score = { $name } { $honor }
replay-picture-trouble = This browser could not draw the picture.
replay-play-on = Continue playing from here
replay-play-on-trouble = The game could not be opened in this browser.
replay-play-on-title =
    { $ply ->
        [0] From the deal
        [one] After { $ply } action
       *[other] After { $ply } actions
    }
# $names are bots that the page does not have.
replay-play-on-stand-in = { $title }; { $bot } plays for { $names }
replay-open = Replay a game
replay-open-words = Open the record of a game, drop it here, or paste a link.
replay-open-file = Open a record…
replay-open-link = Link to a game
replay-open-go = Show the game
replay-bad = This game cannot be replayed
replay-several = This file holds { $count } records; open one with a single game.
replay-large = This file is too large to be the record of a game.
replay-other = Another game

# The review of a game, beside its replay; the coach's own words are in review.ftl.
replay-review = Review the game
replay-review-title = Review
replay-review-why = What every decision was worth, and how much was luck.
replay-review-close = Close the review
replay-review-not-over = The game is not over: only finished games can be reviewed.
replay-review-progress = { $done } of { $total } decisions judged
replay-review-stop = Stop
replay-review-stopped = Stopped: { $done } of { $total } decisions are judged.
replay-review-go-on = Resume
replay-review-done = Every decision is judged.
replay-review-trouble = The coach cannot work in this browser, or it could not be loaded.
replay-review-numbers = The numbers
replay-review-moments = Key moments
replay-review-so-far = The costliest decisions so far, until all are judged.
replay-review-moment = Moment { $number }: turn { $turn }, { $name }
replay-review-turn = Turn { $turn }: { $name }
replay-review-outcomes = Each seat’s chance to win, honor at the end, and what it gets now
replay-review-expected = { $honor } honor
# What is compared with what was played: the best, one as good, or where that was the best the next best.
replay-review-other =
    { $kind ->
        [as-good] As good
        [next] Next best
       *[best] Best
    }
replay-review-as-good = Equally good, as far as the coach can tell:
# Cells on which the tile of a decision would lie.
replay-review-marked-played = { $what } (played here)
replay-review-marked-other =
    { $kind ->
        [as-good] { $what } (as good here)
        [next] { $what } (next best here)
       *[best] { $what } (best here)
    }
replay-review-differences = Everything that differs
replay-review-show = Show on the board
replay-review-accounts = Skill and luck
replay-review-later = This appears once every decision has been judged.
replay-review-share = Equal share
replay-review-sum-of = Where the result of { $name } comes from
replay-review-explain = What do these numbers mean?
replay-review-explain-own = Own decisions: how much chance to win a player gave up compared with the best choices, judged by what that player could know. Others: what the other players’ choices gave to this player or took away.
replay-review-explain-luck = Luck is everything else: the deal, the tiles drawn, the hands that nobody could see, the place in the order of turns.
replay-review-explain-quality = Quality compares the chance that was lost with the chance that was at stake. It counts decisions alone: you can play at 95 and still lose.
replay-review-none = No decision of { $name } is judged yet.

# A decision of a review, played once more.
replay-retry-title = Try again: turn { $turn }
replay-retry-ask = What would you play here? Nothing is shown until your turn is over.
replay-retry-once-more = One more try: there is something better.
replay-retry-game = In the game, this decision cost { $percent } percentage points.
replay-retry-solution = Better: { $actions }
replay-retry-show = Show the solution
replay-retry-back = Back to the review
