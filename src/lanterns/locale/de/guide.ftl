# Das erste Spiel mit Begleitung und die Lektionen. $bot ist der Name des Bots am Tisch.

course-first-game = Dein erstes Spiel
course-give = Was du verschenkst
course-tokens = Zugreifen oder warten?
course-count = Die letzten Karten einer Farbe
course-about =
    { $course ->
        [first-game] Spiele mit Begleitung: zwölf kleine Schritte, zehn Minuten.
        [give] Jedes Plättchen ist auch ein Geschenk an andere.
        [tokens] Wann sich ein Set lohnt und wann Geduld.
       *[count] Wird der Vorrat knapp, zählt die Reihenfolge.
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
    Jetzt kannst du alles. Spiele eine richtige Partie gegen einen leichten Bot oder sieh dir in drei kurzen
    Lektionen an, worauf gute Spieler achten.

# Lektionen: Stellungen, in denen eine Antwort zu finden ist. $honor ist, worum es geht.
guide-ask-give =
    { $bot } fehlt nur noch eine Karte zu einem Set für bis zu { $honor } Siegpunkte: { $colors }. Schnapp
    dir diese Karte selbst und verschenke eine, die kein Set vervollständigt.
guide-else-give =
    { $hands ->
        [yes] Damit bekommt { $bot } genau die Karte, die noch fehlt, und bis zu { $honor } Siegpunkte. Nimm es zurück.
       *[no] { $bot } bekommt nichts Brauchbares, gut so. Aber es geht besser: Hol dir diese Karte selbst, und noch mehr dazu. Nimm es zurück und sieh noch einmal hin.
    }
guide-over-give =
    Genau: Du hast eine Karte genommen, auf die { $bot } gewartet hat, und eine verschenkt, die kein Set
    vervollständigt. Was du nicht verschenkst, zählt so viel wie das, was du nimmst.
guide-end-give =
    Bevor du legst, sieh dich am Tisch um: Welche Karte vervollständigt dort ein Set? Genau die verschenke
    nicht.
guide-ask-take =
    Du hast ein Set. Nimmst du gleich den Marker, oder legst du ein Plättchen und wartest auf mehr? Sieh dir
    die Stapel an, deine Karten und die von { $bot }.
guide-else-take =
    Sieh hinüber: { $bot } hat ein Set derselben Art bereit, und nach der { $honor } kommt nur noch eine
    { $next }. Nimm es zurück und sei schneller.
guide-over-take =
    Richtig: Die { $honor } ist dein. { $bot } hat ein Set derselben Art bereit und muss sich mit der
    { $next } begnügen.
guide-ask-wait = { guide-ask-take }
guide-else-wait =
    { $short ->
        [one] Das macht ein besseres Set kaputt: Für je eine Karte aller Farben fehlt dir nur noch eine, und das bringt { $honor }. Nimm es zurück und lege ein Plättchen.
       *[other] Das macht ein besseres Set kaputt: Für je eine Karte aller Farben fehlen dir nur noch { $short } Farben, und das bringt { $honor }. Nimm es zurück und lege ein Plättchen.
    }
guide-over-wait =
    { $short ->
        [one] Richtig, Geduld: Für je eine Karte aller Farben fehlt dir nur noch eine, und das bringt { $honor }. Ein kleiner Marker hätte das zunichtegemacht.
       *[other] Richtig, Geduld: Für je eine Karte aller Farben fehlen dir nur noch { $short } Farben, und das bringt { $honor }. Ein kleiner Marker hätte das zunichtegemacht.
    }
guide-end-tokens =
    Sei schneller, wo andere dasselbe Set haben. Hab Geduld, wo deine Karten bald mehr wert sind.
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
