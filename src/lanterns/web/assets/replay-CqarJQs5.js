var e=`replay-title = Wiederholung
replay-controls = Durch die Partie gehen
replay-slider = Zeitpunkt der Partie
replay-dealt = Die Plättchen sind verteilt
replay-moment = { $ply } von { $last }: { $name }
replay-first = Zum Anfang
replay-back = Eine Aktion zurück
replay-next = Eine Aktion weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-calm = Ruhig
replay-speed-brisk = Zügig
replay-speed-fast = Schnell
replay-speed-fastest = Sehr schnell
replay-seat = Gesehen von
replay-open-hands = Offene Hände
replay-hand-of = Plättchen von { $name }
replay-player = Spieler { $number }
replay-turns = Züge
replay-nth-turn = { $number }. { $words }
replay-options = Ansicht und Teilen
replay-share = Teilen
replay-link-game = Link zu dieser Partie
replay-link-moment = Link zu diesem Zeitpunkt
replay-link-why = Die ganze Partie steckt im Link. Nirgends wird etwas gespeichert.
replay-picture = Ein Bild des Sees speichern
replay-score = { $name } { $honor }
replay-picture-trouble = Dieser Browser konnte das Bild nicht zeichnen.
replay-play-on = Von hier aus weiterspielen
replay-play-on-trouble = Die Partie ließ sich in diesem Browser nicht öffnen.
replay-play-on-title = Nach { $ply } Aktionen
replay-open = Eine Partie ansehen
replay-open-words = Öffne die Aufzeichnung einer Partie, zieh sie hierher oder füge einen Link ein.
replay-open-file = Eine Aufzeichnung öffnen …
replay-open-link = Link zu einer Partie
replay-open-go = Partie zeigen
replay-bad = Diese Partie lässt sich nicht zeigen
replay-several = Diese Datei enthält { $count } Aufzeichnungen; öffne eine mit einer einzigen Partie.
replay-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
replay-other = Andere Partie

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
error-result-early = Es gibt ein Ergebnis, aber nach Halbzug { $ply } ist das Spiel nicht zu Ende.
error-result-wrong = Im Ergebnis müsste „{ $key }“ { $right } sein, nicht { $wrong }.

error-link-empty = In diesem Link steckt keine Partie.
error-link-long = Eine Partie in einem Link hat höchstens { $most } Zeichen.
error-link-format = Das Format des Links ist „{ $format }“; diese Version liest „{ $known }“.
error-link-letters = Eine Partie in einem Link besteht nur aus Buchstaben, Ziffern, „-“ und „_“.
error-link-damaged = Der Link ist beschädigt oder unvollständig: Seine Prüfsumme stimmt nicht.
error-link-game = Die Prüfsumme des Links stimmt, aber es steckt keine Partie darin.
error-link-ply = Der Link nennt Halbzug { $ply }; seine Partie endet nach Halbzug { $last }.
`;export{e as default};