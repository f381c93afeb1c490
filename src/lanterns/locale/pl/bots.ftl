# Jakie są boty.

bot-about =
    { $bot ->
        [random] wykonuje dowolną dozwoloną akcję, tak jak padną kości
        [visitor] leci do najbliższego światła, nigdy nie wymienia kart i zwykle zapomina o poświęceniach
        [helper] skacze do najbliższego dopasowania, nigdy nie wymienia kart i często odkłada poświęcenia
        [lamplighter] zbiera zestawy i nie zauważa, co przy tym dostają inni
        [apprentice] patrzy prawie wszędzie i zaczyna zwracać uwagę na to, co dostają inni
        [artisan] bierze to, co od razu jest warte najwięcej, i zerka na innych
        [master] zanim położy kafel, rozgrywa w myślach kilka partii
        [sage] zanim położy kafel, rozgrywa w myślach wiele partii
        [dragon] rozgrywa w myślach tyle partii, na ile starcza czasu
        [phoenix] z długiego doświadczenia wie, ile warta jest pozycja, i gra od razu
        [tiger] wie, ile warta jest pozycja, i patrzy naprzód, gdy zostają mu trzy kafle do położenia
        [kirin] z długiego doświadczenia wie, ile warta jest pozycja, i do tego patrzy naprzód
        [fox] woli, żeby inni nic nie dostali, niż samemu zyskać więcej
        [magpie] gromadzi karty oraz żetony łaski i czeka na najcenniejsze żetony poświęceń
       *[other] to dodatkowo zainstalowany bot
    }
