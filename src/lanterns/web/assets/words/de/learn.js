var e={"learn-contents":`Kapitel`,"learn-play":`Jetzt spielen`,"learn-board":`Ein kleiner See zum Ausprobieren`,"learn-board-cell":[`Das Plättchen auf das freie Feld `,{v:`number`},` legen`],"learn-board-back":`Zurück zum Beispiel`,"learn-sign":[{s:`color`,d:`black`,k:{red:`Raute`,orange:`Sonne`,green:`Blatt`,purple:`Mond`,blue:`Tropfen`,white:`Ring`,black:`Quadrat`}}],"learn-middle":[{s:`middle`,d:`water`,k:{boat:`Das Start-See-Plättchen hat in der Mitte ein Boot. Ein Boot ist keine Plattform.`,platform:`Elf Plättchen haben eine Plattform. Plattformen bringen Gunst-Marker.`,water:`Alle anderen Plättchen zeigen offenes Wasser.`}}],"learn-row-cards":`Karten jeder Farbe im Vorrat`,"learn-row-tiles":`See-Plättchen im Spiel`,"learn-row-draw":`davon im Nachziehstapel`,"learn-row-stack":`Ruhmes-Marker in jedem Stapel`,"learn-set":[{s:`kind`,d:`seven-unique`,k:{"four-of-a-kind":`Vier Karten einer Farbe.`,"three-pair":`Je zwei Karten in drei verschiedenen Farben.`,"seven-unique":`Eine Karte jeder Farbe.`}}],"learn-take":[{m:`kind`},`: den Ruhmes-Marker mit `,{v:`honor`},` nehmen`],"learn-generic":`danach immer 4`,"learn-title-goal":`Das Spiel in einer Minute`,"learn-text-goal":[`Es ist die Nacht des Erntefests. Zwei bis vier Spieler legen reihum Plättchen mit Laternen auf`,`
`,`einen See. Jedes Plättchen leuchtet zu allen am Tisch: Du nimmst die Laternen, die zu dir zeigen,`,`
`,`und die anderen nehmen ihre.`,`

`,`Sammle Laternen-Karten, gib Sets daraus ab und gewinne Siegpunkte. Die ersten Sets bringen am`,`
`,`meisten, also beeile dich, und achte darauf, was du den anderen schenkst. Am Ende gewinnt, wer die`,`
`,`meisten Siegpunkte hat.`],"learn-title-pieces":`Das Spielmaterial`,"learn-text-pieces":[`Es gibt sieben Farben. Jede hat ihr eigenes Zeichen, niemand muss also Rot von Grün unterscheiden`,`
`,`können. Ein Plättchen zeigt auf jeder seiner vier Seiten eine Farbe.`,`

`,`Es gibt 8 Laternen-Karten jeder Farbe, 20 Gunst-Marker und 30 Ruhmes-Marker: 27 in drei Stapeln, einem`,`
`,`für jede Art von Set, und 3 einfache, die 4 Siegpunkte zählen.`],"learn-title-setup":`Wie ein Spiel beginnt`,"learn-text-setup":[`Alle sitzen an je einer Seite des Sees; zwei Spieler sitzen einander normalerweise gegenüber. In der`,`
`,`Mitte liegt das Start-See-Plättchen, und alle nehmen eine Karte in der Farbe der Seite, die zu ihnen`,`
`,`zeigt. Wer Rot vor sich hat, beginnt. Gespielt wird im Uhrzeigersinn, von oben gesehen.`,`

`,`Alle haben drei Plättchen auf der Hand, die sonst niemand sieht. Die Karten liegen offen.`,`

`,`Auf deinem Bildschirm sitzt du immer unten und die anderen rund um den See, wie an einem echten Tisch.`,`
`,`Wie viele Karten, Plättchen und Marker im Spiel sind, hängt von der Zahl der Spieler ab.`],"learn-title-turn":`Dein Zug`,"learn-text-turn":[`Ein Zug hat drei Schritte, immer in dieser Reihenfolge: tauschen, Set abgeben, Plättchen legen. Die`,`
`,`ersten beiden sind freiwillig und je höchstens einmal erlaubt. Dann legst du ein Plättchen und`,`
`,`ziehst ein neues, solange es welche gibt.`,`

`,`Bis dein Plättchen auf dem See liegt, kannst du zurücknehmen, was davor war.`],"learn-title-exchange":`Tauschen (freiwillig)`,"learn-text-exchange":[`Zahle 2 Gunst-Marker, lege eine deiner Karten in den Vorrat zurück und nimm eine Karte einer`,`
`,`anderen Farbe, die der Vorrat noch hat.`],"learn-title-dedicate":`Set abgeben (freiwillig)`,"learn-text-dedicate":[`Gib ein Set aus Karten in den Vorrat zurück und nimm den obersten Ruhmes-Marker vom Stapel dieses Sets.`,`
`,`Die Zahl darauf gibt deine Siegpunkte an. Die Werte fallen von oben nach unten: Tippe auf einen Stapel,`,`
`,`um zu sehen, was für die Nächsten bleibt.`],"learn-dedicate-more":[`Hier liegen die Stapel für vier Spieler; bei dreien fehlt in jedem ein Marker, bei zweien fehlen drei.`,`
`,`Du gibst höchstens ein Set pro Zug ab. Ist ein Stapel leer, bringt sein Set immer noch 4.`],"learn-title-limit":`Höchstens zwölf Karten`,"learn-text-limit":[`Hattest du zu Beginn deines Zuges mehr als 12 Karten und bringt dich auch kein Set auf 12 oder weniger,`,`
`,`wirfst du Karten deiner Wahl in den Vorrat ab, bis du 12 hast. Erst dann darfst du ein Plättchen legen.`,`
`,`Sobald du mit dem Abwerfen beginnst, sind Tausch und Set für diesen Zug vorbei.`,`

`,`Zu keiner anderen Zeit wirfst du Karten ab.`],"learn-title-place":`Ein Plättchen legen`,"learn-text-place":[`Lege eines deiner Plättchen, beliebig gedreht, auf ein freies Feld neben einem Plättchen auf dem`,`
`,`See. Farben müssen nicht übereinstimmen. Danach nehmen alle, du zuerst und dann im Uhrzeigersinn,`,`
`,`eine Karte in der Farbe der Seite, die zu ihnen zeigt.`,`

`,`Wo das Plättchen liegt, ist egal: Auf jedem, nah oder fern, gehört dir die Seite, die in deine`,`
`,`Richtung zeigt. Auf deinem Bildschirm sitzt du immer unten, deine Seite ist also die untere; wer dir`,`
`,`gegenübersitzt, nimmt die Farbe der oberen. Eine Seite ohne Spieler bringt nichts.`,`

`,`Probiere es aus: Drehe das Plättchen oder tippe auf ein anderes Feld.`],"learn-caption-facing":`Blau zeigt zu dir, Weiß zu Bao, Grün zu Mei und Lila zu Ola.`,"learn-title-gives":`Übereinstimmung und Gunst`,"learn-text-gives":[`Bevor alle die Karte nehmen, die zu ihnen zeigt, wirst du für Übereinstimmungen belohnt: Für jede`,`
`,`Seite deines neuen Plättchens, die auf dieselbe Farbe trifft, nimmst du eine Karte dieser Farbe.`,`

`,`Dann nimmst du je einen Gunst-Marker für jede Plattform auf den beteiligten Plättchen: auf jedem`,`
`,`passenden Nachbarplättchen und auf deinem neuen Plättchen, wenn es eine hat. Dein Plättchen zählt`,`
`,`einmal, egal wie viele seiner Seiten übereinstimmen. Ohne Übereinstimmung keine Gunst.`],"learn-caption-platform":[`Links trifft Grün auf Grün. Das Nachbarplättchen hat keine Plattform, aber das neue hat eine: eine`,`
`,`grüne Karte und ein Gunst-Marker.`],"learn-caption-two":[`Zwei Übereinstimmungen, und drei Plattformen sind beteiligt: eine lila und eine rote Karte und drei`,`
`,`Gunst-Marker. Nur noch eine schwarze Karte ist da, und du kommst vor Bao.`],"learn-title-short":`Wenn eine Farbe ausgeht`,"learn-text-short":[`Hat der Vorrat keine Karte einer Farbe mehr, gibt es für sie nichts und auch keinen Ersatz. Alles`,`
`,`wird der Reihe nach genommen: erst die Übereinstimmungen, dann von dir an im Uhrzeigersinn. Die`,`
`,`letzte Karte bekommt also, wer zuerst kommt. Zurückgegebene Karten können sofort wieder genommen`,`
`,`werden.`,`

`,`Auch die Gunst-Marker sind begrenzt: Es gibt 20.`],"learn-caption-short":[`Es gibt keine schwarze Karte. Zu Mei zeigt Schwarz, also geht sie leer aus. Bei dir trifft Rot auf`,`
`,`das Plättchen mit dem Boot, aber ein Boot ist keine Plattform: keine Gunst.`],"learn-title-example":`Ein ganzer Zug, Schritt für Schritt`,"learn-text-example":[`Du hast 3 Gunst-Marker und acht Karten: drei rote und je eine in Orange, Grün, Lila, Blau und Weiß.`,`

`,`1. Tauschen. Du zahlst 2 Gunst-Marker, legst deine lila Karte in den Vorrat zurück und nimmst eine`,`
`,`vierte rote. Ein Gunst-Marker bleibt dir.`,`

`,`2. Set abgeben. Du gibst die vier roten Karten zurück und nimmst den obersten Marker vom Stapel`,`
`,`„Vierling“, eine 8. Vier Karten bleiben dir.`,`

`,`3. Legen. Du drehst dein Plättchen so, dass oben Blau an Blau liegt. Die Übereinstimmung`,`
`,`bringt dir eine blaue Karte, und die Plattform des Plättchens darüber einen Gunst-Marker.`,`

`,`4. Ausrichtung. Die untere Seite deines Plättchens ist orange, also nimmst du eine orange Karte. Dann`,`
`,`nimmt Bao links Rot, Mei gegenüber Blau und Ola rechts Weiß.`,`

`,`5. Nachziehen. Du ziehst ein neues Plättchen, und Bao ist am Zug. Du hast sechs Karten, 2 Gunst-Marker`,`
`,`und 8 Siegpunkte.`],"learn-caption-example":`Die letzten drei Schritte: Blau trifft auf Blau, und alle nehmen die Farbe, die zu ihnen zeigt.`,"learn-title-end":`Das Ende`,"learn-text-end":[`Liegt das letzte Plättchen, haben alle noch einen Zug, der Startspieler zuerst. Darin darfst du noch`,`
`,`einmal tauschen und ein Set abgeben; gelegt wird nichts, und die Grenze von zwölf Karten gilt nicht.`,`

`,`Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand entscheiden die übrigen Gunst-Marker, dann die`,`
`,`übrigen Laternen-Karten; sind auch die gleich, wird der Sieg geteilt.`],"learn-title-questions":`Fragen`,"learn-ask-match":`Müssen Farben beim Legen übereinstimmen?`,"learn-answer-match":`Nein. Jede Seite darf jede andere berühren. Eine Übereinstimmung ist ein Bonus.`,"learn-ask-boat":`Ist das Boot eine Plattform?`,"learn-answer-boat":`Nein. Eine Übereinstimmung mit dem Start-See-Plättchen bringt die Karte, aber keine Gunst für das Boot. Eine Plattform auf deinem neuen Plättchen zählt trotzdem.`,"learn-ask-neighbor":`Ein Plättchen mit Plattform berührt meines, aber die Farben sind verschieden. Gibt es Gunst?`,"learn-answer-neighbor":`Nein. Es zählen nur Plättchen, die an einer Übereinstimmung beteiligt sind.`,"learn-ask-platform":`Mein Plättchen mit Plattform passt an drei Seiten. Drei Gunst-Marker dafür?`,"learn-answer-platform":`Einer für dein Plättchen. Die Plattformen der passenden Nachbarplättchen kommen dazu.`,"learn-ask-missing":`Im Vorrat fehlt die Farbe, die übereinstimmt. Bekomme ich trotzdem Gunst?`,"learn-answer-missing":`Ja. Die Übereinstimmung gilt; nur die Karte fehlt.`,"learn-ask-last":`Zwei von uns stünde die letzte Karte einer Farbe zu. Wer bekommt sie?`,"learn-answer-last":`Wer zuerst kommt: Übereinstimmungen vor der Ausrichtung, dann im Uhrzeigersinn ab der Person, die gelegt hat.`,"learn-ask-returned":`Zählen Karten, die ich zurückgebe, sofort?`,"learn-answer-returned":`Ja. Sie sind im Vorrat, bevor du dein Plättchen legst, und können gleich zu dir zurückkommen oder an andere gehen.`,"learn-ask-order":`Darf ich zuerst ein Set abgeben und danach tauschen?`,"learn-answer-order":`Nein. Die Reihenfolge ist tauschen, Set abgeben, Plättchen legen.`,"learn-ask-twice":`Darf ich in einem Zug zwei Sets abgeben?`,"learn-answer-twice":`Nein, auch nicht im letzten Zug.`,"learn-ask-fourteen":`Ich habe 14 Karten. Muss ich ein Set abgeben?`,"learn-answer-fourteen":`Nein. Du darfst ein Set abgeben, zwei Karten abwerfen oder beides, wenn das Set nicht reicht.`,"learn-ask-over":`Durch das Plättchen von jemand anderem habe ich mehr als 12 Karten. Werfe ich jetzt ab?`,"learn-answer-over":`Nein. Die Grenze gilt nur in deinem eigenen Zug, kurz vor dem Legen.`,"learn-ask-generic":`Der Stapel meines Sets ist leer. Lohnt es sich noch?`,"learn-answer-generic":`Es bringt immer 4.`,"learn-ask-favor":`Alle 20 Gunst-Marker sind vergeben. Was nun?`,"learn-answer-favor":`Niemand bekommt Gunst, bis jemand für einen Tausch bezahlt.`,"learn-ask-pass":`Darf ich passen?`,"learn-answer-pass":`Erst im letzten Zug. Sonst legst du immer ein Plättchen.`,"learn-ask-secret":`Was ist geheim?`,"learn-answer-secret":`Die Plättchen, die jeder auf der Hand hat, die Reihenfolge des Nachziehstapels und welche Plättchen nicht im Spiel sind. Alles andere ist offen.`,"learn-text-questions":`Tippe auf eine Frage, um die Antwort zu sehen.`,"learn-title-differ":`Wo die Anleitungen sich unterscheiden`,"learn-text-differ":[`Die gedruckten Anleitungen sind sich nicht in allem einig, und manche Frage lassen sie offen. So wird`,`
`,`hier gespielt.`,`

`,`Es gibt nur die 20 Gunst-Marker aus der Schachtel. So haben wir entschieden.`,`

`,`Sobald du mit dem Abwerfen beginnst, sind Tausch und Set für diesen Zug vorbei. So haben wir`,`
`,`entschieden.`,`

`,`Hast du nach dem Abgeben eines Sets noch mehr als 12 Karten, wirfst du trotzdem bis auf 12 ab. In den`,`
`,`Anleitungen steht nur, dass man ein Set abgibt oder abwirft. So haben wir entschieden.`,`

`,`Beim Tausch nimmst du eine andere Farbe, als du abgibst. Das englische und das polnische Heft sprechen`,`
`,`von einer anderen Karte; das deutsche Regelblatt erlaubt eine beliebige.`,`

`,`Ein Set, dessen Stapel leer ist, bringt jedes Mal 4 Siegpunkte, auch wenn alle einfachen Marker vergeben`,`
`,`sind. Der Verlag hat das bestätigt; das deutsche Regelblatt hört nach drei Markern auf, druckt aber die`,`
`,`Antwort des Verlags ab.`],"learn-title-shuffle":`Gemischt wird so, dass es alle nachprüfen können`,"learn-text-shuffle":[`Bevor jemand Platz nimmt, zieht der Server eine geheime Zahl und zeigt ihr Siegel: einen`,`
`,`Fingerabdruck (SHA-256), aus dem sich die Zahl nicht erraten lässt und den keine andere hat. Von da`,`
`,`an kann er es sich nicht mehr anders überlegen.`,`

`,`Wenn du Platz nimmst, zieht dein Browser eine eigene Zufallszahl und zeigt nur ihr Siegel. Erst wenn`,`
`,`alle sitzen, werden die Zahlen der Spieler gezeigt. Plätze, Startspieler und die`,`
`,`Reihenfolge der Plättchen ergeben sich aus all diesen Zahlen zusammen, also kann weder der Server`,`
`,`noch irgendjemand allein sie bestimmen.`,`

`,`Nach dem Spiel wird das Geheimnis gezeigt. Auf der Schlussseite rechnet dein eigener Browser alles nach:`,`
`,`ob das Geheimnis zum Siegel passt, ob deine Zahl dabei ist, und ob die Plättchen so kamen, wie sie`,`
`,`mussten.`],credits:`Lanterns: The Harvest Festival ist ein Spiel von Christopher Chung, erschienen bei Renegade Game Studios. Dies ist eine inoffizielle Fassung von Fans ohne Verbindung zu beiden.`,"credits-font":`Überschriften in Fraunces, einer Schrift unter der SIL Open Font License.`};export{e as default};