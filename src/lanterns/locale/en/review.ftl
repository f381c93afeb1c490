### Reviews of finished games.

review-title = Review of a game
review-seat = { $name }: { $result }% of the victory, quality { $quality }. Own decisions { $own }, decisions of others { $others }, luck { $luck }.
review-sum = Percentage points of the victory: the three add up to the result, less an equal share. Quality is 100 where no decision lost anything and 0 where they lost as much as random ones would.
review-moments = The moments that decided the game
review-no-moments = No decision cost much.
review-played = { $name }: { $action } ({ $verdict })
review-cost = It cost { $percent } percentage points of the chance to win and { $honor } honor.
review-better = Better: { $actions }
review-because = With it: { $reason }
review-instead = As played: { $reason }
review-chances = Chances to win: { $chances }
review-chance = { $name } ({ $percent }%)
review-decisions = Decisions
review-chart = Chances to win over the game
review-column-number = Action
review-column-player = Player
review-column-played = Played
review-column-best = Best
review-column-verdict = Verdict
review-column-win = Chance lost
review-column-chances = Chances (%)
review-column-honor = Honor lost
review-column-own = Own decisions
review-column-others = Others
review-column-luck = Luck
review-column-result = Result
review-column-quality = Quality
review-exact = exact
verdict =
    { $verdict ->
        [best] best
        [good] good
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[blunder] blunder
    }

# $you is yes where the sentence speaks to the player it is about.
reason-cards =
    { $count ->
        [one] { $cards } card
       *[other] cards ({ $cards })
    }
reason-taken =
    { $you ->
        [yes] You take { $things }.
       *[no] { $name } takes { $things }.
    }
reason-returned =
    { $you ->
        [yes] You give back { $things }.
       *[no] { $name } gives back { $things }.
    }
reason-card-denied =
    { $you ->
        [yes] You get no { color } card, because the supply has none left.
       *[no] { $name } gets no { color } card, because the supply has none left.
    }
reason-paid =
    { $you ->
        [yes] You pay { $things }.
       *[no] { $name } pays { $things }.
    }
reason-token-taken =
    { $you ->
        [yes] You take the token for { kind }, worth { $honor } honor.
       *[no] { $name } takes the token for { kind }, worth { $honor } honor.
    }
reason-set-completed =
    { $you ->
        [yes] You then have the cards for { kind }, worth { $honor } honor.
       *[no] { $name } then has the cards for { kind }, worth { $honor } honor.
    }
