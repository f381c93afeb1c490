var e=`
color =
    { $color ->
        [red] czerwony
        [orange] pomarańczowy
        [green] zielony
        [purple] purpurowy
        [blue] niebieski
        [white] biały
       *[black] czarny
    }
    .feminine =
        { $color ->
            [red] czerwona
            [orange] pomarańczowa
            [green] zielona
            [purple] purpurowa
            [blue] niebieska
            [white] biała
           *[black] czarna
        }
    .accusative =
        { $color ->
            [red] czerwoną
            [orange] pomarańczową
            [green] zieloną
            [purple] purpurową
            [blue] niebieską
            [white] białą
           *[black] czarną
        }
    .genitive =
        { $color ->
            [red] czerwonej
            [orange] pomarańczowej
            [green] zielonej
            [purple] purpurowej
            [blue] niebieskiej
            [white] białej
           *[black] czarnej
        }
    .few =
        { $color ->
            [red] czerwone
            [orange] pomarańczowe
            [green] zielone
            [purple] purpurowe
            [blue] niebieskie
            [white] białe
           *[black] czarne
        }
    .many =
        { $color ->
            [red] czerwonych
            [orange] pomarańczowych
            [green] zielonych
            [purple] purpurowych
            [blue] niebieskich
            [white] białych
           *[black] czarnych
        }

colored-cards =
    { $count ->
        [one] { $count } { color.feminine }
        [few] { $count } { color.few }
       *[other] { $count } { color.many }
    }

exchanged-card =
    .given =
        { $given ->
            [red] czerwoną
            [orange] pomarańczową
            [green] zieloną
            [purple] purpurową
            [blue] niebieską
            [white] białą
           *[black] czarną
        }
    .taken =
        { $taken ->
            [red] czerwoną
            [orange] pomarańczową
            [green] zieloną
            [purple] purpurową
            [blue] niebieską
            [white] białą
           *[black] czarną
        }

side =
    { $side ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    }
    .where =
        { $side ->
            [north] na północy
            [east] na wschodzie
            [south] na południu
           *[west] na zachodzie
        }

kind =
    { $kind ->
        [four-of-a-kind] cztery z jednego rodzaju
        [three-pair] trzy pary
       *[seven-unique] siedem różnych
    }

set =
    { $kind ->
        [seven-unique] { kind }
       *[other] { kind } ({ $colors })
    }

cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }

favor =
    { $count ->
        [one] { $count } żeton łaski
        [few] { $count } żetony łaski
       *[other] { $count } żetonów łaski
    }

honor =
    { $count ->
        [one] { $count } punkt honoru
        [few] { $count } punkty honoru
       *[other] { $count } punktów honoru
    }
    .worth =
        { $honor ->
            [one] { $honor } punkt honoru
            [few] { $honor } punkty honoru
           *[other] { $honor } punktów honoru
        }

tile-sides =
    { $platform ->
        [yes] północ { $north }, wschód { $east }, południe { $south }, zachód { $west }, z platformą
       *[no] północ { $north }, wschód { $east }, południe { $south }, zachód { $west }
    }

tile = kafel { $tile }: { tile-sides }

cell = pole { $x },{ $y }
    .on = na polu { $x },{ $y }

list-end = { $items } i { $last }

nothing = nic
`;export{e as default};