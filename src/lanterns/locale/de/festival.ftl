# Das Ende eines Spiels: wer wie gewonnen hat, und ob fair gemischt wurde.

festival-won =
    { $you ->
        [yes] Du gewinnst!
       *[no] { $name } gewinnt
    }
festival-yours = Das Fest gehört dir
festival-theirs = Das Fest gehört { $name }
festival-place =
    { $place ->
        [1] Ihr teilt euch den Sieg!
        [2] Zweiter Platz für dich
        [3] Dritter Platz für dich
       *[other] Vierter Platz für dich
    }
festival-ahead =
    { $honor ->
        [0] Gleich viele Siegpunkte wie { $name }, und doch vorn.
        [one] Ein Siegpunkt vor { $name }.
       *[other] { $honor } Siegpunkte vor { $name }.
    }
festival-short =
    { $honor ->
        [0] Gleich viele Siegpunkte wie { $name }, doch der Gleichstand ging an { $name }.
        [one] Ein Siegpunkt hinter { $name }.
       *[other] { $honor } Siegpunkte hinter { $name }.
    }
festival-seals = Ein neues Siegel in deinem Regal: { $names }.
festival-shared = { $names } teilen sich den Sieg
festival-decider =
    { $decider ->
        [honor] Die meisten Siegpunkte entscheiden.
        [favor] An der Spitze herrscht Gleichstand bei den Siegpunkten, darum entscheiden die übrigen Gunst-Marker.
        [cards] An der Spitze herrscht Gleichstand bei Siegpunkten und Gunst-Markern, darum entscheiden die übrigen Laternen-Karten.
       *[nothing] Siegpunkte, Gunst-Marker und Laternen-Karten sind an der Spitze alle gleich.
    }
festival-ties = Bei gleichen Siegpunkten zählen die übrigen Gunst-Marker und danach die übrigen Laternen-Karten. Was entschieden hat, ist unterstrichen.
festival-rank = Rang
festival-player = Spieler
festival-honor = Siegpunkte
festival-favor = Gunst
festival-cards = Karten
festival-time = Siegpunkte im Verlauf
festival-graph = Ein Diagramm: die Siegpunkte aller Spieler nach jedem Zug. Die Zahlen folgen als Tabelle.
festival-turns = Züge
festival-turn = Zug
festival-numbers = Die Zahlen
festival-dedications = Abgegebene Sets
festival-none = kein Set abgegeben
festival-fair = War das Mischen fair?
festival-lake = Den See ansehen
festival-replay = Partie ansehen
festival-review = Partie auswerten
check-trouble = Die Aufzeichnung ließ sich nicht laden. Versuche es noch einmal.
check-good = Das Mischen war fair.
check-agrees = Die Aufzeichnung ist in sich stimmig.
check-unseen = Dein Browser hat die Siegel vor dem Spiel nicht notiert und konnte sie deshalb nicht vergleichen.
check-old = Dieses Spiel wurde noch auf die alte Art gemischt: Wer die Datenbank des Servers lesen konnte und sich zuletzt setzte, hätte die Reihenfolge bestimmen können.
check-bad = Etwas passt nicht. Bewahre die Aufzeichnung auf.
check-holds = stimmt:
check-fails = stimmt nicht:
check-format = Gemischt wurde nach dem veröffentlichten Verfahren.
check-seal = Das enthüllte Geheimnis passt zum Siegel.
check-promise = Es ist das Siegel, das seit dem Öffnen des Tischs zu sehen war.
check-mine = Was dein Browser dazugegeben hat, ist enthalten.
check-pledges = Jeder Beitrag stand fest, bevor der erste gezeigt wurde.
check-order = Plätze und Startspieler ergeben sich daraus.
check-tiles = Die Reihenfolge der Plättchen ergibt sich daraus.
check-open = nicht verglichen:
check-older = Dieses Spiel wurde noch auf die alte Art gemischt: Ein veränderter Server hätte es einrichten können.
check-again = Dein Beitrag war schon gezeigt, als alle einen neuen geben mussten: Wer den Teil des Servers kannte, hätte lieber neu mischen lassen können.
check-seats = Seiten und Startspieler sind so, wie sie vor dem Spiel zu sehen waren.
check-steady = Nichts, was feststand, wurde vor dem Spiel geändert.
