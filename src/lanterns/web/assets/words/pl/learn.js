var e={"learn-contents":`Rozdziały`,"learn-play":`Zagraj`,"learn-board":`Małe jezioro do prób`,"learn-board-cell":[`Przenieś kafel na wolne pole `,{v:`number`}],"learn-board-back":`Wróć do przykładu`,"learn-sign":[{s:`color`,d:`black`,k:{red:`romb`,orange:`słońce`,green:`liść`,purple:`księżyc`,blue:`kropla`,white:`pierścień`,black:`kwadrat`}}],"learn-middle":[{s:`middle`,d:`water`,k:{boat:`Startowy kafel ma pośrodku łódź. Łódź nie jest platformą.`,platform:`Jedenaście kafli ma platformę. Platformy dają żetony łaski.`,water:`Na pozostałych kaflach jest sama woda.`}}],"learn-row-cards":`kart każdego koloru w\xA0zasobach`,"learn-row-tiles":`kafli jeziora w\xA0grze`,"learn-row-draw":`z\xA0tego na stosie dociągania`,"learn-row-stack":`żetonów poświęcenia w\xA0każdym stosie`,"learn-set":[{s:`kind`,d:`seven-unique`,k:{"four-of-a-kind":`Cztery karty jednego koloru.`,"three-pair":`Po dwie karty w\xA0trzech różnych kolorach.`,"seven-unique":`Po jednej karcie każdego koloru.`}}],"learn-take":[{m:`kind`},`: weź żeton o\xA0wartości `,{v:`honor`}],"learn-generic":`potem zawsze 4`,"learn-title-goal":`Gra w\xA0minutę`,"learn-text-goal":[`Trwa noc święta plonów. Od dwóch do czterech osób kładzie po kolei kafle z\xA0lampionami na`,`
`,`jeziorze. Każdy kafel świeci w\xA0stronę wszystkich przy stole: bierzesz lampiony zwrócone do ciebie,`,`
`,`a\xA0rywale te zwrócone do nich.`,`

`,`Zbieraj karty lampionów, poświęcaj ich zestawy i\xA0zdobywaj honor. Pierwsze zestawy dają najwięcej,`,`
`,`więc się śpiesz, ale patrz też, co dajesz innym. Na końcu wygrywa osoba, która ma najwięcej honoru.`],"learn-title-pieces":`Elementy gry`,"learn-text-pieces":[`Jest siedem kolorów. Każdy ma własny znak, więc nikt nie musi odróżniać czerwieni od zieleni.`,`
`,`Kafel ma na każdym z\xA0czterech boków jeden kolor.`,`

`,`Jest 8 kart lampionów każdego koloru, 20 żetonów łaski i\xA030 żetonów poświęcenia: 27 w\xA0trzech stosach, po`,`
`,`jednym na każdy rodzaj zestawu, i\xA03 ogólne o\xA0wartości 4.`],"learn-title-setup":`Jak zaczyna się gra`,"learn-text-setup":[`Każdy siada przy jednym z\xA0boków jeziora; dwoje graczy siada zwykle naprzeciw siebie. Pośrodku leży`,`
`,`startowy kafel, a\xA0każdy bierze jedną kartę w\xA0kolorze boku, który jest do niego zwrócony. Zaczyna osoba,`,`
`,`do której zwrócony jest czerwony bok. Gra toczy się zgodnie z\xA0ruchem wskazówek zegara, patrząc z\xA0góry.`,`

`,`Każdy ma na ręce trzy kafle, których nie widzi nikt inny. Karty leżą odkryte.`,`

`,`Na swoim ekranie zawsze siedzisz u\xA0dołu, a\xA0pozostali wokół jeziora, jak przy prawdziwym stole. Od liczby`,`
`,`graczy zależy, ile jest w\xA0grze kart, kafli i\xA0żetonów.`],"learn-title-turn":`Twoja tura`,"learn-text-turn":[`Tura ma trzy kroki, zawsze w\xA0tej kolejności: wymiana, poświęcenie, dołożenie kafla. Dwa pierwsze są`,`
`,`dobrowolne, każdy najwyżej raz. Potem kładziesz jeden kafel i\xA0dociągasz nowy, dopóki są na stosie.`,`

`,`Zanim twój kafel trafi na jezioro, możesz cofnąć to, co było przed nim.`],"learn-title-exchange":`Wymiana (dobrowolna)`,"learn-text-exchange":[`Zapłać 2 żetony łaski, oddaj jedną ze swoich kart do zasobów i\xA0weź kartę innego koloru, który`,`
`,`jest jeszcze w\xA0zasobach.`],"learn-title-dedicate":`Poświęcenie (dobrowolne)`,"learn-text-dedicate":[`Oddaj jeden zestaw kart do zasobów i\xA0weź wierzchni żeton ze stosu tego zestawu. Liczba na nim`,`
`,`to honor. Wartości maleją z\xA0góry na dół: dotknij stosu, by zobaczyć, co zostaje dla następnych.`],"learn-dedicate-more":[`To stosy dla czterech graczy; przy trzech w\xA0każdym brakuje jednego żetonu, przy dwóch trzech. W\xA0jednej`,`
`,`turze poświęcasz najwyżej jeden zestaw. Gdy stos jest pusty, zestaw nadal daje 4.`],"learn-title-limit":`Najwyżej dwanaście kart`,"learn-text-limit":[`Jeśli zaczynasz turę z\xA0ponad 12 kartami, a\xA0poświęcenie nie zmniejszyło ich liczby do 12, odrzucasz`,`
`,`wybrane karty do zasobów, aż zostanie 12. Dopiero wtedy możesz położyć kafel. Od pierwszej odrzuconej`,`
`,`karty wymiana i\xA0poświęcenie w\xA0tej turze nie są już możliwe.`,`

`,`W\xA0żadnym innym momencie kart się nie odrzuca.`],"learn-title-place":`Dokładanie kafla`,"learn-text-place":[`Połóż jeden ze swoich kafli, dowolnie obrócony, na wolnym polu obok kafla na jeziorze. Kolory nie`,`
`,`muszą pasować. Potem każdy, od ciebie poczynając i\xA0zgodnie z\xA0ruchem wskazówek zegara, bierze jedną`,`
`,`kartę w\xA0kolorze boku, który jest do niego zwrócony.`,`

`,`Nie liczy się, gdzie leży kafel: na każdym, bliskim czy dalekim, twój jest bok zwrócony w\xA0twoją stronę.`,`
`,`Na swoim ekranie zawsze siedzisz u\xA0dołu, więc to bok dolny; osoba naprzeciwko bierze kolor z\xA0górnego.`,`
`,`Bok zwrócony do pustego miejsca nie daje nic.`,`

`,`Spróbuj: obróć kafel albo dotknij innego pola.`],"learn-caption-facing":`Niebieski bok jest zwrócony do ciebie, biały do Bao, zielony do Mei, a\xA0purpurowy do Oli.`,"learn-title-gives":`Dopasowania i\xA0łaska`,"learn-text-gives":[`Zanim ktokolwiek weźmie kartę z\xA0boku zwróconego do siebie, dostajesz premię za dopasowania. Za`,`
`,`każdy bok nowego kafla, który styka się z\xA0tym samym kolorem, bierzesz kartę tego koloru.`,`

`,`Potem bierzesz po jednym żetonie łaski za każdą platformę na pasujących kaflach: na każdym`,`
`,`pasującym kaflu obok i\xA0na nowym, jeśli ją ma. Nowy kafel liczy się raz, choćby pasowało kilka`,`
`,`jego boków. Bez dopasowania nie ma łaski.`],"learn-caption-platform":[`Lewy bok łączy zieleń z\xA0zielenią. Kafel obok nie ma platformy, ale ma ją nowy: jedna zielona`,`
`,`karta i\xA0jeden żeton łaski.`],"learn-caption-two":[`Dwa dopasowania, a\xA0biorą w\xA0nich udział trzy platformy: purpurowa i\xA0czerwona karta oraz trzy żetony`,`
`,`łaski. Została tylko jedna czarna karta, a\xA0twoja kolej jest przed Bao.`],"learn-title-short":`Gdy brakuje koloru`,"learn-text-short":[`Gdy w\xA0zasobach nie ma już karty jakiegoś koloru, ta karta przepada i\xA0nic jej nie zastępuje.`,`
`,`Wszystko bierze się po kolei: najpierw dopasowania, potem od ciebie zgodnie z\xA0ruchem wskazówek`,`
`,`zegara. Ostatnia karta trafia więc do tego, kto jest pierwszy. Oddane karty można od razu brać`,`
`,`ponownie.`,`

`,`Żetony łaski też są ograniczone: jest ich 20.`],"learn-caption-short":[`Nie ma czarnej karty. Do Mei zwrócony jest czarny bok, więc nic nie bierze. Dopasowujesz czerwony`,`
`,`bok do kafla z\xA0łodzią, ale łódź nie jest platformą: łaski nie ma.`],"learn-title-example":`Cała tura krok po kroku`,"learn-text-example":[`Masz 3 żetony łaski i\xA0osiem kart: trzy czerwone oraz po jednej pomarańczowej, zielonej, purpurowej,`,`
`,`niebieskiej i\xA0białej.`,`

`,`1. Wymiana. Płacisz 2 żetony łaski, oddajesz purpurową kartę i\xA0bierzesz czwartą czerwoną. Zostaje ci 1`,`
`,`żeton łaski.`,`

`,`2. Poświęcenie. Oddajesz cztery czerwone karty i\xA0bierzesz żeton z\xA0wierzchu stosu „cztery z\xA0jednego`,`
`,`rodzaju”: 8. Zostają ci cztery karty.`,`

`,`3. Kafel. Obracasz kafel tak, by jego górny, niebieski bok stykał się z\xA0niebieskim. Za dopasowanie`,`
`,`bierzesz niebieską kartę, a\xA0za platformę kafla powyżej żeton łaski.`,`

`,`4. Orientacja. Dolny bok twojego kafla jest pomarańczowy, więc bierzesz pomarańczową kartę. Potem Bao`,`
`,`po lewej bierze czerwoną, Mei naprzeciwko niebieską, a\xA0Ola po prawej białą.`,`

`,`5. Dociąganie. Bierzesz nowy kafel ze stosu i\xA0gra Bao. Masz sześć kart, 2 żetony łaski i\xA08 punktów`,`
`,`honoru.`],"learn-caption-example":`Ostatnie trzy kroki: niebieski pasuje do niebieskiego, a\xA0każdy bierze kolor zwrócony w\xA0swoją stronę.`,"learn-title-end":`Koniec gry`,"learn-text-end":[`Gdy leży już ostatni kafel, każdy ma jeszcze jedną turę, począwszy od gracza startowego. Można w\xA0niej`,`
`,`jeszcze raz wymienić kartę i\xA0poświęcić zestaw; kafli się nie kładzie, a\xA0limit dwunastu kart nie`,`
`,`obowiązuje.`,`

`,`Wygrywa osoba, która ma najwięcej honoru. Przy remisie rozstrzyga liczba pozostałych żetonów łaski,`,`
`,`potem liczba pozostałych kart lampionów, a\xA0jeśli i\xA0one są równe, zwycięstwo jest wspólne.`],"learn-title-questions":`Pytania`,"learn-ask-match":`Czy kolory muszą pasować, gdy kładę kafel?`,"learn-answer-match":`Nie. Każdy bok może stykać się z\xA0każdym. Dopasowanie to premia.`,"learn-ask-boat":`Czy łódź jest platformą?`,"learn-answer-boat":`Nie. Dopasowanie do startowego kafla daje kartę, ale za łódź nie ma łaski. Platforma na twoim nowym kaflu nadal się liczy.`,"learn-ask-neighbor":`Kafel z\xA0platformą styka się z\xA0moim, ale kolory są różne. Dostaję łaskę?`,"learn-answer-neighbor":`Nie. Liczą się tylko kafle, które biorą udział w\xA0dopasowaniu.`,"learn-ask-platform":`Mój kafel z\xA0platformą pasuje trzema bokami. Trzy żetony łaski za niego?`,"learn-answer-platform":`Jeden za twój kafel. Platformy na pasujących kaflach obok liczą się osobno.`,"learn-ask-missing":`W\xA0zasobach nie ma koloru, który pasuje. Dostaję łaskę?`,"learn-answer-missing":`Tak. Dopasowanie jest ważne, brakuje tylko karty.`,"learn-ask-last":`Dwie osoby mają wziąć ostatnią kartę jakiegoś koloru. Kto ją bierze?`,"learn-answer-last":`Kto jest pierwszy: najpierw dopasowania, potem boki zwrócone do graczy, od osoby, która położyła kafel, zgodnie z\xA0ruchem wskazówek zegara.`,"learn-ask-returned":`Czy karty, które oddaję, liczą się od razu?`,"learn-answer-returned":`Tak. Są w\xA0zasobach, zanim położysz kafel, i\xA0mogą od razu wrócić do ciebie albo trafić do innych.`,"learn-ask-order":`Czy mogę najpierw poświęcić, a\xA0potem wymienić?`,"learn-answer-order":`Nie. Kolejność: wymiana, poświęcenie, kafel.`,"learn-ask-twice":`Czy mogę poświęcić dwa zestawy w\xA0jednej turze?`,"learn-answer-twice":`Nie, nawet w\xA0ostatniej turze.`,"learn-ask-fourteen":`Mam 14 kart. Czy muszę poświęcić zestaw?`,"learn-answer-fourteen":`Nie. Możesz poświęcić zestaw, odrzucić dwie karty albo jedno i\xA0drugie, jeśli poświęcenie nie wystarczy.`,"learn-ask-over":`Mam ponad 12 kart przez cudzy kafel. Czy odrzucam je teraz?`,"learn-answer-over":`Nie. Limit sprawdza się tylko w\xA0twojej turze, tuż przed położeniem kafla.`,"learn-ask-generic":`Stos mojego zestawu jest pusty. Czy warto?`,"learn-answer-generic":`Zestaw zawsze daje 4.`,"learn-ask-favor":`Wszystkie 20 żetonów łaski jest rozdane. Co teraz?`,"learn-answer-favor":`Nikt nie dostaje łaski, dopóki ktoś nie zapłaci za wymianę.`,"learn-ask-pass":`Czy mogę spasować?`,"learn-answer-pass":`Dopiero w\xA0ostatniej turze. W\xA0każdej innej kładziesz kafel.`,"learn-ask-secret":`Co jest tajne?`,"learn-answer-secret":`Kafle na ręce każdego gracza, kolejność na stosie dociągania i\xA0to, których kafli nie ma w\xA0grze. Wszystko inne jest jawne.`,"learn-text-questions":`Dotknij pytania, by zobaczyć odpowiedź.`,"learn-title-differ":`Gdzie instrukcje się różnią`,"learn-text-differ":[`Drukowane instrukcje nie we wszystkim są zgodne, a\xA0niektóre sprawy pomijają. Tutaj gra się tak.`,`

`,`Jest tylko 20 żetonów łaski z\xA0pudełka. To nasza decyzja.`,`

`,`Od pierwszej odrzuconej karty w\xA0tej turze nie ma już wymiany ani poświęcenia. To nasza decyzja.`,`

`,`Jeśli po poświęceniu masz nadal ponad 12 kart, i\xA0tak odrzucasz do 12. Instrukcje mówią tylko: poświęć`,`
`,`albo odrzuć. To nasza decyzja.`,`

`,`Przy wymianie bierzesz inny kolor niż ten, który oddajesz. Angielska i\xA0polska instrukcja mówią o\xA0innej`,`
`,`karcie; niemiecka pozwala na dowolną.`,`

`,`Zestaw, którego stos jest pusty, zawsze daje 4, nawet gdy rozdano już wszystkie żetony ogólne. Wydawca`,`
`,`to potwierdził; niemiecka instrukcja kończy na trzech żetonach, ale drukuje odpowiedź wydawcy.`],"learn-title-shuffle":`Tasowanie, które każdy może sprawdzić`,"learn-text-shuffle":[`Zanim ktokolwiek usiądzie, serwer losuje tajną liczbę i\xA0pokazuje jej pieczęć: odcisk (SHA-256),`,`
`,`z\xA0którego nie da się odgadnąć liczby i\xA0którego nie ma żadna inna. Od tej chwili nie może zmienić`,`
`,`zdania.`,`

`,`Gdy siadasz, twoja przeglądarka losuje własną liczbę i\xA0pokazuje tylko jej pieczęć. Liczby graczy zostają`,`
`,`pokazane dopiero, gdy wszyscy usiądą. Miejsca, gracz startowy`,`
`,`i\xA0kolejność kafli wynikają z\xA0tych wszystkich liczb razem, więc ani serwer, ani żaden z\xA0graczy nie`,`
`,`może ich wybrać.`,`

`,`Po grze tajna liczba zostaje ujawniona. Na ekranie końcowym twoja przeglądarka sama liczy wszystko od`,`
`,`nowa: czy liczba pasuje do pieczęci, czy jest w\xA0tym twoja liczba i\xA0czy kafle wyszły tak, jak musiały.`],credits:`Grę Lanterns: The Harvest Festival zaprojektował Christopher Chung, a wydaje ją Renegade Game Studios. To nieoficjalna wersja stworzona przez fanów, niezwiązana z autorem ani z wydawcą.`,"credits-font":`Nagłówki złożono krojem Fraunces na licencji SIL Open Font License.`};export{e as default};