# Pierwsza gra z przewodnikiem i lekcje. $bot to imię bota przy stole.

course-first-game = Twoja pierwsza gra
course-give = Co dajesz innym
course-tokens = Brać żeton czy czekać?
course-count = Ostatnie karty jednego koloru
course-about =
    { $course ->
        [first-game] Zagraj z przewodnikiem: dwanaście małych kroków, dziesięć minut.
        [give] Każdy kafel to także prezent dla kogoś innego.
        [tokens] Kiedy opłaca się poświęcenie, a kiedy cierpliwość.
       *[count] Gdy zasoby się kończą, liczy się kolejność.
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
    Teraz wiesz już wszystko. Zagraj prawdziwą grę z łagodnym botem albo zobacz w trzech krótkich lekcjach,
    na co patrzą dobrzy gracze.

# Lekcje: pozycje, w których trzeba znaleźć odpowiedź. $honor to stawka.
guide-ask-give =
    { $bot } potrzebuje jeszcze jednej karty do zestawu wartego do { $honor } (kolor: { $colors }). Zgarnij
    tę kartę przeciwnikowi sprzed nosa, a daj taką, która niczego nie uzupełnia.
guide-else-give =
    { $hands ->
        [yes] Ten kafel daje dokładnie tę kartę, na którą czeka { $bot }, a z nią do { $honor } punktów honoru. Cofnij.
       *[no] { $bot } nie dostaje nic przydatnego, to dobrze. Można jednak lepiej: weź tę kartę dla siebie i jeszcze coś ponadto. Cofnij i spójrz jeszcze raz.
    }
guide-over-give =
    Właśnie tak: bierzesz kartę, na którą czeka { $bot }, a dajesz taką, która niczego nie uzupełnia. To,
    czego nie dasz, liczy się tak samo jak to, co weźmiesz.
guide-end-give =
    Zanim położysz kafel, rozejrzyj się: która karta uzupełni komuś zestaw? Tej właśnie nie dawaj.
guide-ask-take =
    Masz zestaw. Bierzesz żeton od razu czy kładziesz kafel i czekasz na więcej? Spójrz na stosy, na swoje
    karty i na te, które ma { $bot }.
guide-else-take =
    Spójrz naprzeciwko: { $bot } ma gotowy zestaw tego samego rodzaju, a kolejne żetony to { $honor } i już
    tylko { $next }. Cofnij i weź pierwszy.
guide-over-take =
    Dobrze: { $honor } dla ciebie. { $bot } ma gotowy zestaw tego samego rodzaju, ale dostanie już tylko
    { $next }.
guide-ask-wait = { guide-ask-take }
guide-else-wait =
    { $short ->
        [one] To rozbija lepszy zestaw: do kompletu wszystkich kolorów, wartego { $honor }, brakuje ci tylko jednego. Cofnij i połóż kafel.
       *[other] To rozbija lepszy zestaw: do kompletu wszystkich kolorów, wartego { $honor }, brakuje ci tylko { $short } kolorów. Cofnij i połóż kafel.
    }
guide-over-wait =
    { $short ->
        [one] Dobrze, cierpliwości: do kompletu wszystkich kolorów, wartego { $honor }, brakuje ci tylko jednego. Mały żeton by to popsuł.
       *[other] Dobrze, cierpliwości: do kompletu wszystkich kolorów, wartego { $honor }, brakuje ci tylko { $short } kolorów. Mały żeton by to popsuł.
    }
guide-end-tokens =
    Śpiesz się, gdy ktoś inny ma taki sam zestaw. Czekaj, gdy twoje karty będą wkrótce warte więcej.
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
