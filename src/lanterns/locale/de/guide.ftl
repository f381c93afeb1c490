# Das erste Spiel mit Begleitung und die Lektionen. $bot ist der Name des Bots am Tisch.

course-first-game = Dein erstes Spiel
course-give = Was du verschenkst
course-tokens = Zugreifen oder warten?
course-count = Die letzten Karten einer Farbe
course-dry = Eine Farbe leer räumen
course-leftovers = Nichts bleibt übrig
course-about =
    { $course ->
        [first-game] Spiele mit Begleitung: zwölf kleine Schritte, zehn Minuten.
        [give] Jedes Plättchen ist auch ein Geschenk an andere.
        [tokens] Wann sich ein Set lohnt und wann Geduld.
        [count] Wird der Vorrat knapp, zählt die Reihenfolge.
        [dry] Was niemand nehmen kann, vervollständigt kein Set.
       *[leftovers] Karten, die du am Ende noch hast, zählen nichts.
    }
course-resume = Dort weitermachen, wo du aufgehört hast
course-done = Geschafft
courses = Spielend lernen

guide-step = Schritt { $number } von { $count }
guide-restart = Von vorn beginnen
guide-leave = Verlassen; du kannst später weitermachen
guide-back = Zurücknehmen
guide-next = Weiter
guide-wait = Sieh zu, was { $bot } macht …
guide-play = Gegen { $bot } spielen
guide-lesson = Lektion: { $lesson }
guide-else = Das ist erlaubt, aber ich meinte etwas anderes. Nimm es zurück und versuche es noch einmal.
guide-urge = Drücke zuerst „{ $button }“.
guide-show = Zeig es mir
guide-skip = Überspringen
guide-right = Gut gefunden!
guide-fair = Nicht schlecht, aber es geht noch besser. Nimm es zurück und sieh noch einmal hin.
guide-closer =
    { $to ->
        [tile] Lege das markierte Plättchen.
        [cell] Das markierte Plättchen gehört auf das markierte Feld. Wie muss es liegen?
       *[set] Die Antwort ist kein Plättchen: Sieh dir deine Sets an.
    }

guide-ask-facing =
    Willkommen! Plättchen bringen Laternen-Karten, Sets aus Karten bringen Siegpunkte, und wer die meisten
    hat, gewinnt. Du sitzt unten, { $bot } sitzt dir gegenüber. Auf jedem Plättchen, wo es auch liegt,
    gehört dir die Seite, die zu dir zeigt. Wähle ein freies Feld neben dem Boot und sieh, wer was bekäme.
guide-ask-turn =
    Die untere Seite gehört dir, die obere gehört { $bot }; links und rechts sitzt niemand. Drehe das
    Plättchen zweimal und achte darauf, wie sich die Karten ändern.
guide-ask-place =
    Ein Plättchen beschenkt euch beide, sieh dir also beide Karten an. Drehe es, wie es dir am besten
    gefällt, und lege es.
guide-over-facing =
    Auch { $bot } hat ein Plättchen gelegt. Die untere Seite zeigte zu dir, also hast du eine
    { color.inflected } Karte genommen, obwohl du nicht am Zug warst. Jedes Plättchen beschenkt alle.
guide-ask-match =
    Jetzt holst du mehr: Trifft eine Seite deines Plättchens auf dieselbe Farbe, bekommst du noch eine Karte
    dieser Farbe. Punkte zeigen, wo etwas passt. Drehe dein Plättchen oder nimm ein anderes und sorge für
    eine Übereinstimmung.
guide-else-match =
    Dort darf es liegen, aber keine Seite passt. Nimm es zurück und suche ein Feld mit
    Punkt: Die Punkte ändern sich mit jeder Drehung.
guide-over-match =
    Gut gemacht: eine Karte für die Übereinstimmung, nur für dich. Dann hat { $bot } gelegt, und du hast
    eine { color.inflected } Karte genommen.
guide-ask-favor =
    Ein anderer See, etwas später. Zwei Plättchen haben eine Plattform aus Holz. Jede Plattform, die an
    einer Übereinstimmung beteiligt ist, bringt dir einen Gunst-Marker. Lege so, dass du einen bekommst.
guide-else-favor =
    Hier war keine Plattform beteiligt. Nimm es zurück und lege so, dass eine Farbe zu einem Plättchen mit
    Plattform passt: Die Vorschau zeigt den Gunst-Marker, bevor du legst.
guide-over-favor =
    Die Gunst ist dein. Mit zwei solchen Markern bezahlst du einen Tausch; bald brauchst du sie.
guide-ask-dedicate =
    Jetzt gibt es Siegpunkte. Du hast zwei rote, zwei grüne und zwei schwarze Karten: drei Paare. Drücke
    „Set abgeben“ und nimm dafür den obersten Marker dieses Stapels, eine 9.
