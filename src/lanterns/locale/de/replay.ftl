# Wiederholungen von Partien: durchgehen, teilen, Aufzeichnungen öffnen.

replay-title = Wiederholung
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
replay-open-hands = Plättchen aller zeigen
replay-hand-of = Plättchen von { $name }
replay-player = Spieler { $number }
replay-turns = Züge
replay-nth-turn = { $number }. { $words }
replay-options = Ansicht und Teilen
replay-share = Teilen
replay-link-game = Link zu dieser Partie
replay-link-moment = Link zu diesem Zeitpunkt
replay-link-why = Die ganze Partie steckt im Link. Nirgends wird etwas gespeichert.
replay-picture = Ein Bild vom See am Ende speichern
replay-score = { $name } { $honor }
replay-picture-trouble = Dieser Browser konnte das Bild nicht zeichnen.
replay-play-on = Von hier aus weiterspielen
replay-play-on-trouble = Die Partie ließ sich in diesem Browser nicht öffnen.
replay-play-on-title =
    { $ply ->
        [0] Vom Anfang an
        [one] Nach { $ply } Aktion
       *[other] Nach { $ply } Aktionen
    }
# $names sind Bots, die die Seite nicht hat.
replay-play-on-stand-in = { $title }; { $bot } spielt für { $names }
replay-open = Eine Partie ansehen
replay-open-words = Öffne die Aufzeichnung einer Partie, zieh sie hierher oder füge einen Link ein.
replay-open-file = Eine Aufzeichnung öffnen …
replay-open-link = Link zu einer Partie
replay-open-go = Partie zeigen
replay-bad = Diese Partie lässt sich nicht zeigen
replay-several = Diese Datei enthält { $count } Aufzeichnungen; öffne eine mit einer einzigen Partie.
replay-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
replay-other = Andere Partie

# Die Auswertung einer Partie neben ihrer Wiederholung; die Worte des Trainers stehen in review.ftl.
replay-review = Partie auswerten
replay-review-title = Auswertung
replay-review-why = Was jede Entscheidung wert war und wie viel Glück dabei war.
replay-review-close = Auswertung schließen
replay-review-not-over = Die Partie ist nicht zu Ende: Nur beendete Partien lassen sich auswerten.
replay-review-progress = { $done } von { $total } Entscheidungen beurteilt
replay-review-stop = Anhalten
replay-review-stopped = Angehalten: { $done } von { $total } Entscheidungen sind beurteilt.
replay-review-go-on = Weiter
replay-review-done = Alle Entscheidungen sind beurteilt.
replay-review-trouble = Der Trainer kann in diesem Browser nicht arbeiten oder ließ sich nicht laden.
replay-review-numbers = Die Zahlen
replay-review-moments = Schlüsselzüge
replay-review-so-far = Die bisher teuersten Entscheidungen, bis alle beurteilt sind.
replay-review-moment = Augenblick { $number }: Zug { $turn }, { $name }
replay-review-turn = Zug { $turn }: { $name }
replay-review-outcomes = Gewinnchance, Siegpunkte am Ende und was jeder jetzt bekommt
replay-review-expected = { $honor } Siegpunkte
# What is compared with what was played: the best, one as good, or where that was the best the next best.
replay-review-other =
    { $kind ->
        [as-good] Genauso gut
        [next] Am zweitbesten
       *[best] Am besten
    }
replay-review-as-good = Gleich gut, soweit der Trainer das unterscheiden kann:
# Cells on which the tile of a decision would lie.
replay-review-marked-played = { $what } (hier gespielt)
replay-review-marked-other =
    { $kind ->
        [as-good] { $what } (hier genauso gut)
        [next] { $what } (hier am zweitbesten)
       *[best] { $what } (hier am besten)
    }
replay-review-differences = Alle Unterschiede
replay-review-show = Auf dem See zeigen
replay-review-accounts = Können und Glück
replay-review-later = Das folgt, sobald alle Entscheidungen beurteilt sind.
replay-review-share = Gleicher Anteil
replay-review-sum-of = Woher das Ergebnis von { $name } kommt
replay-review-explain = Was bedeuten diese Zahlen?
replay-review-explain-own = Eigene Entscheidungen: die Gewinnchance, die jemand gegenüber den besten Möglichkeiten verloren hat, gemessen an dem, was diese Person wissen konnte. Andere: was die Entscheidungen der anderen gegeben oder genommen haben.
replay-review-explain-luck = Glück ist alles Übrige: die Verteilung, die gezogenen Plättchen, die verdeckten Hände und der Platz in der Reihenfolge.
replay-review-explain-quality = Die Güte vergleicht die verlorene Chance mit der, die auf dem Spiel stand. Sie zählt nur Entscheidungen: Man kann mit 95 spielen und verlieren.
replay-review-none = Von { $name } ist noch keine Entscheidung beurteilt.

# A decision of a review, played once more.
replay-retry-title = Noch einmal: Zug { $turn }
replay-retry-ask = Was würdest du hier spielen? Bis zum Ende deines Zuges wird nichts gezeigt.
replay-retry-once-more = Noch ein Versuch: Es gibt etwas Besseres.
replay-retry-game = In der Partie kostete diese Entscheidung { $percent } Prozentpunkte.
replay-retry-solution = Besser: { $actions }
replay-retry-show = Lösung zeigen
replay-retry-back = Zurück zur Auswertung
