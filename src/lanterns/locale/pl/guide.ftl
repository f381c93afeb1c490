# Pierwsza gra z przewodnikiem i lekcje. $bot to imię bota przy stole.

course-first-game = Twoja pierwsza gra
course-give = Co dajesz innym
course-tokens = Brać żeton czy czekać?
course-count = Ostatnie karty jednego koloru
course-dry = Kolor do zera
course-leftovers = Nic nie zostaje
course-about =
    { $course ->
        [first-game] Zagraj z przewodnikiem: dwanaście małych kroków, dziesięć minut.
        [give] Każdy kafel to także prezent dla kogoś innego.
        [tokens] Kiedy opłaca się poświęcenie, a kiedy cierpliwość.
        [count] Gdy zasoby się kończą, liczy się kolejność.
        [dry] Czego nikt nie może wziąć, to nikomu nie uzupełni zestawu.
       *[leftovers] Karty, które zostaną ci na koniec, nie są nic warte.
    }
course-resume = Kontynuuj od miejsca przerwania
course-done = Ukończone
courses = Ucz się, grając

guide-step = Krok { $number } z { $count }
guide-restart = Zacznij od nowa
guide-leave = Wyjdź; możesz wrócić później
guide-back = Cofnij
guide-next = Dalej
guide-wait = Zobacz, co robi { $bot }…
guide-play = Zagraj (przeciwnik: { $bot })
guide-lesson = Lekcja: { $lesson }
guide-else = Tak wolno, ale nie o to chodziło. Cofnij i spróbuj jeszcze raz.
guide-urge = Najpierw naciśnij „{ $button }”.
guide-show = Pokaż
guide-skip = Pomiń
guide-right = Świetnie!
guide-fair = Nieźle, ale jest coś lepszego. Cofnij i spójrz jeszcze raz.
guide-closer =
    { $to ->
        [tile] Połóż zaznaczony kafel.
        [cell] Zaznaczony kafel pasuje na zaznaczone pole. Jak trzeba go obrócić?
       *[set] Odpowiedzią nie jest kafel: spójrz na swoje zestawy.
    }

guide-ask-facing =
    Witaj! Kafle dają karty lampionów, zestawy kart dają honor, a wygrywa ten, kto ma go najwięcej. Siedzisz
    u dołu, naprzeciwko siedzi { $bot }. Na każdym kaflu, gdziekolwiek leży, twój jest bok zwrócony w twoją
    stronę. Wybierz wolne pole obok łodzi i zobacz, kto co dostanie.
guide-ask-turn =
    Dolny bok jest twój, górny należy do przeciwnika ({ $bot }); po lewej i prawej nikt nie siedzi. Obróć
    kafel dwa razy i patrz, jak zmieniają się karty.
guide-ask-place =
    Kafel daje po jednej karcie wam obojgu, więc patrz na obie karty. Obróć go tak, jak wolisz, i połóż.
guide-over-facing =
    { $bot } też kładzie kafel. Jego dolny bok jest zwrócony do ciebie, więc bierzesz { color.accusative }
    kartę, choć to nie twoja tura. Każdy kafel daje coś wszystkim.
guide-ask-match =
    Teraz coś więcej: gdy bok twojego kafla styka się z tym samym kolorem, dostajesz dodatkową kartę tego
    koloru. Kropki pokazują pola, gdzie boki pasują. Obróć kafel albo weź inny i dopasuj bok.
guide-else-match =
    Tu wolno go położyć, ale żaden bok nie pasuje. Cofnij i poszukaj pola z kropką: kropki
    zmieniają się z każdym obrotem kafla.
guide-over-match =
    Brawo: karta za dopasowanie, tylko dla ciebie. Potem { $bot } kładzie kafel, a ty bierzesz
    { color.accusative } kartę.
guide-ask-favor =
    Inne jezioro, nieco później. Dwa kafle mają drewnianą platformę. Każda platforma, która bierze udział w
    dopasowaniu, daje ci żeton łaski. Połóż kafel tak, by go dostać.
guide-else-favor =
    Tym razem bez platformy. Cofnij i dopasuj kolor do kafla z platformą: podgląd pokaże żeton łaski, zanim
    położysz kafel.
guide-over-favor =
    Łaska jest twoja. Dwa takie żetony to zapłata za wymianę; wkrótce się przydadzą.
guide-ask-dedicate =
    Czas na honor. Masz dwie czerwone, dwie zielone i dwie czarne karty: trzy pary. Naciśnij „Poświęcenie” i
    oddaj je za żeton z wierzchu tego stosu: 9.