guide-else-dedicate =
    Das kann warten, die 9 nicht. Nimm es zurück und gib zuerst deine drei Paare ab.
guide-ask-after =
    9 Siegpunkte! Ein Zug endet mit einem Plättchen: Lege eines, wohin du magst.
guide-over-dedicate =
    Auch { $bot } hatte drei Paare, aber die 9 war weg: { $bot } bekam nur { $honor }. Die Werte fallen von
    Marker zu Marker, es lohnt sich also, früh dran zu sein.
guide-ask-exchange =
    Der nächste Zug. Du hast drei lila Karten: Mit einer vierten ist es ein Vierling für 8. Drücke
    „Tauschen“ und zahle zwei Gunst-Marker, um deine weiße Karte gegen eine lila zu tauschen.
guide-else-exchange =
    Das bringt nicht die vierte lila Karte. Nimm es zurück, drücke „Tauschen“, gib Weiß und nimm Lila.
guide-ask-spend =
    Gut angelegte Gunst: vier lila Karten. Gib sie ab.
guide-else-spend =
    Du hast noch vier lila Karten. Nimm es zurück und gib sie ab, solange der Marker 8 wert ist.
guide-over-exchange =
    8 Siegpunkte. Tauschen, Set abgeben, legen: So läuft jeder Zug, und die ersten beiden Schritte nur, wenn
    du willst. Wir überspringen ein paar Züge.
guide-ask-limit =
    Du hast 13 Karten, und mit mehr als 12 darf niemand legen. Abwerfen ginge, aber auch ein Set schafft
    Platz und bringt Siegpunkte. Welches ist am meisten wert?
guide-over-limit =
    { $how ->
        [discarded] Das schafft Platz, bringt aber nichts: Eine Karte jeder Farbe war 10 wert.
       *[dedicated] { $honor } Siegpunkte und Platz für neue Karten. Das beste Set war hier eine Karte jeder Farbe: 10 Siegpunkte.
    }
guide-ask-last =
    Das letzte Plättchen liegt. Alle haben noch einen letzten Zug, ohne Plättchen. Gib noch ein Set ab:
    Karten, die übrig bleiben, bringen keine Siegpunkte.
guide-else-last =
    Du kannst noch Siegpunkte holen. Nimm es zurück und gib ein Set ab.
guide-ask-end = Mehr ging nicht. Drücke „Den letzten Zug beenden“.
guide-over-last =
    { $bot } macht den letzten Zug, und das Spiel ist aus: { $mine } Siegpunkte für dich, { $other } für
    { $bot }. Du hast dein erstes Spiel gewonnen!
guide-end-first-game =
    Jetzt kannst du alles. Spiele eine richtige Partie gegen einen leichten Bot oder sieh dir in fünf kurzen
    Lektionen an, worauf gute Spieler achten.

# Lektionen: Stellungen, in denen eine Antwort zu finden ist. $honor ist, worum es geht.
guide-ask-give =
    { $bot } fehlt nur noch eine Karte zu einem Set für bis zu { $honor } Siegpunkte: { $colors }. Eine Seite
    jedes Plättchens gehört { $bot }. Wähle und drehe deines so, dass diese Seite keine solche Karte verschenkt.
guide-else-give =
    { $hands ->
        [yes] Damit bekommt { $bot } genau die Karte, die noch fehlt, und bis zu { $honor } Siegpunkte. Nimm es zurück.
       *[no] { $bot } bekommt diese Karte nicht, gut so. Aber anderswo ist ein Plättchen für dich viel mehr wert. Nimm es zurück und sieh noch einmal hin.
    }
guide-over-give =
    { $bot } hat eine Karte bekommen, die nichts vervollständigt, und das Set muss warten. Was du nicht
    verschenkst, zählt so viel wie das, was du nimmst.
guide-end-give =
    Bevor du legst, sieh dich am Tisch um: Welche Karte vervollständigt dort ein Set? Genau die verschenke
    nicht.
guide-ask-take =
    Du hast ein Set. Nimmst du gleich den Marker, oder legst du ein Plättchen und wartest auf mehr? Sieh dir
    die Stapel an, deine Karten und die von { $bot }.
guide-else-take =
    Sieh hinüber: { $bot } hat ein Set derselben Art bereit, und nach der { $honor } kommt nur noch eine
    { $next }. In jedem Zug kannst du nur ein Set abgeben; eines, das wartet, kostet dich einen Zug. Nimm es
    zurück und sei schneller.
guide-over-take =
    Die { $honor } ist dein. { $bot } hat ein Set derselben Art bereit und muss sich mit der { $next } begnügen.
    In jedem Zug kannst du nur ein Set abgeben: Eines, das nur wartet, kostet dich einen Zug.
