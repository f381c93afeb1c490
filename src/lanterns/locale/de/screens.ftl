# Alles rund um den Tisch: Startseite, Warteraum, Einstellungen, Fest, und was schiefgeht.

subtitle = Das Erntefest
pitch = Lege Laternen auf den nächtlichen See: Allen schenkst du ein wenig Licht, das hellste behältst du für dich.

home-bot = Bot { $number }
home-play = Jetzt spielen
home-pass = An einem Bildschirm
home-pass-short = Für zwei bis vier Personen
home-pass-how = Ihr gebt diesen Bildschirm weiter. Zwischen zwei Zügen verdeckt ein Vorhang die Plättchen, bis die richtige Person da ist.
home-invite = Freunde einladen
home-invite-short = Alle am eigenen Bildschirm
home-invite-how = Öffne einen Tisch, schicke allen einen Link und beginne, wenn alle sitzen. Niemand braucht ein Konto.
home-learn-short = Die Regeln in fünf Minuten
home-replay = Partie ansehen
home-replay-short = Aus einer Aufzeichnung oder einem Link
home-first-game = Spielend lernen
home-first-game-short = Dein erstes Spiel, mit Begleitung
home-nameless = Spieler { $number }
home-name-of = Name von Spieler { $number }
home-my-name = Dein Name
home-guest = Gast
home-guests = Freunde
home-and-bots = Bots
home-sides-two = Wo die andere Person sitzt
home-sides-three = Welche Seite leer bleibt
home-sides-chance = Zufall
home-sides-left = Links
home-sides-top = Oben
home-sides-right = Rechts
home-add-person = Person hinzufügen
home-add-bot = Bot hinzufügen
home-remove = Entfernen
home-begin = Beginnen
home-open = Tisch öffnen
home-resume = Zurück zu „{ $title }“
home-tables = Meine Tische
home-status-open = Wartet auf Spieler
home-status-playing = Wird gespielt
home-status-over = Beendet
home-status-abandoned = Abgebrochen
home-winners =
    { $count ->
        [one] Sieg: { $names }
       *[other] Geteilter Sieg: { $names }
    }
home-all-tables = Alle { $count } zeigen
home-on-device = Auf diesem Gerät
home-manage = „{ $title }“ verwalten
home-device-why = Dieser Tisch wird ohne Server in diesem Browser gespielt und liegt auf diesem Gerät.
home-export = Als Datei sichern
home-import = Gesicherten Tisch öffnen …
home-import-bad = In dieser Datei ist kein Tisch, der hier gelesen werden kann.
home-delete = Löschen
home-delete-sure = „{ $title }“ von diesem Gerät löschen? Das lässt sich nicht rückgängig machen.
home-delete-yes = Ja, löschen
home-delete-no = Behalten
home-unreadable = Nicht lesbar
home-unreadable-why = Das Protokoll dieses Tisches ist beschädigt, oder eine neuere Version der Seite hat es geschrieben. Nichts wurde gelöscht: Sichere es als Datei, oder versuche es nach einer Aktualisierung noch einmal.
home-local-trouble = Das hat nicht geklappt; nichts wurde geändert. Bitte versuche es noch einmal.
home-invite-static = Für Freunde an anderen Bildschirmen braucht es einen Server, und diese Seite hat keinen.
home-invite-silent = Für Freunde an anderen Bildschirmen braucht es den Server, und der antwortet gerade nicht.
home-invite-instead = An einem Bildschirm könnt ihr sofort zusammen spielen: Wähle „{ home-pass }“.

shelf = Gegen welche Bots spielst du?
shelf-how = Jede Laterne hier ist ein Computergegner. Tippe eine an, damit sie Platz nimmt, und noch einmal, damit der Platz frei wird.
shelf-scale = Die Zahl ist die Stufe, von der leichtesten an. Die Sterne zeigen die Stärke, gemessen in Tausenden von Spielen.
shelf-beaten = Ein rotes Siegel zeigt, wen du schon besiegt hast: { $count } von { $all }.
shelf-level = Stufe
shelf-own = eigener Stil
shelf-others = Laternen mit eigenem Stil
shelf-stars =
    { $stars ->
        [one] einer von fünf Sternen
       *[other] { $stars } von fünf Sternen
    }
shelf-seal = besiegt
shelf-free = Platz frei machen: { $name }
shelf-move =
    { $edge ->
        [left] Stattdessen eine Laterne links hinsetzen
        [top] Stattdessen eine Laterne oben hinsetzen
       *[right] Stattdessen eine Laterne rechts hinsetzen
    }
shelf-missing =
    { $count ->
        [one] Wähle noch eine Laterne oder weniger Spieler.
       *[other] Wähle noch { $count } Laternen oder weniger Spieler.
    }
