# Wie die Bots sind.

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
