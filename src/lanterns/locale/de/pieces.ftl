# Das Spielmaterial und wie man es zählt.
# Attribute sind Grammatik: Jede Sprache hat die Formen, die ihre Sätze brauchen.

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

# Die Kurzform einer Farbe: auf Laternen, in der Zeichnung und zum Tippen.
color-letter =
    { $color ->
        [red] R
        [orange] O
        [green] G
        [purple] L
        [blue] B
        [white] W
       *[black] S
    }

# Karten einer Farbe in einer Liste von Karten.
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
    .seen =
        { $side ->
            [north] oben
            [east] rechts
            [south] unten
           *[west] links
        }

kind =
    { $kind ->
        [four-of-a-kind] Vierling
        [three-pair] Drei Paare
       *[seven-unique] Sieben Verschiedene
    }

# Ein Set, das abgelegt werden kann, mit seinen Farben.
set =
    { $kind ->
        [seven-unique] „{ kind }“
       *[other] „{ kind }“ ({ $colors })
    }

favor = { $count } Gunst-Marker

honor =
    { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }

# Die vier Seiten eines Plättchens, wie es liegt oder auf der Hand ist.
tile-sides =
    { $platform ->
        [yes] Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }, mit Plattform
       *[no] Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }
    }
    .seen =
        { $platform ->
            [yes] oben { $north }, rechts { $east }, unten { $south }, links { $west }, mit Plattform
           *[no] oben { $north }, rechts { $east }, unten { $south }, links { $west }
        }

list-end = { $items } und { $last }
nothing = nichts

bot-name =
    { $bot ->
        [random] Würfel
        [visitor] Falter
        [helper] Frosch
        [lamplighter] Karpfen
        [apprentice] Katze
        [artisan] Reiher
        [master] Dachs
        [sage] Eule
        [dragon] Drache
        [phoenix] Phönix
        [tiger] Tiger
        [kirin] Kirin
        [fox] Fuchs
        [magpie] Elster
       *[other] { $bot }
    }