guide-else-dedicate =
    To może poczekać, a dziewiątka nie. Cofnij i najpierw poświęć trzy pary.
guide-ask-after =
    9 punktów honoru! Tura kończy się kaflem: połóż go, gdzie chcesz.
guide-over-dedicate =
    { $bot } też ma trzy pary, ale dziewiątki już nie ma, więc dostaje tylko { $honor }. Wartości maleją z
    żetonu na żeton: warto się pośpieszyć.
guide-ask-exchange =
    Następna tura. Masz trzy purpurowe karty: czwarta da zestaw „cztery z jednego rodzaju” za 8. Naciśnij
    „Wymiana” i za dwa żetony łaski zamień białą kartę na purpurową.
guide-else-exchange =
    To nie daje czwartej purpurowej karty. Cofnij, naciśnij „Wymiana”, oddaj białą i weź purpurową.
guide-ask-spend =
    Dobrze wydana łaska: masz cztery purpurowe karty. Poświęć je.
guide-else-spend =
    Wciąż masz cztery purpurowe karty. Cofnij i poświęć je, póki żeton jest wart 8.
guide-over-exchange =
    8 punktów honoru. Wymiana, poświęcenie, kafel: tura ma zawsze tę kolejność, a dwa pierwsze kroki są
    dobrowolne. Przeskoczmy kilka tur.
guide-ask-limit =
    Masz 13 kart, a z więcej niż 12 nikt nie może położyć kafla. Możesz odrzucać, ale poświęcenie też robi
    miejsce i daje honor. Który zestaw jest wart najwięcej?
guide-over-limit =
    { $how ->
        [discarded] To robi miejsce, ale nic nie daje: zestaw po jednej karcie każdego koloru był wart 10.
       *[dedicated] { honor.worth } i miejsce na nowe karty. Najlepszy był tu zestaw po jednej karcie każdego koloru, wart 10.
    }
guide-ask-last =
    Ostatni kafel leży już na jeziorze. Każdy ma jeszcze jedną turę, bez kafla. Poświęć jeszcze jeden
    zestaw: karty, które zostaną, nie dają honoru.
guide-else-last =
    Możesz jeszcze zdobyć honor. Cofnij i poświęć zestaw.
guide-ask-end = To już wszystko. Naciśnij „Zakończ ostatnią turę”.
guide-over-last =
    { $bot } rozgrywa ostatnią turę i to koniec gry. Twój honor: { $mine }, { $bot }: { $other }. Wygrywasz
    swoją pierwszą grę!
guide-end-first-game =
    Teraz wiesz już wszystko. Zagraj prawdziwą grę z łagodnym botem albo zobacz w pięciu krótkich lekcjach,
    na co patrzą dobrzy gracze.

# Lekcje: pozycje, w których trzeba znaleźć odpowiedź. $honor to stawka.
guide-ask-give =
    { $bot } potrzebuje jeszcze jednej karty do zestawu wartego do { $honor } (kolor: { $colors }). Jeden bok
    każdego kafla należy do przeciwnika. Wybierz i obróć swój tak, by ten bok nie dał takiej karty.
guide-else-give =
    { $hands ->
        [yes] Ten kafel daje dokładnie tę kartę, na którą czeka { $bot }, a z nią do { $honor } punktów honoru. Cofnij.
       *[no] { $bot } nie dostaje tej karty, to dobrze. Gdzie indziej kafel da ci jednak dużo więcej. Cofnij i spójrz jeszcze raz.
    }
guide-over-give =
    { $bot } dostaje kartę, która niczego nie uzupełnia, więc zestaw musi poczekać. To, czego nie dasz, liczy
    się tak samo jak to, co weźmiesz.
guide-end-give =
    Zanim położysz kafel, rozejrzyj się: która karta uzupełni komuś zestaw? Tej właśnie nie dawaj.
guide-ask-take =
    Masz zestaw. Bierzesz żeton od razu czy kładziesz kafel i czekasz na więcej? Spójrz na stosy, na swoje
    karty i na te, które ma { $bot }.
guide-else-take =
    Spójrz naprzeciwko: { $bot } ma gotowy zestaw tego samego rodzaju, a kolejne żetony to { $honor } i już
    tylko { $next }. W turze można poświęcić tylko jeden zestaw, więc czekanie kosztuje całą turę. Cofnij i weź
    żeton.
