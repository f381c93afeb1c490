# Karten zum Tauschen, Ablegen oder Abwerfen wählen.

table-give = Du gibst eine Karte ab:
table-take = Du nimmst eine aus dem Vorrat:
table-give-first = Wähle zuerst, welche Karte du abgibst.
table-exchange-cost = Ein Tausch kostet 2 Gunst-Marker.
table-exchange-completes = Vervollständigt: { $sets }.
table-exchange-breaks = Löst auf: { $sets }.
table-pairs =
    { $count ->
        [0] Diese drei Paare:
        [one] Wähle noch ein Paar:
        [3] Wähle drei Paare:
       *[other] Wähle noch { $count } Paare:
    }
table-lack-four = Du brauchst vier Karten einer Farbe und hast höchstens { $count }.
table-lack-pairs =
    { $count ->
        [0] Du brauchst Paare in drei Farben und hast keines.
        [one] Du brauchst Paare in drei Farben und hast eines.
       *[other] Du brauchst Paare in drei Farben und hast zwei.
    }
table-lack-seven = Du brauchst eine Karte jeder Farbe. Fehlende Farben: { $colors }.
table-generic = Der Stapel ist leer: Du bekommst einen einfachen Marker (4).
table-discard =
    { $count ->
        [one] Eine Karte über der Grenze von 12: Wirf sie ab.
       *[other] { $count } Karten über der Grenze von 12: Wirf sie einzeln ab.
    }
table-discard-note = Sobald du eine Karte abwirfst, kannst du in diesem Zug weder tauschen noch ein Set abgeben.
table-discard-or = Lieber ein Set abgeben? Nach der ersten Karte ist es zu spät.
table-dedicate-surplus =
    { $count ->
        [one] Eine Karte über der Grenze von 12: Gib ein Set ab oder wirf eine ab.
       *[other] { $count } Karten über der Grenze von 12: Gib ein Set ab oder wirf welche ab.
    }
table-end-set = Du hast noch ein Set mit { $honor } Siegpunkten auf der Hand. Es zählt nur, wenn du es abgibst.
table-end-anyway = Den Zug ohne das Set beenden
