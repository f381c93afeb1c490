### Auswertungen beendeter Partien.

review-title = Auswertung einer Partie
review-seat = { $name }: Glück { $luck }, eigene Entscheidungen { $own }, Entscheidungen der anderen { $others }. Zusammen machen sie aus einem gleichen Anteil von { $share } % ein Ergebnis von { $result } % des Sieges. Güte: { $quality } von 100.
review-sum = Alle beginnen mit einem gleichen Anteil am Sieg. Glück, eigene Entscheidungen und die der anderen bringen oder kosten von da an Prozentpunkte. Eigene Entscheidungen können nur kosten: 0 ist perfekt. Die Güte ist 100, wenn keine Entscheidung etwas gekostet hat, und 0, wenn die Entscheidungen so viel gekostet haben wie zufällige.
review-own = Woraus { $name } am meisten lernen kann
review-turning-points = Wendepunkte, die geblieben sind
review-no-turning-points = Kein Zug hat die Chancen von { $name } auf Dauer verändert.
review-turning =
    { $way ->
        [down] Die Gewinnchance von { $name } fiel von { $from } % auf { $to } % und erholte sich nicht mehr.
       *[up] Die Gewinnchance von { $name } stieg von { $from } % auf { $to } % und hielt sich.
    }
# $who decided; luck is what nobody knew, on either side.
review-turning-cause =
    { $cause ->
        [luck] Das war vor allem Glückssache.
       *[decision] Das lag vor allem an der Entscheidung von { $who }.
    }
# A part of an account, in percentage points.
review-per-turn = { $points } pro Zug
review-moments = Die Augenblicke, die die Partie entschieden haben
review-no-moments = Keine Entscheidung hat viel gekostet.
review-played = { $name }: { $action } ({ $verdict })
review-cost = Unter Gleichstarken kostet das { $percent } Prozentpunkte Gewinnchance.
review-cost-none = Nichts ist besser.
review-cost-little = Das kostet fast keine Gewinnchance.
# On average, over the deals. $dearer is no where the turn that wins less often earns more.
review-cost-honor =
    { $dearer ->
        [yes] Es kostet am Ende auch etwa { $honor } Siegpunkte.
       *[no] Im Schnitt bringt es sogar etwa { $honor } Siegpunkte mehr, gewinnt aber seltener.
    }
review-better = Besser: { $actions }
review-because = Damit: { $reason }
review-instead = So wie gespielt: { $reason }
review-chances = Gewinnchancen: { $chances }
review-chance = { $name } ({ $percent } %)
review-decisions = Entscheidungen
review-chart = Gewinnchancen im Lauf der Partie
review-column-number = Aktion
review-column-player = Spieler
review-column-played = Gespielt
review-column-best = Am besten
review-column-verdict = Urteil
review-column-win = Verlorene Chance
review-column-chances = Chancen (%)
review-column-honor = Verlorene Siegpunkte
review-column-own = Eigene Entscheidungen
review-column-others = Andere
review-column-luck = Glück
review-column-result = Ergebnis
review-column-quality = Güte
review-exact = exakt berechnet
review-verdicts = Spielten alle wie der Trainer, kostete ein ungenauer Zug mindestens 2 Prozentpunkte Gewinnchance, ein Fehler 5, ein grober Fehler 10. „{ review-exact }“ heißt: Der Rest der Partie wurde bis zum Ende durchgerechnet.
review-reckoned =
    { $known ->
        [none] Für die Gewinnchancen gelten alle als gleich stark.
        [some] Die Gewinnchancen berücksichtigen, wie stark die Bots sind; Menschen gelten als so stark wie die Bots im Durchschnitt.
       *[all] Die Gewinnchancen berücksichtigen, wie stark die Bots sind.
    }
verdict =
    { $verdict ->
        [best] am besten
        [good] gut
        [inaccuracy] ungenau
        [mistake] Fehler
       *[blunder] grober Fehler
    }

# $you ist yes, wenn der Satz die Person anspricht, von der er handelt.
reason-cards =
    { $count ->
        [one] eine { color.inflected } Karte
       *[other] Karten ({ $cards })
    }
reason-taken =
    { $you ->
        [yes] Du nimmst { $things }.
       *[no] { $name } nimmt { $things }.
    }
reason-returned =
    { $you ->
        [yes] Du gibst { $things } zurück.
       *[no] { $name } gibt { $things } zurück.
    }
