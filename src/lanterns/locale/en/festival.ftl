# The end of a game: who won and how, and whether the shuffle was fair.

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
check-trouble = The record could not be fetched. Try again.
check-good = The shuffle was fair.
check-agrees = The record is consistent in itself.
check-unseen = Your browser did not save the seals before the game, so it could not compare them.
check-old = This game was shuffled in an older way: a player who could read the server’s database and sat down last could have arranged it.
check-bad = Something does not match. Keep the record.
check-holds = holds:
check-fails = fails:
check-format = The shuffle follows the published method.
check-seal = The revealed secret matches the seal.
check-promise = The seal is the one shown since the table was opened.
check-mine = What your browser added is part of it.
check-pledges = Everyone’s part is the one that was fixed before any was shown.
check-order = Seats and start player follow from it.
check-tiles = The order of the tiles follows from it.
check-open = not compared:
check-older = This game was shuffled in an older way: a modified server could have arranged it.
check-again = Your part had already been shown when everybody had to add a new one: whoever knew the server’s part could have preferred another deal.
check-seats = The sides and who starts are as the lobby showed them.
check-steady = Nothing that was fixed has been changed before the game.