guide-ask-wait = { guide-ask-take }
guide-else-wait =
    { $how ->
        [tile_laid]
            { $took ->
                [yes] Warten ist richtig, und diese Karte auch. Aber anderswo ist ein Plättchen für dich viel mehr wert. Nimm es zurück und sieh noch einmal hin.
               *[no] Warten ist richtig, aber nicht auf irgendeine Karte: Für je eine Karte aller Farben, und damit { $honor }, fehlt dir nur eine { color.inflected } Karte. Nimm es zurück und hol dir diese Karte.
            }
       *[other] Das macht ein besseres Set kaputt: Für je eine Karte aller Farben, und damit { $honor }, fehlt dir nur eine { color.inflected } Karte. Nimm es zurück und finde das Plättchen, das dir diese Karte bringt.
    }
guide-over-wait =
    Jetzt hast du je eine Karte aller Farben, im nächsten Zug bis zu { $honor } wert. Der kleinere Marker hätte
    dieses Set kaputt gemacht.
guide-end-tokens =
    Sei schneller, wo andere dasselbe Set haben. Hab Geduld, wo eine Karte mehr ein besseres ergibt.
guide-ask-count =
    { $left ->
        [0] Im Vorrat ist keine { color.inflected } Karte mehr.
       *[other] Im Vorrat ist nur noch eine { color.inflected } Karte.
    } Genommen wird der Reihe nach: deine Übereinstimmungen, deine Seite, dann die von { $bot }. Finde das
    Plättchen, das dir viel bringt und { $bot } nichts.
guide-else-count =
    { $missed ->
        [yes] { $bot } geht leer aus, gut gesehen. Aber anderswo bekommst du mehr. Nimm es zurück und sieh noch einmal hin.
       *[no] { $bot } bekommt noch eine Karte. Nimm es zurück und zeige { $bot } die { color.inflected } Seite, wenn keine mehr da ist.
    }
guide-over-count =
    { $bot } hat die { color.inflected } Seite vor sich und geht leer aus, denn im Vorrat ist keine mehr.
    Zeige am liebsten Seiten, die nichts verschenken.
guide-end-count =
    Zähle, was von einer Farbe noch da ist. Ist eine Farbe aufgebraucht, verschenkt ihre Seite nichts.
guide-ask-dry =
    { $bot } fehlt nur noch eine Karte zu einem Set für bis zu { $honor } Siegpunkte: { $colors }. { $left ->
        [one] Im Vorrat liegt nur noch eine Karte dieser Farbe.
       *[other] Im Vorrat liegen nur noch { $left } Karten dieser Farbe.
    } Lege ein Plättchen so, dass keine mehr zu holen ist.
guide-else-dry =
    { $hands ->
        [yes] Damit bekommt { $bot } genau die Karte, die noch fehlt, und bis zu { $honor } Siegpunkte. Nimm es zurück.
       *[no]
            { $supply ->
                [0] Im Vorrat ist keine { color.inflected } Karte mehr, gut so. Aber anderswo ist ein Plättchen für dich viel mehr wert. Nimm es zurück und sieh noch einmal hin.
               *[other] Im Vorrat ist noch eine { color.inflected } Karte, und das nächste Plättchen kann sie { $bot } bringen. Nimm es zurück und sorge dafür, dass keine übrig bleibt.
            }
    }
guide-over-dry =
    Im Vorrat ist keine { color.inflected } Karte mehr. Wie { $bot } das nächste Plättchen auch legt: Es ist
    keine zu holen, und das Set muss warten.
guide-end-dry =
    Sieh nach, was andere brauchen und wie viele solche Karten noch da sind. Was du auf der Hand hast, kann
    sonst niemand nehmen.
guide-ask-leftovers =
    Dein letztes Plättchen. Nach diesem Zug hast du nur noch den letzten, ohne Plättchen: Du kannst
    höchstens noch zwei Sets abgeben, und was übrig bleibt, zählt nichts. Welches Set gibst du jetzt ab?
guide-else-leftovers =
    { $how ->
        [tile_laid] Ein Zug ohne Set: Dann bleibt dir nur noch der letzte, und zu viele Karten bleiben übrig. Nimm es zurück und gib zuerst ein Set ab.
       *[other] Was du übrig hast, ergibt kein zweites Set. Nimm es zurück und wähle das Set, das dir noch eines lässt.
    }
guide-over-leftovers =
    Was du noch hast, ergibt ein weiteres Set für den letzten Zug. Zusammen sind beide bis zu { $honor } wert.
guide-end-leftovers =
    Zähle gegen Ende deine Züge: In jedem kannst du ein Set abgeben. Wähle so, dass noch ein Set bleibt und nicht
    eine Handvoll Karten.
