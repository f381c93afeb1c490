# Alles, was an einer Aufzeichnung falsch sein kann.

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
error-tile-unknown = Es gibt kein See-Plättchen { $tile }; die Plättchen zum Mischen haben die Nummern 1 bis 35.
error-tile-repeated = Das See-Plättchen { $tile } kommt zweimal vor.

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
error-bad-action = Aktion { $ply }, { $action }: { $why }
error-result-early = Es gibt ein Ergebnis, aber nach Aktion { $ply } ist das Spiel nicht zu Ende.
error-result-wrong = Im Ergebnis müsste „{ $key }“ { $right } sein, nicht { $wrong }.

error-link-empty = In diesem Link steckt keine Partie.
error-link-long = Eine Partie in einem Link hat höchstens { $most } Zeichen.
error-link-format = Das Format des Links ist „{ $format }“; diese Version liest „{ $known }“.
error-link-letters = Eine Partie in einem Link besteht nur aus Buchstaben, Ziffern, „-“ und „_“.
error-link-damaged = Der Link ist beschädigt oder unvollständig: Seine Prüfsumme stimmt nicht.
error-link-game = Die Prüfsumme des Links stimmt, aber es steckt keine Partie darin.
error-link-ply = Der Link nennt Aktion { $ply }; seine Partie endet nach Aktion { $last }.