reason-card-denied =
    { $you ->
        [yes] Du bekommst keine { color.inflected } Karte, weil im Vorrat keine mehr ist.
       *[no] { $name } bekommt keine { color.inflected } Karte, weil im Vorrat keine mehr ist.
    }
reason-paid =
    { $you ->
        [yes] Du zahlst { $things }.
       *[no] { $name } zahlt { $things }.
    }
reason-token-taken =
    { $you ->
        [yes] Du nimmst den Ruhmes-Marker für „{ kind }“ mit { $honor } Siegpunkten.
       *[no] { $name } nimmt den Ruhmes-Marker für „{ kind }“ mit { $honor } Siegpunkten.
    }
reason-set-completed =
    { $you ->
        [yes] Du hast dann die Karten für das Set „{ kind }“, das { $honor } Siegpunkte bringt.
       *[no] { $name } hat dann die Karten für das Set „{ kind }“, das { $honor } Siegpunkte bringt.
    }
reason-second-set =
    { $you ->
        [yes] Du hast dann die Karten für ein weiteres Set „{ kind }“, das { $honor } Siegpunkte bringt.
       *[no] { $name } hat dann die Karten für ein weiteres Set „{ kind }“, das { $honor } Siegpunkte bringt.
    }
# $count ist die Zahl der Farben, von denen jede genügt.
reason-one-short =
    { $you ->
        [yes]
            { $count ->
                [one] Dir fehlt dann nur noch eine { color.inflected } Karte zum Set „{ kind }“, das { $honor } Siegpunkte bringt.
               *[other] Dir fehlt dann nur noch eine Karte zum Set „{ kind }“, das { $honor } Siegpunkte bringt.
            }
       *[no]
            { $count ->
                [one] { $name } braucht dann nur noch eine { color.inflected } Karte zum Set „{ kind }“, das { $honor } Siegpunkte bringt.
               *[other] { $name } braucht dann nur noch eine Karte zum Set „{ kind }“, das { $honor } Siegpunkte bringt.
            }
    }
reason-token-ahead =
    { $you ->
        [yes] Du hast ebenfalls die Karten für „{ kind }“, und dir bleibt der nächste Ruhmes-Marker mit { $honor } Siegpunkten.
       *[no] { $name } hat ebenfalls die Karten für „{ kind }“, und es bleibt der nächste Ruhmes-Marker mit { $honor } Siegpunkten.
    }
reason-color-ended = Im Vorrat ist dann keine { color.inflected } Karte mehr.
# $percent der Möglichkeiten, das Verdeckte zu verteilen.
reason-token-next =
    { $you ->
        [yes] In { $percent } % der Verteilungen nimmst du im nächsten Zug den Ruhmes-Marker für „{ kind }“ mit { $honor } Siegpunkten.
       *[no] In { $percent } % der Verteilungen nimmt { $name } im nächsten Zug den Ruhmes-Marker für „{ kind }“ mit { $honor } Siegpunkten.
    }
reason-cards-next =
    { $you ->
        [yes] Dein nächstes Plättchen bringt dir dann im Schnitt { $cards } Karten.
       *[no] { $name } bekommt dann für das nächste eigene Plättchen im Schnitt { $cards } Karten.
    }
reason-tie-break =
    { $you ->
        [yes] Du gewinnst den Gleichstand: Bei gleich vielen Siegpunkten zählen die Gunst-Marker, dann die Laternen-Karten.
       *[no] { $name } gewinnt den Gleichstand: Bei gleich vielen Siegpunkten zählen die Gunst-Marker, dann die Laternen-Karten.
    }
reason-lake-left =
    { $you ->
        [yes] Der See und die Plättchen, die du behältst, bieten dir dann mehr.
       *[no] Der See und die übrigen Plättchen bieten { $name } dann mehr.
    }
reason-more-next =
    { $you ->
        [yes] Dein nächster Zug bietet dir dann mehr.
       *[no] Der nächste Zug bietet { $name } dann mehr.
    }
# Wo keine Gründe zusammen die Hälfte eines Unterschieds erklären.
reason-none = Was beide Züge sofort bringen, erklärt den Unterschied kaum. Er liegt in dem, was der See und die nächsten Züge bieten.
review-because-share = Damit ({ $share } Prozentpunkte): { $reason }
review-instead-share = So wie gespielt ({ $share } Prozentpunkte): { $reason }
review-shares = Die Punkte sagen, wie viel des Verlusts ein Grund erklärt.
review-unfinished = Die Partie ist noch nicht zu Ende. Als Ergebnis zählt die Gewinnchance aller, wie sie jetzt steht.
