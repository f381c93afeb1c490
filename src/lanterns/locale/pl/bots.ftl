# Jakie są boty.

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
