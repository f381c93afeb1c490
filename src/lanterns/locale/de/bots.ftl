# Die Bots: wie sie heißen, wie sie sind und warum sie sich so entschieden haben.
# $you ist yes, wenn der Satz die Person anspricht, von der er handelt.

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
        [kirin] Kirin
        [fox] Fuchs
        [magpie] Elster
       *[other] { $bot }
    }

bot-about =
    { $bot ->
        [random] spielt irgendeine erlaubte Aktion, wie die Würfel fallen
        [visitor] flattert zum nächsten Licht, tauscht nie und vergisst meistens, Sets abzugeben
        [helper] hüpft zur nächsten Übereinstimmung, tauscht nie und schiebt Sets oft auf
        [lamplighter] sammelt gezielt Sets und merkt nicht, was die anderen dadurch bekommen
        [apprentice] sieht sich fast überall um und achtet allmählich darauf, was die anderen bekommen
        [artisan] nimmt, was sofort am meisten wert ist, und behält die anderen im Auge
        [master] spielt im Kopf ein paar Partien voraus, bevor ein Plättchen liegt
        [sage] spielt im Kopf viele Partien voraus, bevor ein Plättchen liegt
        [dragon] spielt im Kopf Partien voraus, solange die Zeit reicht
        [phoenix] weiß aus langer Erfahrung, was eine Stellung wert ist, und spielt sofort
        [kirin] weiß aus langer Erfahrung, was eine Stellung wert ist, und denkt noch voraus
        [fox] lässt lieber die anderen leer ausgehen, als selbst mehr zu bekommen
        [magpie] hortet Karten und Gunst und wartet auf die wertvollsten Marker
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
        [yes] Du bekommst keine { color.inflected } Karte, weil diese Farbe im Vorrat aus ist.
       *[no] { $name } bekommt keine { color.inflected } Karte, weil diese Farbe im Vorrat aus ist.
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
