var e=`
table-nth = { $name } { $nth }

table-lake = See
table-zoom-in = Größer
table-zoom-out = Kleiner
table-zoom-fit = Den ganzen See zeigen
table-tile-cell = { cell }: { tile-sides }
table-last-cell = { cell }, zuletzt gelegt: { tile-sides }
table-boat-cell = { cell }, das Boot: { tile-sides }
table-free-cell = Freies { cell }, grenzt an { $touching }
table-touching =
    { $platform ->
        [yes] { color } im { side } mit Plattform
       *[no] { color } im { side }
    }

table-player =
    { $you ->
        [yes] { $name } (du)
       *[no] { $name }
    }
table-you = { $name } (du)
table-here = Verbunden
table-away = Nicht verbunden
table-stand-in = (ein Bot spielt)
table-start-player = Startspieler
table-honor-word = Siegpunkte
table-cards-of = Laternen-Karten von { $name }
table-no-tokens = noch kein Set abgelegt
table-tiles-in-hand =
    { $count ->
        [0] Kein Plättchen auf der Hand
        [one] { $count } Plättchen auf der Hand
       *[other] { $count } Plättchen auf der Hand
    }
table-unfold = Alles über { $name }

table-stacks = Ruhmes-Marker
table-stack-next = dann { $values }
table-stack-last = der letzte
table-stack-empty = leer: allgemein
table-supply = Vorrat
table-draw =
    { $count ->
        [0] kein Plättchen mehr zu ziehen
        [one] noch { $count } Plättchen zu ziehen
       *[other] noch { $count } Plättchen zu ziehen
    }

table-my-hand = Deine Plättchen
table-hand-tile = Plättchen { $nth } auf der Hand, Nummer { $tile }: { tile-sides }
table-hand-empty = Deine Plättchen liegen alle auf dem See.
table-turn-left = Nach links drehen
table-turn-right = Nach rechts drehen

table-steps = Dein Zug
table-step-exchange = Tauschen
table-step-dedicate = Set ablegen
table-step-discard = Abwerfen
table-step-place = Legen
table-step-end = Zug beenden
table-take-back = Zurücknehmen
table-offers =
    { $count ->
        [one] Du kannst jetzt ein Set ablegen.
       *[other] Du kannst ein Set ablegen: { $count } stehen zur Wahl.
    }
table-no-set = Du hast gerade kein Set, das du ablegen kannst.
table-offer = Set ablegen: { kind }
table-on-turn = { $name } ist am Zug.
table-waiting = { $name } überlegt …
table-unsent = Dein Zug wartet auf die Verbindung und wird gesendet, sobald sie zurück ist.
table-withdraw = Nicht senden

table-your-turn = Du bist am Zug
table-how-to-place = Wähle ein Plättchen und zeige auf ein leuchtendes Feld: Dann siehst du, was alle bekommen.
table-dots = Die kleinen Kreise zählen die passenden Seiten.
table-ranked = Auf jedem Feld zeigen, was es mir höchstens bringt
table-preview = Wenn du hier legst
table-preview-match = Du: { color } für die Übereinstimmung im { side }
table-preview-match-missed = Du: nichts für die Übereinstimmung im { side }, keine { color.inflected } Karte mehr da
table-preview-favor =
    { $own ->
        [yes] Du: Gunst für die Plattform deines Plättchens
       *[no] Du: Gunst für die Plattform daneben
    }
table-preview-favor-missed =
    { $own ->
        [yes] Du: nichts für die Plattform deines Plättchens, kein Gunst-Marker mehr da
       *[no] Du: nichts für die Plattform daneben, kein Gunst-Marker mehr da
    }
table-preview-faced =
    { $you ->
        [yes] Du: { color }, dir zugewandt
       *[no] { $name }: { color }
    }
table-preview-faced-missed =
    { $you ->
        [yes] Du: nichts, keine { color.inflected } Karte mehr da
       *[no] { $name }: nichts, keine { color.inflected } Karte mehr da
    }
table-none-left = { color } ist aus
table-no-favor-left = keine Gunst mehr
table-place = Plättchen legen
table-click-to-place = Klicke, um es hier zu legen. Mausrad, Q und E drehen es.
table-turn-best = Anders gedreht: { $count } für dich
table-not-yet = Noch nicht

table-give = Du gibst eine Karte ab:
table-take = Du nimmst eine aus dem Vorrat:
table-give-first = Wähle zuerst, welche Karte du abgibst.
table-exchange-cost = Ein Tausch kostet 2 Gunst-Marker.
table-pairs =
    { $count ->
        [0] Diese drei Paare:
        [one] Wähle noch ein Paar:
       *[other] Wähle { $count } Paare:
    }
table-lack-four = Du brauchst vier Karten einer Farbe und hast höchstens { $count }.
table-lack-pairs =
    { $count ->
        [0] Du brauchst Paare in drei Farben und hast keines.
        [one] Du brauchst Paare in drei Farben und hast eines.
       *[other] Du brauchst Paare in drei Farben und hast zwei.
    }
table-lack-seven = Du brauchst eine Karte jeder Farbe. Dir fehlt: { $colors }.
table-generic = Der Stapel ist leer: Es ist ein allgemeiner Marker.
table-discard =
    { $count ->
        [one] Eine Karte zu viel: Lege sie zurück.
       *[other] { $count } Karten zu viel: Lege sie einzeln zurück.
    }
table-discard-note = Mit der ersten zurückgelegten Karte sind Tausch und Set für diesen Zug vorbei.
table-discard-or = Lieber ein Set ablegen? Nach der ersten Karte ist es zu spät.
table-final-turn = Dein letzter Zug
table-final-note = Du darfst noch einmal tauschen und ein Set ablegen; gelegt wird nichts mehr.

table-recap = Seit deinem letzten Zug
table-recap-done = Weiter im Spiel
table-tile-laid =
    { $you ->
        [yes] Du legst ein Plättchen.
       *[no] { $name } legt ein Plättchen.
    }
table-took-back =
    { $you ->
        [yes] Du nimmst das zurück.
       *[no] { $name } nimmt das zurück.
    }
table-handed-over =
    { $you ->
        [yes] Ein Bot spielt für dich.
       *[no] Ein Bot spielt für { $name }.
    }
table-reclaimed =
    { $you ->
        [yes] Du spielst wieder selbst.
       *[no] { $name } ist wieder da.
    }
table-game-started = Die Plättchen sind verteilt, das Spiel beginnt.

table-log = Was geschah
table-log-filter = Zeigen
table-log-all = Alles
table-log-mine = Was mich betrifft
table-log-dedications = Abgelegte Sets
table-log-by = Züge von { $name }
table-log-empty = Noch nichts.

table-shortcuts = Tasten
table-shortcut-pick = Plättchen wählen; nochmals: drehen
table-shortcut-turn = nach links, rechts, rechts drehen
table-shortcut-walk = über den See gehen
table-shortcut-place = Plättchen legen
table-shortcut-cancel = Auswahl aufheben
table-shortcut-exchange = tauschen
table-shortcut-dedicate = Set ablegen
table-shortcut-placing = zum See
table-shortcut-back = zurücknehmen
table-shortcut-zoom = See größer, kleiner, ganz
table-shortcut-log = was geschah
table-shortcut-help = diese Seite
table-shortcuts-mouse = Mit der Maus: zeigen und sehen, mit dem Rad drehen, mit einem Klick legen, oder ein Plättchen auf den See ziehen. Mit dem Finger: ein Feld antippen und sehen, nochmals antippen zum Drehen, dann bestätigen.
`;export{e as default};