# Wie die Bots sind.

bot-about =
    { $bot ->
        [random] spielt irgendeine erlaubte Aktion, so wie die Würfel fallen
        [visitor] flattert zum nächsten Licht, tauscht nie und vergisst meistens, Sets abzugeben
        [helper] hüpft zur nächsten Übereinstimmung, tauscht nie und schiebt Sets oft auf
        [lamplighter] sammelt gezielt Sets und merkt nicht, was die anderen dadurch bekommen
        [apprentice] sieht sich fast überall um und achtet allmählich darauf, was die anderen bekommen
        [artisan] nimmt, was sofort am meisten wert ist, und behält die anderen im Auge
        [master] spielt im Kopf erst ein paar Partien durch und legt dann ein Plättchen
        [sage] spielt im Kopf erst viele Partien durch und legt dann ein Plättchen
        [dragon] spielt im Kopf so viele Partien durch, wie die Zeit erlaubt
        [phoenix] weiß aus langer Erfahrung, was eine Stellung wert ist, und spielt sofort
        [tiger] weiß, was eine Stellung wert ist, und denkt voraus, sobald nur noch drei Plättchen zu legen sind
        [kirin] weiß aus langer Erfahrung, was eine Stellung wert ist, und denkt außerdem voraus
        [fox] lässt lieber die anderen leer ausgehen, als selbst mehr zu bekommen
        [magpie] hortet Karten und Gunst und wartet auf die wertvollsten Marker
       *[other] ist ein zusätzlich eingebauter Bot
    }
