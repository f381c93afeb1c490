# Boty: jak się nazywają, jakie są i dlaczego wybrały to, co wybrały.
# $you ma wartość yes, gdy zdanie zwraca się do gracza, o którym mówi.

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

bot-about =
    { $bot ->
        [random] gra dowolną dozwoloną akcję, jak padną kości
        [visitor] leci do najbliższego światła, nigdy nie wymienia i zwykle zapomina o poświęceniach
        [helper] skacze do najbliższego dopasowania, nigdy nie wymienia i często odkłada poświęcenia
        [lamplighter] zbiera zestawy i nie zauważa, co przy tym dostają inni
        [apprentice] patrzy prawie wszędzie i zaczyna zważać na to, co dostają inni
        [artisan] bierze to, co od razu jest warte najwięcej, i zerka na innych
        [master] zanim położy kafel, rozgrywa w myślach kilka gier naprzód
        [sage] zanim położy kafel, rozgrywa w myślach wiele gier naprzód
        [dragon] rozgrywa w myślach gry naprzód, dopóki starcza czasu
        [phoenix] z długiego doświadczenia wie, ile warta jest pozycja, i gra od razu
        [kirin] z długiego doświadczenia wie, ile warta jest pozycja, i do tego patrzy naprzód
        [fox] woli, żeby inni nic nie dostali, niż samemu zyskać więcej
        [magpie] gromadzi karty i żetony łaski i czeka na najcenniejsze żetony poświęceń
       *[other] pochodzi z innego pakietu
    }

reason-cards =
    { $count ->
        [one] kartę ({ $cards })
       *[other] karty ({ $cards })
    }
reason-taken =
    { $you ->
        [yes] Bierzesz { $things }.
       *[no] { $name } bierze { $things }.
    }
reason-returned =
    { $you ->
        [yes] Oddajesz { $things }.
       *[no] { $name } oddaje { $things }.
    }
reason-card-denied =
    { $you ->
        [yes] Nie dostajesz { color.genitive } karty, bo w zasobach już jej nie ma.
       *[no] { $name } nie dostaje { color.genitive } karty, bo w zasobach już jej nie ma.
    }
reason-paid =
    { $you ->
        [yes] Płacisz { $things }.
       *[no] { $name } płaci { $things }.
    }
reason-token-taken =
    { $you ->
        [yes] Bierzesz żeton za zestaw „{ kind }”, wart { honor.worth }.
       *[no] { $name } bierze żeton za zestaw „{ kind }”, wart { honor.worth }.
    }
reason-set-completed =
    { $you ->
        [yes] Masz wtedy karty na zestaw „{ kind }”, wart { honor.worth }.
       *[no] { $name } ma wtedy karty na zestaw „{ kind }”, wart { honor.worth }.
    }
