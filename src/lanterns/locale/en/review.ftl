### Reviews of finished games.

review-title = Review of a game
review-seat = { $name }: luck { $luck }, own decisions { $own }, decisions of others { $others }. Together they turn an equal share of { $share }% into { $result }% of the win. Quality: { $quality } out of 100.
review-sum = Everyone starts with an equal share of the win. Luck, own decisions and the decisions of others then add percentage points or take them away. Own decisions can only cost: 0 is perfect. Quality is 100 if no decision lost anything and 0 if the decisions lost as much as random ones would.
review-own = What { $name } can learn most from
review-turning-points = Turning points that lasted
review-no-turning-points = No turn changed the chances of { $name } for good.
review-turning =
    { $way ->
        [down] The chance of { $name } to win fell from { $from }% to { $to }% and did not recover.
       *[up] The chance of { $name } to win rose from { $from }% to { $to }% and held.
    }
# $who decided; luck is what nobody knew, on either side.
review-turning-cause =
    { $cause ->
        [luck] Most of it was luck.
       *[decision] Most of it was the decision of { $who }.
    }
# A part of an account, in percentage points.
review-per-turn = { $points } a turn
review-moments = The moments that decided the game
review-no-moments = No decision cost much.
review-played = { $name }: { $action } ({ $verdict })
review-cost = Among equals, it costs { $percent } percentage points of the chance to win.
review-cost-none = Nothing is better.
review-cost-little = It costs next to nothing of the chance to win.
# On average, over the deals. $dearer is no where the turn that wins less often earns more.
review-cost-honor =
    { $dearer ->
        [yes] It also costs about { $honor } honor at the end.
       *[no] It even earns about { $honor } more honor on average, but wins less often.
    }
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
review-verdicts = If everybody played like the coach, an inaccuracy would cost at least 2 percentage points of the chance to win, a mistake 5, a blunder 10. “{ review-exact }” means that the rest of the game was worked out to its end.
review-reckoned =
    { $known ->
        [none] The chances to win take everybody for equally strong.
        [some] The chances to win take into account how strong the bots are; a person is taken to be as strong as the average bot here.
       *[all] The chances to win take into account how strong the bots are.
    }
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
reason-second-set =
    { $you ->
        [yes] You then have the cards for { kind } once more, worth { $honor } honor.
       *[no] { $name } then has the cards for { kind } once more, worth { $honor } honor.
    }
# $count is how many colors would do.
reason-one-short =
    { $you ->
        [yes]
            { $count ->
                [one] You then need only { color.card } for { kind }, worth { $honor } honor.
               *[other] You then need only one more card for { kind }, worth { $honor } honor.
            }
       *[no]
            { $count ->
                [one] { $name } then needs only { color.card } for { kind }, worth { $honor } honor.
               *[other] { $name } then needs only one more card for { kind }, worth { $honor } honor.
            }
    }
reason-token-ahead =
    { $you ->
        [yes] You have the cards for { kind } too and are left with the next token, worth { $honor } honor.
       *[no] { $name } has the cards for { kind } too and is left with the next token, worth { $honor } honor.
    }
reason-color-ended = The supply then has no { color } card left.
# $percent of the ways to deal what is unseen.
reason-token-next =
    { $you ->
        [yes] Next turn, you take the token for { kind }, worth { $honor } honor, in { $percent }% of the deals.
       *[no] Next turn, { $name } takes the token for { kind }, worth { $honor } honor, in { $percent }% of the deals.
    }
reason-cards-next =
    { $you ->
        [yes] Your next tile then brings you { $cards } cards on average.
       *[no] The next tile of { $name } then brings { $cards } cards on average.
    }
reason-tie-break =
    { $you ->
        [yes] You win the tie: with equal honor, favor tokens count, then lantern cards.
       *[no] { $name } wins the tie: with equal honor, favor tokens count, then lantern cards.
    }
reason-lake-left =
    { $you ->
        [yes] The lake and the tiles that you keep then offer you more.
       *[no] The lake and the tiles that { $name } keeps then offer { $name } more.
    }
reason-more-next =
    { $you ->
        [yes] Your next turn then offers you more.
       *[no] The next turn then offers { $name } more.
    }
# Where no reasons together explain half of a difference.
reason-none = What both turns give right away hardly explains the difference. It lies in what the lake and the next turns offer.
review-because-share = With it ({ $share } points): { $reason }
review-instead-share = As played ({ $share } points): { $reason }
review-shares = The points say how much of the loss a reason explains.
review-unfinished = The game is not over. What counts as a result is each player’s chance to win as it stands.
