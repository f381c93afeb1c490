var e=`
title = Lanterns
subtitle = Das Erntefest
pitch = Lege Laternen auf den nächtlichen See: Jedem schenkst du ein wenig Licht, das hellste behältst du für dich.

home = Lanterns: zur Startseite
header = Diese Seite
close = Schließen
you = Du
loading = Die Laternen werden angezündet …
language = Sprache
learn = Spielregeln

home-bots = Gegen Bots spielen
home-players = Spieler
home-bot = Bot { $number }
home-play = Jetzt spielen
home-about = { $name } { $about }.
home-pass = Reihum spielen
home-pass-short = Zu zweit bis zu viert an diesem Bildschirm
home-pass-how = Ihr gebt diesen Bildschirm weiter. Zwischen zwei Zügen verdeckt ein Vorhang die Plättchen, bis die richtige Person da ist.
home-invite = Freunde einladen
home-invite-short = Alle am eigenen Bildschirm
home-invite-how = Öffne einen Tisch, schicke allen einen Link und beginne, wenn alle sitzen. Niemand braucht ein Konto.
home-learn-short = Die Regeln in fünf Minuten
home-nameless = Spieler { $number }
home-name-of = Name von Spieler { $number }
home-my-name = Dein Name
home-guest = Gast
home-guests = Freunde
home-and-bots = Bots
home-add-person = Person hinzufügen
home-add-bot = Bot hinzufügen
home-remove = Entfernen
home-begin = Beginnen
home-open = Tisch öffnen
home-table-of = Tisch von { $name }
home-resume = Zurück zu „{ $title }“
home-tables = Meine Tische
home-my-turn = Du bist am Zug
home-status-open = Wartet auf Spieler
home-status-playing = Wird gespielt
home-status-over = Beendet
home-status-abandoned = Aufgegeben
home-all-tables = Alle { $count } zeigen

seat-free = Freier Platz
seat-kept = Für jemanden freigehalten
seat-bot = Bot
seat-here = anwesend
seat-away = abwesend
seat-coming = setzt sich gerade
seat-mine = dein Platz
seat-replaced = { $bot } spielt als Bot weiter

lobby-missing =
    { $count ->
        [one] Noch eine Person muss Platz nehmen.
       *[other] Noch { $count } Personen müssen Platz nehmen.
    }
lobby-ready = Alle sind da.
lobby-soon = Alle sind da. Gleich geht es los.
lobby-invite = Ein Link für diesen Platz
lobby-local = Diese Links führen nur auf diesem Rechner zum Tisch. Um mit anderen zu spielen, starte den Server für dein Netz:
lobby-watch = Ein Link zum Zuschauen
lobby-watchers =
    { $count ->
        [0] Niemand schaut zu.
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
lobby-level = Stärke des Bots
lobby-bot = Bot hinsetzen
lobby-sit = Platz nehmen
lobby-start = Spiel beginnen
lobby-rename = Tisch umbenennen
lobby-title = Name des Tischs
lobby-keep = Übernehmen
lobby-seal = Das Mischen ist versiegelt: Der Server hat seinen Teil festgelegt, bevor jemand Platz nahm, und jeder von euch gibt eigenen Zufall dazu. Siegel:
lobby-seal-how = Wie geht das?

link-copy = Kopieren
link-copied = Kopiert
link-code = QR-Code
link-code-of = QR-Code des Links { $link }

join = Einladung zu „{ $title }“
join-how = Ein Platz ist für dich frei. Wie sollen dich die anderen nennen?
join-refused = Diese Einladung führt nirgendwohin

abandon = Spiel aufgeben
abandon-sure = Dann kann niemand mehr weiterspielen.
abandon-yes = Aufgeben
abandon-no = Weiterspielen
abandoned = Dieses Spiel wurde aufgegeben.
abandoned-why = Es wurde aufgegeben, bevor es begann.

people = Spieler und Links
reconnecting = Die Verbindung ist weg. Wir versuchen zurückzukommen …
awaited = { $name } ist am Zug und nicht verbunden.
hand-over = Einen Bot spielen lassen
replaced = Für { $name } spielt ein Bot.
reclaim = Platz zurücknehmen
curtain = { $name } ist am Zug
curtain-why = Gebt den Bildschirm weiter. Bis dahin bleiben die Plättchen verdeckt.
curtain-lift = Ich bin { $name }

unreachable = Der Server antwortet nicht
unreachable-why = Vielleicht wurde er angehalten, oder das Netz ist weg. Wir versuchen es weiter; nichts ist verloren.
unreachable-now = Der Server antwortet nicht. Wir versuchen es weiter …
unreachable-once = Keine Antwort vom Server; nichts ist verloren. Bitte gleich noch einmal versuchen.
retry = Noch einmal versuchen
lost = Hier schwimmt nichts
lost-why = Diese Adresse führt zu keiner Seite. Vielleicht wurde der Link abgeschnitten.
no-table = Kein Tisch für dich
no-table-why = Diesen Tisch gibt es nicht, oder dieser Browser hat keinen Platz daran. Bitte um eine Einladung oder um einen Link zum Zuschauen.
to-home = Zur Startseite

settings = Einstellungen
theme = Aussehen
theme-dark = Nacht
theme-light = Tag
theme-auto = Wie das System
theme-to-light = Auf Tag umschalten
theme-to-dark = Auf Nacht umschalten
motion = Bewegung
motion-auto = Wie das System
motion-quick = Schnell
motion-slow = Langsam
motion-off = Keine
letters = Buchstaben auf den Laternen
letters-why = R, O, G, P, B, W und K statt der Zeichen.
ranked-why = Die freien Felder, die dir die meisten Karten und Gunst-Marker bringen, sind hervorgehoben.

festival = Fest
festival-won =
    { $you ->
        [yes] Du gewinnst!
       *[no] { $name } gewinnt
    }
festival-shared = { $names } teilen sich den Sieg
festival-decider =
    { $decider ->
        [honor] Die meisten Siegpunkte entscheiden.
        [favor] An der Spitze herrscht Gleichstand bei den Siegpunkten, darum entscheiden die übrigen Gunst-Marker.
        [cards] An der Spitze herrscht Gleichstand bei Siegpunkten und Gunst-Markern, darum entscheiden die übrigen Laternen-Karten.
       *[nothing] Siegpunkte, Gunst-Marker und Laternen-Karten sind an der Spitze alle gleich.
    }
learn-end-link = Gleichstand erklärt
festival-ties = Bei gleichen Siegpunkten zählen die übrigen Gunst-Marker und danach die übrigen Laternen-Karten. Was entschieden hat, ist unterstrichen.
festival-rank = Rang
festival-player = Spieler
festival-honor = Siegpunkte
festival-favor = Gunst
festival-cards = Karten
festival-time = Siegpunkte im Verlauf
festival-graph = Ein Diagramm: die Siegpunkte aller Spieler nach jedem Zug. Die Zahlen folgen als Tabelle.
festival-turns = Züge
festival-turn = Zug
festival-numbers = Die Zahlen
festival-dedications = Abgelegte Sets
festival-none = kein Set abgelegt
festival-fair = War das Mischen fair?
festival-lake = Den See ansehen
rematch = Noch einmal spielen
rematch-join = Beim nächsten Spiel mitmachen
record = Aufzeichnung herunterladen

check = Das Mischen prüfen
check-cannot = Ohne HTTPS berechnet dieser Browser kein SHA-256. Lade die Aufzeichnung herunter und nutze „lanterns verify“, oder öffne die Seite auf dem Rechner des Servers.
check-trouble = Die Aufzeichnung ließ sich nicht laden. Versuche es noch einmal.
check-good = Das Mischen war fair.
check-bad = Etwas passt nicht. Bewahre die Aufzeichnung auf.
check-holds = stimmt:
check-fails = stimmt nicht:
check-format = Gemischt wurde nach dem veröffentlichten Verfahren.
check-seal = Das enthüllte Geheimnis passt zum Siegel.
check-promise = Es ist das Siegel, das seit dem Öffnen des Tischs zu sehen war.
check-mine = Was dein Browser dazugegeben hat, ist enthalten.
check-order = Plätze und Startspieler ergeben sich daraus.
check-tiles = Die Reihenfolge der Plättchen ergibt sich daraus.

error-no-table = Diesen Tisch gibt es nicht, oder du hast keinen Platz daran.
error-no-browser = Dieser Browser ist hier noch nicht bekannt.
error-foreign-origin = Die Anfrage kommt von der Seite einer anderen Website.
error-bad-message = Die Nachricht ist nicht lesbar: { $why }.
error-too-fast = Zu viel in zu kurzer Zeit. Warte einen Augenblick.
error-too-many-tables = Du hast zu viele Tische geöffnet; warte ein wenig.
error-not-stored = Der Server konnte das nicht speichern, also ist es nicht geschehen. Versuche es noch einmal.
error-bad-invitation = Diese Einladung ist schon benutzt oder zurückgezogen.
error-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-not-yours = Dieser Platz gehört dir nicht.
error-seat-not-played = Auf diesem Platz spielt kein Bot.
error-bot-name = Der Name eines Menschen kann nicht mit „{ $prefix }“ beginnen.
error-seat-present = Wer dort sitzt, ist verbunden.
error-no-level = Den Bot „{ $level }“ gibt es nicht.
error-sides-count = { $sides } Seiten sind für { $seats } Plätze gewählt.
error-not-creator = Das darf nur, wer den Tisch geöffnet hat.
error-seats-empty = Es fehlt noch jemand.
error-already-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-your-turn = Du bist nicht am Zug.
error-curtain = Sag zuerst, dass du da bist.
error-bot-plays = Auf diesem Platz spielt ein Bot; nimm ihn zuerst zurück.
error-nothing-to-take-back = In diesem Zug gibt es nichts zurückzunehmen.
error-table-closed = Dieser Tisch ist geschlossen.
error-not-ended = Das Spiel ist noch nicht zu Ende.
error-rematched = Das nächste Spiel ist schon geöffnet.
`;export{e as default};