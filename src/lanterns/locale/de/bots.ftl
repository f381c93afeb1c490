# Die Bots: wie sie heißen, wie sie sind und warum sie sich so entschieden haben.
# $you ist yes, wenn der Satz die Person anspricht, von der er handelt.

bot-name =
    { $bot ->
        [random] Würfel
        [visitor] Festgast
        [helper] Helferlein
        [lamplighter] Laternenlicht
        [apprentice] Lehrling
        [artisan] Kunsthandwerk
        [master] Meisterhand
        [sage] Weisheit
        [dragon] Drache
        [phoenix] Phönix
        [kirin] Kirin
        [fox] Fuchs
        [magpie] Elster
       *[other] { $bot }
    }

bot-about =
    { $bot ->
        [random] spielt irgendeine erlaubte Aktion
        [visitor] ist zum ersten Mal beim Fest, mag jede Übereinstimmung und vergisst, Sets abzulegen
        [helper] sieht die offensichtlichen Übereinstimmungen und legt Sets meistens ab
        [lamplighter] sammelt auf Sets und übersieht, was die anderen bekommen
        [apprentice] sieht sich fast überall um und achtet allmählich auf die anderen
        [artisan] nimmt, was sofort am meisten wert ist, und achtet dabei auf die anderen
        [master] denkt ein wenig voraus
        [sage] denkt weit voraus
        [dragon] denkt so weit voraus, wie die Zeit reicht
        [phoenix] beurteilt jeden Zug auf einen Blick, nach dem, was er aus Partien gegen sich selbst gelernt hat
        [kirin] schaut mit dem Auge des Phönix eine Runde voraus, solange die Zeit reicht
        [fox] gönnt den anderen nichts
        [magpie] hortet Karten und Gunst-Marker und wartet auf die wertvollsten Ruhmes-Marker
       *[other] kommt aus einem anderen Paket
    }

reason-cards =
    { $count ->
        [one] eine Karte ({ $cards })
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
        [yes] Du bekommst keine { color.inflected } Karte, weil der Vorrat leer ist.
       *[no] { $name } bekommt keine { color.inflected } Karte, weil der Vorrat leer ist.
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
        [yes] Du hast dann die Karten für „{ kind }“, das { $honor } Siegpunkte bringt.
       *[no] { $name } hat dann die Karten für „{ kind }“, das { $honor } Siegpunkte bringt.
    }
reason-race =
    { $you ->
        [yes] Sonst könntest du den Ruhmes-Marker für „{ kind }“ mit { $honor } Siegpunkten nehmen.
       *[no] Sonst könnte { $name } den Ruhmes-Marker für „{ kind }“ mit { $honor } Siegpunkten nehmen.
    }
reason-avoided = Sonst: { $reason }

weighed-share = in { $percent } % der Probespiele gewonnen
weighed-chance = Gewinnchance etwa { $percent } %
weighed-value = etwa { $value } Siegpunkte wert