guide-over-take =
    { $honor } dla ciebie. { $bot } ma gotowy zestaw tego samego rodzaju, ale dostanie już tylko { $next }. W
    turze można poświęcić tylko jeden zestaw: taki, który tylko czeka, kosztuje całą turę.
guide-ask-wait = { guide-ask-take }
guide-else-wait =
    { $how ->
        [tile_laid]
            { $took ->
                [yes] Czekać warto, i ta karta też jest dobra. Gdzie indziej kafel da ci jednak dużo więcej. Cofnij i spójrz jeszcze raz.
               *[no] Czekać warto, ale nie na byle jaką kartę: do kompletu wszystkich kolorów, wartego { $honor }, brakuje ci tylko jednego ({ color }). Cofnij i zdobądź tę kartę.
            }
       *[other] To rozbija lepszy zestaw: do kompletu wszystkich kolorów, wartego { $honor }, brakuje ci tylko jednego ({ color }). Cofnij i znajdź kafel, który da ci tę kartę.
    }
guide-over-wait =
    Masz teraz komplet wszystkich kolorów, w następnej turze wart do { $honor }. Mniejszy żeton rozbiłby ten
    zestaw.
guide-end-tokens =
    Śpiesz się, gdy ktoś inny ma taki sam zestaw. Czekaj, gdy jedna karta więcej da lepszy.
guide-ask-count =
    { $left ->
        [0] W zasobach nie ma już { color.many } kart.
       *[other] W zasobach jest już tylko jedna { color.feminine } karta.
    } Karty bierze się po kolei: twoje dopasowania, twój bok, a potem bok gracza { $bot }. Znajdź kafel, który
    da dużo tobie, a przeciwnikowi nic.
guide-else-count =
    { $missed ->
        [yes] { $bot } nic nie dostaje, dobre oko! Ale gdzie indziej weźmiesz więcej. Cofnij i spójrz jeszcze raz.
       *[no] { $bot } wciąż dostaje kartę. Cofnij i zwróć do przeciwnika { color } bok, gdy takich kart już nie ma.
    }
guide-over-count =
    { $bot } ma przed sobą { color } bok i nic nie bierze, bo takich kart już nie ma. Najlepiej pokazywać
    innym boki, które nic nie dają.
guide-end-count =
    Licz, ile kart danego koloru zostało. Gdy koloru już nie ma, jego bok nikomu nic nie daje.
guide-ask-dry =
    { $bot } potrzebuje jeszcze jednej karty do zestawu wartego do { $honor } (kolor: { $colors }). { $left ->
        [one] W zasobach została tylko jedna taka karta.
       *[other] Kart tego koloru zostało w zasobach: { $left }.
    } Połóż kafel tak, by nie było już czego brać.
guide-else-dry =
    { $hands ->
        [yes] Ten kafel daje dokładnie tę kartę, na którą czeka { $bot }, a z nią do { $honor } punktów honoru. Cofnij.
       *[no]
            { $supply ->
                [0] W zasobach nie ma już { color.many } kart, to dobrze. Gdzie indziej kafel da ci jednak dużo więcej. Cofnij i spójrz jeszcze raz.
               *[other] W zasobach wciąż jest { color.feminine } karta, a z następnym kaflem może ją wziąć { $bot }. Cofnij i zadbaj o to, by żadna nie została.
            }
    }
guide-over-dry =
    W zasobach nie ma już { color.many } kart. Jakkolwiek { $bot } położy następny kafel, nie ma czego brać, więc
    zestaw musi poczekać.
guide-end-dry =
    Patrz, czego potrzebują inni i ile takich kart zostało. Tych, które masz na ręce, nikt inny nie weźmie.
guide-ask-leftovers =
    Twój ostatni kafel. Po tej turze masz już tylko ostatnią, bez kafla: najwyżej dwa poświęcenia, a karty,
    które zostaną, nie dają honoru. Co poświęcasz teraz?
guide-else-leftovers =
    { $how ->
        [tile_laid] To tura bez poświęcenia: zostaje ci tylko ostatnia, a z nią za dużo kart. Cofnij i najpierw poświęć zestaw.
       *[other] Z tego, co ci zostało, nie ma drugiego zestawu. Cofnij i wybierz taki zestaw, po którym zostanie następny.
    }
guide-over-leftovers =
    Z tego, co ci zostało, jest następny zestaw, na ostatnią turę. Razem oba są warte do { $honor }.
guide-end-leftovers =
    Pod koniec licz swoje tury: w każdej jest jedno poświęcenie. Wybieraj zestawy tak, by został następny, a nie
    garść kart.
