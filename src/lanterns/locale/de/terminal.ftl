# Das Spiel im Terminal.

greeting =
    Lanterns: Das Erntefest

    Lege Plättchen auf den See, sammle Laternen-Karten und lege Sets daraus für Siegpunkte ab.
    Antworte mit einer Nummer. „hilfe“ erklärt alles Weitere, „regeln“ nennt die Regeln in Kürze.

seated-person =
    { $you ->
        [yes] Du sitzt im { side }.
       *[no] { $name } sitzt im { side }.
    }
seated-bot = { $name } sitzt im { side } und ist ein Bot: { bot-about }.
player-name = Spieler { $number }

curtain-hide = Drücke Enter, um deine Plättchen zu verbergen.
curtain-pass = Gebt die Tastatur an { $name } weiter. { $name }, drücke Enter, wenn niemand sonst den Bildschirm sieht.

draw-stack =
    { $count ->
        [0] Der Nachziehstapel ist leer.
        [one] Auf dem Nachziehstapel liegt noch { $count } Plättchen.
       *[other] Auf dem Nachziehstapel liegen noch { $count } Plättchen.
    }
player-line =
    { $you ->
        [yes] Du ({ side }): { $held }; { $favor }; { $honor }.
       *[no] { $name } ({ side }): { $held }; { $favor }; { $honor }.
    }
held = { $list } ({ cards })
no-cards = keine Karten
player-tokens = Ruhmes-Marker: { $tokens }.
no-tokens = Noch keine Ruhmes-Marker.
token = { kind } { $honor }
next-tokens = Nächste Ruhmes-Marker: { $tokens }.
your-tiles = Deine Plättchen:
supply-line = Karten im Vorrat: { $list }.
favor-line = Gunst-Marker im Vorrat: { $count }.
stack-line = Ruhmes-Marker für „{ kind }“: { $values }.
stack-empty = Ruhmes-Marker für „{ kind }“: keine mehr, ein Set bringt 4 Siegpunkte.
drawing-key = Norden ist oben. + Plattform, ~ Wasser, b Boot, * neuestes Plättchen, (1) freies Feld.
cell-line = { cell }: { $touching }
touched-side =
    { $piece ->
        [boat] { side } { color } (das Boot)
        [platform] { side } { color } (Plättchen { $tile }, Plattform)
       *[tile] { side } { color } (Plättchen { $tile })
    }

choose-action = Was tust du?
choose-tile = Welches Plättchen?
choose-cell = Welches Feld?
choose-drawn-cell = Welches Feld? Tippe seine Nummer aus der Zeichnung, oder „felder“ für eine Beschreibung.
choose-turn = Wie herum?
choose-best = Die Züge, die dir am meisten bringen:
choose-set = Welches Set?
choose-given = Welche Karte gibst du ab?
choose-taken = Welche Karte nimmst du?
choose-discarded = Welche Karte wirfst du ab?
menu-place = Ein Plättchen legen
menu-best = Die Züge ansehen, die dir am meisten bringen
menu-dedicate = Eines von { $count } Sets ablegen
menu-exchange = Eine Karte für 2 Gunst-Marker tauschen
menu-discard = Eine Karte abwerfen: Du hast { $count } und darfst 12 behalten
preview = Das bringt es:
confirm-place = Das Plättchen legen? (ja oder nein)
confirm-quit = Das Spiel verlassen? (ja oder nein)

not-a-choice =
    { $count ->
        [one] „{ $text }“ steht hier nicht zur Wahl. Tippe 1, „zurück“ oder „hilfe“.
       *[other] „{ $text }“ steht hier nicht zur Wahl. Tippe eine Nummer von 1 bis { $count }, „zurück“ oder „hilfe“.
    }
not-yes-or-no = Bitte antworte mit „ja“ oder „nein“.
not-a-set = Du hast kein vollständiges Set:
taken-back = Zurückgenommen.
nothing-to-take-back = In diesem Zug gibt es nichts zurückzunehmen.
log-empty = Noch ist nichts geschehen.

game-saved = Das Spiel ist in { $file } gespeichert.
game-resumable = Das Spiel ist gespeichert. Weiter geht es mit: lanterns play --resume { $file }
game-not-kept = Dieses Spiel wird nicht aufbewahrt; dafür gibt es --record DATEI.
game-not-saved = Das Spiel konnte nicht gespeichert werden: { $why }.
input-ended = Die Eingabe ist zu Ende und damit auch das Spiel.
goodbye = Auf Wiedersehen!

rank-line =
    { $you ->
        [yes] { $rank }. Du: { $honor }, { $favor }, { $cards }.
       *[no] { $rank }. { $name }: { $honor }, { $favor }, { $cards }.
    }
