# Der Trainer auf der Seite: Hinweise am Tisch, und Felder so, wie die Seite sie nennt.

coach-place = Plättchen legen, vom Boot { $way }: { tile-sides.seen }

hint-title = Ein Hinweis
hint-thinking = Ich überlege …
hint-failed = Der Trainer konnte in diesem Browser nicht geladen werden. Deine Partie geht weiter wie bisher.
hint-again = Noch einmal versuchen
hint-levels = Wie viel verraten wird
hint-level-nudge = Tipp
hint-level-place = Feld
hint-level-turn = Ganzer Zug
# Der erste Schritt sagt nur, worauf zu achten ist.
hint-look =
    { $look ->
        [exchange] Sieh dir deine Gunst-Marker an: Ein Tausch würde ein Set vervollständigen.
        [dedication] Sieh dir deine Karten an: Gib zuerst ein Set ab.
        [discard] Du hast zu viele Karten. Welche Farbe kannst du entbehren?
        [end] In diesem Zug ist nichts mehr zu gewinnen.
       *[tile] Sieh dir Plättchen { $nth } auf deiner Hand an. Wo bringt es dir am meisten und den anderen am wenigsten?
    }
hint-where = Das markierte Plättchen gehört auf das markierte Feld, vom Boot { $way }.
hint-first = Beginne so. { $action }.
hint-actions = Der beste Zug
hint-because = Nur bei diesem Zug:
hint-either = In beiden Fällen:
# Was ein Zug bringt, in einem Satz: was ich nehme, dann was die anderen nehmen oder nicht bekommen.
hint-lead-mine = Du nimmst { $things }.
hint-lead-both = Du nimmst { $things }; { $others }.
hint-lead-others = { $others }.
hint-token = den Ruhmes-Marker für „{ kind }“ ({ $honor } Siegpunkte)
hint-given = { $name } nimmt { $things }
hint-denied = { $name } bekommt keine { color.inflected } Karte (es ist keine mehr da)
hint-next = Nächstbester Zug: { $percent } % Gewinnchance
hint-as-good = Genauso gut, soweit der Trainer das unterscheiden kann: { $percent } % Gewinnchance
hint-same = Im Moment bringen beide dasselbe. Der Unterschied ist, was der See danach bietet.
hint-only = Etwas anderes ist nicht möglich.
hint-always = Hinweis in jedem Zug
hint-play = So spielen
hint-play-turn = So spielen: { $turn }
hint-marked = { $what } (vom Hinweis markiert)

# What a placement that is being tried is worth: its verdict, and what it costs.
idea-worth = { $verdict }: { $worth }
idea-as-good = So gut wie der beste Zug, soweit der Trainer das unterscheiden kann.
