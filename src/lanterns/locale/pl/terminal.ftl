# Gra w terminalu.

greeting =
    Lanterns: Święto Plonów

    Kładź kafle na jeziorze, zbieraj karty lampionów i poświęcaj ich zestawy, by zdobywać honor.
    Odpowiadaj numerem. Wpisz „pomoc”, by poznać wszystko inne, albo „zasady”, by przeczytać zasady w skrócie.

seated-person =
    { $you ->
        [yes] Siedzisz { side.where }.
       *[no] { $name } siedzi { side.where }.
    }
seated-bot = { $name } siedzi { side.where } i jest botem: { bot-about }.
player-name = Gracz { $number }

curtain-hide = Naciśnij Enter, by ukryć swoje kafle.
curtain-pass = Przy klawiaturze siada teraz { $name }. Naciśnij Enter, gdy nikt inny nie widzi ekranu.

draw-stack =
    { $count ->
        [0] Stos dociągania jest pusty.
        [one] Na stosie dociągania został { $count } kafel.
        [few] Na stosie dociągania zostały { $count } kafle.
       *[other] Na stosie dociągania zostało { $count } kafli.
    }
player-line =
    { $you ->
        [yes] Ty ({ side }): { $held }; { $favor }; { $honor }.
       *[no] { $name } ({ side }): { $held }; { $favor }; { $honor }.
    }
held = { $list } ({ cards })
no-cards = brak kart
player-tokens = Żetony: { $tokens }.
no-tokens = Jeszcze bez żetonów.
token = { kind } { $honor }
next-tokens = Następne żetony: { $tokens }.
your-tiles = Twoje kafle:
supply-line = Karty w zaopatrzeniu: { $list }.
favor-line = Żetony łaski w zaopatrzeniu: { $count }.
stack-line = Żetony za zestaw „{ kind }”: { $values }.
stack-empty = Żetony za zestaw „{ kind }”: już ich nie ma, poświęcenie daje 4 punkty.
drawing-key = Północ jest u góry. + platforma, ~ woda, b łódź, * najnowszy kafel, (1) wolne pole.
cell-line = { cell }: { $touching }
touched-side =
    { $piece ->
        [boat] { side } { color } (łódź)
        [platform] { side } { color } (kafel { $tile }, platforma)
       *[tile] { side } { color } (kafel { $tile })
    }

choose-action = Co robisz?
choose-tile = Który kafel?
choose-cell = Które pole?
choose-drawn-cell = Które pole? Wpisz numer z rysunku albo „pola”, by usłyszeć ich opis.
choose-turn = Jak go obrócić?
choose-best = Położenia, które dają ci najwięcej:
choose-set = Który zestaw?
choose-given = Którą kartę oddajesz?
choose-taken = Którą kartę bierzesz?
choose-discarded = Którą kartę odrzucasz?
menu-place = Połóż kafel
menu-best = Zobacz położenia, które dają ci najwięcej
menu-dedicate = Poświęć jeden z { $count } zestawów
menu-exchange = Wymień kartę za 2 żetony łaski
menu-discard =
    { $count ->
        [few] Odrzuć kartę: masz { $count } karty, a możesz zatrzymać 12
       *[other] Odrzuć kartę: masz { $count } kart, a możesz zatrzymać 12
    }
preview = Oto co to daje:
confirm-place = Położyć kafel? (tak lub nie)
confirm-quit = Opuścić grę? (tak lub nie)

not-a-choice =
    { $count ->
        [one] „{ $text }” nie jest tu możliwym wyborem. Wpisz 1, „wstecz” albo „pomoc”.
       *[other] „{ $text }” nie jest tu możliwym wyborem. Wpisz numer od 1 do { $count }, „wstecz” albo „pomoc”.
    }
not-yes-or-no = Odpowiedz „tak” albo „nie”.
not-a-set = Nie masz pełnego zestawu:
taken-back = Cofnięto.
nothing-to-take-back = W tej turze nie ma czego cofać.
log-empty = Nic się jeszcze nie wydarzyło.

game-saved = Gra jest zapisana w { $file }.
game-resumable = Gra jest zapisana. By grać dalej: lanterns play --resume { $file }
game-not-kept = Ta gra nie jest zapisywana; zrobi to opcja --record PLIK.
game-not-saved = Nie udało się zapisać gry: { $why }.
input-ended = Wejście się skończyło, a z nim gra.
goodbye = Do widzenia!

rank-line =
    { $you ->
        [yes] { $rank }. Ty: { $honor }, { $favor }, { $cards }.
       *[no] { $rank }. { $name }: { $honor }, { $favor }, { $cards }.
    }
