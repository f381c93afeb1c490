# The pieces of the game and how they are counted.
# Attributes are grammar: each language has the forms that its own sentences need.

color =
    { $color ->
        [red] red
        [orange] orange
        [green] green
        [purple] purple
        [blue] blue
        [white] white
       *[black] black
    }
    .card =
        { $color ->
            [orange] an orange card
           *[other] a { color } card
        }

# The short form of a color: on lanterns, in the terminal’s drawing, and as it can be typed.
color-letter =
    { $color ->
        [red] R
        [orange] O
        [green] G
        [purple] P
        [blue] B
        [white] W
       *[black] K
    }

# Cards of one color in a list of cards.
colored-cards = { $count } { color }

exchanged-card =
    .given =
        { $given ->
            [red] a red card
            [orange] an orange card
            [green] a green card
            [purple] a purple card
            [blue] a blue card
            [white] a white card
           *[black] a black card
        }
    .taken =
        { $taken ->
            [red] a red one
            [orange] an orange one
            [green] a green one
            [purple] a purple one
            [blue] a blue one
            [white] a white one
           *[black] a black one
        }

side =
    { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
    .seen =
        { $side ->
            [north] at the top
            [east] on the right
            [south] at the bottom
           *[west] on the left
        }

kind =
    { $kind ->
        [four-of-a-kind] four of a kind
        [three-pair] three pair
       *[seven-unique] seven unique
    }

# A set that can be dedicated, with its colors.
set =
    { $kind ->
        [seven-unique] { kind }
       *[other] { kind } ({ $colors })
    }

favor =
    { $count ->
        [one] { $count } favor token
       *[other] { $count } favor tokens
    }

honor = { $count } honor

# The four sides of a tile as it lies, or as it is held.
tile-sides =
    { $platform ->
        [yes] north { $north }, east { $east }, south { $south }, west { $west }, with a platform
       *[no] north { $north }, east { $east }, south { $south }, west { $west }
    }
    .seen =
        { $platform ->
            [yes] top { $north }, right { $east }, bottom { $south }, left { $west }, with a platform
           *[no] top { $north }, right { $east }, bottom { $south }, left { $west }
        }

list-end = { $items } and { $last }
nothing = nothing

bot-name =
    { $bot ->
        [random] Dice
        [visitor] Moth
        [helper] Frog
        [lamplighter] Carp
        [apprentice] Cat
        [artisan] Heron
        [master] Badger
        [sage] Owl
        [dragon] Dragon
        [phoenix] Phoenix
        [tiger] Tiger
        [kirin] Kirin
        [fox] Fox
        [magpie] Magpie
       *[other] { $bot }
    }
