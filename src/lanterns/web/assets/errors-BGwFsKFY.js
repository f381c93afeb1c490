var e=`
amount =
    .have =
        { $have ->
            [0] keine
            [1] eine
            [2] zwei
            [3] drei
            [4] vier
            [5] fünf
            [6] sechs
            [7] sieben
            [8] acht
            [9] neun
            [10] zehn
            [11] elf
           *[12] zwölf
        }
    .count =
        { $count ->
            [0] null
            [1] eine
            [5] fünf
            [6] sechs
            [7] sieben
            [8] acht
            [9] neun
            [10] zehn
            [11] elf
            [12] zwölf
           *[other] { $count }
        }

error-seat-count = Lanterns ist ein Spiel für zwei, drei oder vier Personen, nicht für { amount.count }.
error-seat-unknown = Ein Platz heißt north (Norden), east (Osten), south (Süden) oder west (Westen), nicht „{ $side }“.
error-seat-repeated = Im { side } können nicht zwei Personen sitzen.
error-seat-order = Die Plätze müssen im Uhrzeigersinn aufeinander folgen: Norden, Osten, Süden, Westen.
error-tile-count =
    Zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
    } spielt man mit { $needed } See-Plättchen, nicht mit { $count }.
error-tile-unknown = Ein See-Plättchen { $tile } zum Mischen gibt es nicht; sie haben die Nummern 1 bis 35.
error-tile-repeated = Das See-Plättchen { $tile } kommt zweimal vor.

error-game-over = Das Spiel ist zu Ende.
error-already-exchanged = Du hast in diesem Zug schon getauscht.
error-exchange-passed = Getauscht wird vor dem Ablegen eines Sets und vor dem Abwerfen.
error-exchange-favor =
    Ein Tausch kostet zwei Gunst-Marker, und du hast { $have ->
        [0] keinen
       *[1] einen
    }.
error-exchange-same = Ein Tausch muss eine andere Farbe bringen.
error-no-card = Du hast keine { color.inflected } Karte.
error-supply-out = Im Vorrat ist keine { color.inflected } Karte mehr.
error-dedication-passed = Du hast in diesem Zug schon ein Set abgelegt oder mit dem Abwerfen begonnen.
error-not-a-set = Diese Karten bilden kein Set, das abgelegt werden kann.
error-set-color =
    Du brauchst { $need ->
        [2] zwei
       *[4] vier
    } { color.inflected } Karten und hast { amount.have }.
error-set-seven = Du brauchst eine Karte jeder Farbe und hast keine { color.alone }.
error-discard-early = Abgeworfen wird nur mit mehr als zwölf Karten; du hast { amount.have }.
error-discard-final = Im letzten Zug gilt das Handlimit nicht.
error-hand-limit = Du hast { $have } Karten und musst auf zwölf kommen, bevor du ein Plättchen legst.
error-place-final = Im letzten Zug wird nichts gelegt.
error-not-in-hand = Du hast das Plättchen { $tile } nicht auf der Hand.
error-cell-taken = Auf { $x },{ $y } liegt schon ein Plättchen.
error-cell-apart = Kein Plättchen auf dem See hat eine gemeinsame Seite mit { $x },{ $y }.
error-bad-turns = Ein Plättchen kann um 0, 1, 2 oder 3 Vierteldrehungen gedreht werden, nicht um { $turns }.
error-must-place = Du musst ein Plättchen legen; nur ein letzter Zug endet ohne.

error-not-an-action = „{ $text }“ ist keine Aktion.

error-not-json = Das ist kein JSON-Text ({ $why }).
error-too-large = Dieser JSON-Text enthält eine Zahl oder Verschachtelung, die für eine Aufzeichnung zu groß ist.
error-not-an-object = Eine Aufzeichnung ist ein JSON-Objekt.
error-no-format = Das ist keine Aufzeichnung: Es fehlt „format“.
error-unknown-format = Das Format der Aufzeichnung ist „{ $format }“; diese Version liest „{ $known }“.
error-missing-key = In der Aufzeichnung fehlt „{ $key }“.
error-bad-key =
    In der Aufzeichnung muss „{ $key }“ eine Liste von { $key ->
        [seats] Wörtern
        [tiles] ganzen Zahlen
       *[actions] Texten
    } sein.
error-bad-result = In der Aufzeichnung muss „result“ ein JSON-Objekt sein.
error-bad-setup = Das Spiel kann nicht aufgebaut werden: { $why }
error-bad-action = Halbzug { $ply }, { $action }: { $why }
error-result-early = Es gibt ein Ergebnis, aber nach Halbzug { $ply } ist das Spiel nicht zu Ende.
error-result-wrong = Im Ergebnis müsste „{ $key }“ { $right } sein, nicht { $wrong }.
`;export{e as default};