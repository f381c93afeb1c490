# Choosing cards to exchange, dedicate or discard.

table-give = You give one card:
table-take = You take one from the supply:
table-give-first = First choose the card you give.
table-exchange-cost = An exchange costs 2 favor tokens.
table-exchange-completes = Completes { $sets }.
table-exchange-breaks = Breaks up { $sets }.
table-pairs =
    { $count ->
        [0] These three pairs:
        [one] Choose one more pair:
        [3] Choose three pairs:
       *[other] Choose { $count } more pairs:
    }
table-lack-four = You need four cards of one color and have { $count } at most.
table-lack-pairs =
    { $count ->
        [0] You need a pair in each of three colors and have none.
        [one] You need a pair in each of three colors and have one.
       *[other] You need a pair in each of three colors and have two.
    }
table-lack-seven = You need a card of every color. Missing: { $colors }.
table-generic = Its stack is empty: the token is a generic one.
table-discard =
    { $count ->
        [one] One card over the limit of 12: discard it.
       *[other] { $count } cards over the limit of 12: discard them one by one.
    }
table-discard-note = Once you discard a card, you can no longer exchange or dedicate this turn.
table-discard-or = Would you rather dedicate a set? After the first card it is too late.
table-dedicate-surplus =
    { $count ->
        [one] One card over the limit of 12: dedicate a set, or discard.
       *[other] { $count } cards over the limit of 12: dedicate a set, or discard.
    }
table-end-set = You still hold a set for { $honor } honor. It counts only if you dedicate it.
table-end-anyway = End the turn without it