you-too = ty
won-by-honor =
    { $you ->
        [yes] Wygrywasz: masz najwięcej honoru. Gratulacje!
       *[no] Wygrywa { $name }: najwięcej honoru.
    }
won-by-favor =
    { $you ->
        [yes] Na czele jest remis w honorze, ale wygrywasz dzięki żetonom łaski. Gratulacje!
       *[no] Na czele jest remis w honorze, ale dzięki żetonom łaski wygrywa { $name }.
    }
won-by-cards =
    { $you ->
        [yes] Na czele jest remis w honorze i żetonach łaski, ale wygrywasz dzięki kartom lampionów. Gratulacje!
       *[no] Na czele jest remis w honorze i żetonach łaski, ale dzięki kartom lampionów wygrywa { $name }.
    }
won-together = Wspólne zwycięstwo: { $names }. Honor, żetony łaski i karty lampionów są równe.

# Słowa, które można wpisać: pierwsze jest nazwą polecenia, pozostałe robią to samo.
command-place = połóż p
command-best = najlepsze
command-dedicate = poświęć d
command-exchange = wymień x
command-discard = odrzuć
command-end = koniec
command-lake = jezioro mapa
command-cells = pola
command-cards = karty wynik
command-tiles = kafle ręka
command-supply = zaopatrzenie
command-log = historia
command-back = wstecz cofnij
command-rules = zasady
command-help = pomoc h ?
command-quit = wyjdź q
command-yes = tak t
command-no = nie n
command-all = wszystko

help-place = położyć kafel, krok po kroku
help-best = pokazać położenia, które dają ci najwięcej
help-dedicate = poświęcić zestaw, np. „poświęć czerwony” albo „poświęć czerwony niebieski biały”
help-exchange = wymienić kartę, np. „wymień czerwony niebieski”
help-discard = odrzucić kartę, np. „odrzuć czerwony”
help-end = zakończyć ostatnią turę
help-lake = narysować jezioro
help-cells = opisać słowami wolne pola i to, z czym się stykają
help-cards = podać karty, żetony łaski, honor i żetony wszystkich graczy
help-tiles = opisać twoje kafle
help-supply = podać, co jest w zaopatrzeniu i na stosach
help-log = powtórzyć ostatnią rundę; „historia wszystko” opowiada całą grę
help-back = wyjść z pytania albo cofnąć to, co w tej turze było przed położeniem kafla
help-rules = zasady w skrócie
help-help = ta lista
help-quit = opuścić grę
help-notation =
    Kolory można wpisywać słowami albo literami z rysunku.
    Akcje można też wpisywać jak w zapisie gry: 12@0,-1r2 kładzie kafel 12 na polu 0,-1 po dwóch
    ćwierćobrotach, 4R poświęca cztery czerwone, 3RBW trzy pary, 7 siedem różnych, xP>R wymienia purpurową
    na czerwoną, -K odrzuca czarną, a kropka kończy ostatnią turę.

rules-summary =
    Zasady w skrócie
    Tura ma trzy kroki. Dwa pierwsze są dobrowolne.
    1. Wymiana: za 2 żetony łaski zamieniasz jedną ze swoich kart na kartę innego koloru z zaopatrzenia.
    2. Poświęcenie: oddajesz zestaw i bierzesz wierzchni żeton z jego stosu. Zestawy to cztery z jednego
       rodzaju (cztery karty jednego koloru), trzy pary (po dwie karty w trzech kolorach) i siedem różnych
       (po jednej karcie każdego koloru). Pusty stos i tak daje 4 punkty honoru.
    3. Położenie: kładziesz jeden ze swoich kafli, dowolnie obrócony, obok kafla na jeziorze i dociągasz nowy.
    Położony kafel daje ci po jednej karcie za każdy bok, który styka się z tym samym kolorem, i po jednym
    żetonie łaski za każdą platformę na pasujących kaflach, także na nowym. Potem każdy, od ciebie
    poczynając, bierze jedną kartę w kolorze boku, który jest do niego zwrócony. Kolor, którego zabrakło
    w zaopatrzeniu, przepada.
    Jeśli zaczynasz turę z ponad 12 kartami, poświęć zestaw albo odrzuć karty do 12, zanim położysz kafel.
    Gdy leżą już wszystkie kafle, każdy ma jeszcze jedną turę bez kładzenia. Wygrywa najwięcej honoru;
    o remisie rozstrzygają żetony łaski, a potem karty lampionów.