your-table = Dein Tisch
home-surprise = Überrasch mich
home-me = { $name }: Name und Laterne ändern
home-my-lantern = Deine Laterne
home-done = Fertig
bot-choice = { $label }: { $name }
lantern-name =
    { $face ->
        [rabbit] Hase
        [panda] Panda
        [deer] Hirsch
        [turtle] Schildkröte
        [crab] Krabbe
        [swan] Schwan
        [mouse] Maus
       *[hedgehog] Igel
    }
table-names = Mondteich | Reiherbucht | Weidensteg | Lotusbucht | Silberschilf | Stiller Hafen | Ahornufer | Glühwürmchenlagune | Bambusbogen | Goldstrand | Kranichinsel | Nebelbrücke | Pflaumengarten | Sternenbecken | Laternenkai | Schwalbenspitze | Zedernbach | Perlensee | Herbststeg | Libellenried | Jadequelle | Grillenwiese | Roter Pavillon | Erntebucht

seat-kept = Für jemanden freigehalten
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
lobby-revealing = Alle sind da. Das Mischen wird vorbereitet …
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
lobby-bot = Mit Bot besetzen
lobby-sit = Platz nehmen
lobby-start = Spiel beginnen
lobby-rename = Tisch umbenennen
lobby-title = Name des Tischs
lobby-keep = Übernehmen
lobby-seal = Das Mischen ist versiegelt: Der Server hat seinen Teil festgelegt, bevor jemand Platz nahm, und ihr alle steuert eigenen Zufall bei. Siegel:
lobby-seal-how = Wie geht das?
lobby-alarm = Der Server hat etwas geändert, das dein Browser über das Mischen notiert hatte. Dein Browser trägt nichts mehr dazu bei. Speichere die Notiz und traue diesem Spiel nicht.
lobby-starts = Diesmal beginnt { $name }.
note-save = Meine Notiz speichern
lobby-join = Ein Link für alle

link-copy = Kopieren
link-copied = Kopiert
link-code = QR-Code
link-code-of = QR-Code des Links { $link }
link-share = Teilen

no-table = An diesem Tisch hast du keinen Platz
no-table-why = Diesen Tisch gibt es nicht, oder dieser Browser hat dort keinen Platz. Lass dich einladen oder dir einen Link zum Zuschauen geben.
moved = Du spielst jetzt woanders
abandoned = Dieses Spiel wurde abgebrochen.
abandoned-why = Es wurde abgebrochen, bevor es begann.

join = Einladung zu „{ $title }“
join-refused = Diese Einladung führt nirgendwohin
join-no-server = Hier gibt es keinen Server
join-no-server-why = Einladungen brauchen einen Server, und diese Kopie der Seite hat keinen. Öffne den Link genau so, wie du ihn bekommen hast.
join-by = { $name } lädt dich ein: „{ $title }“
join-who = Am Tisch
join-watch = Zuschauen
join-learn = Erst lernen
join-account = Kein Konto nötig: Dieser Browser merkt sich deinen Platz, und du kannst jederzeit gehen.
join-fair = Woher weiß ich, dass fair gemischt wird?

abandon = Spiel abbrechen
abandon-sure = Dann kann niemand mehr weiterspielen.
abandon-yes = Ja, abbrechen
abandon-no = Weiterspielen

awaited = { $name } ist am Zug, aber nicht verbunden.
hand-over = Einen Bot spielen lassen
replaced = Für { $name } spielt ein Bot.
watching = Du schaust bei diesem Spiel zu.
reclaim = Platz zurücknehmen
hand-over-sure = Kommt { $name } zurück, kann { $name } den Platz wieder übernehmen.
hand-over-no = Auf { $name } warten
move = Auf ein anderes Gerät umziehen
move-link = Ein Link für den Umzug deines Platzes
move-how = Öffne ihn innerhalb von zehn Minuten auf dem anderen Gerät. Dieses Gerät gibt den Platz dann ab.
end-together = Das Spiel endet, wenn alle, die da sind, es wollen.
end-wanted =
    { $count ->
        [one] { $names } möchte das Spiel beenden.
       *[other] { $names } möchten das Spiel beenden.
    }

unreachable-why = Vielleicht wurde er angehalten, oder es gibt kein Netz. Wir versuchen es weiter; nichts ist verloren.
unreachable-here = Spielen kannst du trotzdem: Partien gegen Bots und an einem Bildschirm laufen auf diesem Gerät.
new-version = Eine neue Version ist da. Es geht nichts verloren.
new-version-load = Neu laden
new-version-later = Später
local-unstored = Dieser Browser speichert nichts: Name, Einstellungen und Fortschritt sind vergessen, sobald du die Seite schließt.
local-place = Dieser Tisch liegt auf diesem Gerät; niemand sonst kann mitspielen oder zuschauen.
local-unkept = Dieser Browser speichert die Partie nicht: Schließt du diesen Tab, ist sie weg.
local-save = Als Datei sichern
local-bot-failed = { $bot } konnte keinen Zug wählen.
local-unreadable = Dieser Tisch ist nicht lesbar
local-unreadable-why = Sein Protokoll ist beschädigt, oder eine neuere Version der Seite hat es geschrieben. Nichts wurde gelöscht: Lade die Seite neu, oder sichere den Tisch als Datei.
local-broken = Dieser Browser kann das Spiel nicht ausführen
local-broken-why = Der Teil der Seite, der ohne Server spielt, ließ sich nicht laden. Deine Tische sind sicher; lade die Seite neu, oder versuche es mit einem anderen Browser.

