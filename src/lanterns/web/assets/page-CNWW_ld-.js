var e=`
color =
 { $color ->
 [red] czerwony
 [orange] pomarańczowy
 [green] zielony
 [purple] purpurowy
 [blue] niebieski
 [white] biały
 *[black] czarny
 }
 .feminine =
 { $color ->
 [red] czerwona
 [orange] pomarańczowa
 [green] zielona
 [purple] purpurowa
 [blue] niebieska
 [white] biała
 *[black] czarna
 }
 .accusative =
 { $color ->
 [red] czerwoną
 [orange] pomarańczową
 [green] zieloną
 [purple] purpurową
 [blue] niebieską
 [white] białą
 *[black] czarną
 }
 .genitive =
 { $color ->
 [red] czerwonej
 [orange] pomarańczowej
 [green] zielonej
 [purple] purpurowej
 [blue] niebieskiej
 [white] białej
 *[black] czarnej
 }
 .few =
 { $color ->
 [red] czerwone
 [orange] pomarańczowe
 [green] zielone
 [purple] purpurowe
 [blue] niebieskie
 [white] białe
 *[black] czarne
 }
 .many =
 { $color ->
 [red] czerwonych
 [orange] pomarańczowych
 [green] zielonych
 [purple] purpurowych
 [blue] niebieskich
 [white] białych
 *[black] czarnych
 }

color-letter =
 { $color ->
 [red] Cr
 [orange] Po
 [green] Zi
 [purple] Pu
 [blue] Ni
 [white] Bi
 *[black] Cn
 }

colored-cards =
 { $count ->
 [one] { $count } { color.feminine }
 [few] { $count } { color.few }
 *[other] { $count } { color.many }
 }

exchanged-card =
 .given =
 { $given ->
 [red] czerwoną
 [orange] pomarańczową
 [green] zieloną
 [purple] purpurową
 [blue] niebieską
 [white] białą
 *[black] czarną
 }
 .taken =
 { $taken ->
 [red] czerwoną
 [orange] pomarańczową
 [green] zieloną
 [purple] purpurową
 [blue] niebieską
 [white] białą
 *[black] czarną
 }

side =
 { $side ->
 [north] północ
 [east] wschód
 [south] południe
 *[west] zachód
 }
 .where =
 { $side ->
 [north] na północy
 [east] na wschodzie
 [south] na południu
 *[west] na zachodzie
 }
 .seen =
 { $side ->
 [north] u góry
 [east] po prawej
 [south] u dołu
 *[west] po lewej
 }

kind =
 { $kind ->
 [four-of-a-kind] cztery z jednego rodzaju
 [three-pair] trzy pary
 *[seven-unique] siedem różnych
 }

set =
 { $kind ->
 [seven-unique] { kind }
 *[other] { kind } ({ $colors })
 }

cards =
 { $count ->
 [one] { $count } karta
 [few] { $count } karty
 *[other] { $count } kart
 }

favor =
 { $count ->
 [one] { $count } żeton łaski
 [few] { $count } żetony łaski
 *[other] { $count } żetonów łaski
 }

honor =
 { $count ->
 [one] { $count } punkt honoru
 [few] { $count } punkty honoru
 *[other] { $count } punktów honoru
 }
 .worth =
 { $honor ->
 [one] { $honor } punkt honoru
 [few] { $honor } punkty honoru
 *[other] { $honor } punktów honoru
 }

tile-sides =
 { $platform ->
 [yes] północ { $north }, wschód { $east }, południe { $south }, zachód { $west }, z platformą
 *[no] północ { $north }, wschód { $east }, południe { $south }, zachód { $west }
 }
 .seen =
 { $platform ->
 [yes] góra { $north }, prawo { $east }, dół { $south }, lewo { $west }, z platformą
 *[no] góra { $north }, prawo { $east }, dół { $south }, lewo { $west }
 }

tile = kafel { $tile }: { tile-sides }

cell = pole ({ $x }; { $y })
 .on = na polu ({ $x }; { $y })

list-end = { $items } i { $last }
nothing = nic


event-game-started =
 { $you ->
 [yes] Kafle rozdane. Czerwony bok jest zwrócony do ciebie: zaczynasz.
 *[no] Kafle rozdane. Czerwony bok wskazuje, kto zaczyna: { $name }.
 }

event-exchanged =
 { $you ->
 [yes] Płacisz 2 żetony łaski i wymieniasz { exchanged-card.given } kartę na { exchanged-card.taken }.
 *[no] { $name } płaci 2 żetony łaski i wymienia { exchanged-card.given } kartę na { exchanged-card.taken }.
 }

event-dedicated =
 { $you ->
 [yes] Poświęcasz zestaw: { set }. Bierzesz żeton wart { honor.worth }.
 *[no] { $name } poświęca zestaw: { set }. Bierze żeton wart { honor.worth }.
 }

event-dedicated-generic =
 { $you ->
 [yes] Poświęcasz zestaw: { set }. Jego stos jest pusty, więc bierzesz ogólny żeton wart { honor.worth }.
 *[no] { $name } poświęca zestaw: { set }. Jego stos jest pusty, więc { $name } bierze ogólny żeton wart { honor.worth }.
 }

event-discarded =
 { $you ->
 [yes] Odrzucasz { color.accusative } kartę: możesz zatrzymać najwyżej 12.
 *[no] { $name } odrzuca { color.accusative } kartę: można zatrzymać najwyżej 12.
 }

event-tile-laid =
 { $you ->
 [yes] Kładziesz kafel { $tile } { cell.on }: { tile-sides }.
 *[no] { $name } kładzie kafel { $tile } { cell.on }: { tile-sides }.
 }

event-matched =
 { $you ->
 [yes] Dopasowanie ({ side }): bierzesz { color.accusative } kartę.
 *[no] Dopasowanie ({ side }): { $name } bierze { color.accusative } kartę.
 }

event-matched-missed =
 { $you ->
 [yes] Dopasowanie ({ side }): nic nie bierzesz, w zasobach nie ma już { color.many } kart.
 *[no] Dopasowanie ({ side }): { $name } nic nie bierze, w zasobach nie ma już { color.many } kart.
 }

event-favor-earned =
 { $you ->
 [yes] Platforma { cell.on }: bierzesz żeton łaski.
 *[no] Platforma { cell.on }: { $name } bierze żeton łaski.
 }

event-favor-missed =
 { $you ->
 [yes] Platforma { cell.on }: nic nie bierzesz, nie ma już żetonów łaski.
 *[no] Platforma { cell.on }: { $name } nic nie bierze, nie ma już żetonów łaski.
 }

event-faced =
 { $you ->
 [yes] Bok zwrócony do ciebie ({ side }): bierzesz { color.accusative } kartę.
 *[no] Bok od strony gracza { $name } ({ side }): { $name } bierze { color.accusative } kartę.
 }

event-faced-missed =
 { $you ->
 [yes] Bok zwrócony do ciebie ({ side }): nic nie bierzesz, w zasobach nie ma już { color.many } kart.
 *[no] Bok od strony gracza { $name } ({ side }): { $name } nic nie bierze, w zasobach nie ma już { color.many } kart.
 }

event-tile-drawn =
 { $you ->
 [yes] Dociągasz { tile }.
 *[no] { $name } dociąga { tile }.
 }

event-tile-drawn-hidden = { $name } dociąga kafel.

event-turn-began =
 { $you ->
 [yes] Twoja kolej.
 *[no] Teraz gra { $name }.
 }

event-turn-began-final =
 { $you ->
 [yes] Twoja ostatnia tura: wymiana i poświęcenie są jeszcze możliwe, ale kafli już się nie kładzie.
 *[no] Swoją ostatnią turę rozgrywa teraz { $name }.
 }

event-game-ended = Koniec gry.

action-exchange = Wymień { exchanged-card.given } kartę na { exchanged-card.taken }
action-dedicate = Poświęć zestaw: { set }, { honor.worth }
action-discard = Odrzuć { color.accusative } kartę
action-place = Połóż kafel { $tile } { cell.on }: { tile-sides }
action-end-turn = Zakończ ostatnią turę

gains =
 { $you ->
 [yes] Ty: { $things }
 *[no] { $name }: { $things }
 }

cards-left-none = brak { color.many }
favor-left-none = brak żetonów łaski

discards =
 { $you ->
 [yes] Odrzucasz karty: { $cards }. Możesz zatrzymać najwyżej 12.
 *[no] { $name } odrzuca karty: { $cards }. Można zatrzymać najwyżej 12.
 }


amount =
 .have =
 { $have ->
 [0] zero
 [1] jedną
 [2] dwie
 [3] trzy
 [4] cztery
 [5] pięć
 [6] sześć
 [7] siedem
 [8] osiem
 [9] dziewięć
 [10] dziesięć
 [11] jedenaście
 *[12] dwanaście
 }
 .count =
 { $count ->
 [0] zera
 [1] jednej
 [5] pięciu
 [6] sześciu
 [7] siedmiu
 [8] ośmiu
 [9] dziewięciu
 [10] dziesięciu
 [11] jedenastu
 [12] dwunastu
 *[other] { $count }
 }

error-seat-count = Lanterns to gra dla dwóch, trzech lub czterech osób, a nie dla { amount.count }.
error-seat-unknown = Miejsce to north (północ), east (wschód), south (południe) lub west (zachód), a nie „{ $side }”.
error-seat-repeated = Dwie osoby nie mogą siedzieć po tej samej stronie stołu ({ side }).
error-seat-order = Miejsca muszą następować po sobie zgodnie z ruchem wskazówek zegara: północ, wschód, południe, zachód.
error-tile-count =
 W grze dla { $players ->
 [2] dwóch
 [3] trzech
 *[4] czterech
 } osób używa się { $needed } kafli jeziora, a nie { $count }.
error-tile-unknown = Nie ma kafla jeziora { $tile }, który można wtasować; kafle mają numery od 1 do 35.
error-tile-repeated = Kafel jeziora { $tile } występuje dwa razy.

error-game-over = Gra się skończyła.
error-already-exchanged = W tej turze wymieniono już kartę.
error-exchange-passed = Wymiana następuje przed poświęceniem i przed odrzucaniem kart.
error-exchange-favor =
 Wymiana kosztuje dwa żetony łaski, a { $have ->
 [0] nie masz żadnego
 *[1] masz jeden
 }.
error-exchange-same = Przy wymianie trzeba wziąć kartę innego koloru.
error-no-card = Nie masz { color.genitive } karty.
error-supply-out = W zasobach nie ma już { color.many } kart.
error-dedication-passed = W tej turze poświęcono już zestaw albo zaczęto odrzucać karty.
error-not-a-set = Te karty nie tworzą zestawu, który można poświęcić.
error-set-color =
 Potrzebujesz { $need ->
 [2] dwóch
 *[4] czterech
 } { color.many } kart, a { $have ->
 [0] nie masz żadnej
 *[other] masz { amount.have }
 }.
error-set-seven = Potrzebujesz karty każdego koloru, a nie masz { color.genitive }.
error-discard-early = Karty odrzuca się tylko wtedy, gdy jest ich więcej niż dwanaście; masz { amount.have }.
error-discard-final = W ostatniej turze limit kart nie obowiązuje.
error-hand-limit =
 { $have ->
 [few] Masz { $have } karty i musisz zejść do dwunastu, zanim położysz kafel.
 *[other] Masz { $have } kart i musisz zejść do dwunastu, zanim położysz kafel.
 }
error-place-final = W ostatniej turze nie kładzie się kafli.
error-not-in-hand = Nie masz na ręce kafla { $tile }.
error-cell-taken = Na polu { $x },{ $y } leży już kafel.
error-cell-apart = Żaden kafel na jeziorze nie styka się bokiem z polem { $x },{ $y }.
error-bad-turns = Kafel można obrócić o 0, 1, 2 lub 3 ćwierćobroty, a nie o { $turns }.
error-must-place = Musisz położyć kafel; tylko ostatnia tura kończy się bez tego.

error-not-an-action = „{ $text }” nie jest akcją.

error-not-json = To nie jest tekst JSON ({ $why }).
error-too-large = Ten tekst JSON zawiera liczbę lub zagnieżdżenie zbyt duże jak na zapis gry.
error-not-an-object = Zapis gry jest obiektem JSON.
error-bad-action = Posunięcie { $ply }, { $action }: { $why }


bot-name =
 { $bot ->
 [random] Kostka
 [visitor] Ćma
 [helper] Żaba
 [lamplighter] Karp
 [apprentice] Kot
 [artisan] Czapla
 [master] Borsuk
 [sage] Sowa
 [dragon] Smok
 [phoenix] Feniks
 [kirin] Kirin
 [fox] Lis
 [magpie] Sroka
 *[other] { $bot }
 }



title = Lanterns
credits = Grę Lanterns: The Harvest Festival zaprojektował Christopher Chung, a wydaje ją Renegade Game Studios. To nieoficjalna wersja stworzona przez fanów, niezwiązana z autorem ani z wydawcą.
credits-font = Nagłówki złożono krojem Fraunces na licencji SIL Open Font License.

home = Lanterns: na stronę główną
header = Ta strona
close = Zamknij
you = Ty
loading = Zapalamy lampiony…
language = Język
learn = Jak grać

home-players = Gracze
home-my-turn = Twoja kolej
bot-choice = { $label }: { $name }
seat-free = Wolne miejsce
abandon = Przerwij grę
abandoned = Ta gra została przerwana.
abandoned-why = Przerwano ją, zanim się zaczęła.

people = Gracze i linki
reconnecting = Połączenie zerwane. Próbujemy wrócić…
awaited = Teraz gra { $name }, ale jest bez połączenia.
hand-over = Niech zagra bot
replaced = Za gracza { $name } gra bot.
watching = Oglądasz tę grę.
reclaim = Wróć na miejsce
curtain = Teraz gra { $name }
curtain-why = Przekaż ekran dalej. Do tego czasu kafle są zasłonięte.
curtain-lift = To ja, { $name }

unreachable = Serwer nie odpowiada
unreachable-now = Serwer nie odpowiada. Próbujemy dalej…
unreachable-once = Serwer nie odpowiada; nic nie przepadło. Spróbuj ponownie za chwilę.
retry = Spróbuj ponownie
lost = Tu nic nie pływa
lost-why = Ten adres nie prowadzi do żadnej strony. Może link został ucięty.
no-table = Nie ma tu stołu dla ciebie
no-table-why = Takiego stołu nie ma albo ta przeglądarka nie ma przy nim miejsca. Poproś o zaproszenie lub o link dla widzów.
to-home = Na stronę główną

settings = Ustawienia
theme-to-light = Włącz dzień
theme-to-dark = Włącz noc
motion = Ruch
sound = Dźwięk
sound-off = Wyłącz dźwięk
sound-on = Włącz dźwięk
festival = Święto
record = Pobierz zapis gry

error-no-table = Takiego stołu nie ma albo nie ma przy nim miejsca dla ciebie.
error-no-browser = Ta przeglądarka nie jest tu jeszcze znana.
error-foreign-origin = Żądanie pochodzi ze strony z innej witryny.
error-bad-message = Nie można odczytać wiadomości: { $why }.
error-too-fast = Za dużo naraz. Odczekaj chwilę.
error-not-stored = Serwer nie mógł tego zapisać, więc nic się nie stało. Spróbuj ponownie.
error-seat-not-yours = To nie jest twoje miejsce.
error-seat-not-played = Na tym miejscu nie gra bot.
error-seat-present = Osoba, która tam siedzi, jest połączona.
error-seat-just-left = Połączenie zerwało się dopiero przed chwilą; odczekaj { $seconds } s.
error-not-seated = To mogą zrobić tylko osoby grające przy tym stole.
error-not-started = Gra się jeszcze nie zaczęła.
error-not-your-turn = To nie twoja kolej.
error-curtain = Najpierw potwierdź, że jesteś przy ekranie.
error-bot-plays = Na tym miejscu gra bot; najpierw na nie wróć.
error-nothing-to-take-back = W tej turze nie ma czego cofnąć.
error-table-closed = Ten stół jest zamknięty.
error-table-unreadable = Tego stołu nie da się już odczytać; przyczyna jest w dzienniku serwera.
error-too-many-changes = Przy tym stole zrobiono to już zbyt wiele razy.
error-too-many-watchers = Ten stół ogląda już zbyt wiele osób.


table-nth = { $name } { $nth }
list-or = { $items } lub { $last }

table-lake = Jezioro
table-zoom-in = Powiększ
table-zoom-out = Pomniejsz
table-zoom-fit = Pokaż całe jezioro
table-lake-hint = Rozsuń palce albo przeciągnij, by się rozejrzeć.
table-way =
 { $side ->
 [north] { $count } w górę
 [east] { $count } w prawo
 [south] { $count } w dół
 *[west] { $count } w lewo
 }
table-tile-cell = Kafel, od łodzi { $way }: { tile-sides.seen }
table-last-cell = Ostatnio położony kafel, od łodzi { $way }: { tile-sides.seen }
table-boat-cell = Łódź: { tile-sides.seen }
table-free-cell = Wolne pole, od łodzi { $way }, styka się z: { $touching }
table-touching =
 { $platform ->
 [yes] { color } { side.seen } (z platformą)
 *[no] { color } { side.seen }
 }

table-player =
 { $you ->
 [yes] { $name } (ty)
 *[no] { $name }
 }
table-you = { $name } (ty)
table-here = Przy stole
table-away = Brak połączenia
table-stand-in = (gra bot)
table-start-player = Gracz startowy
table-honor-word = honoru
table-cards-of = Karty lampionów: { $name }
table-card-total = { $count } z 12 kart
table-no-tokens = jeszcze bez poświęceń
table-tiles-in-hand =
 { $count ->
 [0] Brak kafli na ręce
 [one] { $count } kafel na ręce
 [few] { $count } kafle na ręce
 *[other] { $count } kafli na ręce
 }
table-unfold = Wszystko o graczu: { $name }

table-reach = Zestawy w zasięgu: { $name }
table-reach-ready = { kind }: zestaw gotowy, { honor }
table-reach-short = { kind }: brakuje jednej karty ({ $colors }), { honor }
table-reach-far = { kind }: brakuje więcej niż jednej karty, { honor }
table-reach-becomes = { kind }: zestaw gotowy z tym kaflem, { honor }
table-set-worth = { kind } ({ $count })
table-completes-mine = Gotowe dla ciebie: { $sets }
table-completes-theirs =
 { $next ->
 [yes] Gotowe dla gracza { $name }, który gra następny: { $sets }
 *[no] Gotowe dla gracza { $name }: { $sets }
 }
table-completes-more =
 { $count ->
 [one] i jeszcze dla { $count } gracza
 [few] i jeszcze dla { $count } graczy
 *[other] i jeszcze dla { $count } graczy
 }
table-completes-all = Pokaż wszystko
table-completes-less = Pokaż najważniejsze

table-stacks = Żetony poświęcenia
table-stack-next = potem { $values }
table-stack-last = ostatni
table-stack-empty = pusto: zawsze 4
table-supply = Zasoby
table-draw =
 { $count ->
 [0] brak kafli do dociągnięcia
 [one] { $count } kafel do dociągnięcia
 [few] { $count } kafle do dociągnięcia
 *[other] { $count } kafli do dociągnięcia
 }

table-my-hand = Twoje kafle
table-hand-tile = Kafel { $nth } na ręce: { tile-sides.seen }
table-hand-empty = Wszystkie twoje kafle leżą już na jeziorze.
table-turn-left = Obróć w lewo
table-turn-right = Obróć w prawo

table-steps = Twoja tura
table-step-exchange = Wymiana
table-step-dedicate = Poświęcenie
table-step-discard = Odrzucanie
table-step-place = Kafel
table-step-end = Koniec tury
table-take-back = Cofnij
table-offers =
 { $count ->
 [one] Możesz teraz poświęcić zestaw.
 [few] Możesz poświęcić jeden z { $count } zestawów.
 *[other] Możesz poświęcić jeden z { $count } zestawów.
 }
table-no-set = Nie masz teraz zestawu do poświęcenia.
table-dedicated-already = W tej turze zestaw jest już poświęcony.
table-discard-begun = Odrzucanie już się zaczęło: w tej turze nie można już poświęcić zestawu.
table-offer = Poświęć zestaw: { kind }
table-on-turn = Teraz gra { $name }.
table-waiting = { $name } myśli…
table-unsent = Twój ruch czeka i zostanie wysłany, gdy wróci połączenie.
table-withdraw = Nie wysyłaj

table-your-turn = Twoja kolej
table-how-to-place = Wybierz kafel i wskaż świecące pole, aby zobaczyć, co kto dostanie.
table-dots = Kropki pokazują, ile boków pasuje.
table-ranked = Pokazuj na polach, ile najwięcej mogę tam dostać
table-preview = Jeśli położysz tutaj
table-preview-more = Pokaż, co kto dostanie
table-preview-less = Pokaż mniej
table-preview-match = Ty: { color.feminine } karta za dopasowanie { side.seen }
table-preview-match-missed = Ty: nic za dopasowanie { side.seen }, nie ma już { color.many } kart
table-preview-favor =
 { $own ->
 [yes] Ty: łaska za platformę twojego kafla
 *[no] Ty: łaska za platformę sąsiedniego kafla
 }
table-preview-favor-missed =
 { $own ->
 [yes] Ty: nic za platformę twojego kafla, nie ma już żetonów łaski
 *[no] Ty: nic za platformę sąsiedniego kafla, nie ma już żetonów łaski
 }
table-preview-faced =
 { $you ->
 [yes] Ty: { color.feminine } karta z boku zwróconego do ciebie
 *[no] { $name }: { color.feminine } karta
 }
table-preview-faced-missed =
 { $you ->
 [yes] Ty: nic, nie ma już { color.many } kart
 *[no] { $name }: nic, nie ma już { color.many } kart
 }
table-none-left = brak { color.many }
table-no-favor-left = brak łaski
table-place = Połóż kafel
table-click-to-place = Kliknij, aby go tu położyć. Obracasz go kółkiem myszy, Q i E.
table-turn-best = Inny obrót: { $count } dla ciebie
table-not-yet = Jeszcze nie
table-planning = Planowanie: gdyby kafel leżał tutaj
table-planning-word = Planowanie
table-planning-how = Wskaż wolne pole, aby zobaczyć, co dałby twój kafel. Nic nie jest wysyłane.
table-planning-note = Nic nie jest wysyłane. Do twojej tury jezioro może się zmienić.
table-planning-unknown = Nie można teraz sprawdzić, co dałyby twoje kafle.
table-planning-stop = Zakończ planowanie
table-click-to-hold = Kliknij, aby go tu przytrzymać, potem potwierdź. Obracasz go kółkiem myszy, Q i E.
table-place-how = Pole nie jest jeszcze wybrane. Weź jeden ze swoich kafli, potem świecące pole na jeziorze.

table-give = Oddajesz jedną kartę:
table-take = Bierzesz jedną z zasobów:
table-give-first = Najpierw wybierz kartę, którą oddajesz.
table-exchange-cost = Wymiana kosztuje 2 żetony łaski.
table-exchange-completes = Uzupełnia: { $sets }.
table-exchange-breaks = Rozbija: { $sets }.
table-pairs =
 { $count ->
 [0] Te trzy pary:
 [one] Wybierz jeszcze jedną parę:
 [few] Wybierz { $count } pary:
 *[other] Wybierz { $count } par:
 }
table-lack-four = Potrzebujesz czterech kart jednego koloru, a masz najwyżej { $count }.
table-lack-pairs =
 { $count ->
 [0] Potrzebujesz par w trzech kolorach, a nie masz żadnej.
 [one] Potrzebujesz par w trzech kolorach, a masz jedną.
 *[other] Potrzebujesz par w trzech kolorach, a masz dwie.
 }
table-lack-seven = Potrzebujesz karty każdego koloru. Brakuje: { $colors }.
table-generic = Jego stos jest pusty: to żeton ogólny.
table-discard =
 { $count ->
 [one] Masz o jedną kartę więcej niż 12: odrzuć ją.
 [few] Masz o { $count } karty więcej niż 12: odrzuć je po jednej.
 *[other] Masz o { $count } kart więcej niż 12: odrzuć je po jednej.
 }
table-discard-note = Po odrzuceniu pierwszej karty w tej turze nie ma już wymiany ani poświęcenia.
table-discard-or = Wolisz poświęcić zestaw? Po pierwszej karcie będzie za późno.
table-dedicate-surplus =
 { $count ->
 [one] Masz o jedną kartę więcej niż 12: poświęć zestaw albo odrzuć kartę.
 [few] Masz o { $count } karty więcej niż 12: poświęć zestaw albo odrzuć karty.
 *[other] Masz o { $count } kart więcej niż 12: poświęć zestaw albo odrzuć karty.
 }
table-final-turn = Twoja ostatnia tura
table-final-note = Możesz jeszcze raz wymienić kartę i poświęcić zestaw; kafli już się nie kładzie.

table-recap = Od twojej ostatniej tury
table-recap-done = Gramy dalej
table-tile-laid =
 { $you ->
 [yes] Kładziesz kafel.
 *[no] { $name } kładzie kafel.
 }
table-took-back =
 { $you ->
 [yes] Cofasz ostatni krok.
 *[no] { $name } cofa ostatni krok.
 }
table-seat-moved =
 { $you ->
 [yes] Grasz dalej na innym urządzeniu.
 *[no] { $name } gra dalej na innym urządzeniu.
 }
table-end-wanted =
 { $you ->
 [yes] Chcesz zakończyć grę.
 *[no] { $name } chce zakończyć grę.
 }
table-handed-over =
 { $you ->
 [yes] Gra za ciebie bot.
 *[no] Bot gra za gracza { $name }.
 }
table-reclaimed =
 { $you ->
 [yes] Znowu grasz na swoim miejscu.
 *[no] { $name } wraca do gry.
 }

table-placed =
 { $you ->
 [yes] Kładziesz kafel: { tile-sides.seen }.
 *[no] { $name } kładzie kafel: { tile-sides.seen }.
 }
table-matched =
 { $you ->
 [yes] Dopasowanie { side.seen }: bierzesz { color.accusative } kartę.
 *[no] Dopasowanie { side.seen }: { $name } bierze { color.accusative } kartę.
 }
table-matched-missed =
 { $you ->
 [yes] Dopasowanie { side.seen }: nic nie bierzesz, w zasobach nie ma już { color.many } kart.
 *[no] Dopasowanie { side.seen }: { $name } nic nie bierze, w zasobach nie ma już { color.many } kart.
 }
table-platform =
 { $you ->
 [yes] Platforma: bierzesz żeton łaski.
 *[no] Platforma: { $name } bierze żeton łaski.
 }
table-platform-missed =
 { $you ->
 [yes] Platforma: nic nie bierzesz, nie ma już żetonów łaski.
 *[no] Platforma: { $name } nic nie bierze, nie ma już żetonów łaski.
 }
table-faced =
 { $you ->
 [yes] Bok zwrócony do ciebie ({ side.seen }): bierzesz { color.accusative } kartę.
 *[no] Bok od strony gracza { $name } ({ side.seen }): { $name } bierze { color.accusative } kartę.
 }
table-faced-missed =
 { $you ->
 [yes] Bok zwrócony do ciebie ({ side.seen }): nic nie bierzesz, w zasobach nie ma już { color.many } kart.
 *[no] Bok od strony gracza { $name } ({ side.seen }): { $name } nic nie bierze, w zasobach nie ma już { color.many } kart.
 }
table-drawn =
 { $you ->
 [yes] Dociągasz kafel: { tile-sides.seen }.
 *[no] { $name } dociąga kafel: { tile-sides.seen }.
 }

table-error-not-in-hand = Nie masz tego kafla na ręce.
table-error-cell-taken = Na tym polu leży już kafel.
table-error-cell-apart = To pole nie styka się z żadnym kaflem na jeziorze.

table-log = Przebieg gry
table-log-filter = Pokaż
table-log-all = Wszystko
table-log-mine = Co dotyczy mnie
table-log-dedications = Poświęcenia
table-log-by = Ruchy: { $name }
table-log-empty = Jeszcze nic.

table-shortcuts = Klawisze
table-menu = Menu
theater-gets = { $name }: { $things }
theater-also = { $name }: { $things }
theater-completes = { $name } ma teraz zestaw „{ kind }”
theater-you-get = Ty: { $things }
theater-you-complete = Ty: { $things }, i masz teraz zestaw „{ kind }”
theater-skip = Przejdź do mnie
theater-skip-all = Pomiń
theater-you-got = Ty
`;export{e as default};