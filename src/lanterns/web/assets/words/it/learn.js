var e={"learn-contents":`Capitoli`,"learn-play":`Ora gioca`,"learn-board":`Un piccolo lago per provare`,"learn-board-cell":[`Sposta la tessera sulla casella libera `,{v:`number`}],"learn-board-back":`Torna all’esempio`,"learn-sign":[{s:`color`,d:`black`,k:{red:`rombo`,orange:`sole`,green:`foglia`,purple:`luna`,blue:`goccia`,white:`anello`,black:`quadrato`}}],"learn-middle":[{s:`middle`,d:`water`,k:{boat:`La tessera iniziale ha una barca al centro. Una barca non è una piattaforma.`,platform:`Undici tessere hanno una piattaforma. Le piattaforme danno gettoni privilegio.`,water:`Tutte le altre tessere mostrano l’acqua.`}}],"learn-row-cards":`carte di ogni colore nella riserva`,"learn-row-tiles":`tessere lago in gioco`,"learn-row-draw":`di cui nella pila di pesca`,"learn-row-stack":`gettoni dedica in ogni pila`,"learn-set":[{s:`kind`,d:`seven-unique`,k:{"four-of-a-kind":`Quattro carte di un colore.`,"three-pair":`Due carte per ciascuno di tre colori diversi.`,"seven-unique":`Una carta di ogni colore.`}}],"learn-take":[{m:`kind`},`: prendi il gettone da `,{v:`honor`}],"learn-generic":`poi sempre 4`,"learn-title-goal":`Il gioco in un minuto`,"learn-text-goal":[`È la notte della festa del raccolto. Da due a quattro giocatori, a turno, posano tessere di`,`
`,`lanterne su un lago. Ogni tessera manda luce a tutti: tu prendi le lanterne rivolte verso di te, e`,`
`,`i tuoi rivali le loro.`,`

`,`Raccogli carte lanterna, dedicane dei set e ottieni onore. I primi set valgono di più, quindi`,`
`,`fai presto; e guarda che cosa regali agli altri. Alla fine vince chi ha più onore.`],"learn-title-pieces":`I pezzi`,"learn-text-pieces":[`I colori sono sette. Ognuno ha un segno tutto suo, così nessuno deve distinguere il rosso dal`,`
`,`verde. Una tessera mostra un colore su ciascuno dei suoi quattro lati.`,`

`,`Ci sono 8 carte lanterna di ogni colore, 20 gettoni privilegio e 30 gettoni dedica: 27 in tre pile, una`,`
`,`per ogni tipo di set, e 3 generici che valgono 4.`],"learn-title-setup":`Come comincia una partita`,"learn-text-setup":[`Ognuno siede a un lato del lago; in due di solito si sta uno di fronte all’altro. Al centro c’è la`,`
`,`tessera iniziale, e ognuno prende una carta del colore del lato rivolto verso di sé. Comincia chi ha`,`
`,`davanti il rosso. Si gioca in senso orario, visto dall’alto.`,`

`,`Ognuno ha in mano tre tessere che nessun altro vede. Le carte restano scoperte.`,`

`,`Sul tuo schermo siedi sempre in basso e gli altri intorno al lago, come a un tavolo vero. Quante carte,`,`
`,`tessere e gettoni ci sono in gioco dipende dal numero di giocatori.`],"learn-title-turn":`Il tuo turno`,"learn-text-turn":[`Un turno ha tre fasi, sempre in quest’ordine: cambio, dedica, piazzamento. Le prime due sono`,`
`,`facoltative, e ciascuna si fa al massimo una volta. Poi piazzi una tessera e ne peschi un’altra,`,`
`,`finché ce ne sono.`,`

`,`Finché la tua tessera non è sul lago puoi annullare ciò che hai fatto prima.`],"learn-title-exchange":`Cambio (facoltativo)`,"learn-text-exchange":[`Paga 2 gettoni privilegio, rimetti una delle tue carte nella riserva e prendi una carta di un altro`,`
`,`colore che la riserva ha ancora.`],"learn-title-dedicate":`Dedica (facoltativa)`,"learn-text-dedicate":[`Restituisci un set di carte alla riserva e prendi il gettone in cima alla sua pila. Il suo numero è`,`
`,`l’onore che guadagni. I valori calano dall’alto in basso: tocca una pila per vedere che cosa resta a chi`,`
`,`viene dopo.`],"learn-dedicate-more":[`Queste sono le pile per quattro giocatori; in tre manca un gettone per pila, in due ne mancano tre. In`,`
`,`un turno dedichi al massimo un set. Quando una pila è vuota, il suo set vale ancora 4.`],"learn-title-limit":`Al massimo dodici carte`,"learn-text-limit":[`Se hai cominciato il turno con più di 12 carte, e una dedica non ti ha portato a 12, scarti nella`,`
`,`riserva carte a tua scelta finché ne restano 12. Solo allora puoi piazzare una tessera. Quando cominci a`,`
`,`scartare, il cambio e la dedica di questo turno sono finiti.`,`

`,`In nessun altro momento si scartano carte.`],"learn-title-place":`Piazzare una tessera`,"learn-text-place":[`Metti una delle tue tessere, girata come vuoi, su una casella libera accanto a una tessera del`,`
`,`lago. I colori non devono per forza corrispondere. Poi tutti, a cominciare da te e in senso orario,`,`
`,`prendono una carta del colore del lato rivolto verso di loro.`,`

`,`Non importa dove si trova la tessera: su ognuna, vicina o lontana, il tuo lato è quello che guarda dalla`,`
`,`tua parte. Sul tuo schermo siedi sempre in basso, quindi il tuo è il lato in basso; chi ti sta di fronte`,`
`,`prende il colore di quello in alto. Un lato senza giocatori non dà niente.`,`

`,`Prova: gira la tessera, o tocca un’altra casella.`],"learn-caption-facing":`Il blu è rivolto verso di te, il bianco verso Bao, il verde verso Mei e il viola verso Ola.`,"learn-title-gives":`Corrispondenze e privilegi`,"learn-text-gives":[`Prima che ognuno prenda la carta rivolta verso di sé, ricevi un premio per le corrispondenze. Per ogni`,`
`,`lato della nuova tessera che tocca lo stesso colore, prendi una carta di quel colore.`,`

`,`Poi prendi un gettone privilegio per ogni piattaforma sulle tessere che corrispondono: su ogni`,`
`,`tessera accanto che corrisponde e su quella nuova, se ce l’ha. La nuova tessera conta una volta, per`,`
`,`quanti lati corrispondano. Senza corrispondenze non ci sono privilegi.`],"learn-caption-platform":[`A sinistra il verde tocca il verde. La tessera accanto non ha piattaforma, ma la nuova sì: una carta`,`
`,`verde e un gettone privilegio.`],"learn-caption-two":[`Due corrispondenze, con tre piattaforme in tutto: una carta viola, una rossa e tre gettoni`,`
`,`privilegio. Resta una sola carta nera, e tu vieni prima di Bao.`],"learn-title-short":`Quando un colore finisce`,"learn-text-short":[`Quando nella riserva non ci sono più carte di un colore, quella carta non si prende, e niente`,`
`,`la sostituisce. Tutto si prende in ordine: prima le corrispondenze, poi in senso orario da te.`,`
`,`L’ultima carta va quindi a chi viene prima. Le carte restituite si possono riprendere subito.`,`

`,`Anche i gettoni privilegio sono limitati: sono 20.`],"learn-caption-short":[`Non ci sono carte nere. Verso Mei è rivolto il nero, e non prende niente. Il rosso corrisponde alla`,`
`,`tessera della barca, ma una barca non è una piattaforma: nessun privilegio.`],"learn-title-example":`Un turno intero, passo per passo`,"learn-text-example":[`Hai 3 gettoni privilegio e otto carte: tre rosse e una ciascuna di arancione, verde, viola, blu e`,`
`,`bianco.`,`

`,`1. Cambio. Paghi 2 gettoni privilegio, rimetti nella riserva la carta viola e prendi una quarta carta`,`
`,`rossa. Ti resta 1 gettone privilegio.`,`

`,`2. Dedica. Restituisci le quattro carte rosse e prendi il gettone in cima alla pila «quattro di un`,`
`,`colore», un 8. Ti restano quattro carte.`,`

`,`3. Piazzamento. Giri la tessera in modo che in alto il blu tocchi il blu. La corrispondenza ti dà una`,`
`,`carta blu, e la piattaforma della tessera sopra un gettone privilegio.`,`

`,`4. Orientamento. Il lato in basso della tua tessera è arancione, quindi prendi una carta arancione. Poi`,`
`,`Bao a sinistra prende il rosso, Mei di fronte il blu e Ola a destra il bianco.`,`

`,`5. Pesca. Peschi una nuova tessera e tocca a Bao. Hai sei carte, 2 gettoni privilegio e 8 punti onore.`],"learn-caption-example":`Gli ultimi tre passi: il blu corrisponde al blu, e ognuno prende il colore rivolto verso di sé.`,"learn-title-end":`La fine`,"learn-text-end":[`Quando l’ultima tessera è piazzata, ognuno ha ancora un turno, a cominciare dal primo giocatore. In`,`
`,`questo turno puoi ancora cambiare e dedicare; non si piazza niente, e il limite di dodici carte non`,`
`,`vale.`,`

`,`Vince chi ha più onore. A parità di onore decidono i gettoni privilegio rimasti; poi le carte`,`
`,`lanterna rimaste; e se anche quelle sono pari, la vittoria è condivisa.`],"learn-title-questions":`Domande`,"learn-ask-match":`I colori devono corrispondere quando piazzo una tessera?`,"learn-answer-match":`No. Ogni lato può toccarne qualsiasi altro. Una corrispondenza è un premio.`,"learn-ask-boat":`La barca è una piattaforma?`,"learn-answer-boat":`No. Una corrispondenza con la tessera iniziale dà la carta, ma nessun privilegio per la barca. Una piattaforma sulla tua nuova tessera conta comunque.`,"learn-ask-neighbor":`Una tessera con piattaforma tocca la mia, ma i colori sono diversi. Prendo un privilegio?`,"learn-answer-neighbor":`No. Contano solo le tessere che prendono parte a una corrispondenza.`,"learn-ask-platform":`La mia tessera con piattaforma corrisponde su tre lati. Vale tre gettoni?`,"learn-answer-platform":`Uno per la tua tessera. Le piattaforme delle tessere accanto che corrispondono si aggiungono.`,"learn-ask-missing":`Nella riserva manca il colore che corrisponde. Prendo lo stesso il privilegio?`,"learn-answer-missing":`Sì. La corrispondenza vale; manca solo la carta.`,"learn-ask-last":`L’ultima carta di un colore spetta a due di noi. Chi la prende?`,"learn-answer-last":`Chi viene prima: le corrispondenze prima dell’orientamento, poi in senso orario da chi ha piazzato la tessera.`,"learn-ask-returned":`Le carte che restituisco contano subito?`,"learn-answer-returned":`Sì. Sono nella riserva prima che piazzi la tessera, e possono tornare subito a te o andare ad altri.`,"learn-ask-order":`Posso prima dedicare e poi cambiare?`,"learn-answer-order":`No. L’ordine è cambio, dedica, piazzamento.`,"learn-ask-twice":`Posso dedicare due set in un turno?`,"learn-answer-twice":`No, nemmeno nell’ultimo turno.`,"learn-ask-fourteen":`Ho 14 carte. Devo dedicare?`,"learn-answer-fourteen":`No. Puoi dedicare, scartare due carte, o fare entrambe le cose se la dedica non basta.`,"learn-ask-over":`Ho superato le 12 carte per via della tessera di un altro. Scarto adesso?`,"learn-answer-over":`No. Il limite si controlla solo nel tuo turno, subito prima di piazzare.`,"learn-ask-generic":`La pila del mio set è vuota. Conviene ancora?`,"learn-answer-generic":`Vale sempre 4.`,"learn-ask-favor":`Tutti i 20 gettoni privilegio sono stati presi. E adesso?`,"learn-answer-favor":`Nessuno ne prende finché qualcuno non paga un cambio.`,"learn-ask-pass":`Posso passare?`,"learn-answer-pass":`Solo nell’ultimo turno. Altrimenti piazzi sempre una tessera.`,"learn-ask-secret":`Che cosa è segreto?`,"learn-answer-secret":`Le tessere in mano, l’ordine della pila di pesca e quali tessere non sono in gioco. Tutto il resto è scoperto.`,"learn-text-questions":`Tocca una domanda per vedere la risposta.`,"learn-title-differ":`Dove i regolamenti divergono`,"learn-text-differ":[`I regolamenti stampati non concordano su tutto, e su qualche punto tacciono. Qui si gioca così.`,`

`,`I gettoni privilegio sono solo i 20 della scatola. È una nostra decisione.`,`

`,`Dal primo scarto in poi, il cambio e la dedica di questo turno sono finiti. È una nostra decisione.`,`

`,`Se dopo una dedica hai ancora più di 12 carte, scarti comunque fino a 12. I regolamenti dicono solo di`,`
`,`dedicare o scartare. È una nostra decisione.`,`

`,`Nel cambio prendi un colore diverso da quello che dai. I regolamenti inglese e polacco parlano di una`,`
`,`carta diversa; il foglio tedesco ne permette una qualsiasi.`,`

`,`Un set la cui pila è vuota vale sempre 4, anche quando i gettoni generici sono finiti. L’editore`,`
`,`lo ha confermato; il foglio tedesco si ferma a tre gettoni, ma riporta la risposta dell’editore.`],"learn-title-shuffle":`Una mescolata che tutti possono verificare`,"learn-text-shuffle":[`Prima che qualcuno si sieda, il server estrae un numero segreto e ne mostra il sigillo: un’impronta`,`
`,`(SHA-256) da cui il numero non si può indovinare, e che nessun altro numero ha. Da quel momento non`,`
`,`può più cambiare idea.`,`

`,`Quando ti siedi, il tuo browser estrae un suo numero a caso e ne mostra solo il sigillo. I numeri dei`,`
`,`giocatori si mostrano quando tutti sono seduti. Posti, primo giocatore e ordine delle tessere derivano`,`
`,`da tutti questi numeri insieme, quindi né il server né un singolo giocatore può sceglierli.`,`

`,`Dopo la partita il segreto viene mostrato. Nella schermata finale il tuo browser rifà tutti i conti: se`,`
`,`il segreto corrisponde al sigillo, se c’è il tuo numero, e se le tessere sono uscite come dovevano.`],credits:`Lanterns: The Harvest Festival è un gioco di Christopher Chung, pubblicato da Renegade Game Studios. Questa è una versione non ufficiale fatta da appassionati, senza legami con loro.`,"credits-font":`I titoli sono in Fraunces, un carattere con licenza SIL Open Font License.`};export{e as default};