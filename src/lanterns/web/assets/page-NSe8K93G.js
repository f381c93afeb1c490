var e=`
color =
 { $color ->
 [red] rot
 [orange] orange
 [green] grün
 [purple] lila
 [blue] blau
 [white] weiß
 *[black] schwarz
 }
 .inflected =
 { $color ->
 [red] rote
 [orange] orange
 [green] grüne
 [purple] lila
 [blue] blaue
 [white] weiße
 *[black] schwarze
 }
 .alone =
 { $color ->
 [orange] orangefarbene
 [purple] lilafarbene
 *[other] { color.inflected }
 }

color-letter =
 { $color ->
 [red] R
 [orange] O
 [green] G
 [purple] L
 [blue] B
 [white] W
 *[black] S
 }

colored-cards = { $count } { color.inflected }

exchanged-card =
 .given =
 { $given ->
 [red] eine rote Karte
 [orange] eine orange Karte
 [green] eine grüne Karte
 [purple] eine lila Karte
 [blue] eine blaue Karte
 [white] eine weiße Karte
 *[black] eine schwarze Karte
 }
 .taken =
 { $taken ->
 [red] eine rote
 [orange] eine orangefarbene
 [green] eine grüne
 [purple] eine lilafarbene
 [blue] eine blaue
 [white] eine weiße
 *[black] eine schwarze
 }

side =
 { $side ->
 [north] Norden
 [east] Osten
 [south] Süden
 *[west] Westen
 }
 .seen =
 { $side ->
 [north] oben
 [east] rechts
 [south] unten
 *[west] links
 }

kind =
 { $kind ->
 [four-of-a-kind] Vierling
 [three-pair] Drei Paare
 *[seven-unique] Sieben Verschiedene
 }

set =
 { $kind ->
 [seven-unique] „{ kind }“
 *[other] „{ kind }“ ({ $colors })
 }

cards =
 { $count ->
 [one] { $count } Karte
 *[other] { $count } Karten
 }

favor = { $count } Gunst-Marker

honor =
 { $count ->
 [one] { $count } Siegpunkt
 *[other] { $count } Siegpunkte
 }

tile-sides =
 { $platform ->
 [yes] Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }, mit Plattform
 *[no] Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }
 }
 .seen =
 { $platform ->
 [yes] oben { $north }, rechts { $east }, unten { $south }, links { $west }, mit Plattform
 *[no] oben { $north }, rechts { $east }, unten { $south }, links { $west }
 }

tile = Plättchen { $tile }: { tile-sides }

cell = Feld ({ $x }; { $y })

list-end = { $items } und { $last }
nothing = nichts


event-game-started =
 { $you ->
 [yes] Die Plättchen sind verteilt. Rot zeigt zu dir: Du beginnst.
 *[no] Die Plättchen sind verteilt. Rot zeigt zu { $name }: { $name } beginnt.
 }

event-exchanged =
 { $you ->
 [yes] Du zahlst 2 Gunst-Marker und tauschst { exchanged-card.given } gegen { exchanged-card.taken }.
 *[no] { $name } zahlt 2 Gunst-Marker und tauscht { exchanged-card.given } gegen { exchanged-card.taken }.
 }

event-dedicated =
 { $you ->
 [yes] Du gibst das Set { set } ab und nimmst einen Ruhmes-Marker mit { $honor } Siegpunkten.
 *[no] { $name } gibt das Set { set } ab und nimmt einen Ruhmes-Marker mit { $honor } Siegpunkten.
 }

event-dedicated-generic =
 { $you ->
 [yes] Du gibst das Set { set } ab. Sein Stapel ist leer, also nimmst du einen einfachen Marker mit { $honor } Siegpunkten.
 *[no] { $name } gibt das Set { set } ab. Sein Stapel ist leer, also nimmt { $name } einen einfachen Marker mit { $honor } Siegpunkten.
 }

event-discarded =
 { $you ->
 [yes] Du wirfst eine { color.inflected } Karte ab: Mehr als 12 darfst du nicht behalten.
 *[no] { $name } wirft eine { color.inflected } Karte ab (höchstens 12 erlaubt).
 }

event-tile-laid =
 { $you ->
 [yes] Du legst Plättchen { $tile } auf { cell }: { tile-sides }.
 *[no] { $name } legt Plättchen { $tile } auf { cell }: { tile-sides }.
 }

event-matched =
 { $you ->
 [yes] Übereinstimmung ({ side }): Du nimmst eine { color.inflected } Karte.
 *[no] Übereinstimmung ({ side }): { $name } nimmt eine { color.inflected } Karte.
 }

event-matched-missed =
 { $you ->
 [yes] Übereinstimmung ({ side }): Du nimmst nichts, im Vorrat ist keine { color.inflected } Karte mehr.
 *[no] Übereinstimmung ({ side }): { $name } nimmt nichts, im Vorrat ist keine { color.inflected } Karte mehr.
 }

event-favor-earned =
 { $you ->
 [yes] Plattform auf { cell }: Du nimmst einen Gunst-Marker.
 *[no] Plattform auf { cell }: { $name } nimmt einen Gunst-Marker.
 }

event-favor-missed =
 { $you ->
 [yes] Plattform auf { cell }: Du nimmst nichts, es ist kein Gunst-Marker mehr da.
 *[no] Plattform auf { cell }: { $name } nimmt nichts, es ist kein Gunst-Marker mehr da.
 }

event-faced =
 { $you ->
 [yes] Die Seite zu dir ({ side }): Du nimmst eine { color.inflected } Karte.
 *[no] Die Seite zu { $name } ({ side }): { $name } nimmt eine { color.inflected } Karte.
 }

event-faced-missed =
 { $you ->
 [yes] Die Seite zu dir ({ side }): Du gehst leer aus, im Vorrat ist keine { color.inflected } Karte mehr.
 *[no] Die Seite zu { $name } ({ side }): { $name } geht leer aus, im Vorrat ist keine { color.inflected } Karte mehr.
 }

event-tile-drawn =
 { $you ->
 [yes] Du ziehst { tile }.
 *[no] { $name } zieht { tile }.
 }

event-tile-drawn-hidden = { $name } zieht ein Plättchen.

event-turn-began =
 { $you ->
 [yes] Du bist am Zug.
 *[no] { $name } ist am Zug.
 }

event-turn-began-final =
 { $you ->
 [yes] Das ist dein letzter Zug: Du darfst noch tauschen und ein Set abgeben, aber kein Plättchen mehr legen.
 *[no] { $name } ist zum letzten Mal am Zug.
 }

event-game-ended = Das Spiel ist zu Ende.

action-exchange = Tauschen: { exchanged-card.given } gegen { exchanged-card.taken }
action-dedicate = Set { set } abgeben: { $honor } Siegpunkte
action-discard = Eine { color.inflected } Karte abwerfen
action-place = Plättchen { $tile } auf { cell } legen: { tile-sides }
action-end-turn = Den letzten Zug beenden

gains =
 { $you ->
 [yes] Du: { $things }
 *[no] { $name }: { $things }
 }

cards-left-none = keine { color.inflected } mehr
favor-left-none = kein Gunst-Marker mehr

discards =
 { $you ->
 [yes] Du wirfst { $cards } ab: Mehr als 12 darfst du nicht behalten.
 *[no] { $name } wirft { $cards } ab (höchstens 12 erlaubt).
 }


amount =
 .have =
 { $have ->
 [0] keine
 [1] eine
 [2] zwei
 [3] drei
 [4] vier
 [5] fünf
 [6] sechs
 [7] sieben
 [8] acht
 [9] neun
 [10] zehn
 [11] elf
 *[12] zwölf
 }
 .count =
 { $count ->
 [0] null
 [1] eine
 [5] fünf
 [6] sechs
 [7] sieben
 [8] acht
 [9] neun
 [10] zehn
 [11] elf
 [12] zwölf
 *[other] { $count }
 }

error-seat-count = Lanterns ist ein Spiel für zwei, drei oder vier Personen, nicht für { amount.count }.
error-seat-unknown = Ein Platz heißt north (Norden), east (Osten), south (Süden) oder west (Westen), nicht „{ $side }“.
error-seat-repeated = Im { side } können nicht zwei Personen sitzen.
error-seat-order = Die Plätze müssen im Uhrzeigersinn aufeinander folgen: Norden, Osten, Süden, Westen.
error-tile-count =
 Zu { $players ->
 [2] zweit
 [3] dritt
 *[4] viert
 } spielt man mit { $needed } See-Plättchen, nicht mit { $count }.
error-tile-unknown = Ein See-Plättchen { $tile } zum Mischen gibt es nicht; sie haben die Nummern 1 bis 35.
error-tile-repeated = Das See-Plättchen { $tile } kommt zweimal vor.

error-game-over = Das Spiel ist zu Ende.
error-already-exchanged = Du hast in diesem Zug schon getauscht.
error-exchange-passed = Getauscht wird vor dem Abgeben eines Sets und vor dem Abwerfen.
error-exchange-favor =
 Ein Tausch kostet zwei Gunst-Marker, und du hast { $have ->
 [0] keinen
 *[1] einen
 }.
error-exchange-same = Beim Tausch musst du eine andere Farbe nehmen.
error-no-card = Du hast keine { color.inflected } Karte.
error-supply-out = Im Vorrat ist keine { color.inflected } Karte mehr.
error-dedication-passed = Du hast in diesem Zug schon ein Set abgegeben oder mit dem Abwerfen begonnen.
error-not-a-set = Diese Karten bilden kein Set, das du abgeben kannst.
error-set-color =
 Du brauchst { $need ->
 [2] zwei
 *[4] vier
 } { color.inflected } Karten und hast { amount.have }.
error-set-seven = Du brauchst eine Karte jeder Farbe und hast keine { color.alone }.
error-discard-early = Abgeworfen wird nur mit mehr als zwölf Karten; du hast { amount.have }.
error-discard-final = Im letzten Zug gilt die Grenze von zwölf Karten nicht.
error-hand-limit = Du hast { $have } Karten und darfst höchstens zwölf haben, wenn du ein Plättchen legst.
error-place-final = Im letzten Zug wird nichts gelegt.
error-not-in-hand = Du hast das Plättchen { $tile } nicht auf der Hand.
error-cell-taken = Auf { $x },{ $y } liegt schon ein Plättchen.
error-cell-apart = Kein Plättchen auf dem See hat eine gemeinsame Seite mit { $x },{ $y }.
error-bad-turns = Ein Plättchen kann um 0, 1, 2 oder 3 Vierteldrehungen gedreht werden, nicht um { $turns }.
error-must-place = Du musst ein Plättchen legen; nur im letzten Zug wird keines gelegt.

error-not-an-action = „{ $text }“ ist keine Aktion.

error-not-json = Das ist kein JSON-Text ({ $why }).
error-too-large = Dieser JSON-Text enthält eine Zahl oder Verschachtelung, die für eine Aufzeichnung zu groß ist.
error-not-an-object = Eine Aufzeichnung ist ein JSON-Objekt.
error-bad-action = Halbzug { $ply }, { $action }: { $why }


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



title = Lanterns
credits = Lanterns: The Harvest Festival ist ein Spiel von Christopher Chung, erschienen bei Renegade Game Studios. Dies ist eine inoffizielle Fassung von Fans ohne Verbindung zu beiden.
credits-font = Überschriften in Fraunces, einer Schrift unter der SIL Open Font License.

home = Lanterns: zur Startseite
header = Diese Seite
close = Schließen
you = Du
loading = Die Laternen werden angezündet …
language = Sprache
learn = Spielregeln

home-players = Spieler
home-my-turn = Du bist am Zug
bot-choice = { $label }: { $name }
seat-free = Freier Platz
abandon = Spiel aufgeben
abandoned = Dieses Spiel wurde aufgegeben.
abandoned-why = Es wurde aufgegeben, bevor es begann.

people = Spieler und Links
reconnecting = Verbindung unterbrochen. Neuer Versuch …
awaited = { $name } ist am Zug, aber nicht verbunden.
hand-over = Einen Bot spielen lassen
replaced = Für { $name } spielt ein Bot.
watching = Du schaust bei diesem Spiel zu.
reclaim = Platz zurücknehmen
curtain = { $name } ist am Zug
curtain-why = Gebt den Bildschirm weiter. Bis dahin bleiben die Plättchen verdeckt.
curtain-lift = Ich bin { $name }

unreachable = Der Server antwortet nicht
unreachable-now = Der Server antwortet nicht. Wir versuchen es weiter …
unreachable-once = Keine Antwort vom Server; nichts ist verloren. Bitte gleich noch einmal versuchen.
retry = Noch einmal versuchen
lost = Hier schwimmt nichts
lost-why = Diese Adresse führt zu keiner Seite. Vielleicht wurde der Link abgeschnitten.
no-table = Kein Tisch für dich
no-table-why = Diesen Tisch gibt es nicht, oder dieser Browser hat dort keinen Platz. Bitte um eine Einladung oder um einen Link zum Zuschauen.
to-home = Zur Startseite

settings = Einstellungen
theme-to-light = Auf Tag umschalten
theme-to-dark = Auf Nacht umschalten
motion = Bewegung
sound = Ton
sound-off = Ton ausschalten
sound-on = Ton einschalten
festival = Fest
record = Aufzeichnung herunterladen

error-no-table = Diesen Tisch gibt es nicht, oder du hast dort keinen Platz.
error-no-browser = Dieser Browser ist hier noch nicht bekannt.
error-foreign-origin = Die Anfrage kommt von der Seite einer anderen Website.
error-bad-message = Die Nachricht ist nicht lesbar: { $why }.
error-too-fast = Zu viel in zu kurzer Zeit. Warte einen Augenblick.
error-not-stored = Der Server konnte das nicht speichern, also ist es nicht geschehen. Versuche es noch einmal.
error-seat-not-yours = Dieser Platz gehört dir nicht.
error-seat-not-played = Auf diesem Platz spielt kein Bot.
error-seat-present = Wer dort sitzt, ist verbunden.
error-seat-just-left = Die Verbindung ist erst vor einem Moment abgebrochen; warte { $seconds } Sekunden.
error-not-seated = Das dürfen nur, die an diesem Tisch mitspielen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-your-turn = Du bist nicht am Zug.
error-curtain = Sag zuerst, dass du da bist.
error-bot-plays = Auf diesem Platz spielt ein Bot; nimm ihn zuerst zurück.
error-nothing-to-take-back = In diesem Zug gibt es nichts zurückzunehmen.
error-table-closed = Dieser Tisch ist geschlossen.
error-table-unreadable = Dieser Tisch lässt sich nicht mehr lesen; warum, steht im Protokoll des Servers.
error-too-many-changes = Das ist an diesem Tisch schon zu oft geschehen.
error-too-many-watchers = An diesem Tisch sehen schon zu viele zu.


table-nth = { $name } { $nth }
list-or = { $items } oder { $last }

table-lake = See
table-zoom-in = Größer
table-zoom-out = Kleiner
table-zoom-fit = Den ganzen See zeigen
table-lake-hint = Mit zwei Fingern zoomen, mit einem schieben.
table-way =
 { $side ->
 [north] { $count } nach oben
 [east] { $count } nach rechts
 [south] { $count } nach unten
 *[west] { $count } nach links
 }
table-tile-cell = Plättchen, vom Boot { $way }: { tile-sides.seen }
table-last-cell = Zuletzt gelegtes Plättchen, vom Boot { $way }: { tile-sides.seen }
table-boat-cell = Das Boot: { tile-sides.seen }
table-free-cell = Freies Feld, vom Boot { $way }, grenzt an { $touching }
table-touching =
 { $platform ->
 [yes] { color } { side.seen } (mit Plattform)
 *[no] { color } { side.seen }
 }

table-player =
 { $you ->
 [yes] { $name } (du)
 *[no] { $name }
 }
table-you = { $name } (du)
table-here = Verbunden
table-away = Nicht verbunden
table-stand-in = (ein Bot spielt)
table-start-player = Startspieler
table-honor-word = Siegpunkte
table-cards-of = Laternen-Karten von { $name }
table-card-total = { $count } von 12 Karten
table-no-tokens = noch kein Set abgegeben
table-tiles-in-hand =
 { $count ->
 [0] Kein Plättchen auf der Hand
 [one] { $count } Plättchen auf der Hand
 *[other] { $count } Plättchen auf der Hand
 }
table-unfold = Alles über { $name }

table-reach = Sets in Reichweite von { $name }
table-reach-ready = { kind }: bereit, { honor }
table-reach-short = { kind }: eine Karte fehlt ({ $colors }), { honor }
table-reach-far = { kind }: mehr als eine Karte fehlt, { honor }
table-reach-becomes = { kind }: mit diesem Plättchen bereit, { honor }
table-set-worth = { kind } ({ $count })
table-completes-mine = Für dich bereit: { $sets }
table-completes-theirs =
 { $next ->
 [yes] Bereit für { $name }, gleich am Zug: { $sets }
 *[no] Bereit für { $name }: { $sets }
 }
table-completes-more =
 { $count ->
 [one] und für { $count } weitere Person
 *[other] und für { $count } weitere Personen
 }
table-completes-all = Alles zeigen
table-completes-less = Nur das Wichtigste zeigen

table-stacks = Ruhmes-Marker
table-stack-next = dann { $values }
table-stack-last = der letzte
table-stack-empty = leer: immer 4
table-supply = Vorrat
table-draw =
 { $count ->
 [0] kein Plättchen mehr zu ziehen
 [one] noch { $count } Plättchen zu ziehen
 *[other] noch { $count } Plättchen zu ziehen
 }

table-my-hand = Deine Plättchen
table-hand-tile = Plättchen { $nth } auf der Hand: { tile-sides.seen }
table-hand-empty = Deine Plättchen liegen alle auf dem See.
table-turn-left = Nach links drehen
table-turn-right = Nach rechts drehen

table-steps = Dein Zug
table-step-exchange = Tauschen
table-step-dedicate = Set abgeben
table-step-discard = Abwerfen
table-step-place = Legen
table-step-end = Zug beenden
table-take-back = Zurücknehmen
table-offers =
 { $count ->
 [one] Du kannst jetzt ein Set abgeben.
 *[other] Du kannst ein Set abgeben: { $count } stehen zur Wahl.
 }
table-no-set = Du hast gerade kein Set, das du abgeben kannst.
table-dedicated-already = Du hast in diesem Zug schon ein Set abgegeben.
table-discard-begun = Du hast mit dem Abwerfen begonnen: In diesem Zug kannst du kein Set mehr abgeben.
table-offer = Set abgeben: { kind }
table-on-turn = { $name } ist am Zug.
table-waiting = { $name } überlegt …
table-unsent = Dein Zug wartet auf die Verbindung und wird gesendet, sobald sie zurück ist.
table-withdraw = Nicht senden

table-your-turn = Du bist am Zug
table-how-to-place = Wähle ein Plättchen und zeige auf ein leuchtendes Feld: Dann siehst du, was alle bekommen.
table-dots = Die Punkte zeigen, wie viele Seiten passen.
table-ranked = Auf jedem Feld zeigen, was es mir höchstens bringt
table-preview = Wenn du hier legst
table-preview-more = Zeigen, was alle bekommen
table-preview-less = Weniger zeigen
table-preview-match = Du: eine { color.inflected } Karte, Übereinstimmung { side.seen }
table-preview-match-missed = Du: nichts für die Übereinstimmung { side.seen }, keine { color.inflected } Karte mehr da
table-preview-favor =
 { $own ->
 [yes] Du: Gunst für die Plattform deines Plättchens
 *[no] Du: Gunst für die Plattform daneben
 }
table-preview-favor-missed =
 { $own ->
 [yes] Du: nichts für die Plattform deines Plättchens, kein Gunst-Marker mehr da
 *[no] Du: nichts für die Plattform daneben, kein Gunst-Marker mehr da
 }
table-preview-faced =
 { $you ->
 [yes] Du: eine { color.inflected } Karte, diese Seite zeigt zu dir
 *[no] { $name }: eine { color.inflected } Karte
 }
table-preview-faced-missed =
 { $you ->
 [yes] Du: nichts, keine { color.inflected } Karte mehr da
 *[no] { $name }: nichts, keine { color.inflected } Karte mehr da
 }
table-none-left = { color } ist aus
table-no-favor-left = keine Gunst mehr
table-place = Plättchen legen
table-click-to-place = Klicke, um es hier zu legen. Mausrad, Q und E drehen es.
table-turn-best = Anders gedreht: { $count } für dich
table-not-yet = Noch nicht
table-planning = Planung: Wenn du hier legen würdest
table-planning-word = Planung
table-planning-how = Zeige auf ein freies Feld und sieh, was dein Plättchen bringen würde. Es wird nichts gesendet.
table-planning-note = Es wird nichts gesendet. Bis zu deinem Zug kann sich der See noch ändern.
table-planning-unknown = Was deine Plättchen bringen würden, lässt sich gerade nicht abrufen.
table-planning-stop = Planung beenden
table-click-to-hold = Klicke, um es hier festzuhalten, dann bestätige. Mausrad, Q und E drehen es.
table-place-how = Es ist noch kein Feld gewählt. Nimm eines deiner Plättchen, dann ein leuchtendes Feld auf dem See.

table-give = Du gibst eine Karte ab:
table-take = Du nimmst eine aus dem Vorrat:
table-give-first = Wähle zuerst, welche Karte du abgibst.
table-exchange-cost = Ein Tausch kostet 2 Gunst-Marker.
table-exchange-completes = Vollendet: { $sets }.
table-exchange-breaks = Löst auf: { $sets }.
table-pairs =
 { $count ->
 [0] Diese drei Paare:
 [one] Wähle noch ein Paar:
 *[other] Wähle { $count } Paare:
 }
table-lack-four = Du brauchst vier Karten einer Farbe und hast höchstens { $count }.
table-lack-pairs =
 { $count ->
 [0] Du brauchst Paare in drei Farben und hast keines.
 [one] Du brauchst Paare in drei Farben und hast eines.
 *[other] Du brauchst Paare in drei Farben und hast zwei.
 }
table-lack-seven = Du brauchst eine Karte jeder Farbe. Dir fehlt: { $colors }.
table-generic = Der Stapel ist leer: Du bekommst einen einfachen Marker (4).
table-discard =
 { $count ->
 [one] Eine Karte über der Grenze von 12: Wirf sie ab.
 *[other] { $count } Karten über der Grenze von 12: Wirf sie einzeln ab.
 }
table-discard-note = Sobald du eine Karte abwirfst, kannst du in diesem Zug weder tauschen noch ein Set abgeben.
table-discard-or = Lieber ein Set abgeben? Nach der ersten Karte ist es zu spät.
table-dedicate-surplus =
 { $count ->
 [one] Eine Karte über der Grenze von 12: Gib ein Set ab oder wirf eine ab.
 *[other] { $count } Karten über der Grenze von 12: Gib ein Set ab oder wirf welche ab.
 }
table-final-turn = Dein letzter Zug
table-final-note = Du darfst noch einmal tauschen und ein Set abgeben; gelegt wird nichts mehr.

table-recap = Seit deinem letzten Zug
table-recap-done = Weiter im Spiel
table-tile-laid =
 { $you ->
 [yes] Du legst ein Plättchen.
 *[no] { $name } legt ein Plättchen.
 }
table-took-back =
 { $you ->
 [yes] Du nimmst deinen letzten Schritt zurück.
 *[no] { $name } nimmt den letzten Schritt zurück.
 }
table-seat-moved =
 { $you ->
 [yes] Du spielst auf einem anderen Gerät weiter.
 *[no] { $name } spielt auf einem anderen Gerät weiter.
 }
table-end-wanted =
 { $you ->
 [yes] Du möchtest das Spiel beenden.
 *[no] { $name } möchte das Spiel beenden.
 }
table-handed-over =
 { $you ->
 [yes] Ein Bot spielt für dich.
 *[no] Ein Bot spielt für { $name }.
 }
table-reclaimed =
 { $you ->
 [yes] Du spielst wieder selbst.
 *[no] { $name } ist wieder da.
 }

table-placed =
 { $you ->
 [yes] Du legst ein Plättchen: { tile-sides.seen }.
 *[no] { $name } legt ein Plättchen: { tile-sides.seen }.
 }
table-matched =
 { $you ->
 [yes] Übereinstimmung { side.seen }: Du nimmst eine { color.inflected } Karte.
 *[no] Übereinstimmung { side.seen }: { $name } nimmt eine { color.inflected } Karte.
 }
table-matched-missed =
 { $you ->
 [yes] Übereinstimmung { side.seen }: Du gehst leer aus, im Vorrat ist keine { color.inflected } Karte mehr.
 *[no] Übereinstimmung { side.seen }: { $name } geht leer aus, im Vorrat ist keine { color.inflected } Karte mehr.
 }
table-platform =
 { $you ->
 [yes] Plattform: Du nimmst einen Gunst-Marker.
 *[no] Plattform: { $name } nimmt einen Gunst-Marker.
 }
table-platform-missed =
 { $you ->
 [yes] Plattform: Du gehst leer aus, es ist kein Gunst-Marker mehr da.
 *[no] Plattform: { $name } geht leer aus, es ist kein Gunst-Marker mehr da.
 }
table-faced =
 { $you ->
 [yes] Die Seite zu dir ({ side.seen }): Du nimmst eine { color.inflected } Karte.
 *[no] Die Seite zu { $name } ({ side.seen }): { $name } nimmt eine { color.inflected } Karte.
 }
table-faced-missed =
 { $you ->
 [yes] Die Seite zu dir ({ side.seen }): Du gehst leer aus, im Vorrat ist keine { color.inflected } Karte mehr.
 *[no] Die Seite zu { $name } ({ side.seen }): { $name } geht leer aus, im Vorrat ist keine { color.inflected } Karte mehr.
 }
table-drawn =
 { $you ->
 [yes] Du ziehst ein Plättchen: { tile-sides.seen }.
 *[no] { $name } zieht ein Plättchen: { tile-sides.seen }.
 }

table-error-not-in-hand = Dieses Plättchen hast du nicht auf der Hand.
table-error-cell-taken = Auf diesem Feld liegt schon ein Plättchen.
table-error-cell-apart = Dieses Feld grenzt an kein Plättchen auf dem See.

table-log = Verlauf
table-log-filter = Zeigen
table-log-all = Alles
table-log-mine = Was mich betrifft
table-log-dedications = Abgegebene Sets
table-log-by = Züge von { $name }
table-log-empty = Noch nichts.

table-shortcuts = Tasten
table-menu = Menü
theater-gets = { $name } bekommt { $things }
theater-also = { $name } { $things }
theater-completes = damit hat { $name } „{ kind }“ beisammen
theater-you-get = du bekommst { $things }
theater-you-complete = du bekommst { $things } und hast damit „{ kind }“ beisammen
theater-skip = Bis zu mir überspringen
theater-skip-all = Überspringen
theater-you-got = du
`;export{e as default};