theme = Aussehen
theme-dark = Nacht
theme-light = Tag
theme-auto = Wie das System
motion = Animationen
motion-auto = Wie das System
motion-on = An
motion-off = Aus
pace = Züge der anderen zeigen
pace-calm = Ruhig
pace-brisk = Flott
pace-instant = Sofort
sound = Ton
sound-why = Wasser, Holz, Papier und eine Glocke; auf dem Handy auch Vibration
volume = Lautstärke
notify = Benachrichtigen, wenn ich am Zug bin
notify-why = Wenn du gerade in einem anderen Fenster bist
notify-denied = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.
letters = Buchstaben auf den Laternen
letters-why = Die Anfangsbuchstaben der Farben statt der Zeichen.
ranked-why = Die freien Felder, die dir die meisten Karten und Gunst-Marker bringen, sind hervorgehoben.
ideas-why = Gegen Bots sagt der Trainer auf Wunsch, was es kosten würde, so zu legen, wie du es gerade versuchst.
confirm-mouse = Legen mit der Maus bestätigen
confirm-mouse-why = Ein Klick hält das Plättchen auf seinem Feld; gelegt wird es mit einem Knopf, wie auf dem Touchscreen.
install = Als App installieren

learn-end-link = Gleichstand erklärt
rematch = Noch einmal spielen
rematch-join = Beim nächsten Spiel mitmachen
rematch-watch = Beim nächsten Spiel zuschauen
rematch-wait = Wird noch einmal gespielt, erscheint hier ein Link dorthin.
record = Aufzeichnung herunterladen

check = Das Mischen prüfen
# Was der Server ablehnt.
error-no-browser = Dieser Browser ist hier noch nicht bekannt.
error-foreign-origin = Die Anfrage kommt von der Seite einer anderen Website.
error-bad-message = Die Nachricht ist nicht lesbar: { $why }.
error-too-many-tables = Du hast zu viele Tische geöffnet; warte ein wenig.
error-bad-invitation = Diese Einladung ist schon benutzt oder zurückgezogen.
error-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-moved = Dein Platz ist jetzt auf einem anderen Gerät. Spiel dort weiter oder erstelle dort einen Link, der ihn zurückbringt.
error-already-seated = Du hast an diesem Tisch schon einen Platz.
error-face-taken = Diese Laterne hat am Tisch gerade jemand genommen. Wähle eine andere.
error-bot-name = Der Name eines Menschen kann nicht mit „{ $prefix }“ beginnen.
error-no-level = Den Bot „{ $level }“ gibt es nicht.
error-sides-count = { $sides } Seiten sind für { $seats } Plätze gewählt.
error-not-creator = Das darf nur, wer den Tisch geöffnet hat.
error-seats-empty = Es fehlt noch jemand.
error-one-part = Für einen Platz sendet man entweder einen Beitrag oder dessen Siegel, nicht beides.
error-not-sealed = Andere müssen sich noch setzen: Sende jetzt ein Siegel und den Beitrag, wenn alle sitzen.
error-not-revealed = Zum Mischen fehlt noch jemandes Beitrag.
error-wrong-part = Das ist nicht der Beitrag, der versiegelt wurde.
error-already-started = Das Spiel hat schon begonnen.
error-not-ended = Das Spiel ist noch nicht zu Ende.
error-rematched = Das nächste Spiel ist schon geöffnet.

table-shortcut-pick = Plättchen wählen; nochmals: drehen
table-shortcut-turn = nach links (erste Taste) oder rechts drehen
table-shortcut-walk = sich auf dem See bewegen
table-shortcut-place = Plättchen legen
table-shortcut-cancel = Auswahl aufheben
table-shortcut-exchange = tauschen
table-shortcut-dedicate = Set abgeben
table-shortcut-placing = zum See
table-shortcut-back = zurücknehmen
table-shortcut-zoom = See größer, kleiner, ganz
table-shortcut-hint = ein Hinweis; noch einmal für mehr
table-shortcut-worth = was deine Idee wert ist
table-shortcut-log = Verlauf
table-shortcut-full = die Vorschau ausführlich oder kurz
table-shortcut-help = diese Liste
table-shortcuts-mouse = Mit der Maus: zeigen und sehen, mit dem Rad drehen, mit einem Klick legen, oder ein Plättchen auf den See ziehen. Mit dem Finger: ein Feld antippen und sehen, nochmals antippen zum Drehen, dann bestätigen.
