### Reviews of finished games.

review-title = Review of a game
review-seat = { $name }: luck { $luck }, own decisions { $own }, decisions of others { $others }. Together they turn an equal share of { $share }% into { $result }% of the win. Quality: { $quality } out of 100.
review-sum = Everyone starts with an equal share of the win. Luck, own decisions and the decisions of others then add percentage points or take them away. Own decisions can only cost: 0 is perfect. Quality is 100 if no decision lost anything and 0 if the decisions lost as much as random ones would.
review-moments = The moments that decided the game
review-no-moments = No decision cost much.
review-played = { $name }: { $action } ({ $verdict })
review-cost =
    { $dearer ->
        [yes] It cost { $percent } percentage points of the chance to win and about { $honor } honor.
       *[no] It cost { $percent } percentage points of the chance to win.
    }
review-better = Better: { $actions }
review-because = With it: { $reason }
review-instead = As played: { $reason }
review-chances = Chances to win, if everybody played like the coach: { $chances }
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
review-verdicts = An inaccuracy costs at least 2 percentage points of the chance to win, a mistake 5, a blunder 10. “{ review-exact }” means that the rest of the game was worked out to its end.
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
        [one] { color.card }
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
