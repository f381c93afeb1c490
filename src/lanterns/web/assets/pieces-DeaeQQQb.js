var e=`
color =
    { $color ->
        [red] rot
        [orange] orange
        [green] grün
        [purple] lila
        [blue] blau
        [white] weiß
       *[black] schwarz
    }
    .inflected =
        { $color ->
            [red] rote
            [orange] orange
            [green] grüne
            [purple] lila
            [blue] blaue
            [white] weiße
           *[black] schwarze
        }
    .alone =
        { $color ->
            [orange] orangefarbene
            [purple] lilafarbene
           *[other] { color.inflected }
        }

colored-cards = { $count } { color.inflected }

exchanged-card =
    .given =
        { $given ->
            [red] eine rote Karte
            [orange] eine orange Karte
            [green] eine grüne Karte
            [purple] eine lila Karte
            [blue] eine blaue Karte
            [white] eine weiße Karte
           *[black] eine schwarze Karte
        }
    .taken =
        { $taken ->
            [red] eine rote
            [orange] eine orangefarbene
            [green] eine grüne
            [purple] eine lilafarbene
            [blue] eine blaue
            [white] eine weiße
           *[black] eine schwarze
        }

side =
    { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }

kind =
    { $kind ->
        [four-of-a-kind] Vierling
        [three-pair] Drei Paare
       *[seven-unique] Sieben Verschiedene
    }

set =
    { $kind ->
        [seven-unique] „{ kind }“
       *[other] „{ kind }“ ({ $colors })
    }

cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

favor = { $count } Gunst-Marker

honor =
    { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }

tile-sides =
    { $platform ->
        [yes] Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }, mit Plattform
       *[no] Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }
    }

tile = Plättchen { $tile }: { tile-sides }

cell = Feld { $x },{ $y }

list-end = { $items } und { $last }

nothing = nichts
`;export{e as default};