you-too = du
won-by-honor =
    { $you ->
        [yes] Du gewinnst mit den meisten Siegpunkten. Herzlichen Glückwunsch!
       *[no] { $name } gewinnt mit den meisten Siegpunkten.
    }
won-by-favor =
    { $you ->
        [yes] An der Spitze herrscht Gleichstand, aber du gewinnst mit mehr Gunst-Markern. Herzlichen Glückwunsch!
       *[no] An der Spitze herrscht Gleichstand, aber { $name } gewinnt mit mehr Gunst-Markern.
    }
won-by-cards =
    { $you ->
        [yes] An der Spitze sind Siegpunkte und Gunst-Marker gleich, aber du gewinnst mit mehr Laternen-Karten. Herzlichen Glückwunsch!
       *[no] An der Spitze sind Siegpunkte und Gunst-Marker gleich, aber { $name } gewinnt mit mehr Laternen-Karten.
    }
won-together = Gemeinsamer Sieg: { $names }. Siegpunkte, Gunst-Marker und Laternen-Karten sind gleich.

# Was man tippen kann: Das erste Wort ist der Name des Befehls, die anderen bewirken dasselbe.
command-place = legen l
command-best = beste
command-dedicate = set s
command-exchange = tauschen x
command-discard = abwerfen
command-end = ende
command-lake = see karte
command-cells = felder
command-cards = karten stand
command-tiles = plättchen plaettchen hand
command-supply = vorrat
command-log = verlauf
command-back = zurück zurueck
command-rules = regeln
command-help = hilfe h ?
command-quit = aufhören aufhoeren q
command-yes = ja j
command-no = nein n
command-all = alles

help-place = ein Plättchen legen, Schritt für Schritt
help-best = die Züge auflisten, die dir am meisten bringen
help-dedicate = ein Set ablegen, etwa „set rot“ oder „set rot blau weiß“
help-exchange = eine Karte tauschen, etwa „tauschen rot blau“
help-discard = eine Karte abwerfen, etwa „abwerfen rot“
help-end = den letzten Zug beenden
help-lake = den See zeichnen
help-cells = die freien Felder und ihre Nachbarn in Worten beschreiben
help-cards = Karten, Gunst-Marker, Siegpunkte und Ruhmes-Marker von allen nennen
help-tiles = deine Plättchen beschreiben
help-supply = Vorrat und Stapel nennen
help-log = die letzte Runde noch einmal erzählen; „verlauf alles“ erzählt das ganze Spiel
help-back = eine Frage verlassen oder zurücknehmen, was du in diesem Zug vor dem Legen getan hast
help-rules = die Regeln in Kürze
help-help = diese Liste
help-quit = das Spiel verlassen
help-notation =
    Farben kannst du als Wörter oder mit ihren Buchstaben aus der Zeichnung tippen.
    Aktionen kannst du auch wie in Aufzeichnungen tippen: 12@0,-1r2 legt Plättchen 12 um zwei Viertel
    gedreht auf Feld 0,-1, 4R legt vier rote ab, 3RBW drei Paare, 7 sieben verschiedene, xP>R tauscht Lila
    gegen Rot, -K wirft Schwarz ab, und ein Punkt beendet den letzten Zug.

rules-summary =
    Die Regeln in Kürze
    Ein Zug hat drei Schritte. Die ersten beiden sind freiwillig.
    1. Tausch: Zahle 2 Gunst-Marker und tausche eine deiner Karten gegen eine andere Farbe aus dem Vorrat.
    2. Set: Lege ein Set ab und nimm den obersten Ruhmes-Marker seines Stapels. Sets sind der Vierling (vier
       Karten einer Farbe), drei Paare (je zwei Karten in drei Farben) und sieben Verschiedene (eine Karte
       jeder Farbe). Ein leerer Stapel bringt immer noch 4 Siegpunkte.
    3. Legen: Lege eines deiner Plättchen, beliebig gedreht, neben ein Plättchen auf dem See und ziehe nach.
    Ein gelegtes Plättchen bringt dir eine Karte für jede Seite, die ihre eigene Farbe berührt, und einen
    Gunst-Marker für jede Plattform auf den passenden Plättchen, das neue eingeschlossen. Dann nehmen alle,
    du zuerst, eine Karte in der Farbe der Seite, die zu ihnen zeigt. Eine Farbe, die im Vorrat fehlt,
    entfällt.
    Beginnt dein Zug mit mehr als 12 Karten, lege ein Set ab oder wirf Karten ab, bis 12 übrig sind.
    Liegen alle Plättchen, folgt für alle ein letzter Zug ohne Legen. Die meisten Siegpunkte gewinnen; bei
    Gleichstand entscheiden Gunst-Marker, dann Laternen-Karten.
